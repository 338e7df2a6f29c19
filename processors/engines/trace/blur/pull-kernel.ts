import type { Whole } from '../../kernels/whole.ts'
import { colors, frame, residualBlue, residualLight, residualRed } from './model-kernel.ts'

/**
 * What is unexplained around pixels, weighted as a pixel's own light spreads: how hard the picture pulls at each. It is summed
 * where it is first asked for and kept up to date from then on. Lightness and two colour differences, and 1 where it is known.
 */
export const pullLight = new Float32Array(0)
export const pullBlue = new Float32Array(0)
export const pullRed = new Float32Array(0)
export const isPullKnown = new Uint8Array(0)
/** How a pixel spreads: steps from it in reading order, and the share of lightness and of colour that each holds. */
export const spreadSteps = new Int32Array(0)
export const spreadLight = new Float32Array(0)
export const spreadColor = new Float32Array(0)
/** How a spread pixel is seen by spread pixels, twice as far. */
export const overlapSteps = new Int32Array(0)
export const overlapLight = new Float32Array(0)
export const overlapColor = new Float32Array(0)

function spreadCount(): Whole {
  return (2 * frame[2] + 1) * (2 * frame[2] + 1)
}

function overlapCount(): Whole {
  return (4 * frame[2] + 1) * (4 * frame[2] + 1)
}

/** A pixel's own spread of lightness, squared and summed. */
export function seenLight(): number {
  return overlapLight[overlapCount() >> 1]
}

/** The same of colour. */
export function seenOfColor(): number {
  return overlapColor[overlapCount() >> 1]
}

/** Sums the pull at a pixel that keeps from the frame as far as the blur reaches, unless it is known. */
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

/** Follows such a pixel from one ink to another. */
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
 * Takes `amount` times a stamp from a channel. What falls before the first or after the last pixel is lost; what falls past a
 * side goes to pixels that nobody reads.
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
