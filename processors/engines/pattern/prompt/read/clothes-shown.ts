import { findDepiction } from '../../families/conversational/noun-book.ts'
import { has } from '../meaning/phrase-kinds.ts'
import { readMadeInto } from './made-into.ts'
import type { Phrase } from './match-phrases.ts'

/** Clothes that have pictures, and are mostly what a cloth is made into. */
const clothes = new Set(
  'dress sundress gown ballgown frock coat trenchcoat overcoat jacket shirt blouse skirt miniskirt jeans jean trouser trousers dungaree dungarees shorts short trunks cardigan onesie babygrow grow romper bodysuit bib scarf apron raincoat'.split(
    ' ',
  ),
)
/** Words for who wears them, before them. */
const wearers = new Set(
  "ladies women women's womens men men's mens boys boys' girls girls' kids kids' children children's childrens baby babies toddler toddlers teen teens".split(
    ' ',
  ),
)
const forWords = new Set('for für pour para per'.split(' '))
const joints = new Set(['and', '&', 'und', 'et', 'y', 'e'])
/** What is said of a print, behind what it is made into. */
const prints = new Set('print fabric pattern design textile cloth material lining with featuring in'.split(' '))
/** Words of a thing's description that may lie before it in a list. */
const REACH = 3

/**
 * "Wedding dress and cake", "dresses, hats and shoes", "a print of shirts": clothes that are shown. Everywhere else they are what the cloth
 * is for: "a dress with roses", "girls' dresses", "poppies for summer dresses". Who wears them is read later, by their names.
 */
export function readClothes(read: readonly Phrase[]): Phrase[] {
  const phrases = readMadeInto(read)
  return phrases.map((phrase, at) => {
    const noun = pictureOf(phrase)
    if (!noun) return phrase
    if (isShown(phrases, at)) return { ...phrase, meanings: [{ kind: 'motif', noun }] }
    const says = phrase.meanings.filter(({ kind }) => kind !== 'motif')
    return { ...phrase, meanings: says.length > 0 ? says : [FOR] }
  })
}

const FOR = { kind: 'filler' } as const

/** What clothes may mean besides: jeans are denim, Hawaiian shirts a place. */
const besides = new Set(['filler', 'motif', 'family', 'theme', 'atmosphere', 'mood', 'group', 'style'])

/** The noun of the picture of clothes that a phrase names; undefined for other phrases. */
function pictureOf({ words, form, meanings }: Phrase): string | undefined {
  const isOther = meanings.some(({ kind }) => !besides.has(kind))
  const last = words.at(-1) ?? ''
  if (isOther || !(clothes.has(form.split(' ').at(-1) ?? '') || clothes.has(last))) return undefined
  return [form, words.join(' '), last].find((noun) => findDepiction(noun)?.isExact)
}

function isShown(phrases: readonly Phrase[], at: number): boolean {
  const { isPlural, startsClause } = phrases[at]
  const before = startsClause ? undefined : phrases[at - 1]
  if (isFor(phrases, at) || wearers.has(before?.written.toLowerCase() ?? '')) return false
  if ([listedAfter, listedBefore].some((way) => leadsToThing(phrases, at, way))) return true
  if (!isPlural) return false
  return before?.form === 'of' || isAlone(phrases)
}

type Way = (phrases: readonly Phrase[], at: number) => number | undefined

/** Whether a list, clothes by clothes, comes to a thing: "jackets, jeans and sneakers". */
function leadsToThing(phrases: readonly Phrase[], at: number, way: Way): boolean {
  const next = way(phrases, at)
  return next !== undefined && (isThing(phrases[next]) || leadsToThing(phrases, next, way))
}

/** Clothes are all that is named, in the plural. */
function isAlone(phrases: readonly Phrase[]): boolean {
  return phrases.every((phrase) => pictureOf(phrase) !== undefined || !has(phrase, 'motif', 'family', 'group', 'theme'))
}

function isThing(phrase: Phrase): boolean {
  return has(phrase, 'motif') && pictureOf(phrase) === undefined
}

function isListable(phrase: Phrase): boolean {
  return has(phrase, 'motif') || pictureOf(phrase) !== undefined
}

/** Where the next of a list stands: behind "and", or behind a comma where the list goes on to an "and". */
function listedAfter(phrases: readonly Phrase[], at: number): number | undefined {
  const next = phrases[at + 1]
  if (!next) return undefined
  const from = joints.has(next.words[0]) ? at + 2 : next.startsClause && phrases[at].isPlural ? at + 1 : undefined
  if (from === undefined) return undefined
  for (let index = from; index < Math.min(phrases.length, from + REACH); index++) {
    if (index > from && phrases[index].startsClause) return undefined
    if (!isListable(phrases[index])) continue
    const behind = phrases[index + 1]
    if (from === at + 1 && !(behind && (joints.has(behind.words[0]) || behind.startsClause))) return undefined
    // "Dress and curtain fabric with roses": both are what is made of it.
    return prints.has(behind?.words[0] ?? '') && !phrases[index].isPlural && !behind.startsClause ? undefined : index
  }
  return undefined
}

/** Where the one before in a list stands: "hats and dresses", "hats, dresses and shoes". */
function listedBefore(phrases: readonly Phrase[], at: number): number | undefined {
  for (let index = at; index > Math.max(0, at - REACH); index--) {
    const [{ startsClause }, before] = [phrases[index], phrases[index - 1]]
    const isJoint = joints.has(before.words[0])
    if (!isJoint && !startsClause) {
      if (isListable(before)) return undefined
      continue
    }
    if (startsClause && !phrases[at].isPlural) return undefined
    const other = isJoint ? index - 2 : index - 1
    return phrases[other] && isListable(phrases[other]) ? other : undefined
  }
  return undefined
}

function isFor(phrases: readonly Phrase[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - REACH - 1); index--) {
    if (phrases[index + 1].startsClause) return false
    if (forWords.has(phrases[index].words[0])) return true
  }
  return false
}
