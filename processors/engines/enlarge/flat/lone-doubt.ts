import type { Line, SampleGrid } from '../picture/sample-grid.ts'

/** Pixels around, each way, that are looked at. */
const REACH = 32
/**
 * Doubted pixels among these that are there by chance. Noisy art of 1024 × 1024 pixels had 170 of them all over, and the
 * network that was asked for them drew seven eighths of it.
 */
const BY_CHANCE = 7

/** Sets the trust (0..1 per pixel) of doubted pixels that stand nearly alone, as noise leaves them, to 1. */
export function dropLoneDoubt({ width, height, wrap }: SampleGrid, trust: Float32Array): void {
  const doubted = new Uint16Array(trust.length)
  for (let pixel = 0; pixel < trust.length; pixel++) if (trust[pixel] < 1) doubted[pixel] = 1
  const across = new Uint16Array(trust.length)
  for (let y = 0; y < height; y++)
    countAlong(doubted, across, { start: y * width, step: 1, count: width, wraps: wrap.x })
  for (let x = 0; x < width; x++) countAlong(across, doubted, { start: x, step: width, count: height, wraps: wrap.y })
  for (let pixel = 0; pixel < trust.length; pixel++) if (doubted[pixel] <= BY_CHANCE) trust[pixel] = 1
}

/** Sums of the window around each number of a line; beyond an end that does not wrap there are zeros. */
function countAlong(numbers: Uint16Array, sums: Uint16Array, { start, step, count, wraps }: Line): void {
  const at = (index: number): number => {
    if (wraps) return numbers[start + step * (((index % count) + count) % count)]
    return index >= 0 && index < count ? numbers[start + step * index] : 0
  }
  let sum = 0
  for (let k = -REACH; k <= REACH; k++) sum += at(k)
  for (let i = 0; i < count; i++) {
    sums[start + step * i] = sum
    sum += at(i + 1 + REACH) - at(i - REACH)
  }
}
