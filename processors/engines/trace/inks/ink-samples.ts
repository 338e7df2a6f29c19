import { oklabFromRgb, type Rgb } from '../../color/oklab.ts'
import type { ColorBins } from './ink-evidence.ts'

/** Colours with their weights in flat arrays, for speed, the heaviest first. */
export type Samples = {
  readonly count: number
  /** 0..255. */
  readonly rgb: Float64Array
  /** OKLab of as many as were asked for. */
  readonly lab: Float64Array
  /** Pixels. */
  readonly weight: Float64Array
  /** Each colour at 6 bits a channel. */
  readonly bins: readonly number[]
  /** 1 for colours of which nearly all pixels are plain and of the very same. */
  readonly plain: Uint8Array
}

// Pixels beside an edge may have nearly the same colour.
const PLAIN_SHARE_MIN = 0.8

/** The colours that were met, commonest first; the first `labMax` in OKLab too, which takes three powers each. */
export function readSamples({ bins, sums, leads }: ColorBins, labMax: number = bins.length): Samples {
  const order = Array.from(bins, (_, place) => place).sort((a, b) => sums[b * 4] - sums[a * 4] || bins[a] - bins[b])
  const rgb = new Float64Array(order.length * 3)
  const lab = new Float64Array(Math.min(order.length, labMax) * 3)
  const weight = new Float64Array(order.length)
  const plain = new Uint8Array(order.length)
  order.forEach((place, index) => {
    const pixels = sums[place * 4]
    const color: Rgb = [sums[place * 4 + 1] / pixels, sums[place * 4 + 2] / pixels, sums[place * 4 + 3] / pixels]
    rgb.set(color, index * 3)
    if (index < labMax) lab.set(oklabFromRgb(color), index * 3)
    weight[index] = pixels
    plain[index] = leads[place * 2 + 1] >= PLAIN_SHARE_MIN * pixels ? 1 : 0
  })
  return { count: order.length, rgb, lab, weight, bins: order.map((place) => bins[place]), plain }
}

/** Distance in OKLab of a colour of one list to one of another. */
export function labDistance(one: Float64Array, i: number, other: Float64Array, j: number): number {
  const a = i * 3
  const b = j * 3
  const light = one[a] - other[b]
  const green = one[a + 1] - other[b + 1]
  const blue = one[a + 2] - other[b + 2]
  return Math.sqrt(light * light + green * green + blue * blue)
}

// More than rounding takes from a square root.
const SURELY_FARTHER = 1 + 1e-9

/**
 * Place of the colour of `others` that is nearest to the one at `index` by `labDistance`, the first of several. @param
 * guess a place that may be it
 */
export function nearestOf(lab: Float64Array, index: number, others: Float64Array, guess: number): number {
  const light = lab[index * 3]
  const green = lab[index * 3 + 1]
  const blue = lab[index * 3 + 2]
  const known = labDistance(lab, index, others, guess)
  let farther = known * known * SURELY_FARTHER
  let best = Number.POSITIVE_INFINITY
  let nearest = guess
  for (let at = 0, other = 0; at < others.length; at += 3, other++) {
    const lights = light - others[at]
    // Nearly all are too much lighter or darker.
    if (lights * lights > farther) continue
    const greens = green - others[at + 1]
    const blues = blue - others[at + 2]
    const square = lights * lights + greens * greens + blues * blues
    if (square > farther) continue
    const distance = Math.sqrt(square)
    if (distance >= best) continue
    best = distance
    nearest = other
    farther = square
  }
  return nearest
}

/** Colours (0..255) in OKLab, three numbers each. */
export function labOf(centers: readonly number[][]): Float64Array {
  const lab = new Float64Array(centers.length * 3)
  centers.forEach(([red, green, blue], index) => {
    lab.set(oklabFromRgb([red, green, blue]), index * 3)
  })
  return lab
}
