import type { Samples } from './ink-samples.ts'

// Half side of the cube, in RGB levels, within which pixels count as one density: enough for a point midway between two
// bins, which are four levels apart, to be near both. Under strong noise colours scatter farther; so does the distance
// at which inks were sought.
const REACH_MIN = 2.5
const REACH_PER_DISTANCE = 55
// Two clusters are separate if the density somewhere between them falls to this share of the smaller one. Noise around
// one ink leaves no such valley; mixes at an edge fill the way evenly.
const VALLEY_MAX = 0.4
const VALLEY_STEPS = 8
// Smallest cluster, as a share of an ink's pixels and in pixels.
const HEAP_SHARE_MIN = 0.01
const RIPPLE_SHARE_MIN = 0.03
const HEAP_PIXELS_MIN = 100
// About how many bins a cube overlaps: a colour with less than this fraction of a cluster's pixels cannot be its
// centre.
const PLACES_NEAR = 8

/** What counts as a cluster of colours. */
export type HeapRule = {
  /** OKLab distance at which inks were sought. */
  readonly mergeDistance: number
  /** True where small clusters may be ringing of compression beside an edge. */
  readonly ripples: boolean
}

/**
 * Splits inks whose colours form several clusters. Inks are sought far apart, so some that are near each other, such as
 * two dark or two pale ones, were merged.
 *
 * @param members index in `centers` of each sample's nearest
 * @param countMax most centres to return
 */
export function splitInks(
  samples: Samples,
  centers: readonly number[][],
  members: Uint8Array,
  rule: HeapRule,
  countMax: number,
): number[][] {
  const split: number[][] = []
  let room = countMax - centers.length
  centers.forEach((center, index) => {
    const heaps = heapsOf(samples, members, index, rule).slice(0, room + 1)
    room -= Math.max(0, heaps.length - 1)
    split.push(...(heaps.length > 1 ? heaps : [center]))
  })
  return split
}

/** Whether two colours are the centres of two separate clusters, however near they are. */
export function areHeaps(samples: Samples, one: readonly number[], other: readonly number[], rule: HeapRule): boolean {
  const reach = reachOf(rule)
  const near = listColors(samples, (index) =>
    one.every((level, c) => {
      const own = samples.rgb[index * 3 + c]
      return own > Math.min(level, other[c]) - reach && own < Math.max(level, other[c]) + reach
    }),
  )
  const densities = [densityAt(samples, near, one, reach), densityAt(samples, near, other, reach)]
  const least = Math.min(...densities)
  return least >= leastHeap(Math.max(...densities), rule) && hasValley(samples, near, [one, other], { least, reach })
}

/** Smallest number of pixels in a cluster beside an ink of so many. */
function leastHeap(pixels: number, { ripples }: HeapRule): number {
  return Math.max(HEAP_PIXELS_MIN, (ripples ? RIPPLE_SHARE_MIN : HEAP_SHARE_MIN) * pixels)
}

function reachOf({ mergeDistance }: HeapRule): number {
  return Math.max(REACH_MIN, REACH_PER_DISTANCE * mergeDistance)
}

/** Centres of the clusters that an ink's colours form, the heaviest first (modes of their density). */
function heapsOf(samples: Samples, members: Uint8Array, own: number, rule: HeapRule): number[][] {
  const reach = reachOf(rule)
  const colors = listColors(samples, (index) => members[index] === own)
  let total = 0
  for (let i = 0; i < colors.length; i++) total += samples.weight[colors[i]]
  const least = leastHeap(total, rule)
  const tops: { readonly rgb: number[]; readonly density: number }[] = []
  for (let i = 0; i < colors.length && samples.weight[colors[i]] * PLACES_NEAR >= least; i++) {
    const rgb = [...samples.rgb.subarray(colors[i] * 3, colors[i] * 3 + 3)]
    // Between two that are nearer than this there can be no valley.
    if (tops.some((top) => top.rgb.every((level, c) => Math.abs(level - rgb[c]) < 2 * reach))) continue
    const density = densityAt(samples, colors, rgb, reach)
    const isHeap = (top: { readonly rgb: number[]; readonly density: number }): boolean =>
      hasValley(samples, colors, [top.rgb, rgb], { least: Math.min(density, top.density), reach })
    if (density >= least && tops.every(isHeap)) tops.push({ rgb, density })
  }
  return tops.map(({ rgb }) => rgb)
}

function listColors({ count, weight }: Samples, suits: (index: number) => boolean): Int32Array {
  const colors = new Int32Array(count)
  let listed = 0
  for (let index = 0; index < count; index++) if (weight[index] > 0 && suits(index)) colors[listed++] = index
  return colors.subarray(0, listed)
}

/** Number of pixels of `colors` within the cube around a colour. */
function densityAt({ rgb, weight }: Samples, colors: Int32Array, place: readonly number[], reach: number): number {
  const [red, green, blue] = place
  let pixels = 0
  for (let i = 0; i < colors.length; i++) {
    const at = colors[i] * 3
    if (Math.abs(rgb[at] - red) >= reach || Math.abs(rgb[at + 1] - green) >= reach) continue
    if (Math.abs(rgb[at + 2] - blue) < reach) pixels += weight[colors[i]]
  }
  return pixels
}

/**
 * Whether the density falls to next to nothing somewhere between two colours, compared with the `least` that either
 * has.
 */
function hasValley(
  samples: Samples,
  colors: Int32Array,
  [one, other]: readonly [readonly number[], readonly number[]],
  { least, reach }: { readonly least: number; readonly reach: number },
): boolean {
  for (let step = 1; step < VALLEY_STEPS; step++) {
    const share = step / VALLEY_STEPS
    const place = one.map((level, c) => level + share * (other[c] - level))
    if (densityAt(samples, colors, place, reach) <= VALLEY_MAX * least) return true
  }
  return false
}
