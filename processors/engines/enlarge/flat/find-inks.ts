// The inks of flat art: first the colours of flat places, then those that only lines thinner than three pixels carry.

import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import { estimateNoise } from '../spoiling/estimate-noise.ts'
import { isGrain } from '../spoiling/judge-spoiling.ts'
import { findPlainTones } from './find-plain-tones.ts'
import { calm } from './jpeg-view.ts'

/** Inks in the order of the area they cover: component i of ink k stands at `colours[k * channels + i]`, 0..255. */
export type Inks = {
  readonly colours: Float32Array
  readonly count: number
  readonly channels: number
  /** Standard deviation of the noise, in levels of 255; 0 for clean art. */
  readonly noise: number
  /** Ink of each flat pixel, or -1. */
  readonly flatInk: Int16Array
  /** Share of the pixels that are flat, 0..1. */
  readonly flatShare: number
  /** Whether they lie so near to each other that an edge between two may be a third. */
  readonly areMixed: boolean
}

/** More colours than this are no inks but shades. */
export const INKS_MAX = 96
/** A colour must fill this many flat pixels, or the whole of a smaller picture, so that chance cannot make an ink. */
export const FLAT_PIXELS_MIN = 6
/** Deviation of the flat places of one ink without noise; slopes and skies merged into one colour have three or more. */
const SPREAD_MAX = 1.2
/** Levels between colours up to which they are one without noise, but for plain ones. */
const MERGED = 6
/** Above this there is more noise than art. */
const NOISE_MAX = 8

/**
 * Grain that JPEG leaves beside edges and none elsewhere, so that it cannot be estimated from the whole: what is left of it after
 * calming, what it adds to the spread of an ink, and what it is between the edges, levels of 255.
 */
const JPEG = { calmedNoise: 2, spread: 1.8, noise: 5 } as const

/** Finds the inks of a grid without alpha; `count` is 0 where there is nothing flat. */
export function findInks(grid: SampleGrid, wasJpeg: boolean): Inks {
  const { ranges, means } = measureNeighbourhoods(wasJpeg ? calm(grid) : grid)
  const noise = wasJpeg ? JPEG.calmedNoise : noiseOf(grid, ranges)
  const mergeDistance = MERGED + 2.5 * noise
  const plain = findPlainTones(ranges, means, Math.min(FLAT_PIXELS_MIN, ranges.length))
  const isPlain = noise === 0 && plain.apart <= mergeDistance
  // The range of nine noisy samples stays within five deviations; between tones that are nearer nothing is flat.
  const flatRange = isPlain ? plain.apart - 1 : 4 + 5 * noise
  const known = isPlain ? plain.colours : []
  const clusters = clusterFlatColours(ranges, means, known, flatRange, mergeDistance)
  const assign = (inks: Float32Array): Int16Array =>
    assignFlatPixels(ranges, means, inks, grid.channels, flatRange, mergeDistance * 1.5)
  const spreadMax = SPREAD_MAX + (wasJpeg ? JPEG.spread : noise / 2)
  const inksOnly = dropShades(clusters, means, assign(clusters), grid.channels, spreadMax)
  const flatInk = assign(inksOnly)
  const colours = medianColours(grid, flatInk, inksOnly.length / grid.channels)
  return {
    colours,
    count: colours.length / grid.channels,
    channels: grid.channels,
    noise: wasJpeg ? JPEG.noise : noise,
    flatInk,
    areMixed: isPlain && plain.areMixed,
    flatShare: flatInk.reduce((sum, ink) => sum + (ink >= 0 ? 1 : 0), 0) / flatInk.length,
  }
}

/** Share of places without any difference from which there is no noise; a few come about where noise is cut off at white. */
const STILL_SHARE_MIN = 0.05

/** The quietest places of noisy art, as a share of all, and how many deviations the range of their nine pixels has at least. */
const QUIETEST_SHARE = 0.01
const DEVIATIONS_OF_QUIETEST = 2

/**
 * Noise would leave no place still; small print and dense lines look like noise wherever there is little else. What is no noise by its
 * measures may still hide some, no more than its quietest places have.
 */
function noiseOf(grid: SampleGrid, ranges: Float32Array): number {
  const still = ranges.reduce((sum, range) => sum + (range === 0 ? 1 : 0), 0)
  if (still >= STILL_SHARE_MIN * ranges.length) return 0
  const noise = estimateNoise(grid)
  if (isGrain({ noise, growth: estimateNoise(grid, 2) / noise })) return Math.min(NOISE_MAX, noise)
  const quietest = ranges.toSorted()[Math.floor(QUIETEST_SHARE * ranges.length)]
  return Math.min(NOISE_MAX, noise, quietest / DEVIATIONS_OF_QUIETEST)
}

function assignFlatPixels(
  ranges: Float32Array,
  means: Float32Array,
  inks: Float32Array,
  channels: number,
  flatRange: number,
  distanceMax: number,
): Int16Array {
  const flatInk = new Int16Array(ranges.length).fill(-1)
  for (let pixel = 0; pixel < ranges.length; pixel++) {
    if (ranges[pixel] > flatRange) continue
    const { index, distance } = nearestInk(inks, channels, means, pixel * channels)
    if (distance <= distanceMax) flatInk[pixel] = index
  }
  return flatInk
}

