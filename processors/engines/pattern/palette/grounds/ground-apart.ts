import type { Ink } from '../../../color/ink.ts'
import { inkFromOklch } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'

/** OKLab distance from the ground below which a thing is lost. */
const LOST = 0.2
/** Moods of night. */
const nights = ['moody', 'moonlit', 'night-sky', 'autumn-night', 'winter-sky']
/**
 * In OKLCH: lightness below which a colour is black, OKLab distance at which other inks show beside black, and a ground
 * at night on which black shows.
 */
const [DARK, CLEAR, MOONLIT] = [0.3, 0.13, { lightness: 0.55, chroma: 0.062 }]

/**
 * Where the requested colour of a thing is lost on a mood's ground (black cats at Halloween), the mood's ink farthest
 * from it becomes the ground, and the old ground serves as a figure's ink.
 *
 * @param mood the mood's inks, ground first
 * @param asked colours of single things
 * @param moods by name: in night moods black things get a moonlit ground rather than a day one
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

/** Whether one of the named moods is one of night. */
export function isAfterDark(moods: readonly string[]): boolean {
  return moods.some((mood) => nights.includes(mood))
}

/** The night mood's inks on a lighter ground of the same hue, on which black shows; the old ground serves as black. */
export function inMoonlight(night: readonly Ink[]): Ink[] {
  const moonlit = inkFromOklch({ ...MOONLIT, hue: night[0].hue })
  return [moonlit, ...night.filter((ink) => oklabDistance(ink.lab, moonlit.lab) > CLEAR)]
}
