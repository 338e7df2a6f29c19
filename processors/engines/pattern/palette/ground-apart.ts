import type { Ink } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'

/** Nearer to the ground than this in OKLab, a thing in its own colour is lost. */
const LOST = 0.2

/**
 * Black cats at Halloween: where a colour asked for one of the things melts into a mood's ground, the mood's ink farthest from it is the
 * ground instead, and the old ground serves as a figure.
 *
 * @param mood the mood's inks, ground first
 * @param asked colours of single things
 */
export function groundApart(mood: readonly Ink[], asked: readonly Ink[]): Ink[] {
  const [ground, ...figures] = mood
  const lost = asked.find((ink) => oklabDistance(ink.lab, ground.lab) < LOST)
  if (!lost || figures.length === 0) return [...mood]
  const far = (ink: Ink): number => Math.abs(ink.lightness - lost.lightness)
  const best = figures.reduce((one, other) => (far(other) > far(one) ? other : one))
  return [best, ...figures.filter((ink) => ink !== best)]
}
