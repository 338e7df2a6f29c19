import { oklabFromRgb, type Rgb } from '../../color/oklab.ts'
import type { InkVote } from '../blur/explain-patches.ts'
import type { Inks } from './find-inks.ts'
import { segmentDistance } from './segment-distance.ts'

// Patches under blur tell their colour roughly: nearer to an ink than this (RGB levels) they mean that ink.
const KNOWN_GAP_MIN = 36
const PIXELS_MIN = 40
// Past an ink, by up to this share of its contrast to another, lies what sharpening leaves beside their edge.
const OVERSHOOT = 0.15
const OVERSHOOT_GAP_MIN = 20
// What lies this far past an ink that is known only roughly is a rougher guess at the same.
const ROUGH_OVERSHOOT = 0.5
// A small patch whose labels lack its rim wants more of its own ink than there is, up to so far past it, as seen from its ground.
// That ink is shown pure elsewhere. Of a wider patch the rim is little, and the labels of a line are its middle, as long as it is.
const RIM_OVERSHOOT = 0.7
const RIM_THICKNESS_MIN = 0.5
const RIM_PIXELS_MAX = 48
const RIM_GAP_MAX = 40
const PURE_PIXELS_MIN = 48

/**
 * Inks that no place shows pure, because compression or blur spreads their colour, but that several patches ask for.
 *
 * @param rule OKLab distance under which two colours are one ink, and most inks in all
 * @param pure how many pixels show each ink as it is
 */
export function addVotedInks(
  inks: Inks,
  votes: readonly InkVote[],
  { mergeDistance: distance, colorsMax }: { readonly mergeDistance: number; readonly colorsMax: number },
  pure: Uint32Array,
): Inks {
  const roughFrom = inks.roughFrom ?? inks.count
  const known = Array.from({ length: inks.count }, (_, ink) => rgbOfInk(inks, ink))
  const groups: { readonly lab: Rgb; readonly sum: number[]; pixels: number }[] = []
  for (const { rgb, pixels, ink: own, ground, thickness } of votes.toSorted((a, b) => b.pixels - a.pixels)) {
    const lab = oklabFromRgb([...rgb])
    if (known.some((ink) => gapOf(ink, rgb) < KNOWN_GAP_MIN || gapOf(oklabFromRgb(ink), lab) < distance)) continue
    if (isOvershoot(rgb, known, roughFrom)) continue
    // On the way from a rough ink to its ground lies what a line wants whose labels are too wide.
    if (own >= roughFrom && gapToWay(rgb, known[own], known[ground]) < OVERSHOOT_GAP_MIN) continue
    const isSmall = thickness >= RIM_THICKNESS_MIN && pixels <= RIM_PIXELS_MAX && pure[own] >= PURE_PIXELS_MIN
    if (isSmall && gapPast(known[own], known[ground], rgb, RIM_OVERSHOOT) < RIM_GAP_MAX) continue
    let group = groups.find((other) => gapOf(other.lab, lab) < 1.5 * distance)
    if (!group) {
      group = { lab, sum: [0, 0, 0], pixels: 0 }
      groups.push(group)
    }
    for (let channel = 0; channel < 3; channel++) group.sum[channel] += rgb[channel] * pixels
    group.pixels += pixels
  }
  const room = Math.max(0, colorsMax - inks.count)
  const found = groups
    .filter(({ pixels }) => pixels >= PIXELS_MIN)
    .toSorted((a, b) => b.pixels - a.pixels)
    .slice(0, room)
  const added = found.flatMap(({ sum, pixels }) => [...sum.map((value) => value / pixels), 255])
  return { ...inks, count: inks.count + found.length, values: Float64Array.from([...inks.values, ...added]) }
}

/** Levels between a colour and the nearest one on the way between two others. */
function gapToWay(rgb: Rgb, one: Rgb, other: Rgb): number {
  return segmentDistance(Float64Array.from(rgb), 0, Float64Array.of(...one, ...other), 0, 3, 0)
}

/** True where a colour lies on from one ink through another, a little past it. */
function isOvershoot(rgb: Rgb, inks: readonly Rgb[], roughFrom: number): boolean {
  return inks.some((ink, at) => {
    const most = at < roughFrom ? OVERSHOOT : ROUGH_OVERSHOOT
    return inks.some((other) => gapPast(ink, other, rgb, most) < OVERSHOOT_GAP_MIN)
  })
}

/**
 * Levels between a colour and the nearest one that lies past `ink` as seen from `other`, by `most` of their contrast at most; infinite
 * where it is on this side.
 */
function gapPast(ink: Rgb, other: Rgb, rgb: Rgb, most: number): number {
  let along = 0
  let length = 0
  for (let channel = 0; channel < 3; channel++) {
    const span = ink[channel] - other[channel]
    along += span * (rgb[channel] - ink[channel])
    length += span * span
  }
  if (along <= 0) return Number.POSITIVE_INFINITY
  const share = Math.min(most, along / length)
  let squares = 0
  for (let channel = 0; channel < 3; channel++) {
    const swung = ink[channel] + share * (ink[channel] - other[channel])
    squares += (Math.max(0, Math.min(255, swung)) - rgb[channel]) ** 2
  }
  return Math.sqrt(squares)
}

function rgbOfInk({ values }: Inks, ink: number): Rgb {
  return [values[ink * 4], values[ink * 4 + 1], values[ink * 4 + 2]]
}

function gapOf(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}
