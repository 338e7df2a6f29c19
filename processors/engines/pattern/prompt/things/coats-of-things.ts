import { isOfAnyColour } from '../../families/conversational/any-colour.ts'
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

/** The same behind "with": "balloons with red and white stripes". */
const behindWith: ReadonlyMap<string, Coat> = new Map([
  ...['stripe', 'stripes'].map((word) => [word, 'striped'] as const),
  ...['dot', 'dots', 'polka dot', 'polka dots'].map((word) => [word, 'dotted'] as const),
])

/** "Striped cats", "polka dot elephants", "ornate horses": a pattern said right before a beast, or before its colour, is on the beast. */
export function coatsOfThings(phrases: readonly ReadPhrase[]): CoatOfThing[] {
  return phrases.flatMap((phrase, saidAt): CoatOfThing[] => {
    const coat = coatOf.get(phrase.words.join(' '))
    const borne = coat ? undefined : bearerBefore(phrases, saidAt)
    if (borne) return [{ ...borne, saidAt }]
    if (!coat || phrase.isNegated) return []
    const next = phrases[saidAt + 1]
    const isColour = next?.chosen?.kind === 'colour' && !next.startsClause
    const thing = isColour ? phrases[saidAt + 2] : next
    const noun = thing?.motif?.noun
    const isBeast = noun !== undefined && !thing?.startsClause && thing?.isPlural && wearsCoats(noun)
    if (!isBeast || patternedByNature.has(findDepiction(noun)?.picture ?? '')) return []
    return [{ noun, coat, saidAt }]
  })
}

/** Beasts wear coats, and so does what is made in any colour: striped balloons, spotted teapots. */
function wearsCoats(noun: string): boolean {
  return hasHead(noun) || isOfAnyColour(findDepiction(noun)?.picture ?? '')
}

/** "Hot air balloons with stripes": the thing right before the word, past colours and sizes of what it says. */
function bearerBefore(phrases: readonly ReadPhrase[], at: number): Omit<CoatOfThing, 'saidAt'> | undefined {
  const coat = behindWith.get(phrases[at].words.join(' '))
  if (!coat || phrases[at].isNegated || phrases[at].startsClause) return undefined
  let before = at - 1
  const isSaidOfIt = ({ chosen }: ReadPhrase): boolean =>
    ['colour', 'scale', 'joining-word', 'filler'].includes(chosen?.kind ?? '') || chosen?.kind === 'mood'
  while (before > 0 && phrases[before].words[0] !== 'with' && isSaidOfIt(phrases[before])) {
    if (phrases[before].startsClause) return undefined
    before--
  }
  const noun = phrases[before]?.words[0] === 'with' ? phrases[before - 1]?.motif?.noun : undefined
  // Dots beside beasts are strewn among them.
  const isStrewn = coat === 'dotted' && noun !== undefined && hasHead(noun)
  return noun && wearsCoats(noun) && !isStrewn ? { noun, coat } : undefined
}

/** The coat that a phrase says of the beast behind it. */
export function coatAt(phrases: readonly ReadPhrase[], at: number): CoatOfThing['coat'] | undefined {
  return coatsOfThings(phrases).find(({ saidAt }) => saidAt === at)?.coat
}
