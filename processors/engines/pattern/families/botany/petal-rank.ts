import type { Ink } from '../../../color/ink.ts'
import { hueDistance } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import type { Cast } from '../../kit/ink/cast.ts'

/** Chroma in OKLCH below which an ink goes with every hue. */
export const NEUTRAL_CHROMA = 0.045

const YELLOW_HUE = (80 * Math.PI) / 180

/** Degrees in OKLCH between two hues, 0 … 180. */
export function degrees(one: Ink, other: Ink): number {
  return (hueDistance(one, other) * 180) / Math.PI
}

/** Degrees in OKLCH from the yellow of hearts, 0 … 180. */
export function degreesFromYellow(ink: Ink): number {
  return (hueDistance(ink, { ...ink, hue: YELLOW_HUE }) * 180) / Math.PI
}

/** How far two inks of a cast, by their numbers, are apart in OKLCH lightness. */
export function lightnessStep({ inks }: Cast, one: number, other: number): number {
  return Math.abs(inks[one].lightness - inks[other].lightness)
}

/**
 * What leads: colour, then contrast. Past 0.45 more contrast says no more. A yellow is kept for hearts where other petals are
 * to be had, and the very dark for shades: a maroon must not outrank the red it shades.
 */
export function rankPetal(cast: Cast, body: number, heart: number, petals: number): number {
  const own = cast.inks[body]
  const isYellow = degreesFromYellow(own) < 35
  const held = body === heart && petals > 2 && isYellow ? 0.25 : 0
  const isTone = isToneOfEarlier(cast, body)
  const isDeep = own.lightness < 0.4 && (isTone || own.chroma < COBALT)
  const tooDark = !cast.isDark && petals > 2 && isDeep ? 0.35 : 0
  const spared = body === cast.spared ? 2 : 0
  const isLost = oklabDistance(own.lab, cast.inks[cast.ground].lab) < SEEN
  const rank = own.chroma * 2 + Math.min(0.45, lightnessStep(cast, body, cast.ground)) * 0.8
  return rank - held - tooDark - spared - (isTone ? TONE_HELD : 0) - (isLost ? LOST_HELD : 0)
}

/**
 * Inks come in the order of the words, tones after the colours they are of: apricot roses are apricot with rust in their folds.
 */
function isToneOfEarlier(cast: Cast, body: number): boolean {
  const { inks, ground } = cast
  return inks.some(
    (ink, earlier) =>
      earlier < body &&
      earlier !== ground &&
      ink.chroma > NEUTRAL_CHROMA &&
      degrees(ink, inks[body]) < TONE_DEGREES &&
      lightnessStep(cast, earlier, ground) > TONE_STEP,
  )
}

/** Degrees and OKLCH lightness: tones of one colour, and how far it stands off the ground. What their rank is lowered by. */
const [TONE_DEGREES, TONE_STEP, TONE_HELD] = [24, 0.12, 0.45]
/** Chroma by which a deep colour is a petal's own. */
const COBALT = 0.1
/** How far in OKLab a petal is from its ground to be seen as one; what its rank is lowered by when it is nearer. */
const [SEEN, LOST_HELD] = [0.16, 0.6]
