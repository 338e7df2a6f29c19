import { inkOf } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { partsOf } from '../../palette/depicted-colours.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { has } from '../meaning/phrase-kinds.ts'
import type { Wishes } from '../wishes.ts'

/** Colours said before one thing, by their places among the phrases: "red and yellow balloons", "with pink, blue and white fish". */
export type ColoursInTurn = { readonly noun: string; readonly coloursAt: readonly number[] }

/**
 * Lists of colours that stand before one thing among several, which wears them in turn. What has all of them by nature is left as it is:
 * black and white pandas.
 */
export function coloursInTurn(phrases: readonly ReadPhrase[]): ColoursInTurn[] {
  const isThing = ({ motif, chosen }: ReadPhrase): boolean => motif !== undefined && chosen?.kind !== 'colour'
  if (phrases.filter(isThing).length < 2) return []
  return phrases.flatMap((phrase, at) => {
    const noun = isThing(phrase) && phrase.isPlural && !phrase.startsClause ? phrase.motif?.noun : undefined
    const coloursAt = noun ? listBefore(phrases, at) : []
    return noun && coloursAt.length > 1 && !hasByNature(noun, hexesAt(phrases, coloursAt)) ? [{ noun, coloursAt }] : []
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

function hexesAt(phrases: readonly ReadPhrase[], places: readonly number[]): string[] {
  return places.flatMap((at) => {
    const { chosen } = phrases[at]
    return chosen?.kind === 'colour' ? [chosen.hex] : []
  })
}

/** In OKLab: as near a colour of a picture is the one that is named, where it is this share of it at least. */
const [SAME_COLOUR, SEEN_SHARE] = [0.12, 0.12]

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
