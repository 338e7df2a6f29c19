import { findDepiction } from '../../families/conversational/noun-book.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { has } from '../meaning/phrase-kinds.ts'

const showing = new Set('of in with showing depicting from de von aus di da'.split(' '))

/** "Toile of Paris", "of a Scottish fishing village", "Venice toile": the phrases for the place that its scenes show. */
export function placesShown(phrases: readonly ReadPhrase[]): ReadPhrase[] {
  return phrases.filter((phrase, at) => {
    if (phrase.isNegated || !has(phrase, 'group', 'theme')) return false
    const clause = phrases.findLastIndex(({ startsClause }, index) => index <= at && startsClause)
    const isOf = phrases.slice(clause, at).some(({ words }) => showing.has(words[0]))
    const next = phrases[at + 1]
    return isOf || (next?.family?.family === 'toile' && !next.startsClause)
  })
}

/** Food is on a table, and no sight of a place. */
export function isSeenOutside(noun: string): boolean {
  return findDepiction(noun)?.theme !== 'kitchen'
}
