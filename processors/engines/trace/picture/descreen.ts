import { blurInPlace } from '../blur/blur-plane.ts'
import type { Dither } from './find-dither.ts'
import type { PixelPlane } from './pixels.ts'

/** Standard deviations and reach in pixels, thresholds in standard deviations of the dots around. */
type Descreening = {
  readonly first: number
  readonly reach: number
  readonly spread: number
  readonly thresholds: readonly number[]
  readonly last: number
}

// Chosen on four drawings in 2 to 256 colours for the most similar traces.
const coarse: Descreening = { first: 1.4, reach: 4, spread: 2, thresholds: [0.35, 0.25], last: 0.7 }
const fine: Descreening = { first: 1, reach: 3, spread: 1.5, thresholds: [0.35, 0.25], last: 0.6 }
// Spread of the dots' energy, pixels, and the squared deviation (levels²) below which nothing is dithered.
const ENERGY_SPREAD = 3
const ENERGY_MIN = 4

/**
 * Replaces patterns of single pixels by the colours that they imitate. A first mean blurs edges; each further one takes
 * the pixels around by how alike the means before it are, so that edges become as sharp again as dots are small. Places
 * without dots stay as they are, up to the last slight blur, which makes edges of all kinds alike. Source: Q. Zhang et
 * al., "Rolling guidance filter" (2014), with a range that follows the local strength of the dots.
 *
 * @returns samples of the picture, RGBA
 */
export function descreen(plane: PixelPlane, { crests, isCoarse }: Dither): Uint8Array {
  const { width, height } = plane
  const rule = isCoarse ? coarse : fine
  const weight = weightsOf(plane)
  const energy = energyOf(plane, crests)
  const picture = [0, 1, 2].map((channel) => channelOf(plane, channel))
  let guide = picture.map((own) => blurAround(own, weight, width, height, rule.first))
  for (let channel = 0; channel < guide.length; channel++) keepPlain(guide[channel], picture[channel], energy)
  for (const threshold of rule.thresholds)
    guide = meanOfAlike({ width, height, weight, energy, picture, guide }, rule, threshold)
  const last = guide.map((own) => blurAround(own, weight, width, height, rule.last))
  return interleaved(plane, last)
}

/** 1 for opaque pixels, 0 for the others. */
function weightsOf({ data, width, height }: PixelPlane): Float32Array {
  const weight = new Float32Array(width * height)
  for (let pixel = 0; pixel < weight.length; pixel++) weight[pixel] = data[pixel * 4 + 3] === 255 ? 1 : 0
  return weight
}

function channelOf({ data, width, height }: PixelPlane, channel: number): Float32Array {
  const own = new Float32Array(width * height)
  for (let pixel = 0; pixel < own.length; pixel++) own[pixel] = data[pixel * 4 + channel]
  return own
}

/** Squared deviation of crests from the mean of their neighbours, summed over the channels, as a local mean. */
function energyOf({ data, width, height }: PixelPlane, crests: Uint8Array): Float32Array {
  const energy = new Float32Array(width * height)
  for (let pixel = width; pixel + width < energy.length; pixel++) {
    if (crests[pixel] === 0) continue
    let sum = 0
    for (let at = pixel * 4; at < pixel * 4 + 3; at++)
      sum += (data[at] - (data[at - 4] + data[at + 4] + data[at - 4 * width] + data[at + 4 * width]) / 4) ** 2
    energy[pixel] = sum
  }
  blurInPlace(energy, width, height, tapsOf(ENERGY_SPREAD))
  return energy
}

/** Half of a Gaussian kernel, from its middle outwards. */
function tapsOf(deviation: number): Float32Array {
  const radius = Math.ceil(3 * deviation)
  const taps = Float64Array.from({ length: radius + 1 }, (_, at) => Math.exp(-(at * at) / (2 * deviation ** 2)))
  const sum = taps.reduce((total, tap, at) => total + (at === 0 ? tap : 2 * tap), 0)
  return Float32Array.from(taps, (tap) => tap / sum)
}

