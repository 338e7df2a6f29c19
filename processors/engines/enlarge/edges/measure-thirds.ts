import { createLightWriter } from '../picture/light-of.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'

/**
 * Levels of 255 that four pixels in a row must span to be looked at, and the share of that span by which the first and
 * the last may differ.
 */
const SPAN_MIN = 24
const RETURN_MAX = 0.25
/** Pixels from the first to the last. */
const REACH = 3

/**
 * Share of the pixels, 0..1, from which the luma changes and is back three pixels on, along rows or columns, whichever
 * has more. Only threads, stripes and checks near the finest that pixels can hold (the Nyquist limit) have most of
 * theirs so.
 */
export function measureThirds(grid: SampleGrid): number {
  const { width, height, wrap } = grid
  const write = createLightWriter(grid)
  const rows = Array.from({ length: REACH + 1 }, () => new Float32Array(width))
  const read = (y: number): void => write(foldIndex(y, height, wrap.y), rows[y % rows.length], 0)
  for (let y = 0; y < REACH; y++) read(y)
  let along = 0
  let down = 0
  for (let y = 0; y < height; y++) {
    read(y + REACH)
    const first = rows[y % rows.length]
    const second = rows[(y + 1) % rows.length]
    const third = rows[(y + 2) % rows.length]
    const fourth = rows[(y + REACH) % rows.length]
    along += countAlong(first, wrap.x)
    down += countDown(first, second, third, fourth)
  }
  return Math.max(along, down) / (width * height)
}

function countAlong(row: Float32Array, wraps: boolean): number {
  const { length } = row
  let count = 0
  for (let x = 0; x < length; x++) {
    const b = row[foldIndex(x + 1, length, wraps)]
    const c = row[foldIndex(x + 2, length, wraps)]
    if (returns(row[x], b, c, row[foldIndex(x + REACH, length, wraps)])) count++
  }
  return count
}

function countDown(first: Float32Array, second: Float32Array, third: Float32Array, fourth: Float32Array): number {
  let count = 0
  for (let x = 0; x < first.length; x++) if (returns(first[x], second[x], third[x], fourth[x])) count++
  return count
}

/** Whether luma goes from `a` over `b` and `c` back to about what it was. */
function returns(a: number, b: number, c: number, d: number): boolean {
  const span = Math.max(a, b, c, d) - Math.min(a, b, c, d)
  return span >= SPAN_MIN && Math.abs(d - a) < RETURN_MAX * span
}
