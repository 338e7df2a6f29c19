import { meaningsOf } from './meanings-of-phrase.ts'
import type { Token } from './tokenize.ts'
import { wordForms } from './tokenize.ts'

const pairs: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' }

/** "Gruener Farn", "Blueten": German typed without umlauts is read with them, where that and nothing else makes it known. */
export function withUmlauts(tokens: readonly Token[]): Token[] {
  return tokens.map((token) => {
    const { word } = token
    if (!/[aou]e/.test(word) || isKnown(word)) return token
    const meant = word.replace(/[aou]e/g, (pair) => pairs[pair])
    return isKnown(meant) ? { ...token, word: meant } : token
  })
}

function isKnown(word: string): boolean {
  return wordForms(word).some((form) => meaningsOf(form.word, form.isPlural).length > 0)
}
