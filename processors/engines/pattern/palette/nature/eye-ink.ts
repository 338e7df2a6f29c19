import type { Ink } from '../../../color/ink.ts'
import { inkFromOklch } from '../../../color/ink.ts'
import type { Family } from '../../families/family.ts'
import { CONVERSATIONAL } from '../../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../../prompt/wishes.ts'
import { hasLine } from './depicted-colours.ts'

/**
 * In OKLCH: lightness below which an ink is dark enough for eyes, lightness above which a ground is light, and the ink
 * for eyes and lines.
 */
const [DARK, LIGHT, EYE] = [0.38, 0.6, { lightness: 0.27, chromaMost: 0.04 }] as const
/** Named colours beyond this number are a palette, to which nothing is added. */
const NAMED_MOST = 2

/**
 * Adds one dark ink for the eyes, noses and lines of things that are drawn in named colours and their tones (pink
 * poodles). Adds nothing on a deep ground, beside an ink that is as dark, where the number of inks is given, or in
 * monochromes.
 *
 * @param inks the palette so far, the ground anywhere in it; its last tone is replaced
 */
export function withEyes(inks: readonly Ink[], ground: Ink, wishes: Wishes, family: Family): Ink[] {
  const named = wishes.colours.filter(({ isGround }) => !isGround).length
  const isFree = family.name === CONVERSATIONAL && wishes.colourCount === undefined && wishes.isTonal !== true
  const isAsked = isFree && named > 0 && named <= NAMED_MOST && wishes.motifs.some((noun) => hasLine(noun, ground))
  if (!isAsked || ground.lightness < LIGHT || inks.some(({ lightness }) => lightness < DARK)) return [...inks]
  const [lead] = inks.filter((ink) => ink !== ground)
  const eye = inkFromOklch({
    lightness: EYE.lightness,
    chroma: Math.min(EYE.chromaMost, lead.chroma * 0.5),
    hue: lead.hue,
  })
  const kept = inks.length > named + 2 ? inks.slice(0, -1) : inks
  return [...kept, eye]
}
