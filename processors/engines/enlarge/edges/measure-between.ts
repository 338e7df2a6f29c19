import { lightOf } from '../picture/light-of.ts'
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

/**
 * How many edges are anti-aliased: the share of edges along rows and columns, 0..1, whose middle pixel is a mixture of
 * its two neighbours; 1 where there are too few edges. Reducing by averaging leaves a mixture on most slanting edges;
 * nearest-neighbour sampling leaves none.
 */
export function measureBetween(grid: SampleGrid): number {
  const { width, height, wrap } = grid
  const row = (y: number): Float32Array => lightOf(grid, foldIndex(y, height, wrap.y), 1)
  const counts = { edges: 0, between: 0 }
  let [first, second] = [row(0), row(1)]
  for (let y = 0; y < height; y++) {
    const third = row(y + 2)
    for (let x = 0; x < width; x++) {
      count(first[x], first[foldIndex(x + 1, width, wrap.x)], first[foldIndex(x + 2, width, wrap.x)], counts)
      count(first[x], second[x], third[x], counts)
    }
    ;[first, second] = [second, third]
  }
  return counts.edges < EDGES_COUNTED_MIN ? 1 : counts.between / counts.edges
}

function count(from: number, middle: number, to: number, counts: { edges: number; between: number }): void {
  if (Math.abs(to - from) < EDGE_STEP_MIN) return
  const share = (middle - from) / (to - from)
  if (share < -BETWEEN.ringing || share > 1 + BETWEEN.ringing) return
  counts.edges++
  if (share > BETWEEN.low && share < BETWEEN.high) counts.between++
}
