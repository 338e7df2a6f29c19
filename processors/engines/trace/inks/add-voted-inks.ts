import { oklabFromRgb, type Rgb } from '../../color/oklab.ts'
import { clamp } from '../../numbers/clamp.ts'
import type { InkVote } from '../blur/explain-patches.ts'
import type { Inks } from './find-inks.ts'
import { segmentDistance } from './segment-distance.ts'

// Patches under blur tell their colour only roughly: within this distance of an ink (RGB levels) they mean that ink.
const KNOWN_GAP_MIN = 36
const PIXELS_MIN = 40
// Sharpening leaves colours beside an edge that lie past its inks, by up to this share of their contrast.
const OVERSHOOT = 0.15
const OVERSHOOT_GAP_MIN = 20
// A colour this far past an ink that is itself known only roughly is a rougher guess at that ink.
const ROUGH_OVERSHOOT = 0.5
// If the labels of a small patch lack its rim, the fit asks for more of its ink than exists: a colour up to this far
// past it, seen from the ground. That applies if the ink is shown pure elsewhere and the patch is small but not thin:
// in a larger patch the rim matters little, and a line is labelled along its whole length.
const RIM_OVERSHOOT = 0.7
const RIM_THICKNESS_MIN = 0.5
const RIM_PIXELS_MAX = 48
const RIM_GAP_MAX = 40
const PURE_PIXELS_MIN = 48

/**
 * Adds inks that no pixel shows pure, because compression or blur spreads their colour, but that several patches ask
 * for.
 *
 * @param votes colours that patches would be explained best by
 * @param rule OKLab distance under which two colours are one ink, and the most inks in all
 * @param pure number of pixels that show each ink pure
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
    // A colour between a roughly known ink and its ground is asked for by a line whose labels are too wide.
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

/** Distance in RGB levels of a colour from the line between two others. */
function gapToWay(rgb: Rgb, one: Rgb, other: Rgb): number {
  return segmentDistance(Float64Array.from(rgb), 0, Float64Array.of(...one, ...other), 0, 3, 0)
}

/** Whether a colour lies slightly past one ink, seen from another. */
function isOvershoot(rgb: Rgb, inks: readonly Rgb[], roughFrom: number): boolean {
  return inks.some((ink, at) => {
    const most = at < roughFrom ? OVERSHOOT : ROUGH_OVERSHOOT
    return inks.some((other) => gapPast(ink, other, rgb, most) < OVERSHOOT_GAP_MIN)
  })
}

/**
 * Distance in RGB levels of a colour from the line that extends past `ink`, away from `other`, by up to `most` of their
 * contrast; infinite where the colour lies on the near side.
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
    squares += (clamp(swung, 0, 255) - rgb[channel]) ** 2
  }
  return Math.sqrt(squares)
}

function rgbOfInk({ values }: Inks, ink: number): Rgb {
  return [values[ink * 4], values[ink * 4 + 1], values[ink * 4 + 2]]
}

function gapOf(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}
