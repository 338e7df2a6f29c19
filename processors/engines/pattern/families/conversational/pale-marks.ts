import { inkFromHex } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import type { Cast } from '../../kit/ink/cast.ts'
import { findPicture } from './picture-book.ts'

/** Pictures that are pale or nothing: there are no black clouds on cloth. */
const pale = ['f-cloud', 'cloud', 'f-snow', 'f-bubbles', 'f-ripple']
/** In OKLab: how far such a thing stands off the ground. */
export const PALE_SEEN = 0.07
/** In OKLab: a ground this near to such a thing has its colour. */
const OWN_COLOUR = 0.12
/** In OKLCH: how pale its ink is at least. */
const LIGHTNESS_LEAST = 0.62

/**
 * Inks that draw a pale thing, the one most like it first, the palest where the ground is like it; none where the
 * palette has nothing pale, undefined for other things.
 */
export function paleInks(name: string, { inks, ground, figures }: Cast): readonly number[] | undefined {
  const nature = inkFromHex(findPicture(name)?.parts[0].hex ?? '')
  if (!pale.includes(name) || !nature) return undefined
  // On a blue sky clouds are white.
  const isOnOwnColour = oklabDistance(inks[ground].lab, nature.lab) < OWN_COLOUR
  const far = (ink: number): number => (isOnOwnColour ? -inks[ink].lightness : oklabDistance(inks[ink].lab, nature.lab))
  return figures
    .filter(
      (ink) => inks[ink].lightness > LIGHTNESS_LEAST && oklabDistance(inks[ink].lab, inks[ground].lab) > PALE_SEEN,
    )
    .toSorted((one, other) => far(one) - far(other))
    .slice(0, 1)
}
