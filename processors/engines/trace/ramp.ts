import type { PixelPlane } from './pixels.ts'

const AXES: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
]

/** True when the pixel is a step of a ramp between two unlike neighbours, as anti-aliasing leaves it. */
export function isRamp(plane: PixelPlane, x: number, y: number, tolerance: number): boolean {
  const { data, width, height } = plane
  if (x < 2 || y < 2 || x + 2 >= width || y + 2 >= height) return false
  const at = (y * width + x) * 4
  for (const [stepX, stepY] of AXES) {
    const stride = (stepY * width + stepX) * 4
    if (isStep(data, at, at - stride, at + stride, tolerance)) return true
    // A two-pixel ramp has two unlike steps; two equal pixels are a stripe of their own.
    if (!isSame(data, at, at + stride, tolerance) && isStep(data, at, at - stride, at + 2 * stride, tolerance))
      return true
    if (!isSame(data, at, at - stride, tolerance) && isStep(data, at, at - 2 * stride, at + stride, tolerance))
      return true
  }
  return false
}

function isSame(data: Uint8Array, one: number, other: number, tolerance: number): boolean {
  for (let channel = 0; channel < 4; channel++)
    if (Math.abs(data[one + channel] - data[other + channel]) > tolerance) return false
  return true
}

function isStep(data: Uint8Array, at: number, one: number, other: number, tolerance: number): boolean {
  let along = 0
  let length = 0
  for (let channel = 0; channel < 4; channel++) {
    const span = data[other + channel] - data[one + channel]
    along += (data[at + channel] - data[one + channel]) * span
    length += span * span
  }
  if (length <= 16 * tolerance * tolerance) return false
  const share = along / length
  if (share < 0.1 || share > 0.9) return false
  for (let channel = 0; channel < 4; channel++) {
    const mixed = data[one + channel] + share * (data[other + channel] - data[one + channel])
    if (Math.abs(mixed - data[at + channel]) > tolerance + 3) return false
  }
  return true
}
