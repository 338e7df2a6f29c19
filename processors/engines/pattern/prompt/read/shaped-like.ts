import { has } from '../meaning/phrase-kinds.ts'
import type { Phrase } from './match-phrases.ts'

/**
 * "Almond shaped botehs", "star-shaped flowers": what the shape of a thing is likened to is not drawn beside it. Where nothing is shaped
 * so ("heart shapes") the shape itself is meant.
 */
export function readShapes(phrases: readonly Phrase[]): Phrase[] {
  return phrases.map((phrase, at): Phrase => {
    if (isSimile(phrases, at)) return { ...phrase, meanings: [{ kind: 'filler' }] }
    const [shaped, thing] = [phrases[at + 1], phrases[at + 2]]
    const isLikened = shaped?.words[0] === 'shaped' && !shaped.startsClause && has(phrase, 'motif')
    const isOfThing = thing !== undefined && !thing.startsClause && has(thing, 'motif', 'family')
    return isLikened && isOfThing ? { ...phrase, meanings: [{ kind: 'filler' }] } : phrase
  })
}

/** "Clouds like cotton balls", "leaves like feathers": what a thing is likened to is not drawn; a manner ("like a batik") is. */
function isSimile(phrases: readonly Phrase[], at: number): boolean {
  if (!has(phrases[at], 'motif') || has(phrases[at], 'family', 'style', 'mood')) return false
  for (let before = at - 1; before > 0 && before >= at - SIMILE; before--) {
    if (phrases[before + 1].startsClause) return false
    if (phrases[before].form === 'like' && !phrases[before].startsClause) return has(phrases[before - 1], 'motif')
    if (has(phrases[before], 'joining-word')) return false
  }
  return false
}

/** From "like" to the thing are so many phrases at most. */
const SIMILE = 3
