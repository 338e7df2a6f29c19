import { findDepiction } from '../../families/conversational/noun-book.ts'
import type { Phrase } from './match-phrases.ts'

/** Words for a bowl or plate by themselves say how food is served. */
const bowls = new Set('bowl bowls dish schale schalen schüssel bol coupe cuenco ciotola'.split(' '))
const ofWords = new Set('of with full von mit voller de avec con di'.split(' '))
/** Words from a bowl to what is in it: "bowls full of ripe lemons". */
const REACH = 5

/** "A bowl of lemons": a bowl with fruit in it is drawn; noodles and soup are drawn in theirs. */
export function readBowls(phrases: readonly Phrase[]): Phrase[] {
  return phrases.map((phrase, at): Phrase => {
    if (phrase.words.length > 1 || !bowls.has(phrase.words[0]) || !ofWords.has(phrases[at + 1]?.words[0] ?? ''))
      return phrase
    const inside = phrases.slice(at + 1, at + REACH).find(isThing)
    return inside && isFruit(inside)
      ? { ...phrase, form: 'bowl', meanings: [{ kind: 'motif', noun: 'fruit bowl' }] }
      : phrase
  })
}

function isThing({ meanings }: Phrase): boolean {
  return meanings.some(({ kind }) => kind === 'motif' || kind === 'group')
}

function isFruit({ meanings }: Phrase): boolean {
  const nouns = meanings.flatMap((one) => (one.kind === 'motif' ? [one.noun] : []))
  return nouns.length > 0 && nouns.every((noun) => findDepiction(noun)?.theme === 'orchard')
}
