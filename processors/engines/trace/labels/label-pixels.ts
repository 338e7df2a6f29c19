import { clamp, greater, lesser } from '../clamp.ts'
import type { Inks } from '../inks/find-inks.ts'
import { isInterior } from '../inks/ink-evidence.ts'
import { shareOfMix, squaredMissAtLeast, squaredMissOfMix } from '../inks/mixture.ts'
import { createNearestInks, findNearest, type NearestInks } from '../inks/nearest-ink.ts'
import { isRamp, rampStrides } from '../inks/ramp.ts'
import { type PixelChanges, visitPixels } from '../picture/pixel-changes.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { lineRules } from './line-rules.ts'
import { keepThinLines } from './thin-lines.ts'

/** Which ink owns each pixel. */
export type Labels = {
  /** Ink index of each pixel. */
  readonly ink: Uint8Array
  /** 1 where a line thinner than a pixel holds the pixel although it has less than half of it. */
  readonly crests: Uint8Array
  /** Pixels that no single ink explained. Beside these and where the picture changes labels differ, and nowhere else. */
  readonly open: Int32Array
}

const UNDECIDED = 255
// Squared RGBA distance (levels²) up to which a pixel is taken for a pure ink.
const PURE_DISTANCE_SQUARED = 100
// A pair of nearby inks that misses the colour by more than this (levels²) invites every other ink as second.
const PAIR_MISS_SQUARED = 300

/**
 * Labels every pixel with an ink: pure pixels first, then shared pixels by the majority ink of the best pair nearby.
 * A ramp between two inks that happens to cross a third ink's colour is not mistaken for it.
 *
 * @param tolerance levels two pixels may differ and still count as equal; grows with grain
 * @param reach pixels from a shared pixel to the pure ones beside it: 2 for anti-aliasing, more for soft edges
 */
export function labelPixels(
  plane: PixelPlane,
  changes: PixelChanges,
  inks: Inks,
  tolerance: number,
  reach: number,
): Labels {
  const { width, height } = plane
  const { ink, open } = labelPure(plane, changes, inks, tolerance, reach)
  const pure = ink.slice()
  const second = ink.slice()
  const share = new Uint8Array(ink.length)
  const search = createPairSearch(plane, inks, pure, reach)
  for (let i = 0; i < open.length; i++) {
    const pixel = open[i]
    const y = Math.floor(pixel / width)
    choosePair(search, pixel - y * width, y)
    ink[pixel] = search.ink
    second[pixel] = search.second
    share[pixel] = Math.round(search.share * 255)
  }
  const rules = lineRules(inks, tolerance, reach)
  return { ink, crests: keepThinLines({ ink, second, share, width, height }, open, rules), open }
}

/** Labels every pixel with its nearest ink and nothing else: for pictures without flat areas. */
export function labelNearest({ data, width, height }: PixelPlane, changes: PixelChanges, inks: Inks): Labels {
  const ink = new Uint8Array(width * height)
  const known = createNearestInks(inks)
  visitPixels(changes, width, (pixel, count) => {
    ink.fill(known.ink[findNearest(known, data, pixel)], pixel, pixel + count)
  })
  return { ink, crests: new Uint8Array(ink.length), open: new Int32Array(0) }
}

/** Labels all pixels of one ink; the others, in reading order, are left open. */
function labelPure(
  plane: PixelPlane,
  changes: PixelChanges,
  inks: Inks,
  tolerance: number,
  reach: number,
): { readonly ink: Uint8Array; readonly open: Int32Array } {
  const { width, height } = plane
  const ink = new Uint8Array(width * height)
  const open = new Int32Array(ink.length)
  const near = Math.max(PURE_DISTANCE_SQUARED, 2.5 * tolerance * tolerance)
  const rule: PureRule = { known: createNearestInks(inks), near, tolerance, reach, strides: rampStrides(width) }
  const labels = { ink, open, opened: 0 }
  for (let y = 0; y < height; y++) labelPureRow(plane, changes, y, rule, labels)
  return { ink, open: open.subarray(0, labels.opened) }
}

type PureRule = {
  readonly known: NearestInks
  /** Squared distance up to which a pixel is taken for an ink. */
  readonly near: number
  readonly tolerance: number
  readonly reach: number
  readonly strides: Int32Array
}

/** Labels so far; the first `opened` of `open` are pixels without one. */
type PureLabels = { readonly ink: Uint8Array; readonly open: Int32Array; opened: number }

/** Labels a row run by run. */
function labelPureRow(
  plane: PixelPlane,
  { pixels, rowStarts }: PixelChanges,
  y: number,
  { known, near, tolerance, reach, strides }: PureRule,
  labels: PureLabels,
): void {
  const { data, width } = plane
  const { ink, open } = labels
  const first = y * width
  const last = rowStarts[y + 1]
  let next = first
  for (let i = rowStarts[y], pixel = first; pixel < first + width; pixel = next) {
    const change = i < last ? pixels[i] : first + width
    const slot = findNearest(known, data, pixel)
    let isPure = known.distance[slot] <= near
    next = change
    if (pixel === change) {
      next++
      i++
      const x = pixel - first
      isPure &&= isInterior(plane, x, y, tolerance) || !isRamp(plane, x, y, tolerance, reach, strides)
    }
    const label = isPure ? known.ink[slot] : UNDECIDED
    if (next === pixel + 1) ink[pixel] = label
    else ink.fill(label, pixel, next)
    if (!isPure) for (let one = pixel; one < next; one++) open[labels.opened++] = one
  }
}

