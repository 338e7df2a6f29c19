import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { has } from '../meaning/phrase-kinds.ts'
import type { Wishes } from '../wishes.ts'

const onlyWords = new Set('only just solely exclusively nur seulement uniquement solo sólo solamente apenas'.split(' '))

/** Words that may stand between the word and the colours: "only in", "just the colours". */
const REACH = 3

/**
 * How many inks a prompt leaves that allows no others than it names: "only red, black and white", "navy and white
 * only". Undefined where the word is said of something else, or of a single colour, which has its ground besides.
 */
export function countOfOnly(phrases: readonly ReadPhrase[], { colours }: Wishes): number | undefined {
  const isSaid = phrases.some(({ words, isNegated }, at) => {
    if (isNegated || !onlyWords.has(words[0])) return false
    const before = phrases[at - 1]
    const isEnd = phrases[at + 1] === undefined || phrases[at + 1].startsClause
    if (isEnd) return isColour(before) && !phrases[at].startsClause
    const first = phrases
      .slice(at + 1, at + 1 + REACH)
      .find((one) => !has(one, 'filler', 'in-word', 'colour-count-word'))
    return isColour(first)
  })
  return isSaid && colours.length > 1 ? colours.length : undefined
}

/** A colour, or two that are one phrase: black and white. */
function isColour(phrase: ReadPhrase | undefined): boolean {
  return phrase?.chosen?.kind === 'colour' || (phrase?.chosen?.kind === 'mood' && / and /.test(phrase.form))
}
