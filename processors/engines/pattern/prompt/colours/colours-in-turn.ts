import { inkOf } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { isLeaf } from '../../families/botany/leaves/leaf-table.ts'
import { partsOf } from '../../palette/nature/depicted-colours.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { has, withWords } from '../meaning/phrase-kinds.ts'
import type { Wishes } from '../wishes.ts'

/**
 * Colours named before one thing, as indices of phrases: "red and yellow balloons", "with pink, blue and white fish".
 */
export type ColoursInTurn = { readonly noun: string; readonly coloursAt: readonly number[] }

/**
 * Lists of colours before one thing among several, or after the first thing and "in", which it takes in turn. Colours
 * that a thing has naturally are left out: black and white pandas.
 */
export function coloursInTurn(phrases: readonly ReadPhrase[]): ColoursInTurn[] {
  return listsOfThings(phrases).filter(({ noun, coloursAt }) => !isOfNature(noun, hexesAt(phrases, coloursAt)))
}

/** Whether a colour is in a list before one thing among several that is so by nature: "oranges and blue-and-white porcelain". */
export function isOfOwnNature(phrases: readonly ReadPhrase[], at: number): boolean {
  return listsOfThings(phrases).some(
    ({ noun, coloursAt }) =>
      coloursAt.includes(at) &&
      at < lastOf(phrases, noun) &&
      // "Ivory and blush with bronze leaves" is of two things.
      coloursAt.every((colourAt) => !withWords.includes(phrases[colourAt - 1]?.words[0] ?? '')) &&
      hasByNature(noun, hexesAt(phrases, coloursAt)),
  )
}

function lastOf(phrases: readonly ReadPhrase[], noun: string): number {
  return phrases.findLastIndex(({ motif }) => motif?.noun === noun)
}

function listsOfThings(phrases: readonly ReadPhrase[]): ColoursInTurn[] {
  const isThing = ({ motif, chosen }: ReadPhrase): boolean => motif !== undefined && chosen?.kind !== 'colour'
  const isOneOfMore = phrases.filter(isThing).length > 1
  return phrases.flatMap((phrase, at) => {
    const noun = isThing(phrase) && (phrase.isPlural || unmarked.has(phrase.form)) ? phrase.motif?.noun : undefined
    if (!noun) return []
    const after = listAfter(phrases, at, noun)
    const coloursAt = after.length > 0 || !isOneOfMore || phrase.startsClause ? after : listBefore(phrases, at)
    return coloursAt.length > 1 ? [{ noun, coloursAt }] : []
  })
}

/** Plurals like their singulars. */
const unmarked = new Set(
  'hibiscus cosmos crocus gladiolus iris koi sheep fish deer moose salmon trout squid shrimp'.split(' '),
)

/** Indices of "red and yellow", and of "pink, blue and white" where the first of them starts no clause. */
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

/**
 * Indices of "in red, green and yellow" directly after a thing that nothing is joined to; flowers divide such lists
 * among themselves.
 */
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
  // Two colours belong to the whole cloth as well as to the thing.
  return coloursAt.length > 2 ? coloursAt : []
}

function hexesAt(phrases: readonly ReadPhrase[], places: readonly number[]): string[] {
  return places.flatMap((at) => {
    const { chosen } = phrases[at]
    return chosen?.kind === 'colour' ? [chosen.hex] : []
  })
}

/** OKLab distance up to which a named colour is one of a picture, and the least area share of that colour. */
const [SAME_COLOUR, SEEN_SHARE] = [0.12, 0.12]

/**
 * Whether a thing has all the colours naturally, or white is among its own: "pandas in black, white and green" are not
 * green.
 */
function isOfNature(noun: string, hexes: readonly string[]): boolean {
  const whites = hexes.filter((hex) => inkOf(hex).lightness > WHITE)
  return hasByNature(noun, hexes) || (whites.length > 0 && hasByNature(noun, whites))
}

/** Least OKLCH lightness of white. */
const WHITE = 0.93

function hasByNature(noun: string, hexes: readonly string[]): boolean {
  const parts = partsOf(noun).flatMap(({ hex, share }) => (share > SEEN_SHARE ? [inkOf(hex).lab] : []))
  return hexes.every((hex) => parts.some((lab) => oklabDistance(lab, inkOf(hex).lab) < SAME_COLOUR))
}

/** Stores the full form of the colour at an index among those that its thing takes in turn. */
export function noteColourInTurn(wishes: Wishes, phrases: readonly ReadPhrase[], at: number, hex: string): void {
  const of = coloursInTurn(phrases).find(({ coloursAt }) => coloursAt.includes(at))
  if (of)
    wishes.coloursInTurn = { ...wishes.coloursInTurn, [of.noun]: [...(wishes.coloursInTurn?.[of.noun] ?? []), hex] }
}
