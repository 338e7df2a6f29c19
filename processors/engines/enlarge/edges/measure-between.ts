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

/**
 * How many edges are anti-aliased: the share of edges along rows and columns, 0..1, whose middle pixel is a mixture of
 * its two neighbours; 1 where there are too few edges. Reducing by averaging leaves a mixture on most slanting edges;
 * nearest-neighbour sampling leaves none.
 */
export function measureBetween(grid: SampleGrid): number {
  const { width, height, wrap } = grid
  const write = createLightWriter(grid)
  const rows = [new Float32Array(width), new Float32Array(width), new Float32Array(width)] as const
  const read = (y: number): void => write(foldIndex(y, height, wrap.y), rows[y % 3], 0)
  const counts = { edges: 0, between: 0 }
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

function countRow(
  row: Float32Array,
  second: Float32Array,
  third: Float32Array,
  wraps: boolean,
  counts: { edges: number; between: number },
): void {
  const { length } = row
  for (let x = 0; x < length; x++) {
    count(row[x], row[foldIndex(x + 1, length, wraps)], row[foldIndex(x + 2, length, wraps)], counts)
    count(row[x], second[x], third[x], counts)
  }
}

function count(from: number, middle: number, to: number, counts: { edges: number; between: number }): void {
  if (Math.abs(to - from) < EDGE_STEP_MIN) return
  const share = (middle - from) / (to - from)
  if (share < -BETWEEN.ringing || share > 1 + BETWEEN.ringing) return
  counts.edges++
  if (share > BETWEEN.low && share < BETWEEN.high) counts.between++
}
