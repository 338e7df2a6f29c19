import type { Coat } from '../../families/conversational/coats.ts'
import { hasHead } from '../../families/conversational/heads.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'

/** How the beast of a noun is patterned, and the phrase that says so. `ornate` is filled with flowers, as folk beasts are. */
export type CoatOfThing = { readonly noun: string; readonly coat: Coat | 'ornate'; readonly saidAt: number }

const coatOf: ReadonlyMap<string, CoatOfThing['coat']> = new Map(
  (
    [
      ['striped', 'striped stripey stripy pinstriped'],
      ['dotted', 'dotted dotty spotted spotty polka_dotted polka_dot polka-dot'],
      ['checked', 'checked chequered checkered plaid tartan'],
      ['ornate', 'ornate decorated ornamented ornamental embellished patterned ornately_decorated floral_patterned'],
    ] as const
  ).flatMap(([coat, words]) => words.split(' ').map((word) => [word.replaceAll('_', ' '), coat] as const)),
)

/** What wears such a coat by nature needs no other. */
const patternedByNature: ReadonlySet<string> = new Set(
  'zebra tiger leopard snow-leopard giraffe cow dalmatian-dog deer lady-beetle bee clownfish tropical-fish okapi badger raccoon skunk lemur butterfly guinea-fowl dachshund'.split(
    ' ',
  ),
)

/** "Striped cats", "polka dot elephants", "ornate horses": a pattern said right before a beast, or before its colour, is on the beast. */
export function coatsOfThings(phrases: readonly ReadPhrase[]): CoatOfThing[] {
  return phrases.flatMap((phrase, saidAt): CoatOfThing[] => {
    const coat = coatOf.get(phrase.words.join(' '))
    if (!coat || phrase.isNegated) return []
    const next = phrases[saidAt + 1]
    const isColour = next?.chosen?.kind === 'colour' && !next.startsClause
    const thing = isColour ? phrases[saidAt + 2] : next
    const noun = thing?.motif?.noun
    const isBeast = noun !== undefined && !thing?.startsClause && thing?.isPlural && hasHead(noun)
    if (!isBeast || patternedByNature.has(findDepiction(noun)?.picture ?? '')) return []
    return [{ noun, coat, saidAt }]
  })
}

/** The coat that a phrase says of the beast behind it. */
export function coatAt(phrases: readonly ReadPhrase[], at: number): CoatOfThing['coat'] | undefined {
  return coatsOfThings(phrases).find(({ saidAt }) => saidAt === at)?.coat
}
