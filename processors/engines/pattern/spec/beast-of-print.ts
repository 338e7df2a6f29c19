import { findDepiction } from '../families/conversational/noun-book.ts'
import { CONVERSATIONAL, skins } from '../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../prompt/wishes.ts'
import type { CheckedRequest } from '../request/pattern-request.ts'
import type { PartialSpec } from './design-spec.ts'

/** Words that ask for an animal's skin rather than for the animal. */
const ofSkin =
  /\b(prints?|skins?|hides?|furs?|coats?|spots?|spotted|stripes?|striped|scales?|leather|textures?|patterns?|patches|camo|muster|fell|haut|peau|piel|pelle)\b/i

/** The cloth of scales of waves, and words that ask for it. */
const SCALES = 'seigaiha'
const ofScales = /\b(seigaiha|scales?|patterns?)\b|青海波/i

/** The frame of a lone text. */
const WREATH = 'laurel wreath'

/**
 * Adapts the wishes of a placement print: in a repeat "tiger" means stripes and "mermaid" scales, in a placement print
 * the animal or figure, and waves the sea. Unchanged for everything else, and where the skin is meant: "leopard print".
 */
export function wishesOfPrint(request: CheckedRequest, given: PartialSpec, wishes: Wishes): Wishes {
  if (request.compositionType !== 'single' || given.family !== undefined || wishes.isSquare) return wishes
  const { families, motifs, styles, under } = wishes
  // Waves beneath koi are a cloth in a repeat; in a print they are in water.
  if (under === SCALES && !ofScales.test(request.prompt))
    return { ...wishes, under: undefined, motifs: [...motifs, 'wave'] }
  // A slogan or a monogram alone is drawn once in a wreath, since nobody reads a square full of them.
  const isLettering = families[0] === 'signs' && families.length === 1 && Boolean(wishes.text) && !wishes.under
  if (isLettering && motifs.length === 0)
    return { ...wishes, families: [CONVERSATIONAL], motifs: [WREATH], styles: [], heroes: 1 }
  const beast = skins.includes(families[0]) ? families[0] : styles.find((style) => style === 'mermaid')
  const isBare = families.length === 1 && motifs.length === 0 && !wishes.under && !ofSkin.test(request.prompt)
  if (!isBare || !beast || !findDepiction(beast)) return wishes
  return {
    ...wishes,
    families: [CONVERSATIONAL],
    motifs: [beast],
    styles: styles.filter((style) => style !== beast),
    heroes: 1,
  }
}
