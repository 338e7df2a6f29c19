import type { Whole } from '../../kernels/whole.ts'
import { colors, frame, residualBlue, residualLight, residualRed } from './model-kernel.ts'

/**
 * Correlation of the residual with the point spread function at each pixel, which tells how the picture pulls at it:
 * lightness and two colour differences, and 1 where it is known. It is computed when first needed and kept up to date
 * afterwards.
 */
export const pullLight = new Float32Array(0)
export const pullBlue = new Float32Array(0)
export const pullRed = new Float32Array(0)
export const isPullKnown = new Uint8Array(0)
/** Point spread function of a pixel: offsets in reading order, and weights for lightness and for colour. */
export const spreadSteps = new Int32Array(0)
export const spreadLight = new Float32Array(0)
export const spreadColor = new Float32Array(0)
/** Its autocorrelation, twice as far. */
export const overlapSteps = new Int32Array(0)
export const overlapLight = new Float32Array(0)
export const overlapColor = new Float32Array(0)

function spreadCount(): Whole {
  return (2 * frame[2] + 1) * (2 * frame[2] + 1)
}

function overlapCount(): Whole {
  return (4 * frame[2] + 1) * (4 * frame[2] + 1)
}

/** Sum of the squared weights of lightness. */
export function seenLight(): number {
  return overlapLight[overlapCount() >> 1]
}

/** The same for colour. */
export function seenOfColor(): number {
  return overlapColor[overlapCount() >> 1]
}

/** Computes the pull at a pixel, unless it is known. The pixel must be as far from the frame as the blur reaches. */
export function readPull(pixel: Whole): void {
  if (isPullKnown[pixel] === 1) return
  isPullKnown[pixel] = 1
  const count = spreadCount()
  let light = 0
  let blue = 0
  let red = 0
  for (let k: Whole = 0; k < count; k++) {
    const at = pixel + spreadSteps[k]
    light += spreadLight[k] * residualLight[at]
    blue += spreadColor[k] * residualBlue[at]
    red += spreadColor[k] * residualRed[at]
  }
  pullLight[pixel] = light
  pullBlue[pixel] = blue
  pullRed[pixel] = red
}

/** Updates residual and pull when such a pixel changes from one ink to another. */
export function repaintPull(pixel: Whole, from: Whole, to: Whole): void {
  const lighter = colors[to * 3] - colors[from * 3]
  const bluer = colors[to * 3 + 1] - colors[from * 3 + 1]
  const redder = colors[to * 3 + 2] - colors[from * 3 + 2]
  const spread = spreadCount()
  const overlap = overlapCount()
  takeStamp(residualLight, pixel, spreadSteps, spreadLight, spread, lighter)
  takeStamp(residualBlue, pixel, spreadSteps, spreadColor, spread, bluer)
  takeStamp(residualRed, pixel, spreadSteps, spreadColor, spread, redder)
  takeStamp(pullLight, pixel, overlapSteps, overlapLight, overlap, lighter)
  takeStamp(pullBlue, pixel, overlapSteps, overlapColor, overlap, bluer)
  takeStamp(pullRed, pixel, overlapSteps, overlapColor, overlap, redder)
}

/**
 * Subtracts `amount` times a stamp from a channel. What falls before the first or after the last pixel is lost; what
 * falls past a side lands on pixels that are never read.
 */
function takeStamp(
  channel: Float32Array,
  pixel: Whole,
  steps: Int32Array,
  shares: Float32Array,
  count: Whole,
  amount: number,
): void {
  const size = frame[0] * frame[1]
  for (let k: Whole = 0; k < count; k++) {
    const at = pixel + steps[k]
    if (at >= 0 && at < size) channel[at] -= amount * shares[k]
  }
}
