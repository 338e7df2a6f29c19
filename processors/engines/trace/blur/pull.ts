import type { LabelMap } from '../labels/merge-specks.ts'
import type { PictureModel } from './picture-model.ts'

/**
 * What is unexplained around pixels, weighted as a pixel's own light spreads: how hard the picture pulls at each. It is summed
 * where it is first asked for and kept up to date from then on.
 */
export type Pull = {
  /** Lightness and two colour differences, for the pixels that were read. */
  readonly light: Float32Array
  readonly blue: Float32Array
  readonly red: Float32Array
  /** A pixel's own spread, squared and summed. */
  readonly lightSquares: number
  readonly colorSquares: number
  /** Pixels from the frame within which nothing is read. */
  readonly radius: number
  readonly width: number
  readonly height: number
  /** 1 where the pull was read. */
  readonly isKnown: Uint8Array
  readonly residual: readonly Float32Array[]
  /** How a pixel spreads. */
  readonly spread: Stamp
  /** How a spread pixel is seen by spread pixels, twice as far. */
  readonly overlap: Stamp
}

/** Steps from a pixel in reading order, and the share of lightness and of colour that each holds. */
type Stamp = { readonly steps: Int32Array; readonly light: Float32Array; readonly color: Float32Array }

/** Nothing of it is known yet. */
export function createPull({ width, height }: LabelMap, { residual, lightTaps, colorTaps }: PictureModel): Pull {
  const radius = Math.max(lightTaps.length, colorTaps.length) - 1
  const size = width * height
  const overlap = stampOf(overlapOf(lightTaps), overlapOf(colorTaps), 2 * radius, width)
  const middle = overlap.steps.indexOf(0)
  return {
    light: new Float32Array(size),
    blue: new Float32Array(size),
    red: new Float32Array(size),
    lightSquares: overlap.light[middle],
    colorSquares: overlap.color[middle],
    radius,
    width,
    height,
    isKnown: new Uint8Array(size),
    residual,
    spread: stampOf(lightTaps, colorTaps, radius, width),
    overlap,
  }
}

/** Half of what is left of a blur that is blurred again, from its middle outwards. */
function overlapOf(taps: Float32Array): Float32Array {
  const radius = taps.length - 1
  return Float32Array.from({ length: 2 * radius + 1 }, (_, step) => {
    let sum = 0
    for (let at = step - radius; at <= radius; at++) sum += taps[Math.abs(at)] * taps[Math.abs(step - at)]
    return sum
  })
}

function stampOf(lightTaps: Float32Array, colorTaps: Float32Array, radius: number, width: number): Stamp {
  const side = 2 * radius + 1
  const light = new Float32Array(side * side)
  const color = new Float32Array(side * side)
  const steps = Int32Array.from(light, (_, i) => (Math.floor(i / side) - radius) * width + (i % side) - radius)
  for (let i = 0; i < steps.length; i++) {
    const [dx, dy] = [Math.abs((i % side) - radius), Math.abs(Math.floor(i / side) - radius)]
    light[i] = (lightTaps[dx] ?? 0) * (lightTaps[dy] ?? 0)
    color[i] = (colorTaps[dx] ?? 0) * (colorTaps[dy] ?? 0)
  }
  return { steps, light, color }
}

/** Sums the pull at a pixel, `radius` or more from the frame, unless it is known. */
export function readPull(pull: Pull, pixel: number): void {
  const { isKnown, residual, spread } = pull
  if (isKnown[pixel] === 1) return
  isKnown[pixel] = 1
  const { steps, light, color } = spread
  const [ofLight, ofBlue, ofRed] = residual
  let [sumLight, sumBlue, sumRed] = [0, 0, 0]
  for (let k = 0; k < steps.length; k++) {
    const at = pixel + steps[k]
    sumLight += light[k] * ofLight[at]
    sumBlue += color[k] * ofBlue[at]
    sumRed += color[k] * ofRed[at]
  }
  pull.light[pixel] = sumLight
  pull.blue[pixel] = sumBlue
  pull.red[pixel] = sumRed
}

/** Follows a pixel, `radius` or more from the frame, from one ink to another. */
export function repaintPull(pull: Pull, pixel: number, colors: Float64Array, from: number, to: number): void {
  const { residual, spread, overlap } = pull
  const pulls = [pull.light, pull.blue, pull.red]
  for (let channel = 0; channel < pulls.length; channel++) {
    const step = colors[to * 3 + channel] - colors[from * 3 + channel]
    const share = channel === 0 ? 'light' : 'color'
    takeStamp(residual[channel], pixel, spread.steps, spread[share], step)
    takeStamp(pulls[channel], pixel, overlap.steps, overlap[share], step)
  }
}

/**
 * Takes `amount` times a stamp from a channel. What falls before the first or after the last pixel is lost; what falls past a
 * side goes to pixels that nobody reads.
 */
function takeStamp(
  channel: Float32Array,
  pixel: number,
  steps: Int32Array,
  shares: Float32Array,
  amount: number,
): void {
  const { length } = steps
  // Of a stamp that lies inside as a whole no pixel need be asked.
  if (pixel + steps[0] >= 0 && pixel + steps[length - 1] < channel.length) {
    for (let k = 0; k < length; k++) channel[pixel + steps[k]] -= amount * shares[k]
    return
  }
  for (let k = 0; k < length; k++) {
    const at = pixel + steps[k]
    if (at >= 0 && at < channel.length) channel[at] -= amount * shares[k]
  }
}

/** Marks the known pixels at which repainting one moves the pull. */
export function markReach({ radius, width, height, isKnown }: Pull, x: number, y: number, due: Uint8Array): void {
  const bottom = Math.min(height - 1, y + 2 * radius)
  const left = Math.max(0, x - 2 * radius)
  const right = Math.min(width - 1, x + 2 * radius)
  for (let row = Math.max(0, y - 2 * radius); row <= bottom; row++)
    for (let pixel = row * width + left; pixel <= row * width + right; pixel++) if (isKnown[pixel] === 1) due[pixel] = 1
}
