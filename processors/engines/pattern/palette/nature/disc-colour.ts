import { inkOf, isGreen } from '../../../color/ink.ts'
import { flowersAsked } from '../../families/botany/asked-plants.ts'
import { discs } from '../../families/botany/flowers/disc-inks.ts'
import type { Colourway, Family } from '../../families/family.ts'
import { growing } from '../../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../../prompt/wishes.ts'

/**
 * In OKLCH: a colour that is darker than the first and not green passes for a flower's disc; a cloth lighter than the
 * second shows it.
 */
const [DARK, CLOTH_LIGHT] = [0.4, 0.55]

/**
 * The colourway with an ink for the brown discs of sunflowers and the like, where no colours are prescribed and it has
 * none as dark.
 */
export function withDiscs(palette: Colourway, wishes: Wishes, { name }: Family): Colourway {
  const flower = flowersAsked(wishes).find((noun) => Object.hasOwn(discs, noun))
  const isSaid = wishes.isTonal || wishes.colourCount !== undefined || wishes.colours.some(isOfCloth)
  if (!flower || isSaid || !growing.includes(name)) return palette
  const inks = palette.inks.map(inkOf)
  const hasDark = inks.some((ink) => ink.lightness < DARK && !isGreen(ink))
  if (hasDark || inks[palette.ground].lightness < CLOTH_LIGHT) return palette
  return { ...palette, inks: [...palette.inks, discs[flower]] }
}

/** Whether a named colour is one of the whole cloth and not only its ground; to such nothing is added. */
function isOfCloth({ isGround, isAccent, isOfOneThing }: Wishes['colours'][number]): boolean {
  return !isGround && !isAccent && !isOfOneThing
}
