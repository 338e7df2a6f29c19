import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { has } from '../meaning/phrase-kinds.ts'
import type { Wishes } from '../wishes.ts'

const onlyWords = new Set('only just solely exclusively nur seulement uniquement solo sólo solamente apenas'.split(' '))

/** Largest number of words between "only" and the colours: "only in", "just the colours". */
const REACH = 3

/**
 * Number of inks of a prompt that allows no other colours ("only red, black and white", "navy and white only").
 * Undefined where the word refers to something else, or to a single colour, which needs a ground in addition.
 */
export function countOfOnly(phrases: readonly ReadPhrase[], { colours }: Wishes): number | undefined {
  return colours.length > 1 && isOnlySaid(phrases) ? colours.length : undefined
}

/** Whether one colour is to be all there is ("birds in red only"): tones of it, and no green for leaves. */
export function isOneOnly(phrases: readonly ReadPhrase[], { colours }: Wishes): boolean {
  return colours.length === 1 && !colours[0].isGround && isOnlySaid(phrases)
}

function isOnlySaid(phrases: readonly ReadPhrase[]): boolean {
  return phrases.some(({ words, isNegated }, at) => {
    if (isNegated || !onlyWords.has(words[0])) return false
    const before = phrases[at - 1]
    // "Red only on white" has the two.
    const isEnd = phrases[at + 1] === undefined || phrases[at + 1].startsClause || has(phrases[at + 1], 'on-word')
    if (isEnd) return isColour(before) && !phrases[at].startsClause
    const first = phrases
      .slice(at + 1, at + 1 + REACH)
      .find((one) => !has(one, 'filler', 'in-word', 'colour-count-word'))
    return isColour(first)
  })
}

/** Whether a phrase is a colour, or two in one phrase such as "black and white". */
function isColour(phrase: ReadPhrase | undefined): boolean {
  return phrase?.chosen?.kind === 'colour' || (phrase?.chosen?.kind === 'mood' && / and /.test(phrase.form))
}