/** The best pair of inks for the pixel that is looked at, and what it is looked for among. */
type PairSearch = {
  readonly plane: PixelPlane
  readonly inks: Inks
  /** Ink of each pure pixel; UNDECIDED for the others. */
  readonly pure: Uint8Array
  readonly reach: number
  /** Inks of the pure pixels within reach, the first `count`. */
  readonly candidates: Uint8Array
  count: number
  ink: number
  second: number
  share: number
  miss: number
}

function createPairSearch(plane: PixelPlane, inks: Inks, pure: Uint8Array, reach: number): PairSearch {
  const candidates = new Uint8Array((2 * reach + 1) ** 2)
  return { plane, inks, pure, reach, candidates, count: 0, ink: 0, second: 0, share: 0, miss: 0 }
}

function choosePair(search: PairSearch, x: number, y: number): void {
  gatherPureInks(search, x, y)
  const { plane, inks, candidates, count } = search
  search.miss = Number.POSITIVE_INFINITY
  const at = (y * plane.width + x) * 4
  for (let i = 0; i < count; i++)
    for (let j = i; j < count; j++) tryPair(search, at, candidates[i], candidates[j], Number.POSITIVE_INFINITY)
  if (search.miss <= PAIR_MISS_SQUARED) return
  // Nothing nearby explains the colour: a thin line's ink may have no pure pixel here at all.
  const missMax = search.miss * 0.5
  for (let i = 0; i < count; i++) tryAll(search, at, candidates[i], missMax)
  if (count === 0) for (let ink = 0; ink < inks.count; ink++) tryPair(search, at, ink, ink, missMax)
}

function gatherPureInks(search: PairSearch, x: number, y: number): void {
  const { pure, reach, candidates } = search
  const { width, height } = search.plane
  let count = 0
  const top = Math.max(0, y - reach)
  const bottom = Math.min(height - 1, y + reach)
  const left = Math.max(0, x - reach)
  const right = Math.min(width - 1, x + reach)
  let last = UNDECIDED
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const label = pure[row * width + column]
      if (label === UNDECIDED || label === last) continue
      last = label
      let known = false
      for (let i = 0; i < count && !known; i++) known = candidates[i] === label
      if (!known) candidates[count++] = label
    }
  }
  search.count = count
}

/**
 * Tries an ink with every ink. Nearly all are given up because the pixel lies past both in some colour, as `squaredMissAtLeast` says;
 * so what that needs of the pixel and the one ink is read once.
 */
function tryAll(search: PairSearch, at: number, one: number, missMax: number): void {
  const { data } = search.plane
  const { values, count } = search.inks
  const [red, green, blue] = [data[at], data[at + 1], data[at + 2]]
  // How far the ink lies from the pixel, and to which side.
  const toRed = values[one * 4] - red
  const toGreen = values[one * 4 + 1] - green
  const toBlue = values[one * 4 + 2] - blue
  for (let other = 0; other < count; other++) {
    const reds = sameWay(toRed, values[other * 4] - red)
    const greens = sameWay(toGreen, values[other * 4 + 1] - green)
    const blues = sameWay(toBlue, values[other * 4 + 2] - blue)
    const least = reds * reds + greens * greens + blues * blues
    if (least < search.miss && least <= missMax) keepBetter(search, at, one, other, missMax)
  }
}

/** The shorter of two ways; 0 where they lead to different sides. */
function sameWay(one: number, other: number): number {
  if (one > 0) return other > 0 ? lesser(one, other) : 0
  return other < 0 ? greater(one, other) : 0
}

/** Unmixes the pixel into two inks and keeps the pair when it misses the colour by less than the best so far. */
function tryPair(search: PairSearch, at: number, one: number, other: number, missMax: number): void {
  const least = squaredMissAtLeast(search.plane.data, at, search.inks.values, one * 4, other * 4)
  if (least < search.miss && least <= missMax) keepBetter(search, at, one, other, missMax)
}

function keepBetter(search: PairSearch, at: number, one: number, other: number, missMax: number): void {
  const { data } = search.plane
  const { values } = search.inks
  const share = clamp(shareOfMix(data, at, values, one * 4, other * 4), 0, 1)
  const miss = squaredMissOfMix(data, at, values, one * 4, other * 4, share)
  if (miss >= search.miss || miss > missMax) return
  search.miss = miss
  search.ink = share >= 0.5 ? other : one
  search.second = share >= 0.5 ? one : other
  search.share = share >= 0.5 ? 1 - share : share
}
