import { findDepiction } from '../../families/conversational/noun-book.ts'
import { isPerson } from '../../families/conversational/paper-figures.ts'
import type { Phrase } from '../read/match-phrases.ts'

const kinds = 'dog cat bird fish horse'.split(' ')
/** Themes of the noun book whose nouns are animals. */
export const beastThemes: readonly string[] = 'meadow sky water garden forest snow sea'.split(' ')

const notAlive =
  /balloon|kite|plane|cloud|rainbow|star\b|moon|sun\b|umbrella|rocket|snow|boat|ship|shell|flower|leaf|tree/

/** Whether a phrase is the kind after a breed: "Scottie dogs", "koi fish". */
export function isKindOfBefore(
  phrases: readonly (Phrase & { readonly motif?: { readonly noun: string } })[],
  at: number,
): boolean {
  const before = phrases[at - 1]
  if (phrases[at].startsClause || !kinds.includes(phrases[at].form) || !before?.motif || before.isPlural) return false
  const found = findDepiction(before.motif.noun)
  // Adjectives and roles are not breeds: pirate cats and beaded cats are cats.
  if (found === undefined || isPerson(found.picture) || /ed$/.test(before.words.at(-1) ?? '')) return false
  // Nouns that share a theme without being alive, such as balloons in the sky, are excluded.
  if (notAlive.test(found.picture)) return false
  return found.isExact && beastThemes.includes(found.theme) && !kinds.includes(before.form)
}
