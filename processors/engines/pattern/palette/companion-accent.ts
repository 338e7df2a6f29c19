import type { Ink } from '../../color/ink.ts'
import { inkFromHex } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'
import { companionsOf } from '../families/conversational/companions.ts'
import { findDepiction } from '../families/conversational/noun-book.ts'
import { findPicture } from '../families/conversational/picture-book.ts'
import { settle } from './dye-most.ts'

/** In OKLCH: coats that are all below this are a print of browns or greys; what livens it is above that. */
const [QUIET, LIVELY] = [0.115, 0.1]
/** Specks of a companion lend no colour. */
const SHARE_LEAST = 0.1
/** In OKLab: how far an accent stands off the coats and the cloth. */
const [OFF_COATS, OFF_CLOTH] = [0.09, 0.2]

/**
 * The one strong colour of what is strewn between quiet coats: carrots among rabbits are orange, apples among horses red.
 * Undefined where the coats are colours themselves, or nothing near them has one.
 */
export function accentOfCompanions(nouns: readonly string[], coats: readonly Ink[], cloth: Ink): Ink | undefined {
  // Who names two things has said what comes with what.
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
