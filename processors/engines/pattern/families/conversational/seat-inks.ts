import { hueDistance, isGreen } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import type { Cast } from '../../kit/ink/cast.ts'

/** In OKLab: nearer than this a rider and what it rides are one blot. */
const APART = 0.16
/** Two greens are told apart from here on, and two canes, whose hues in OKLCH are no farther apart than this in radians. */
const [KIN, HUE_REACH] = [0.08, 0.5]

/**
 * Another ink for what is ridden, when its own is too near the rider's: the purest that is seen beside both rider and ground. A leaf
 * under a frog is never pink and a basket never black: they stay of their hue, or as they are with the gap between them.
 */
export function inkApart(
  { inks, ground, figures }: Cast,
  rider: number,
  own: number,
  isPainted: boolean,
): number | undefined {
  const far = (one: number, other: number): number => oklabDistance(inks[one].lab, inks[other].lab)
  if (far(rider, own) > APART) return undefined
  const isOfHue = isGreen(inks[own]) || !isPainted
  const isKin = (ink: number): boolean =>
    isGreen(inks[own]) ? isGreen(inks[ink]) : isPainted || hueDistance(inks[ink], inks[own]) < HUE_REACH
  const seen = figures.filter(
    (ink) => isKin(ink) && far(ink, rider) > (isOfHue ? KIN : APART) && far(ink, ground) > APART,
  )
  return seen.toSorted((one, other) => inks[other].chroma - inks[one].chroma)[0]
}
