import { romajiParticles, romajiWords } from '../words/romaji-words.ts'
import { openLexicon } from './lexicon.ts'
import type { Token } from './tokenize.ts'

/** So many words of Japanese make a prompt Japanese. */
const WORDS_LEAST = 2

/**
 * "Tsuru to matsu, akai ji": Japanese in Latin letters is read as the English it stands for. Words that are English ones too (to, no, take)
 * change only where the others are Japanese.
 */
export function readRomaji(tokens: readonly Token[]): Token[] {
  const isJapanese = tokens.filter(({ word }) => romajiWords.has(word)).length >= WORDS_LEAST
  const among = (word: string): string | undefined => (isJapanese ? romajiParticles.get(word) : undefined)
  const isOther = (word: string): boolean => !isJapanese && openLexicon().has(word)
  return tokens.flatMap((token) => {
    const english = isOther(token.word) ? undefined : (romajiWords.get(token.word) ?? among(token.word))
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
