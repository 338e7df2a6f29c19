import type { Token } from './tokenize.ts'

const flowers =
  /^(?:flowers?|blossoms?|blooms?|roses?|daisies|daisy|poppies|peonies|garlands?|wreaths?|blumen|fleurs|flores|fiori)$/
const preposition = /^(?:on|in|around|round|behind|auf|sur|en|sulla)$/
const owner = /^(?:their|its|his|her|the|a)$/
const head = /^(?:heads?|hair|antlers?|horns?|ears?|manes?|kopf|tête|cabeza|testa)$/

/** "Elephants with flowers on their heads" wear crowns of them: what is read in place of the words. */
export function crownWithFlowers(tokens: readonly Token[]): Token[] {
  const read: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const words = tokens.slice(at, at + 4).map(({ word }) => word)
    const length = owner.test(words[2] ?? '') ? 4 : 3
    const isOnHead = flowers.test(words[0]) && preposition.test(words[1] ?? '') && head.test(words[length - 1] ?? '')
    if (!isOnHead || tokens.slice(at + 1, at + length).some(({ startsClause }) => startsClause)) {
      read.push(tokens[at])
      continue
    }
    const written = tokens.slice(at, at + length).map((token) => token.written)
    read.push({ ...tokens[at], word: 'flower', written: written.slice(0, -1).join(' ') })
    read.push({ ...tokens[at + length - 1], word: 'crowns', written: written.at(-1) ?? '', startsClause: false })
    at += length - 1
  }
  return read
}
