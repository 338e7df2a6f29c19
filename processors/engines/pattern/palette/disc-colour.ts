import { inkOf, isGreen } from '../../color/ink.ts'
import { flowersAsked } from '../families/botany/asked-plants.ts'
import { discs } from '../families/botany/flowers/disc-inks.ts'
import type { Colourway, Family } from '../families/family.ts'
import { growing } from '../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../prompt/wishes.ts'

/** In OKLCH: what is as dark as this and no green passes for such a middle; cloths that it is seen on are lighter than the other. */
const [DARK, CLOTH_LIGHT] = [0.4, 0.55]

/**
 * Sunflowers have brown middles, not green ones: the colourway with an ink for them, where nobody said its colours and
 * it has none as dark.
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

/** A colour of the whole cloth that is not its ground: nothing is added to those. */
function isOfCloth({ isGround, isAccent, isOfOneThing }: Wishes['colours'][number]): boolean {
  return !isGround && !isAccent && !isOfOneThing
}
