import type { Ink } from '../../color/ink.ts'
import { inkFromOklch } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'

/** Nearer to the ground than this in OKLab, a thing in its own colour is lost. */
const LOST = 0.2
/** Moods of the hours after dark. */
const nights = ['moody', 'night-sky', 'autumn-night', 'winter-sky']
/** In OKLCH: what is as dark as this is black, how far in OKLab others are seen beside it, and the ground it is seen on by night. */
const [DARK, CLEAR, MOONLIT] = [0.3, 0.13, { lightness: 0.55, chroma: 0.062 }]

/**
 * Black cats at Halloween: where a colour asked for one of the things melts into a mood's ground, the mood's ink farthest from it is the
 * ground instead, and the old ground serves as a figure.
 *
 * @param mood the mood's inks, ground first
 * @param asked colours of single things
 * @param moods by name: what is black by night stands in moonlight, not in day
 */
export function groundApart(mood: readonly Ink[], asked: readonly Ink[], moods: readonly string[]): Ink[] {
  const [ground, ...figures] = mood
  const lost = asked.find((ink) => oklabDistance(ink.lab, ground.lab) < LOST)
  if (!lost || figures.length === 0) return [...mood]
  if (lost.lightness < DARK && isAfterDark(moods)) return inMoonlight(mood)
  const far = (ink: Ink): number => Math.abs(ink.lightness - lost.lightness)
  const best = figures.reduce((one, other) => (far(other) > far(one) ? other : one))
  return [best, ...figures.filter((ink) => ink !== best)]
}

/** True when one of the moods, by their names, is of the hours after dark. */
export function isAfterDark(moods: readonly string[]): boolean {
  return moods.some((mood) => nights.includes(mood))
}

/** The night's inks on a ground of its hue on which black is seen; the old ground is the black of what has none. */
export function inMoonlight(night: readonly Ink[]): Ink[] {
  const moonlit = inkFromOklch({ ...MOONLIT, hue: night[0].hue })
  return [moonlit, ...night.filter((ink) => oklabDistance(ink.lab, moonlit.lab) > CLEAR)]
}
