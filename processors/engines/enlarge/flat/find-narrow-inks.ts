// Stripes two pixels wide have no pixel with nine alike around it, but squares of two by two: averaging leaves no mixture
// twice beside and below itself.
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import { INKS_MAX } from './flat-colours.ts'

/** Squares that a colour must fill to be an ink: this many, and as a share of the pixels. */
const SQUARES_MIN = { count: 16, share: 1 / 500 } as const
/** Levels of 255, in the channel where they differ most, within which colours may be steps of a slope. */
const APART_MIN = 6
/** Levels by which a colour may miss the straight way between two others and still be their mixture. */
const OFF_MAX = 1

/** A colour and how many squares it fills. */
type Tone = { readonly key: number; readonly colour: readonly number[]; readonly squares: number }

/** Inks of narrow stripes: behind each other as in `Inks`, and the ink of each pixel in a square of one. */
export type NarrowInks = { readonly colours: readonly number[]; readonly flatInk: Int16Array }

/**
 * Adds the inks of stripes two pixels wide to those of flat places of clean art; none where they may be steps of a slope.
 *
 * @param colours of the inks of flat places
 * @param flatInk ink of each flat pixel, or -1
 */
export function addNarrowInks(grid: SampleGrid, colours: readonly number[], flatInk: Int16Array): NarrowInks {
  const { channels } = grid
  const known = Array.from({ length: colours.length / channels }, (_, ink) =>
    colours.slice(ink * channels, (ink + 1) * channels),
  )
  const squares = findSquares(grid)
  const found: Tone[] = []
  for (const tone of tonesOf(grid, squares)) {
    const nearest = Math.min(
      ...[...known, ...found.map(({ colour }) => colour)].map((other) => apart(tone.colour, other)),
    )
    // The ink itself, as its stripes and rims.
    if (known.some((ink) => apart(tone.colour, ink) === 0)) continue
    if (nearest < APART_MIN) return { colours, flatInk }
    if (!isMixture(tone.colour, [...known, ...found.map(({ colour }) => colour)])) found.push(tone)
  }
  if (found.length === 0 || known.length + found.length > INKS_MAX) return { colours, flatInk }
  const inkOf = new Map(found.map(({ key }, i) => [key, known.length + i]))
  return {
    colours: [...colours, ...found.flatMap(({ colour }) => colour)],
    flatInk: flatInk.map((ink, pixel) => (ink >= 0 ? ink : (inkOf.get(squares[pixel]) ?? -1))),
  }
}

/** Colour of each pixel in a square of two by two equal ones, as a number; -1 for the others. */
function findSquares(grid: SampleGrid): Int32Array {
  const { width, height, wrap } = grid
  const squares = new Int32Array(width * height).fill(-1)
  for (let y = 0; y < (wrap.y ? height : height - 1); y++)
    for (let x = 0; x < (wrap.x ? width : width - 1); x++) {
      const right = foldIndex(x + 1, width, wrap.x)
      const below = foldIndex(y + 1, height, wrap.y) * width
      const places = [y * width + x, y * width + right, below + x, below + right]
      const key = keyOf(grid, places[0])
      if (places.every((place) => keyOf(grid, place) === key)) for (const place of places) squares[place] = key
    }
  return squares
}

function keyOf({ samples, channels }: SampleGrid, pixel: number): number {
  let key = 0
  for (let c = 0; c < channels; c++) key = key * 256 + Math.round(samples[pixel * channels + c])
  return key
}

/** Colours that fill enough squares, those that fill most first. */
function tonesOf({ channels }: SampleGrid, keys: Int32Array): Tone[] {
  const counts = new Map<number, number>()
  for (const key of keys) if (key >= 0) counts.set(key, (counts.get(key) ?? 0) + 1)
  const least = 4 * Math.max(SQUARES_MIN.count, SQUARES_MIN.share * keys.length)
  return [...counts]
    .filter(([, pixels]) => pixels >= least)
    .sort(([key, pixels], [otherKey, other]) => other - pixels || key - otherKey)
    .map(([key, pixels]) => ({
      key,
      squares: pixels / 4,
      colour: Array.from({ length: channels }, (_, c) => Math.floor(key / 256 ** (channels - 1 - c)) % 256),
    }))
}

function apart(one: readonly number[], other: readonly number[]): number {
  return Math.max(...one.map((value, c) => Math.abs(value - other[c])))
}

/**
 * Whether a colour lies between two that fill more squares: a line one pixel wide between two columns is half of its ink in
 * both. Where the further one is rarer, as where stripes cross, it is made of the colour and not the other way round.
 */
function isMixture(tone: readonly number[], commoner: readonly (readonly number[])[]): boolean {
  return commoner.some((one, i) =>
    commoner.slice(i + 1).some((other) => {
      const along = one.reduce((sum, value, c) => sum + (tone[c] - value) * (other[c] - value), 0)
      const share = along / one.reduce((sum, value, c) => sum + (other[c] - value) ** 2, 0)
      const isBetween = share > 0 && share < 1
      return isBetween && one.every((value, c) => Math.abs(tone[c] - value - share * (other[c] - value)) <= OFF_MAX)
    }),
  )
}
