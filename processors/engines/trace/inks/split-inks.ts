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
// Colours of an ink that are looked at, the heaviest.
const COLORS_MAX = 400

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
export function areHeaps(
  { rgb, weight, count }: Samples,
  one: readonly number[],
  other: readonly number[],
  rule: HeapRule,
): boolean {
  const reach = reachOf(rule)
  const colors = Array.from({ length: count }, (_, index) => ({
    rgb: rgb.subarray(index * 3, index * 3 + 3),
    weight: weight[index],
  }))
  const densities = [densityAt(colors, one, reach), densityAt(colors, other, reach)]
  const least = Math.min(...densities)
  return least >= leastHeap(Math.max(...densities), rule) && hasValley(colors, one, other, least, reach)
}

/** Pixels that make a heap beside so many of an ink. */
function leastHeap(pixels: number, { ripples }: HeapRule): number {
  return Math.max(HEAP_PIXELS_MIN, (ripples ? RIPPLE_SHARE_MIN : HEAP_SHARE_MIN) * pixels)
}

/** A colour and its pixels. */
type WeighedColor = { readonly rgb: ArrayLike<number>; readonly weight: number }

/** A colour with its pixels, and how many those that are near have together. */
type HeapColor = WeighedColor & { readonly rgb: readonly number[]; density: number }

/** The colours round which an ink's colours lie in heaps, the densest first. */
function heapsOf({ rgb, weight, count }: Samples, members: Uint8Array, own: number, rule: HeapRule): number[][] {
  const reach = reachOf(rule)
  const colors: HeapColor[] = []
  let total = 0
  for (let index = 0; index < count; index++) {
    if (members[index] !== own || weight[index] <= 0) continue
    total += weight[index]
    if (colors.length < COLORS_MAX)
      colors.push({ rgb: [...rgb.subarray(index * 3, index * 3 + 3)], weight: weight[index], density: 0 })
  }
  const least = leastHeap(total, rule)
  for (const color of colors) color.density = densityAt(colors, color.rgb, reach)
  const tops: HeapColor[] = []
  for (const color of colors.toSorted((a, b) => b.density - a.density)) {
    if (color.density < least) break
    const isHeap = ({ rgb: top, density }: HeapColor): boolean =>
      hasValley(colors, top, color.rgb, Math.min(density, color.density), reach)
    if (tops.every(isHeap)) tops.push(color)
  }
  return tops.map(({ rgb: top }) => [...top])
}

function reachOf({ mergeDistance }: HeapRule): number {
  return Math.max(REACH_MIN, REACH_PER_DISTANCE * mergeDistance)
}

function densityAt(colors: readonly WeighedColor[], rgb: readonly number[], reach: number): number {
  let pixels = 0
  for (const { rgb: other, weight } of colors) {
    const isNear =
      Math.abs(other[0] - rgb[0]) < reach && Math.abs(other[1] - rgb[1]) < reach && Math.abs(other[2] - rgb[2]) < reach
    if (isNear) pixels += weight
  }
  return pixels
}

/** Whether somewhere between two colours there are next to none, beside the `least` that either has. */
function hasValley(
  colors: readonly WeighedColor[],
  one: readonly number[],
  other: readonly number[],
  least: number,
  reach: number,
): boolean {
  for (let step = 1; step < VALLEY_STEPS; step++) {
    const share = step / VALLEY_STEPS
    const place = one.map((level, c) => level + share * (other[c] - level))
    if (densityAt(colors, place, reach) <= VALLEY_MAX * least) return true
  }
  return false
}
