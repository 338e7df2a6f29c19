import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import { weightOfLike } from '../labels/weight-of-like.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { mergeTones, stepsAround } from './merge-tones.ts'
import type { PlaceRule } from './place-tones.ts'

export type ToneRule = {
  /** What one unlike neighbour is worth, in mean squared errors of the tones. */
  readonly border: number
  /** What one patch is worth, in the same measure. */
  readonly patch: number
  /** How the borders are then placed within their pixels. */
  readonly placing: PlaceRule
}

export type SettledTones = { readonly inks: Inks; readonly patchesMerged: number }

// Few greys miss little; errors under this (levels², three channels) are not worth a border.
const ERROR_MIN = 130
// What has more borders than this is noise to the eye and would fill the memory: prices double until it has fewer. The
// larger a picture, the smaller its pixels are seen, and each border takes some 700 bytes until it is drawn.
const UNLIKE_SHARE_MAX = 0.4
const UNLIKE_SHARE_MIN = 0.15
const SMALL_PIXELS = 250_000
const ATTEMPTS_MAX = 6
// Prices rise to their height in steps: what is settled under a low price is a better start than the nearest inks.
const PRICE_STEPS = [0.3, 0.6, 1] as const
// Under a lower price patches are given away once; what is left the next price takes.
const LAST_PASSES = 2
// A diagonal neighbour shares no border, only a corner.
const DIAGONAL_WEIGHT = 0.5
const WEIGHT_OF_ALL = 4 + 4 * DIAGONAL_WEIGHT

/**
 * Trades colour error against border length where nothing is flat: each border pixel takes the ink, among its own and
 * its neighbours', that costs least. Every ink may then become the mean of its own pixels.
 * Source: Besag, "On the statistical analysis of dirty pictures" (1986); Mumford and Shah (1989) for what is priced.
 *
 * @returns the inks with their new colours, unless those were asked for, and the patches that were given up
 */
export function settleTones(map: LabelMap, plane: PixelPlane, inks: Inks, rule: ToneRule): SettledTones {
  let error = Math.max(ERROR_MIN, meanMiss(map, plane, inks))
  let patchesMerged = 0
  const shareMax = Math.max(UNLIKE_SHARE_MIN, UNLIKE_SHARE_MAX * Math.min(1, Math.sqrt(SMALL_PIXELS / map.ink.length)))
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    for (const share of attempt === 0 ? PRICE_STEPS : [1]) {
      settleBorders(map, plane, inks, rule.border * error * share)
      patchesMerged += mergeTones(map, plane, inks, rule.patch * error * share, share < 1 ? 1 : LAST_PASSES)
    }
    if (unlikeShare(map) <= shareMax) break
    error *= 2
  }
  return { inks: rule.placing.refitsInks ? meansOfLabels(map, plane, inks) : inks, patchesMerged }
}

/** Gives border pixels their cheapest ink, in place and once: a second round, after which prices rise anyway, gains nothing. */
function settleBorders(
  { ink, width, height }: LabelMap,
  { data }: PixelPlane,
  { values }: Inks,
  borderPrice: number,
): void {
  const search: ToneSearch = { ink, width, data, values, borderPrice, around: stepsAround(width) }
  for (let y = 1; y + 1 < height; y++) settleRow(search, y)
}

type ToneSearch = {
  readonly ink: Uint8Array
  readonly width: number
  readonly data: Uint8Array
  readonly values: Float64Array
  readonly borderPrice: number
  /** Steps from a pixel to its eight neighbours, sides first. */
  readonly around: Int32Array
}

/** Gives the border pixels of a row their cheapest ink. */
function settleRow(search: ToneSearch, y: number): void {
  const { ink, width } = search
  const end = (y + 1) * width - 1
  for (let pixel = y * width + 1; pixel < end; pixel++)
    if (!keepsLabel(search, pixel)) ink[pixel] = cheapestLabel(search, pixel)
}

/** Share (0..1) of neighbouring pixels that carry different inks. */
function unlikeShare({ ink, width, height }: LabelMap): number {
  let unlike = 0
  for (let y = 0; y + 1 < height; y++) unlike += unlikeOfRow(ink, y * width, width)
  return unlike / (2 * ink.length)
}

