import { inkFromHex } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import type { Plan } from '../family.ts'

/** In OKLab: nearer to the accent an ink is that; farther from the ground than this another is seen. */
const [SAME, SEEN] = [0.03, 0.13]
/** Others that must be left to lead. */
const OTHERS_LEAST = 2

/**
 * The inks that may lead the body of a thing: an accent that was asked for is worn in parts and by marks, though it be the thing's own
 * colour. "Owls, black and white with a mustard accent" are black and white.
 */
export function leadingCast({ cast, details }: Plan): Cast {
  const accent = inkFromHex(`${details.accent ?? ''}`)
  if (!accent) return cast
  const { inks, ground } = cast
  const others = cast.figures.filter((ink) => oklabDistance(inks[ink].lab, accent.lab) > SAME)
  const seen = others.filter((ink) => oklabDistance(inks[ink].lab, inks[ground].lab) > SEEN)
  return seen.length < OTHERS_LEAST ? cast : { ...cast, figures: others }
}
