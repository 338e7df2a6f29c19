import type { Ink } from '../../color/ink.ts'
import { inkFromOklch } from '../../color/ink.ts'
import type { Family } from '../families/family.ts'
import { CONVERSATIONAL } from '../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../prompt/wishes.ts'
import { hasLine } from './natural-palette.ts'

/** In OKLCH: dark enough for an eye, light enough for paper, and the ink that eyes and lines are drawn in. */
const [DARK, LIGHT, EYE] = [0.38, 0.6, { lightness: 0.27, chromaMost: 0.04 }] as const
/** More colours than these are a palette, to which nothing is added. */
const NAMED_MOST = 2

/**
 * Named colours and their tones, ground first or not, with one dark ink for the eyes and lines of what is drawn in them: pink poodles
 * have noses. Nothing is added on a deep ground, beside an ink as dark, where inks are counted, or to the tones of a monochrome.
 *
 * @param inks what the palette holds so far; its last tone makes room
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
