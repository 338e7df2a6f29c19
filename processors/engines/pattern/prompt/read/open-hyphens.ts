import { colourWords } from '../../palette/names/colour-words.ts'
import type { Token } from './tokenize.ts'

/** The longest name of a colour in words. */
const WORDS_MOST = 3

/** "Duck-egg blue", "rose-gold": names of colours are the same with and without hyphens, and hold no ducks. */
export function openHyphens(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const parts = token.word.split('-')
    if (parts.length < 2 || parts.length > WORDS_MOST || parts.includes('')) return [token]
    const following = tokens.slice(at + 1, at + 1 + WORDS_MOST - parts.length)
    const room = following.findIndex(({ startsClause }) => startsClause)
    const after = following.slice(0, room < 0 ? undefined : room).map(({ word }) => word)
    const isColour = after
      .map((_, count) => [...parts, ...after.slice(0, count + 1)])
      .concat([parts])
      .some((words) => colourWords.has(words.join(' ')))
    return isColour
      ? parts.map((word, part) => ({ ...token, word, written: word, startsClause: part === 0 && token.startsClause }))
      : [token]
  })
}
