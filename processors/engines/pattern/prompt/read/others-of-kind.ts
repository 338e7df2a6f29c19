import { otherOf } from '../../families/conversational/noun-book.ts'
import { has } from '../meaning/phrase-kinds.ts'
import type { Phrase } from './match-phrases.ts'

/** "A black sheep among white sheep", "red cars and blue cars": a thing that is named again in another colour is another one. */
export function readOthers(phrases: readonly Phrase[]): Phrase[] {
  const colours = new Map<string, string>()
  return phrases.map((phrase, at): Phrase => {
    const [noun, colour] = [nounOf(phrase), phrase.startsClause ? undefined : phrases[at - 1]]
    if (!noun || !colour || !has(colour, 'colour')) return phrase
    const known = colours.get(noun)
    if (known === undefined) colours.set(noun, colour.form)
    const isOther = known !== undefined && known !== colour.form
    return isOther ? { ...phrase, meanings: [{ kind: 'motif', noun: otherOf(noun) }] } : phrase
  })
}

function nounOf({ meanings }: Phrase): string | undefined {
  const isThing = meanings.every(({ kind }) => kind === 'motif')
  const motif = meanings.find((meaning) => meaning.kind === 'motif')
  return isThing ? motif?.noun : undefined
}
