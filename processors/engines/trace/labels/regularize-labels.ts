import { clamp, lesser } from '../clamp.ts'
import type { Inks } from '../inks/find-inks.ts'
import { shareOfMix, squaredMissAtLeast, squaredMissOfMix } from '../inks/mixture.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import type { LabelMap } from './merge-specks.ts'
import { weightOfLike } from './weight-of-like.ts'

export type Regularity = {
  /** Expected colour error of a pixel near an edge, 8-bit levels. */
  readonly sigma: number
  /** Price of one unlike neighbour against half a chi-square. */
  readonly smoothness: number
  /** Most rounds over the borders. */
  readonly rounds: number
}

// A colour that nothing explains must not outvote its whole neighbourhood.
const MISS_PRICE_MAX = 14
// A diagonal neighbour is farther away and counts less.
const DIAGONAL_WEIGHT = 0.7
const LABELS_MAX = 9
const WEIGHT_OF_ALL = 4 + 4 * DIAGONAL_WEIGHT

/**
 * Straightens borders and drops stray labels: each border pixel takes the label, among those beside it, that best
 * trades its colour (as a mix in which that ink holds at least half) against agreeing with its neighbours.
 * Source: Besag, "On the statistical analysis of dirty pictures" (1986), iterated conditional modes.
 *
 * @param borders pixels that stand on one side of every border at least
 * @param pinned 1 for pixels that keep their label: by colour alone a line thinner than a pixel loses each of them
 */
export function regularizeLabels(
  map: LabelMap,
  plane: PixelPlane,
  inks: Inks,
  rule: Regularity,
  borders: readonly Int32Array[],
  pinned: Uint8Array | undefined,
): void {
  const { ink } = map
  const search = createSearch(map, plane, inks, rule)
  const due = new Uint8Array(Math.ceil(ink.length / 4) * 4)
  for (const pixels of borders) markBeside(due, map, pixels)
  // Four pixels are looked at together, because few of them are due.
  const fours = new Int32Array(due.buffer)
  for (let round = 0; round < rule.rounds; round++) {
    let changed = 0
    for (let four = 0; four < fours.length; four++) {
      if (fours[four] === 0) continue
      for (let pixel = four * 4; pixel < four * 4 + 4; pixel++) {
        if (due[pixel] === 0) continue
        due[pixel] = 0
        if (!isOffFrame(map, pixel) || pinned?.[pixel]) continue
        if (keepsLabel(search, pixel)) continue
        const best = bestLabel(search, pixel)
        if (best === ink[pixel]) continue
        ink[pixel] = best
        changed++
        // Only who sees a change, the pixel itself included, may come to another result.
        due[pixel] = 1
        for (let i = 0; i < 8; i++) due[search.around[i]] = 1
      }
    }
    if (changed === 0) return
  }
}

/** What labels are priced by, and room for the pixel that is looked at. */
type LabelSearch = {
  readonly data: Uint8Array
  readonly values: Float64Array
  readonly ink: Uint8Array
  readonly width: number
  /** Price of a squared level of miss. */
  readonly scale: number
  readonly smoothness: number
  /** The eight neighbours, sides first. */
  readonly around: Int32Array
  /** Distinct labels of the pixel (first) and its neighbours. */
  readonly labels: Uint8Array
}

function createSearch({ ink, width }: LabelMap, { data }: PixelPlane, { values }: Inks, rule: Regularity): LabelSearch {
  const scale = 1 / (2 * rule.sigma * rule.sigma)
  const [around, labels] = [new Int32Array(8), new Uint8Array(LABELS_MAX)]
  return { data, values, ink, width, scale, smoothness: rule.smoothness, around, labels }
}

/**
 * True when no other label can be cheaper, whichever there are: the price of a pixel's own label, pure, is no more than that of
 * another that explained its colour perfectly and had all the unlike neighbours.
 */
function keepsLabel({ data, values, ink, width, scale, smoothness }: LabelSearch, pixel: number): boolean {
  const own = ink[pixel]
  const alike = weightOfLike(ink, pixel, width, DIAGONAL_WEIGHT)
  if (alike === WEIGHT_OF_ALL) return true
  const ahead = smoothness * (2 * alike - WEIGHT_OF_ALL)
  return ahead > 0 && squaredMissOfMix(data, pixel * 4, values, own * 4, own * 4, 0) * scale <= ahead
}

function isOffFrame({ width, height }: LabelMap, pixel: number): boolean {
  const x = pixel % width
  return x > 0 && x + 1 < width && pixel > width && pixel < (height - 1) * width
}

/** Marks all pixels round those of `pixels` that have an unlike neighbour. */
function markBeside(due: Uint8Array, { ink, width }: LabelMap, pixels: Int32Array): void {
  for (let i = 0; i < pixels.length; i++) {
    const pixel = pixels[i]
    const own = ink[pixel]
    const isAlike =
      ink[pixel - 1] === own && ink[pixel + 1] === own && ink[pixel - width] === own && ink[pixel + width] === own
    if (isAlike) continue
    markThree(due, pixel - width, 1)
    markThree(due, pixel, 1)
    markThree(due, pixel + width, 1)
  }
}

/** Marks a pixel and those `stride` before and after it; of pixels past the frame nothing is kept. */
function markThree(due: Uint8Array, pixel: number, stride: number): void {
  for (let at = pixel - stride; at <= pixel + stride; at += stride) if (at >= 0 && at < due.length) due[at] = 1
}

/** Fills `around` and `labels` for a pixel; returns how many labels there are. */
function listLabels({ ink, width, around, labels }: LabelSearch, pixel: number): number {
  around[0] = pixel - 1
  around[1] = pixel + 1
  around[2] = pixel - width
  around[3] = pixel + width
  around[4] = pixel - width - 1
  around[5] = pixel - width + 1
  around[6] = pixel + width - 1
  around[7] = pixel + width + 1
  labels[0] = ink[pixel]
  let count = 1
  for (let i = 0; i < 8; i++) {
    const label = ink[around[i]]
    let known = false
    for (let k = 0; k < count && !known; k++) known = labels[k] === label
    if (!known) labels[count++] = label
  }
  return count
}

function bestLabel(search: LabelSearch, pixel: number): number {
  const { data, values, ink, around, labels, scale, smoothness } = search
  const count = listLabels(search, pixel)
  let best = labels[0]
  let bestPrice = Number.POSITIVE_INFINITY
  for (let candidate = 0; candidate < count; candidate++) {
    const label = labels[candidate]
    let unlike = 0
    for (let i = 0; i < 8; i++) if (ink[around[i]] !== label) unlike += i < 4 ? 1 : DIAGONAL_WEIGHT
    if (smoothness * unlike >= bestPrice) continue
    let miss = Number.POSITIVE_INFINITY
    for (let other = 0; other < count; other++) miss = mixMiss(data, pixel * 4, values, label, labels[other], miss)
    const price = lesser(MISS_PRICE_MAX, miss * scale) + smoothness * unlike
    if (price < bestPrice - 1e-9) {
      bestPrice = price
      best = label
    }
  }
  return best
}

/** Squared miss of the best mix of two inks in which `major` holds at least half, or `most` where that is less. */
function mixMiss(
  data: Uint8Array,
  at: number,
  values: Float64Array,
  major: number,
  minor: number,
  most: number,
): number {
  if (squaredMissAtLeast(data, at, values, major * 4, minor * 4) >= most) return most
  const share = clamp(shareOfMix(data, at, values, major * 4, minor * 4), 0, 0.5)
  return lesser(most, squaredMissOfMix(data, at, values, major * 4, minor * 4, share))
}
