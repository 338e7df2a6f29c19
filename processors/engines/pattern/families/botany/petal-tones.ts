import type { Ink } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { degrees, NEUTRAL_CHROMA } from './petal-rank.ts'

/** Degrees between the hues of one petal's tones. */
const KIN_DEGREES = 58
/** In OKLCH: below this chroma a petal is white. */
const WHITE_CHROMA = 0.02

/** In OKLCH lightness: paper that passes for white petals. */
export const PAPER_FROM = 0.94

/** True for tones of one petal: near in hue, or one of them without any. */
export function goTogether(one: Ink, other: Ink): boolean {
  return Math.min(one.chroma, other.chroma) < NEUTRAL_CHROMA || degrees(one, other) < KIN_DEGREES
}

/** How strange an ink is as the light or shade of a petal, 0 for its own. A white has no hue to be near to: gold is not the shade of it, whatever its numbers say. */
export function strangenessOf(ink: Ink, own: Ink): number {
  if (own.chroma < WHITE_CHROMA) return oklabDistance(ink.lab, own.lab) * 100
  // The shade of a sunflower beside grey is a deeper gold.
  const isGreyed =
    own.chroma > STRONG_PETAL && ink.chroma < GREY.chroma && Math.abs(ink.lightness - GREY.middle) < GREY.reach
  return (
    degrees(ink, own) * Math.min(1, ink.chroma * 12) +
    Math.abs(ink.lightness - own.lightness) * 60 +
    (isGreyed ? GREYED : 0)
  )
}

/** In OKLCH: petals as strong as this, the greys that are no shade of them, and what such a grey counts. */
const [STRONG_PETAL, GREY, GREYED] = [0.11, { chroma: 0.03, middle: 0.62, reach: 0.24 }, 30] as const
