import type { Ink } from '../../color/ink.ts'
import { inkFromHex } from '../../color/ink.ts'
import { findDepiction } from '../families/conversational/noun-book.ts'
import type { PicturePart } from '../families/conversational/picture-book.ts'
import { findPicture } from '../families/conversational/picture-book.ts'
import { kindsOf } from '../families/conversational/picture-kinds.ts'

/** The flat parts of a thing's picture, largest first; none when it has no picture. */
export function partsOf(noun: string): readonly PicturePart[] {
  const found = findDepiction(noun)
  return (found && findPicture(found.picture)?.parts) ?? []
}

/** The parts of what else a noun means, or of its other postures: chocolate icing beside pink, the red velvet of the second crown. */
export function partsOfOtherKinds(noun: string): readonly (readonly PicturePart[])[] {
  const own = findDepiction(noun)?.picture
  return (kindsOf(noun) ?? []).flatMap((kind) => (kind === own ? [] : [findPicture(kind)?.parts ?? []]))
}

/** The colour of a thing's largest part. */
export function mainColour(noun = ''): Ink | undefined {
  return inkFromHex(partsOf(noun)[0]?.hex ?? '')
}

/** The white of a print on a coloured cloth. */
export const WHITE = '#fbf8f1'

/** White or all but white by nature: paper, wool, swans. */
export function isWhite({ lightness, chroma }: Ink): boolean {
  return lightness > 0.86 && chroma < 0.045
}

/** Parts as large as this are told apart by their colours. */
const WORN = 0.12

/** How many inks some things wear, each its own: three for a bee. */
export function coloursWorn(nouns: readonly string[]): number {
  return nouns.reduce((sum, noun) => sum + partsOf(noun).filter(({ share }) => share > WORN).length, 0)
}

/** Smaller parts of a hat are its ribbon. */
const RIBBON = 0.2

/** The purest colour of a thing that is more than a trim: the roses of a flower crown. */
export function strongestColour(noun: string): Ink | undefined {
  const inks = partsOf(noun).flatMap(({ hex, share }) => (share > RIBBON && inkFromHex(hex)) || [])
  return inks.toSorted((one, other) => other.chroma - one.chroma)[0]
}
