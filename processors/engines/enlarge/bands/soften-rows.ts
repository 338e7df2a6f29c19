// Where noise hides whether edges were sharp, a drawing without the noise is blurred to the softness of the picture:
// right where its edges were soft, and never far off.

import { foldIndex } from '../picture/sample-grid.ts'
import type { PixelRows } from './pixel-rows.ts'

/**
 * A drawing under a blur, around its edges where it wraps: two box filters one after the other along each axis, with
 * integer weights, so that the order of adding does not matter.
 *
 * @param sigma standard deviation of the blur, pixels of the drawing
 */
export function softenRows(rows: PixelRows, sigma: number): PixelRows {
  const weights = weightsOf(sigma)
  if (weights.length === 1) return rows
  const { width, height, channels, wrap } = rows
  const reach = weights.length >> 1
  const total = weights.reduce((sum, weight) => sum + weight, 0) ** 2
  const kept = new Map<number, Int32Array>()
  const blurredAlong = async (y: number): Promise<Int32Array> => {
    const known = kept.get(y)
    if (known) return known
    const sums = sumAlong(await rows.row(y), { weights, width, channels, wraps: wrap.x })
    // Rows are asked for downwards: the one that came first is wanted last.
    const oldest = kept.size > weights.length ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(y, sums)
    return sums
  }
  const sums = new Float64Array(width * channels)
  const line = new Uint8Array(width * channels)
  return {
    ...rows,
    row: async (y) => {
      sums.fill(total / 2)
      for (let k = 0; k < weights.length; k++) {
        const along = await blurredAlong(foldIndex(y + k - reach, height, wrap.y))
        for (let i = 0; i < sums.length; i++) sums[i] += weights[k] * along[i]
      }
      for (let i = 0; i < line.length; i++) line[i] = sums[i] / total
      return line
    },
  }
}

/**
 * Integer weights of two box filters in turn, 2 a + 1 and 2 b + 1 wide, with the variance (a (a + 1) + b (b + 1)) / 3
 * that comes nearest to sigma².
 */
function weightsOf(sigma: number): readonly number[] {
  const varianceOf = (a: number, b: number): number => (a * (a + 1) + b * (b + 1)) / 3
  const missOf = ([a, b]: readonly [number, number]): number => Math.abs(varianceOf(a, b) - sigma ** 2)
  let best: readonly [number, number] = [0, 0]
  for (let a = 0; varianceOf(a, a) <= 2 * sigma ** 2 + 1; a++)
    for (const next of [[a, a] as const, [a, a + 1] as const]) if (missOf(next) < missOf(best)) best = next
  const [a, b] = best
  return Array.from({ length: 2 * (a + b) + 1 }, (_, i) => {
    const from = Math.abs(i - a - b)
    return Math.min(2 * a + 1, a + b + 1 - from)
  })
}

type Along = {
  readonly weights: readonly number[]
  readonly width: number
  readonly channels: number
  readonly wraps: boolean
}

function sumAlong(row: Uint8Array, { weights, width, channels, wraps }: Along): Int32Array {
  const reach = weights.length >> 1
  const sums = new Int32Array(row.length)
  for (let x = 0; x < width; x++)
    for (let k = 0; k < weights.length; k++) {
      const from = foldIndex(x + k - reach, width, wraps) * channels
      for (let c = 0; c < channels; c++) sums[x * channels + c] += weights[k] * row[from + c]
    }
  return sums
}
