import { oklabFromRgb, type Rgb } from '../../color/oklab.ts'
import type { ColorBins } from './ink-evidence.ts'

/** Colours with their weights in flat arrays, the heaviest first. */
export type Samples = {
  readonly count: number
  /** Red, green and blue, 0..255. */
  readonly rgb: Float64Array
  /** The first of them in OKLab. */
  readonly lab: Float64Array
  /** Number of pixels of each colour. */
  readonly weight: Float64Array
  /** Bin of each colour in the RGB cube, 6 bits per channel. */
  readonly bins: readonly number[]
  /** 1 for colours nearly all of whose pixels have identical neighbours and are identical themselves. */
  readonly plain: Uint8Array
}

// Pixels beside an edge may fall into the same bin, so not all need be identical.
const PLAIN_SHARE_MIN = 0.8

/**
 * The colours of some bins, commonest first; the first `labMax` also in OKLab, whose conversion takes three cube roots.
 */
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

/** OKLab distance between a colour of one list and a colour of another. */
export function labDistance(one: Float64Array, i: number, other: Float64Array, j: number): number {
  const a = i * 3
  const b = j * 3
  const light = one[a] - other[b]
  const green = one[a + 1] - other[b + 1]
  const blue = one[a + 2] - other[b + 2]
  return Math.sqrt(light * light + green * green + blue * blue)
}

// Factor above the rounding error of a square root.
const SURELY_FARTHER = 1 + 1e-9

/**
 * Index of the colour in `others` nearest to the one at `index`, the first of several.
 *
 * @param guess an index that is likely to be the result
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
    // Nearly all differ too much in lightness alone.
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

/** Colours (RGB, 0..255) in OKLab, three numbers each. */
export function labOf(centers: readonly number[][]): Float64Array {
  const lab = new Float64Array(centers.length * 3)
  centers.forEach(([red, green, blue], index) => {
    lab.set(oklabFromRgb([red, green, blue]), index * 3)
  })
  return lab
}