/** Blurs opaque pixels by opaque pixels. */
function blurAround(
  own: Float32Array,
  weight: Float32Array,
  width: number,
  height: number,
  deviation: number,
): Float32Array {
  const taps = tapsOf(deviation)
  const means = own.map((value, pixel) => value * weight[pixel])
  const weights = weight.slice()
  blurInPlace(means, width, height, taps)
  blurInPlace(weights, width, height, taps)
  for (let pixel = 0; pixel < means.length; pixel++)
    means[pixel] = weight[pixel] === 0 ? own[pixel] : means[pixel] / weights[pixel]
  return means
}

function keepPlain(means: Float32Array, own: Float32Array, energy: Float32Array): void {
  for (let pixel = 0; pixel < means.length; pixel++) if (energy[pixel] < ENERGY_MIN) means[pixel] = own[pixel]
}

type Guided = {
  readonly width: number
  readonly height: number
  readonly weight: Float32Array
  readonly energy: Float32Array
  readonly picture: readonly Float32Array[]
  readonly guide: readonly Float32Array[]
}

// Bins of the table of weights by squared difference, per unit of its exponent; beyond the last one weights are none.
const BINS_PER_UNIT = 64
const BINS = 512

type Averaging = Guided & {
  readonly means: readonly Float32Array[]
  readonly reach: number
  /** Weights of the places around a pixel, row by row. */
  readonly nearness: Float32Array
  /** Weights by squared difference from a pixel. */
  readonly likeness: Float32Array
}

/** Means of the picture around each dithered pixel, weighted by distance and by likeness in the guide. */
function meanOfAlike(guided: Guided, { reach, spread }: Descreening, threshold: number): Float32Array[] {
  const { width, height, weight, energy, guide } = guided
  const means = guide.map((own) => own.slice())
  const likeness = Float32Array.from({ length: BINS }, (_, bin) => Math.exp(-bin / BINS_PER_UNIT))
  const side = 2 * reach + 1
  const nearness = Float32Array.from({ length: side ** 2 }, (_, at) => {
    const [x, y] = [(at % side) - reach, Math.floor(at / side) - reach]
    return Math.exp(-(x * x + y * y) / (2 * spread ** 2))
  })
  const averaging = { ...guided, means, reach, nearness, likeness }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      if (energy[pixel] < ENERGY_MIN || weight[pixel] === 0) continue
      setMean(averaging, x, y, BINS_PER_UNIT / (2 * threshold ** 2 * energy[pixel]))
    }
  return means
}

/** Sets the weighted mean of one pixel; `steepness` is what one squared level of difference takes off, in bins. */
function setMean(averaging: Averaging, x: number, y: number, steepness: number): void {
  const { width, height, weight, picture, guide, means, reach, nearness, likeness } = averaging
  const [guideRed, guideGreen, guideBlue] = guide
  const [red, green, blue] = picture
  const pixel = y * width + x
  const ownRed = guideRed[pixel]
  const ownGreen = guideGreen[pixel]
  const ownBlue = guideBlue[pixel]
  const left = Math.max(-reach, -x)
  const right = Math.min(reach, width - 1 - x)
  const bottom = Math.min(reach, height - 1 - y)
  let total = 0
  let sumRed = 0
  let sumGreen = 0
  let sumBlue = 0
  for (let down = Math.max(-reach, -y); down <= bottom; down++) {
    const row = pixel + down * width
    const near = (down + reach) * (2 * reach + 1) + reach
    for (let across = left; across <= right; across++) {
      const at = row + across
      const moreRed = guideRed[at] - ownRed
      const moreGreen = guideGreen[at] - ownGreen
      const moreBlue = guideBlue[at] - ownBlue
      const bin = Math.floor((moreRed * moreRed + moreGreen * moreGreen + moreBlue * moreBlue) * steepness)
      if (bin >= BINS) continue
      const share = nearness[near + across] * likeness[bin] * weight[at]
      total += share
      sumRed += share * red[at]
      sumGreen += share * green[at]
      sumBlue += share * blue[at]
    }
  }
  means[0][pixel] = sumRed / total
  means[1][pixel] = sumGreen / total
  means[2][pixel] = sumBlue / total
}

function interleaved({ data }: PixelPlane, channels: readonly Float32Array[]): Uint8Array {
  const out = data.slice()
  channels.forEach((own, channel) => {
    for (let pixel = 0; pixel < own.length; pixel++) out[pixel * 4 + channel] = Math.round(own[pixel])
  })
  return out
}
