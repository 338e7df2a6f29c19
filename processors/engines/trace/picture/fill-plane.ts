import { clamp } from '../../numbers/clamp.ts'

/** Values of one channel on a grid, each with a weight (0..1). */
type Grid = {
  readonly across: number
  readonly down: number
  readonly values: Float32Array
  readonly weights: Float32Array
}

/**
 * Fills in values of weight 0 smoothly from the nearest ones, and leaves those of weight 1 alone. Source: S. Gortler et
 * al., "The lumigraph" (1996), pull–push algorithm.
 */
export function fillPlane(grid: Grid): Float32Array {
  if (grid.across * grid.down <= 1) return grid.values
  const coarse = halve(grid)
  return push(grid, fillPlane(coarse), coarse.across, coarse.down)
}

/** Weighted means of two by two values. */
function halve({ across, down, values, weights }: Grid): Grid {
  const half = { across: (across + 1) >> 1, down: (down + 1) >> 1 }
  const sums = new Float32Array(half.across * half.down)
  const total = new Float32Array(half.across * half.down)
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const at = y * across + x
      const to = (y >> 1) * half.across + (x >> 1)
      sums[to] += weights[at] * values[at]
      total[to] += weights[at]
    }
  for (let at = 0; at < sums.length; at++) if (total[at] > 0) sums[at] /= total[at]
  return { ...half, values: sums, weights: total.map((weight) => Math.min(1, weight)) }
}

function push(
  { across, down, values, weights }: Grid,
  coarse: Float32Array,
  width: number,
  height: number,
): Float32Array {
  const filled = new Float32Array(values.length)
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const at = y * across + x
      const known = weights[at]
      const rest = known < 1 ? valueAt(coarse, width, height, (x + 0.5) / 2 - 0.5, (y + 0.5) / 2 - 0.5) : 0
      filled[at] = known * values[at] + (1 - known) * rest
    }
  return filled
}

/** Bilinear interpolation; outside the grid the nearest value. */
export function valueAt(values: Float32Array, across: number, down: number, x: number, y: number): number {
  const left = clamp(x, 0, across - 1)
  const top = clamp(y, 0, down - 1)
  const [column, row] = [Math.floor(left), Math.floor(top)]
  const [u, v] = [left - column, top - row]
  const right = Math.min(across - 1, column + 1) - column
  const below = (Math.min(down - 1, row + 1) - row) * across
  const at = row * across + column
  return (
    (1 - v) * ((1 - u) * values[at] + u * values[at + right]) +
    v * ((1 - u) * values[at + below] + u * values[at + below + right])
  )
}
