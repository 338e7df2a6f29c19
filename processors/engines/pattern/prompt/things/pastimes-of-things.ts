import { hasHead } from '../../families/conversational/heads.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import { isPerson } from '../../families/conversational/paper-figures.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'

/** Words between who does something and what is done: "avocados doing yoga", "mice having a tea party". */
const doing = new Set(
  'having at enjoying during hosting throwing doing practising practicing playing learning loving beim machen faisant haciendo facendo'.split(
    ' ',
  ),
)

/**
 * True where the phrase is a pastime that somebody of its clause is at: "foxes skiing", "bears camping", "sloths doing yoga", "surfing
 * santa". What is made or eaten does nothing unless it is said to.
 *
 * @param isThing whether the phrase at a place names a thing that is drawn
 */
export function isPastimeOf(phrases: readonly ReadPhrase[], at: number, isThing: (at: number) => boolean): boolean {
  const { isPlural, isNegated, startsClause, form } = phrases[at]
  if (isPlural || isNegated) return false
  const article = ['a', 'an', 'the', 'their'].includes(phrases[at - 1]?.words[0]) ? 1 : 0
  const verb = at - 1 - article
  const isSaid = !startsClause && doing.has(phrases[verb]?.words.at(-1) ?? '') && verb > 0
  const isDone = form.endsWith('ing') || !phrases[at].meanings.some(({ kind }) => kind === 'group')
  const isBare = isDone && !startsClause && isThing(at - 1) && isAlive(phrases[at - 1])
  const isBefore = isDone && phrases[at + 1]?.startsClause === false && isThing(at + 1) && isAlive(phrases[at + 1])
  return isSaid || isBare || isBefore
}

/** True for beasts, which have heads, and for people. */
export function isAlive({ motif }: ReadPhrase): boolean {
  return motif !== undefined && (hasHead(motif.noun) || isPerson(findDepiction(motif.noun)?.picture ?? ''))
}

/** What a pastime is known by, without the people who are at it themselves. */
export function gearOf(nouns: readonly string[]): string[] {
  const gear = nouns.filter((noun) => !isPerson(findDepiction(noun)?.picture ?? ''))
  return (gear.length > 0 ? gear : [...nouns]).slice(0, GEAR_MOST)
}

/** So much of a pastime stands about who is at it. */
const GEAR_MOST = 2
