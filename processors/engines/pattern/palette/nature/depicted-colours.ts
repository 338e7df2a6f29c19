import type { Ink } from '../../../color/ink.ts'
import { inkFromHex } from '../../../color/ink.ts'
import { isLight } from '../../../color/tone.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import type { PicturePart } from '../../families/conversational/picture-book.ts'
import { findPicture } from '../../families/conversational/picture-book.ts'
import { kindsOf } from '../../families/conversational/picture-kinds.ts'

/** The flat areas of a thing's picture, largest first; empty when it has no picture. */
export function partsOf(noun: string): readonly PicturePart[] {
  const found = findDepiction(noun)
  return (found && findPicture(found.picture)?.parts) ?? []
}

/** The areas of a noun's other pictures: its other meanings or postures, for example chocolate icing beside pink. */
export function partsOfOtherKinds(noun: string): readonly (readonly PicturePart[])[] {
  const own = findDepiction(noun)?.picture
  return (kindsOf(noun) ?? []).flatMap((kind) => (kind === own ? [] : [findPicture(kind)?.parts ?? []]))
}

/** The colour of a thing's largest area. */
export function mainColour(noun = ''): Ink | undefined {
  return inkFromHex(partsOf(noun)[0]?.hex ?? '')
}

/** Whether a thing has eyes, lines or lights that need the strongest contrast to the ground. */
export function hasLine(noun: string, ground: Ink): boolean {
  return partsOf(noun).some(({ hex }) => {
    const { lightness } = inkFromHex(hex) ?? ground
    return isLight(ground) ? lightness < 0.36 : lightness > 0.9
  })
}

/** White of prints on coloured cloth. */
export const WHITE = '#fbf8f1'

/** Whether a colour is white or nearly so: paper, wool, swans. */
export function isWhite({ lightness, chroma }: Ink): boolean {
  return lightness > 0.86 && chroma < 0.045
}

/** Least area share of a part whose colour is counted. */
const WORN = 0.12

/** Number of inks that some things need in their own colours: three for a bee. */
export function coloursWorn(nouns: readonly string[]): number {
  return nouns.reduce((sum, noun) => sum + partsOf(noun).filter(({ share }) => share > WORN).length, 0)
}

/** Area share up to which a part is a trim, such as the ribbon of a hat. */
const RIBBON = 0.2

/** The colour with the highest chroma among a thing's larger parts: the roses of a flower crown. */
export function strongestColour(noun: string): Ink | undefined {
  const inks = partsOf(noun).flatMap(({ hex, share }) => (share > RIBBON && inkFromHex(hex)) || [])
  return inks.toSorted((one, other) => other.chroma - one.chroma)[0]
}
