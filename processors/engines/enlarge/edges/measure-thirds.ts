import { lightOf } from '../picture/light-of.ts'
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
  const row = (y: number): Float32Array => lightOf(grid, foldIndex(y, height, wrap.y), 1)
  let [first, second, third] = [row(0), row(1), row(2)]
  let [along, down] = [0, 0]
  for (let y = 0; y < height; y++) {
    const fourth = row(y + REACH)
    for (let x = 0; x < width; x++) {
      const b = first[foldIndex(x + 1, width, wrap.x)]
      const c = first[foldIndex(x + 2, width, wrap.x)]
      const d = first[foldIndex(x + REACH, width, wrap.x)]
      if (returns(first[x], b, c, d)) along++
      if (returns(first[x], second[x], third[x], fourth[x])) down++
    }
    ;[first, second, third] = [second, third, fourth]
  }
  return Math.max(along, down) / (width * height)
}

/** Whether luma goes from `a` over `b` and `c` back to about what it was. */
function returns(a: number, b: number, c: number, d: number): boolean {
  const span = Math.max(a, b, c, d) - Math.min(a, b, c, d)
  return span >= SPAN_MIN && Math.abs(d - a) < RETURN_MAX * span
}
