import type { Samples } from './ink-samples.ts'

// Levels of red, green and blue within which colours count together: the middle between two places in which colours are counted, four
// levels apart, is near both. Strong grain scatters farther, as the distance does at which inks are sought.
const REACH_MIN = 2.5
const REACH_PER_DISTANCE = 55
// Of the lesser of two heaps, what the emptiest place between them may hold: grain scatters round an ink and leaves nothing out between,
// blends beside an edge lie there as often as anywhere on their way.
const VALLEY_MAX = 0.4
const VALLEY_STEPS = 8
// Of an ink's pixels, and pixels: fewer are crumbs.
const HEAP_SHARE_MIN = 0.01
const RIPPLE_SHARE_MIN = 0.03
const HEAP_PIXELS_MIN = 100
// Places in which colours are counted that are near one of them, about: a colour with less than this share of a heap is in none.
const PLACES_NEAR = 8

/** What a heap is. */
export type HeapRule = {
  /** OKLab distance at which inks were sought. */
  readonly mergeDistance: number
  /** True where small heaps may be what compression leaves beside an edge. */
  readonly ripples: boolean
}

/**
 * Centers of which each has but one heap of colours: inks are sought far apart, and some that are near, as dark and pale ones are, were
 * taken for one.
 *
 * @param members place in `centers` of each sample's nearest
 * @param countMax most centers to return
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

/** Whether two colours are the middles of two heaps, however near they lie. */
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

/** Pixels that make a heap beside so many of an ink. */
function leastHeap(pixels: number, { ripples }: HeapRule): number {
  return Math.max(HEAP_PIXELS_MIN, (ripples ? RIPPLE_SHARE_MIN : HEAP_SHARE_MIN) * pixels)
}

function reachOf({ mergeDistance }: HeapRule): number {
  return Math.max(REACH_MIN, REACH_PER_DISTANCE * mergeDistance)
}

/** The colours round which an ink's colours lie in heaps, the heaviest first. */
function heapsOf(samples: Samples, members: Uint8Array, own: number, rule: HeapRule): number[][] {
  const reach = reachOf(rule)
  const colors = listColors(samples, (index) => members[index] === own)
  let total = 0
  for (let i = 0; i < colors.length; i++) total += samples.weight[colors[i]]
  const least = leastHeap(total, rule)
  const tops: { readonly rgb: number[]; readonly density: number }[] = []
  for (let i = 0; i < colors.length && samples.weight[colors[i]] * PLACES_NEAR >= least; i++) {
    const rgb = [...samples.rgb.subarray(colors[i] * 3, colors[i] * 3 + 3)]
    // Nothing can lie between two that are nearer.
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

/** Pixels of those of `colors` that are near a colour. */
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

/** Whether somewhere on the way between two colours there are next to none, beside the `least` that either has. */
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
