import { romajiParticles, romajiWords } from '../words/romaji-words.ts'
import { openLexicon } from './lexicon.ts'
import type { Token } from './tokenize.ts'

/** So many words of Japanese make a prompt Japanese. */
const WORDS_LEAST = 2
/** The longest name of several words that is looked for: "kaki no hana". */
const NAME_WORDS_MOST = 4

/**
 * "Tsuru to matsu, akai ji": Japanese in Latin letters is read as the English it stands for. Words that are English ones too (to, no, take)
 * change only where the others are Japanese.
 */
export function readRomaji(tokens: readonly Token[]): Token[] {
  const isJapanese = tokens.filter(({ word }) => romajiWords.has(word)).length >= WORDS_LEAST
  const among = (word: string): string | undefined => (isJapanese ? romajiParticles.get(word) : undefined)
  const isOther = (word: string): boolean => !isJapanese && openLexicon().has(word)
  const named = placesOfNames(tokens)
  return tokens.flatMap((token, place) => {
    const english =
      named.has(place) || isOther(token.word) ? undefined : (romajiWords.get(token.word) ?? among(token.word))
    if (english === undefined) return [token]
    // One word of Japanese may be two of English; what was written is told once.
    return english.split(' ').map((word, at) => ({
      ...token,
      word,
      written: at === 0 ? token.written : '',
      startsClause: token.startsClause && at === 0,
    }))
  })
}

/** Where words stand that are known together, as patterns of Japan are. */
function placesOfNames(tokens: readonly Token[]): ReadonlySet<number> {
  const places = new Set<number>()
  for (let from = 0; from < tokens.length; from++)
    for (let count = 2; count <= Math.min(NAME_WORDS_MOST, tokens.length - from); count++) {
      const words = tokens.slice(from, from + count).map(({ word }) => word)
      if (!openLexicon().has(words.join(' '))) continue
      for (let at = from; at < from + count; at++) places.add(at)
    }
  return places
}