function unlikeOfRow(ink: Uint8Array, first: number, width: number): number {
  let unlike = 0
  for (let pixel = first; pixel + 1 < first + width; pixel++) {
    if (ink[pixel] !== ink[pixel + 1]) unlike++
    if (ink[pixel] !== ink[pixel + width]) unlike++
  }
  return unlike
}

function meanMiss({ ink, width, height }: LabelMap, { data }: PixelPlane, { values }: Inks): number {
  let sum = 0
  for (let y = 0; y < height; y++) sum += missOfRow(ink, y * width, width, data, values)
  return sum / ink.length
}

function missOfRow(ink: Uint8Array, first: number, width: number, data: Uint8Array, values: Float64Array): number {
  let sum = 0
  for (let pixel = first; pixel < first + width; pixel++) sum += missOf(data, pixel * 4, values, ink[pixel] * 4)
  return sum
}

/**
 * True when no other label can be cheaper, whichever there are: the price of a pixel's own is no more than that of another that
 * missed nothing and had all the unlike neighbours.
 */
function keepsLabel({ ink, width, data, values, borderPrice }: ToneSearch, pixel: number): boolean {
  const own = ink[pixel]
  const alike = weightOfLike(ink, pixel, width, DIAGONAL_WEIGHT)
  if (alike === WEIGHT_OF_ALL) return true
  const ahead = borderPrice * (2 * alike - WEIGHT_OF_ALL)
  return ahead > 0 && missOf(data, pixel * 4, values, own * 4) <= ahead
}

/** Weight of the neighbours that carry each ink, for those round the pixel that is looked at; 0 for all others. */
const likeness = new Float64Array(256)

function cheapestLabel({ ink, data, values, around, borderPrice }: ToneSearch, pixel: number): number {
  for (let i = 0; i < 8; i++) likeness[ink[pixel + around[i]]] += i < 4 ? 1 : DIAGONAL_WEIGHT
  const at = pixel * 4
  let best = ink[pixel]
  let bestPrice = borderPrice * (WEIGHT_OF_ALL - likeness[best]) + missOf(data, at, values, best * 4)
  likeness[best] = 0
  for (let i = 0; i < 8; i++) {
    const label = ink[pixel + around[i]]
    const weight = likeness[label]
    // Looked at before.
    if (weight === 0) continue
    likeness[label] = 0
    const border = borderPrice * (WEIGHT_OF_ALL - weight)
    if (border >= bestPrice) continue
    const price = border + missOf(data, at, values, label * 4)
    if (price >= bestPrice) continue
    bestPrice = price
    best = label
  }
  return best
}

function missOf(data: Uint8Array, at: number, values: Float64Array, ink: number): number {
  const red = data[at] - values[ink]
  const green = data[at + 1] - values[ink + 1]
  const blue = data[at + 2] - values[ink + 2]
  const alpha = data[at + 3] - values[ink + 3]
  return red * red + green * green + blue * blue + alpha * alpha
}

/** Inks as the means of the pixels that carry them; one without pixels keeps its colour. */
function meansOfLabels({ ink, width, height }: LabelMap, { data }: PixelPlane, inks: Inks): Inks {
  const sums = new Float64Array(inks.count * 4)
  const counts = new Float64Array(inks.count)
  for (let y = 0; y < height; y++) {
    const labels = ink.subarray(y * width, (y + 1) * width)
    addRow(labels, data.subarray(y * width * 4), sums, counts)
  }
  const values = inks.values.map((value, i) => {
    const label = i >> 2
    return counts[label] === 0 || label === inks.transparent || i % 4 === 3 ? value : sums[i] / counts[label]
  })
  return { ...inks, values }
}

/** Adds the colours of a row to the sums of their inks. */
function addRow(row: Uint8Array, data: Uint8Array, sums: Float64Array, counts: Float64Array): void {
  for (let pixel = 0; pixel < row.length; pixel++) {
    const at = row[pixel] * 4
    counts[row[pixel]]++
    sums[at] += data[pixel * 4]
    sums[at + 1] += data[pixel * 4 + 1]
    sums[at + 2] += data[pixel * 4 + 2]
  }
}
