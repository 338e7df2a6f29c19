import { median } from '../../numbers/quantile.ts'
import type { PixelPlane } from './pixels.ts'

// Side of a window and largest shift, pixels; number of windows that are looked at.
const SIDE = 16
const SHIFT_MAX = 8
const WINDOWS_SEEN = 64
// Least agreement of a window with itself, moved by the best shift, beyond what chance gives. Measured: weaves 1, with
// yarns that change every four pixels 0.62; error diffusion 0.2 to 0.5.
const AGREEMENT_MIN = 0.6

/**
 * Whether single pixels alternate in a pattern that repeats within eight pixels, as yarns of a weave do and diffused
 * errors do not.
 *
 * @param middles places at which pixels alternate
 */
export function patternRepeats({ data, width, height }: PixelPlane, middles: Int32Array): boolean {
  const words = new Int32Array(data.buffer, data.byteOffset, width * height)
  const step = Math.max(1, Math.floor(middles.length / WINDOWS_SEEN))
  const agreements: number[] = []
  for (let i = 0; i < middles.length; i += step) {
    const left = (middles[i] % width) - SIDE / 2
    const top = Math.floor(middles[i] / width) - SIDE / 2
    if (left < SHIFT_MAX || left + SIDE + SHIFT_MAX > width || top < 0 || top + SIDE + SHIFT_MAX > height) continue
    agreements.push(bestAgreement(words, top * width + left, width))
  }
  return agreements.length > 0 && median(agreements) >= AGREEMENT_MIN
}

/** Agreement of a window with itself at the best shift: 1 where all pixels are equal, 0 for as many as by chance. */
function bestAgreement(words: Int32Array, corner: number, width: number): number {
  const chance = chanceOf(words, corner, width)
  if (chance === 1) return 1
  let best = 0
  for (let down = 0; down <= SHIFT_MAX; down++)
    for (let right = down === 0 ? 1 : -SHIFT_MAX; right <= SHIFT_MAX; right++)
      best = Math.max(best, countEqual(words, corner, width, down * width + right))
  return (best / SIDE ** 2 - chance) / (1 - chance)
}

/** Probability that two pixels of a window have one colour. */
function chanceOf(words: Int32Array, corner: number, width: number): number {
  const counts = new Map<number, number>()
  for (let row = corner; row < corner + SIDE * width; row += width)
    for (let at = row; at < row + SIDE; at++) counts.set(words[at], (counts.get(words[at]) ?? 0) + 1)
  let sum = 0
  for (const count of counts.values()) sum += (count / SIDE ** 2) ** 2
  return sum
}

function countEqual(words: Int32Array, corner: number, width: number, shift: number): number {
  let count = 0
  for (let row = corner; row < corner + SIDE * width; row += width)
    for (let at = row; at < row + SIDE; at++) if (words[at] === words[at + shift]) count++
  return count
}
