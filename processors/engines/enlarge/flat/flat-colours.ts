// Colours of the flat places of a picture: which there are, and which of them each flat pixel has.
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'

/** More colours are shades and no inks. */
export const INKS_MAX = 96
/** A colour must fill this many flat pixels (or the whole of a smaller picture), so that no ink is found by chance. */
export const FLAT_PIXELS_MIN = 6

/** What lies around each pixel, in its 3 × 3 neighbourhood. */
export type Neighbourhoods = {
  /** Largest range of a channel, levels: small where the picture is flat. */
  readonly ranges: Float32Array
  /** Mean colour, `channels` components a pixel. */
  readonly means: Float32Array
  readonly channels: number
}

/** Looks around every pixel of a grid. */
export function measureNeighbourhoods({ samples, width, height, channels, wrap }: SampleGrid): Neighbourhoods {
  const ranges = new Float32Array(width * height)
  const means = new Float32Array(samples.length)
  const around = new Int32Array(9)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      for (let k = 0; k < 3; k++) {
        const row = foldIndex(y + k - 1, height, wrap.y) * width
        around[3 * k] = (row + foldIndex(x - 1, width, wrap.x)) * channels
        around[3 * k + 1] = (row + x) * channels
        around[3 * k + 2] = (row + foldIndex(x + 1, width, wrap.x)) * channels
      }
      const pixel = y * width + x
      for (let c = 0; c < channels; c++) {
        let low = 255
        let high = 0
        let sum = 0
        for (let k = 0; k < 9; k++) {
          const value = samples[around[k] + c]
          if (value < low) low = value
          if (value > high) high = value
          sum += value
        }
        means[pixel * channels + c] = sum / 9
        if (high - low > ranges[pixel]) ranges[pixel] = high - low
      }
    }
  return { ranges, means, channels }
}

/** Means are rounded to parts of a level: integers, so that the order of adding does not matter. */
const PARTS = 256

/**
 * The known colours, then flat ones by falling frequency (ties by value), each further than `mergeDistance` from all
 * before it.
 */
export function clusterFlatColours(
  { ranges, means, channels }: Neighbourhoods,
  known: readonly number[],
  { flatRange, mergeDistance }: { readonly flatRange: number; readonly mergeDistance: number },
): Float32Array {
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
    const nearest = nearestInk(found, channels, colour, 0)
    if (nearest === -1 || distanceTo(found, nearest, channels, colour, 0) > mergeDistance) found.push(...colour)
  }
  return Float32Array.from(found)
}

/** The ink of each flat pixel, the nearest one within `distanceMax`; -1 for all others. */
export function assignFlatPixels(
  { ranges, means, channels }: Neighbourhoods,
  inks: Float32Array,
  { flatRange, distanceMax }: { readonly flatRange: number; readonly distanceMax: number },
): Int16Array {
  const flatInk = new Int16Array(ranges.length).fill(-1)
  for (let pixel = 0; pixel < ranges.length; pixel++) {
    if (ranges[pixel] > flatRange) continue
    const at = pixel * channels
    const ink = nearestInk(inks, channels, means, at)
    if (ink !== -1 && distanceTo(inks, ink, channels, means, at) <= distanceMax) flatInk[pixel] = ink
  }
  return flatInk
}

/** The ink whose largest component difference to the colour at `at` is smallest, or -1 where there is no ink. */
function nearestInk(inks: ArrayLike<number>, channels: number, colours: ArrayLike<number>, at: number): number {
  let index = -1
  let least = Number.POSITIVE_INFINITY
  for (let ink = 0; ink * channels < inks.length; ink++) {
    const distance = distanceTo(inks, ink, channels, colours, at)
    if (distance >= least) continue
    least = distance
    index = ink
  }
  return index
}

/** The largest component difference between an ink and the colour at `at`. */
function distanceTo(
  inks: ArrayLike<number>,
  ink: number,
  channels: number,
  colours: ArrayLike<number>,
  at: number,
): number {
  let largest = 0
  for (let c = 0; c < channels; c++) {
    const difference = Math.abs(inks[ink * channels + c] - colours[at + c])
    if (difference > largest) largest = difference
  }
  return largest
}
