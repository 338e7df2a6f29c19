import { inkOf } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { isLeaf } from '../../families/botany/leaves/leaf-table.ts'
import { partsOf } from '../../palette/depicted-colours.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { has } from '../meaning/phrase-kinds.ts'
import type { Wishes } from '../wishes.ts'

/** Colours said before one thing, by their places among the phrases: "red and yellow balloons", "with pink, blue and white fish". */
export type ColoursInTurn = { readonly noun: string; readonly coloursAt: readonly number[] }

/**
 * Lists of colours that stand before one thing among several, or behind the first thing and "in", which wears them in
 * turn. What has all of them by nature is left as it is: black and white pandas.
 */
export function coloursInTurn(phrases: readonly ReadPhrase[]): ColoursInTurn[] {
  const isThing = ({ motif, chosen }: ReadPhrase): boolean => motif !== undefined && chosen?.kind !== 'colour'
  const isOneOfMore = phrases.filter(isThing).length > 1
  return phrases.flatMap((phrase, at) => {
    const noun = isThing(phrase) && phrase.isPlural ? phrase.motif?.noun : undefined
    if (!noun) return []
    const after = listAfter(phrases, at, noun)
    const coloursAt = after.length > 0 || !isOneOfMore || phrase.startsClause ? after : listBefore(phrases, at)
    const isOwn = isOfNature(noun, hexesAt(phrases, coloursAt))
    return coloursAt.length > 1 && !isOwn ? [{ noun, coloursAt }] : []
  })
}

/** Places of "red and yellow", and of "pink, blue and white" where the first of them begins no clause among others. */
function listBefore(phrases: readonly ReadPhrase[], thingAt: number): number[] {
  const isColour = (at: number): boolean => phrases[at]?.chosen?.kind === 'colour' && !phrases[at].isNegated
  const [last, joint] = [thingAt - 1, thingAt - 2]
  if (!isColour(last) || phrases[last].startsClause || !has(phrases[joint], 'joining-word') || !isColour(joint - 1))
    return []
  let first = joint - 1
  while (phrases[first].startsClause && isColour(first - 1)) first--
  const isOfMore = first < joint - 1
  if (isOfMore && phrases[first].startsClause && first > 0) return []
  return [...Array.from({ length: joint - first }, (_, at) => first + at), last]
}

/** Places of "in red, green and yellow" right behind a thing that nothing is joined to; flowers share such lists out among themselves. */
function listAfter(phrases: readonly ReadPhrase[], thingAt: number, noun: string): number[] {
  const isGrown = flowerNouns.includes(noun) || isLeaf(noun)
  const isJoined = thingAt > 0 && (phrases[thingAt].startsClause || has(phrases[thingAt - 1], 'joining-word'))
  if (isGrown || isJoined || !has(phrases[thingAt + 1], 'in-word') || phrases[thingAt + 1].startsClause) return []
  const coloursAt: number[] = []
  for (let at = thingAt + 2; at < phrases.length; at++) {
    const { chosen, isNegated } = phrases[at]
    if (chosen?.kind === 'colour' && !isNegated) coloursAt.push(at)
    else if (!has(phrases[at], 'joining-word')) break
  }
  // Two are the colours of the whole cloth as well as of the thing.
  return coloursAt.length > 2 ? coloursAt : []
}

function hexesAt(phrases: readonly ReadPhrase[], places: readonly number[]): string[] {
  return places.flatMap((at) => {
    const { chosen } = phrases[at]
    return chosen?.kind === 'colour' ? [chosen.hex] : []
  })
}

/** In OKLab: as near a colour of a picture is the one that is named, where it is this share of it at least. */
const [SAME_COLOUR, SEEN_SHARE] = [0.12, 0.12]

/** True where all are its own, or the white among them is: pandas in black, white and green are no green pandas. */
function isOfNature(noun: string, hexes: readonly string[]): boolean {
  const whites = hexes.filter((hex) => inkOf(hex).lightness > WHITE)
  return hasByNature(noun, hexes) || (whites.length > 0 && hasByNature(noun, whites))
}

/** In OKLCH. */
const WHITE = 0.93

function hasByNature(noun: string, hexes: readonly string[]): boolean {
  const parts = partsOf(noun).flatMap(({ hex, share }) => (share > SEEN_SHARE ? [inkOf(hex).lab] : []))
  return hexes.every((hex) => parts.some((lab) => oklabDistance(lab, inkOf(hex).lab) < SAME_COLOUR))
}

/** Keeps what the colour at a place is called in full, among those its thing wears in turn. */
export function noteColourInTurn(wishes: Wishes, phrases: readonly ReadPhrase[], at: number, hex: string): void {
  const of = coloursInTurn(phrases).find(({ coloursAt }) => coloursAt.includes(at))
  if (of)
    wishes.coloursInTurn = { ...wishes.coloursInTurn, [of.noun]: [...(wishes.coloursInTurn?.[of.noun] ?? []), hex] }
}
