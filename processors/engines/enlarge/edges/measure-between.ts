import { createLightWriter } from '../picture/light-of.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'

/** Levels of 255 between two pixels that have one between them, from which that is an edge. */
const EDGE_STEP_MIN = 64
/**
 * The middle pixel as a share of the way from one neighbour to the other: between `low` and `high` it is a mixture of
 * both; up to `ringing` outside it may still be an edge that rings.
 */
const BETWEEN = { low: 0.15, high: 0.85, ringing: 0.3 } as const
/** With fewer edges nothing is concluded. */
const EDGES_COUNTED_MIN = 30
/** Places of 2 × 2 equal pixels from which a colour is an ink of the picture, and between two others no mixture. */
const PLAIN_PLACES_MIN = 6
/**
 * Share of all pixels from which one light is that of an ink as well (`seen`), as of bands too thin to fill places: mixtures
 * of two inks this far apart take all lights between, and hardly one of them a hundredth. In a repeat of straight lines they
 * come again as often, but there are more of them than a cloth has dyes (`most`).
 */
const OFTEN = { seen: 1 / 64, most: 12 } as const

/**
 * How many edges are anti-aliased: the share of edges along rows and columns, 0..1, whose middle pixel is a mixture of
 * its two neighbours; 1 where there are too few edges. Reducing by averaging leaves a mixture on most slanting edges;
 * nearest-neighbour sampling leaves none. Where the middle is an ink of its own, as the rim of a drawn line, nothing is told.
 */
export function measureBetween(grid: SampleGrid): number {
  const { width, height, wrap } = grid
  const write = createLightWriter(grid)
  const rows = [new Float32Array(width), new Float32Array(width), new Float32Array(width)] as const
  const read = (y: number): void => write(foldIndex(y, height, wrap.y), rows[y % 3], 0)
  const counts = { edges: 0, between: 0, ...inkLights(grid) }
  read(0)
  read(1)
  for (let y = 0; y < height; y++) {
    read(y + 2)
    const first = rows[y % 3]
    const second = rows[(y + 1) % 3]
    const third = rows[(y + 2) % 3]
    countRow(first, second, third, wrap.x, counts)
  }
  return counts.edges < EDGES_COUNTED_MIN ? 1 : counts.between / counts.edges
}

type Inks = {
  /** Lights of the colours that fill places, as averaging leaves no mixture twice beside and below itself. */
  readonly plain: ReadonlySet<number>
  /** Lights that are seen often. */
  readonly often: ReadonlySet<number>
}

function inkLights(grid: SampleGrid): Inks {
  const { width, height, wrap } = grid
  const write = createLightWriter(grid)
  const rows = [new Float32Array(width), new Float32Array(width)] as const
  const places = new Map<number, number>()
  const seen = new Map<number, number>()
  write(0, rows[0], 0)
  for (let y = 0; y < height; y++) {
    const [row, next] = [rows[y % 2], rows[(y + 1) % 2]]
    write(foldIndex(y + 1, height, wrap.y), next, 0)
    for (let x = 0; x < width; x++) {
      const own = row[x]
      const right = foldIndex(x + 1, width, wrap.x)
      seen.set(own, (seen.get(own) ?? 0) + 1)
      if (next[x] !== own || row[right] !== own || next[right] !== own) continue
      places.set(own, (places.get(own) ?? 0) + 1)
    }
  }
  const seenMin = OFTEN.seen * width * height
  const often = lightsOf(seen, seenMin)
  return { plain: lightsOf(places, PLAIN_PLACES_MIN), often: often.size <= OFTEN.most ? often : new Set() }
}

function lightsOf(counts: ReadonlyMap<number, number>, least: number): ReadonlySet<number> {
  return new Set([...counts].filter(([, count]) => count >= least).map(([light]) => light))
}

type Counts = Inks & { edges: number; between: number }

function countRow(row: Float32Array, second: Float32Array, third: Float32Array, wraps: boolean, counts: Counts): void {
  const { length } = row
  for (let x = 0; x < length; x++) {
    count(row[x], row[foldIndex(x + 1, length, wraps)], row[foldIndex(x + 2, length, wraps)], counts)
    count(row[x], second[x], third[x], counts)
  }
}

function count(from: number, middle: number, to: number, counts: Counts): void {
  if (Math.abs(to - from) < EDGE_STEP_MIN) return
  const share = (middle - from) / (to - from)
  if (share < -BETWEEN.ringing || share > 1 + BETWEEN.ringing) return
  const isMixed = share > BETWEEN.low && share < BETWEEN.high
  if (isMixed && counts.plain.has(middle)) return
  counts.edges++
  if (isMixed && !counts.often.has(middle)) counts.between++
}
