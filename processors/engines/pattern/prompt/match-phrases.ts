import type { Meaning } from './lexicon.ts'
import { lexicon, PHRASE_WORDS_MOST } from './lexicon.ts'
import type { Token } from './tokenize.ts'
import { wordForms } from './tokenize.ts'

/** A stretch of the prompt and all it may mean; no meanings when the lexicon does not know it. */
export type Phrase = {
  readonly written: string
  readonly words: readonly string[]
  readonly meanings: readonly Meaning[]
}

/** Cuts the prompt into the longest phrases the lexicon knows. */
export function matchPhrases(tokens: readonly Token[]): Phrase[] {
  const phrases: Phrase[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = longestAt(tokens, at) ?? readNumber(tokens[at]) ?? unknown(tokens[at])
    phrases.push(found)
    at += found.words.length
  }
  return phrases
}

function longestAt(tokens: readonly Token[], at: number): Phrase | undefined {
  for (let count = Math.min(PHRASE_WORDS_MOST, tokens.length - at); count > 0; count--) {
    const part = tokens.slice(at, at + count)
    const head = part.slice(0, -1).map(({ word }) => word)
    for (const form of wordForms(part[count - 1].word)) {
      const meanings = lexicon.get([...head, form].join(' '))
      if (meanings)
        return { written: part.map(({ written }) => written).join(' '), words: part.map(({ word }) => word), meanings }
    }
  }
  return undefined
}

function readNumber(token: Token): Phrase | undefined {
  if (/^#[0-9a-f]{6}$/.test(token.word))
    return { written: token.written, words: [token.word], meanings: [{ kind: 'colour', hex: token.word }] }
  if (!/^\d+(?:[.,]\d+)?$/.test(token.word)) return undefined
  const value = Number.parseFloat(token.word.replace(',', '.'))
  return { written: token.written, words: [token.word], meanings: [{ kind: 'number', value }] }
}

function unknown(token: Token): Phrase {
  return { written: token.written, words: [token.word], meanings: [] }
}
