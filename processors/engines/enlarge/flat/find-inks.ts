// The inks of flat art: first the colours of flat places, then those that only lines thinner than three pixels carry.

import type { SampleGrid } from '../picture/sample-grid.ts'
import { isGrain } from '../spoiling/judge-spoiling.ts'
import { measureGrain } from '../spoiling/measure-grain.ts'
import { addNarrowInks } from './find-narrow-inks.ts'
import { findPlainTones } from './find-plain-tones.ts'
import { assignFlatPixels, clusterFlatColours, FLAT_PIXELS_MIN, measureNeighbourhoods } from './flat-colours.ts'
import { calm } from './jpeg-view.ts'

/** Inks by falling area: component c of ink k is `colours[k * channels + c]`, 0..255. */
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
  /** Whether they lie so close together that an edge between two of them may be a third. */
  readonly areMixed: boolean
}

/**
 * Standard deviation of the flat pixels of one ink in clean art, levels; slopes and skies merged into one colour have
 * three or more.
 */
const SPREAD_MAX = 1.2
/** Levels of 255 up to which two colours of clean art are one, unless both are plain tones. */
const MERGED = 6
/** Above this there is more noise than art. */
const NOISE_MAX = 8

/**
 * What JPEG adds, levels of 255. Its noise lies beside edges only and cannot be estimated from the whole: what
 * averaging leaves of it (`calmedNoise`), what it adds to the spread of an ink (`spread`), and how strong it is between
 * edges (`noise`).
 */
const JPEG = { calmedNoise: 2, spread: 1.8, noise: 5 } as const

/**
 * Finds the inks of a grid without alpha; `count` is 0 where there is nothing flat.
 *
 * @param noiseMax the most that passes for noise, levels
 */
export function findInks(grid: SampleGrid, wasJpeg: boolean, noiseMax = NOISE_MAX): Inks {
  const seen = measureNeighbourhoods(wasJpeg ? calm(grid) : grid)
  const { ranges, means } = seen
  const noise = wasJpeg ? JPEG.calmedNoise : Math.min(noiseMax, noiseOf(grid, ranges))
  const mergeDistance = MERGED + 2.5 * noise
  const plain = findPlainTones(ranges, means, Math.min(FLAT_PIXELS_MIN, ranges.length))
  const isPlain = noise === 0 && plain.apart <= mergeDistance
  // The range of nine noisy samples stays within five deviations; between tones that are closer nothing is flat.
  const flatRange = isPlain ? plain.apart - 1 : 4 + 5 * noise
  const known = isPlain ? plain.colours : []
  const clusters = clusterFlatColours(seen, known, { flatRange, mergeDistance })
  const assign = (inks: Float32Array): Int16Array =>
    assignFlatPixels(seen, inks, { flatRange, distanceMax: 1.5 * mergeDistance })
  const spreadMax = SPREAD_MAX + (wasJpeg ? JPEG.spread : noise / 2)
  const inksOnly = dropShades(clusters, means, assign(clusters), grid.channels, spreadMax)
  const flatInk = assign(inksOnly)
  const ofFlat = medianColours(grid, flatInk, inksOnly.length / grid.channels)
  const isClean = !wasJpeg && noise === 0
  const all = isClean ? addNarrowInks(grid, [...ofFlat], flatInk) : { colours: ofFlat, flatInk }
  return {
    colours: Float32Array.from(all.colours),
    count: all.colours.length / grid.channels,
    channels: grid.channels,
    noise: wasJpeg ? JPEG.noise : noise,
    flatInk: all.flatInk,
    areMixed: isPlain && plain.areMixed,
    flatShare: shareOfFlat(all.flatInk),
  }
}

function shareOfFlat(flatInk: Int16Array): number {
  let flat = 0
  for (let pixel = 0; pixel < flatInk.length; pixel++) if (flatInk[pixel] >= 0) flat++
  return flat / flatInk.length
}

/** Share of places where nothing changes from which there is no noise; noise clipped at white leaves a few. */
const STILL_SHARE_MIN = 0.05

/**
 * Quantile of the ranges of 3 × 3 pixels that bounds the noise, and how many deviations the range of nine noisy pixels
 * has at least.
 */
const QUIETEST_SHARE = 0.01
const DEVIATIONS_OF_QUIETEST = 2

/**
 * Noise leaves no place still, so a picture with still places has none; small print and dense lines otherwise look like
 * noise. What `isGrain` takes for texture may still hide some noise, no more than the quietest places have.
 */
function noiseOf(grid: SampleGrid, ranges: Float32Array): number {
  let still = 0
  for (let pixel = 0; pixel < ranges.length; pixel++) if (ranges[pixel] === 0) still++
  if (still >= STILL_SHARE_MIN * ranges.length) return 0
  const grain = measureGrain(grid)
  const { noise } = grain
  // Dense clean art is as white as noise: here the growth alone tells.
  if (isGrain({ ...grain, whiteness: 0 })) return Math.min(NOISE_MAX, noise)
  const quietest = ranges.toSorted()[Math.floor(QUIETEST_SHARE * ranges.length)]
  return Math.min(NOISE_MAX, noise, quietest / DEVIATIONS_OF_QUIETEST)
}

/**
 * Keeps the colours on which their flat pixels agree: those of a sky or a slope spread over all that was merged into
 * one.
 */
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
  for (let pixel = 0; pixel < flatInk.length; pixel++) {
    const ink = flatInk[pixel]
    if (ink < 0) continue
    counts[ink]++
    for (let c = 0; c < channels; c++) {
      const offset = means[pixel * channels + c] - clusters[ink * channels + c]
      sums[ink * channels + c] += offset
      squares[ink * channels + c] += offset * offset
    }
  }
  return clusters.filter((_, i) => {
    const ink = Math.floor(i / channels)
    if (counts[ink] < Math.min(FLAT_PIXELS_MIN, flatInk.length)) return false
    for (let k = ink * channels; k < (ink + 1) * channels; k++)
      if (squares[k] / counts[ink] - (sums[k] / counts[ink]) ** 2 > spreadMax ** 2) return false
    return true
  })
}

/** Median of each component over the flat pixels of each ink: exact for clean art, whatever rings beside its edges. */
function medianColours({ samples, channels }: SampleGrid, flatInk: Int16Array, count: number): Float32Array {
  const histograms = Array.from({ length: count * channels }, () => new Uint32Array(256))
  for (let pixel = 0; pixel < flatInk.length; pixel++) {
    const ink = flatInk[pixel]
    if (ink < 0) continue
    for (let c = 0; c < channels; c++) histograms[ink * channels + c][Math.round(samples[pixel * channels + c])]++
  }
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
