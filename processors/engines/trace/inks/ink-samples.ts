import { oklabFromRgb, type Rgb } from '../../color/oklab.ts'
import type { ColorBins } from './ink-evidence.ts'

/** Colours with their weights in flat arrays, for speed, the heaviest first. */
export type Samples = {
  readonly count: number
  /** 0..255. */
  readonly rgb: Float64Array
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

/** The colours that were met, commonest first. */
export function readSamples({ bins, sums, leads }: ColorBins): Samples {
  const order = Array.from(bins, (_, place) => place).sort((a, b) => sums[b * 4] - sums[a * 4] || bins[a] - bins[b])
  const rgb = new Float64Array(order.length * 3)
  const lab = new Float64Array(order.length * 3)
  const weight = new Float64Array(order.length)
  const plain = new Uint8Array(order.length)
  order.forEach((place, index) => {
    const pixels = sums[place * 4]
    const color: Rgb = [sums[place * 4 + 1] / pixels, sums[place * 4 + 2] / pixels, sums[place * 4 + 3] / pixels]
    rgb.set(color, index * 3)
    lab.set(oklabFromRgb(color), index * 3)
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

/** Colours (0..255) in OKLab, three numbers each. */
export function labOf(centers: readonly number[][]): Float64Array {
  const lab = new Float64Array(centers.length * 3)
  centers.forEach(([red, green, blue], index) => {
    lab.set(oklabFromRgb([red, green, blue]), index * 3)
  })
  return lab
}
