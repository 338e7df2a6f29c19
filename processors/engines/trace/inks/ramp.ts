import type { PixelPlane } from '../picture/pixels.ts'
import { isMixture, type MixtureRule } from './mixture.ts'

/** Bytes from a pixel to the next along each way a ramp may run: a row, a column and both diagonals. */
export function rampStrides(width: number): Int32Array {
  return Int32Array.of(4, width * 4, (width + 1) * 4, (1 - width) * 4)
}

/**
 * True when the pixel is a step of a ramp between two unlike neighbours, as anti-aliasing or blur leaves it.
 *
 * @param strides what `rampStrides` gives for the plane
 * @param reach pixels a ramp may extend to either side: 2 for anti-aliasing, more for soft edges
 */
export function isRamp(
  plane: PixelPlane,
  x: number,
  y: number,
  tolerance: number,
  reach: number,
  strides: Int32Array,
): boolean {
  const { data, width, height } = plane
  if (x < reach || y < reach || x + reach >= width || y + reach >= height) return false
  const at = (y * width + x) * 4
  for (let way = 0; way < strides.length; way++) {
    const stride = strides[way]
    if (isStep(data, at, at - stride, at + stride, tolerance)) return true
    // A longer ramp has unlike steps on the way; equal pixels beside it are a stripe of their own.
    const leavesAfter = !isSame(data, at, at + stride, tolerance)
    const leavesBefore = !isSame(data, at, at - stride, tolerance)
    for (let far = 2; far <= reach; far++) {
      if (leavesAfter && isStep(data, at, at - (far - 1) * stride, at + far * stride, tolerance)) return true
      if (leavesBefore && isStep(data, at, at - far * stride, at + (far - 1) * stride, tolerance)) return true
      if (far > 2 && leavesAfter && leavesBefore && isStep(data, at, at - far * stride, at + far * stride, tolerance))
        return true
    }
  }
  return false
}

/** True when two pixels, named by their first byte, differ by no more than `tolerance` levels in any channel. */
export function isSame(data: Uint8Array, one: number, other: number, tolerance: number): boolean {
  return (
    Math.abs(data[one] - data[other]) <= tolerance &&
    Math.abs(data[one + 1] - data[other + 1]) <= tolerance &&
    Math.abs(data[one + 2] - data[other + 2]) <= tolerance &&
    Math.abs(data[one + 3] - data[other + 3]) <= tolerance
  )
}

/** A ramp is told from grain by a step of several tolerances. */
const STEP: MixtureRule = { stepMin: 4, shareMin: 0.1, slack: 3 }

function isStep(data: Uint8Array, at: number, one: number, other: number, tolerance: number): boolean {
  return isMixture(data, at, one, other, tolerance, STEP)
}
