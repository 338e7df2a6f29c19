import { has } from '../meaning/phrase-kinds.ts'
import type { Phrase } from './match-phrases.ts'

/**
 * "Almond shaped botehs", "star-shaped flowers": what the shape of a thing is likened to is not drawn beside it. Where nothing is shaped
 * so ("heart shapes") the shape itself is meant.
 */
export function readShapes(phrases: readonly Phrase[]): Phrase[] {
  return phrases.map((phrase, at): Phrase => {
    const [shaped, thing] = [phrases[at + 1], phrases[at + 2]]
    const isLikened = shaped?.words[0] === 'shaped' && !shaped.startsClause && has(phrase, 'motif')
    const isOfThing = thing !== undefined && !thing.startsClause && has(thing, 'motif', 'family')
    return isLikened && isOfThing ? { ...phrase, meanings: [{ kind: 'filler' }] } : phrase
  })
}
