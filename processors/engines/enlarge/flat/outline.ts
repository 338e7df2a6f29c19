import { BEYOND, type BoundaryPiece } from '../../trace/trace-boundaries.ts'

/** Chords of all boundaries, listed under every row of source pixels that they cross. */
export type Outline = {
  readonly width: number
  readonly height: number
  /** Upper and lower end of each chord: x, y, x, y, in source pixels. */
  readonly chords: Float64Array
  /** Ink to the west and to the east of each chord. */
  readonly west: Uint8Array
  readonly east: Uint8Array
  /**
   * Chords of row y: `listed[starts[y]]` up to before `listed[starts[y + 1]]`, from left to right by their upper ends.
   */
  readonly starts: Int32Array
  readonly listed: Int32Array
  /** Heights of level boundaries, ascending, each once: no scan line would meet them where they are. */
  readonly levels: Float64Array
}

/** Boundaries are level that rise by at most this much over at least that much, pixels: curves have shorter chords. */
const LEVEL = { riseMax: 1 / 16, runMin: 1 / 2 } as const
/** Levels nearer to one another are one, so that there are never many in a row of pixels. */
const LEVELS_PER_PIXEL = 128

type Chords = Pick<Outline, 'chords' | 'west' | 'east' | 'levels'>

/** Sorts the chords of boundaries into rows; horizontal ones, which no scan line crosses, are left out. */
export function createOutline(pieces: readonly BoundaryPiece[], width: number, height: number): Outline {
  const chords = collectChords(pieces)
  return { width, height, ...chords, ...listByRows(chords, height) }
}

function collectChords(pieces: readonly BoundaryPiece[]): Chords {
  const chords: number[] = []
  const west: number[] = []
  const east: number[] = []
  const levels = new Set<number>()
  const addLevel = (y: number): unknown => levels.add(Math.round(y * LEVELS_PER_PIXEL) / LEVELS_PER_PIXEL)
  for (const { left, right, points } of pieces) {
    // The frame lies a hair inside of a repeat.
    const [onLeft, onRight] = [left === BEYOND ? right : left, right === BEYOND ? left : right]
    for (let at = 0; at + 3 < points.length; at += 2) {
      const [fromX, fromY, toX, toY] = [points[at], points[at + 1], points[at + 2], points[at + 3]]
      if (Math.abs(toY - fromY) <= LEVEL.riseMax && Math.abs(toX - fromX) >= LEVEL.runMin) {
        addLevel(fromY)
        addLevel(toY)
      }
      if (fromY === toY) continue
      const isDown = fromY < toY
      if (isDown) chords.push(fromX, fromY, toX, toY)
      else chords.push(toX, toY, fromX, fromY)
      // Walking down, the east is on the left.
      west.push(isDown ? onRight : onLeft)
      east.push(isDown ? onLeft : onRight)
    }
  }
  return {
    chords: Float64Array.from(chords),
    west: Uint8Array.from(west),
    east: Uint8Array.from(east),
    levels: Float64Array.from(levels).sort(),
  }
}

function listByRows({ chords, west }: Chords, height: number): Pick<Outline, 'starts' | 'listed'> {
  const starts = new Int32Array(height + 1)
  const firstOf = (chord: number): number => Math.max(0, Math.floor(chords[4 * chord + 1]))
  const lastOf = (chord: number): number => Math.min(height - 1, Math.ceil(chords[4 * chord + 3]) - 1)
  const byPlace = Int32Array.from(west, (_, chord) => chord)
  byPlace.sort((one, other) => chords[4 * one] - chords[4 * other] || one - other)
  for (const chord of byPlace) for (let y = firstOf(chord); y <= lastOf(chord); y++) starts[y + 1]++
  for (let y = 0; y < height; y++) starts[y + 1] += starts[y]
  const listed = new Int32Array(starts[height])
  const ends = starts.slice()
  for (const chord of byPlace) for (let y = firstOf(chord); y <= lastOf(chord); y++) listed[ends[y]++] = chord
  return { starts, listed }
}
