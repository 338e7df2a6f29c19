import type { Ink } from '../../../color/ink.ts'
import { inkFromHex } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { companionsOf } from '../../families/conversational/companions.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import { findPicture } from '../../families/conversational/picture-book.ts'
import { settle } from './dye-most.ts'

/**
 * In OKLCH chroma: coats that are all below the first are browns or greys; an accent among them is above the second.
 */
const [QUIET, LIVELY] = [0.115, 0.1]
/** Least area share of a companion's part that gives an accent. */
const SHARE_LEAST = 0.1
/** OKLab distances that an accent keeps from the coats and from the cloth. */
const [OFF_COATS, OFF_CLOTH] = [0.09, 0.2]

/**
 * A strong colour from what usually lies between animals of quiet colours: orange from carrots among rabbits, red from
 * apples among horses. Undefined where the coats are chromatic, or nothing that goes with them is.
 */
export function accentOfCompanions(nouns: readonly string[], coats: readonly Ink[], cloth: Ink): Ink | undefined {
  // A prompt that names two things has said what goes with what.
  if (nouns.length > 1) return undefined
  if ([cloth, ...coats].some(({ chroma }) => chroma > QUIET)) return undefined
  const pictures = nouns.flatMap((noun) => findDepiction(noun)?.picture ?? [])
  return companionsOf(pictures)
    .flatMap((picture) => findPicture(picture)?.parts ?? [])
    .filter(({ share }) => share > SHARE_LEAST)
    .flatMap(({ hex }) => inkFromHex(hex) ?? [])
    .map(settle)
    .find(
      (ink) =>
        ink.chroma > LIVELY &&
        oklabDistance(ink.lab, cloth.lab) > OFF_CLOTH &&
        coats.every(({ lab }) => oklabDistance(ink.lab, lab) > OFF_COATS),
    )
}