/** Keeps the colours whose flat pixels agree on them: those of a sky or a slope spread over all that was merged. */
function dropShades(
  clusters: Float32Array,
  means: Float32Array,
  flatInk: Int16Array,
  channels: number,
  spreadMax: number,
): Float32Array {
  const sums = new Float64Array(clusters.length)
  const squares = new Float64Array(clusters.length)
  const counts = new Float64Array(clusters.length / channels)
  flatInk.forEach((ink, pixel) => {
    if (ink < 0) return
    counts[ink]++
    for (let c = 0; c < channels; c++) {
      const offset = means[pixel * channels + c] - clusters[ink * channels + c]
      sums[ink * channels + c] += offset
      squares[ink * channels + c] += offset * offset
    }
  })
  return clusters.filter((_, i) => {
    const ink = Math.floor(i / channels)
    if (counts[ink] < Math.min(FLAT_PIXELS_MIN, flatInk.length)) return false
    for (let k = ink * channels; k < (ink + 1) * channels; k++)
      if (squares[k] / counts[ink] - (sums[k] / counts[ink]) ** 2 > spreadMax ** 2) return false
    return true
  })
}

/** Largest channel range and mean colour of each pixel's 3 × 3 neighbourhood. */
function measureNeighbourhoods({ samples, width, height, channels, wrap }: SampleGrid): {
  readonly ranges: Float32Array
  readonly means: Float32Array
} {
  const ranges = new Float32Array(width * height)
  const means = new Float32Array(samples.length)
  const columns = new Int32Array(3)
  for (let y = 0; y < height; y++) {
    const rows = [-1, 0, 1].map((k) => foldIndex(y + k, height, wrap.y) * width)
    for (let x = 0; x < width; x++) {
      columns[0] = foldIndex(x - 1, width, wrap.x)
      columns[1] = x
      columns[2] = foldIndex(x + 1, width, wrap.x)
      const pixel = y * width + x
      for (let c = 0; c < channels; c++) {
        let low = 255
        let high = 0
        let sum = 0
        for (const row of rows)
          for (const column of columns) {
            const value = samples[(row + column) * channels + c]
            if (value < low) low = value
            if (value > high) high = value
            sum += value
          }
        means[pixel * channels + c] = sum / 9
        if (high - low > ranges[pixel]) ranges[pixel] = high - low
      }
    }
  }
  return { ranges, means }
}

/** Parts of a level that means are rounded to: whole numbers, so that the order of adding them cannot matter. */
const PARTS = 256

/** The known colours, then flat ones by falling frequency, and equally frequent ones by value, each further than `mergeDistance` from those before. */
function clusterFlatColours(
  ranges: Float32Array,
  means: Float32Array,
  known: readonly number[],
  flatRange: number,
  mergeDistance: number,
): Float32Array {
  const channels = means.length / ranges.length
  const bins = new Map<number, { count: number; readonly sums: number[] }>()
  for (let i = 0; i < ranges.length; i++) {
    if (ranges[i] > flatRange) continue
    let key = 0
    for (let c = 0; c < channels; c++) key = key * 64 + (means[i * channels + c] >> 2)
    const bin = bins.get(key) ?? { count: 0, sums: Array<number>(channels).fill(0) }
    bin.count++
    for (let c = 0; c < channels; c++) bin.sums[c] += Math.round(PARTS * means[i * channels + c])
    bins.set(key, bin)
  }
  const countMin = Math.min(FLAT_PIXELS_MIN, ranges.length)
  const ordered = [...bins]
    .filter(([, { count }]) => count >= countMin)
    .sort(([key, one], [otherKey, other]) => other.count - one.count || key - otherKey)
  const found = [...known]
  for (const [, { count, sums }] of ordered) {
    const colour = sums.map((sum) => sum / PARTS / count)
    if (found.length / channels > INKS_MAX) break
    if (nearestInk(found, channels, colour, 0).distance > mergeDistance) found.push(...colour)
  }
  return Float32Array.from(found)
}

/** The ink whose largest component difference to the colour at `at` is smallest. */
function nearestInk(
  inks: ArrayLike<number>,
  channels: number,
  colours: ArrayLike<number>,
  at: number,
): { readonly index: number; readonly distance: number } {
  let index = -1
  let distance = Number.POSITIVE_INFINITY
  for (let ink = 0; ink * channels < inks.length; ink++) {
    let largest = 0
    for (let c = 0; c < channels; c++) {
      const difference = Math.abs(inks[ink * channels + c] - colours[at + c])
      if (difference > largest) largest = difference
    }
    if (largest < distance) {
      distance = largest
      index = ink
    }
  }
  return { index, distance }
}

/** Median of each component over the flat pixels of each ink: exact for clean art, whatever its edges ring. */
function medianColours({ samples, channels }: SampleGrid, flatInk: Int16Array, count: number): Float32Array {
  const histograms = Array.from({ length: count * channels }, () => new Uint32Array(256))
  flatInk.forEach((ink, pixel) => {
    if (ink >= 0)
      for (let c = 0; c < channels; c++) histograms[ink * channels + c][Math.round(samples[pixel * channels + c])]++
  })
  return Float32Array.from(histograms, (histogram) => {
    const half = histogram.reduce((sum, n) => sum + n, 0) / 2
    let seen = 0
    return Math.max(
      0,
      histogram.findIndex((n) => {
        seen += n
        return seen >= half && seen > 0
      }),
    )
  })
}
