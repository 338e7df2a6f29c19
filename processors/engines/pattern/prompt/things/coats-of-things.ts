import { isOfAnyColour } from '../../families/conversational/any-colour.ts'
import type { Coat } from '../../families/conversational/coats.ts'
import { hasHead } from '../../families/conversational/heads.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { birds } from '../meaning/family-kinds.ts'

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

/** Said of a beast these fill it with flowers, too. */
const florals = new Set(['floral', 'flowery', 'floral print'])

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
  return phrases.flatMap((_, saidAt) => coatsSaid(phrases, saidAt))
}

/** What the phrase at a place says. */
function coatsSaid(phrases: readonly ReadPhrase[], saidAt: number): CoatOfThing[] {
  const phrase = phrases[saidAt]
  const filled = filledWithFlowers(phrases, saidAt)
  if (filled.length > 0) return filled
  const said = phrase.words.join(' ')
  const isFloral = florals.has(said)
  const coat = isFloral ? 'ornate' : (coatOf.get(said) ?? checkOfWare(phrases, saidAt))
  const borne = coat ? undefined : bearerBefore(phrases, saidAt)
  if (borne) return [{ ...borne, saidAt }]
  if (!coat || phrase.isNegated) return []
  const next = phrases[saidAt + 1]
  const isColour = next?.chosen?.kind === 'colour' && !next.startsClause
  const thing = isColour ? phrases[saidAt + 2] : next
  const noun = thing?.motif?.noun
  const isNamed = thing?.isPlural || coat === 'ornate' || wares.has(noun ?? '')
  const isBeast = noun !== undefined && !thing?.startsClause && isNamed && wearsCoats(noun)
  if (isFloral && (!noun || !isFourFooted(noun))) return []
  if (isBeast && coat === 'ornate') return [{ noun, coat, saidAt }]
  if (!isBeast || patternedByNature.has(findDepiction(noun)?.picture ?? '')) return []
  return [{ noun, coat, saidAt }]
}

/** "Hens and gingham ribbon": what is sewn of a check beside something else is checked, and the cloth that they lie on is not. */
function checkOfWare(phrases: readonly ReadPhrase[], at: number): Coat | undefined {
  const next = phrases[at + 1]
  const isWare = next !== undefined && !next.startsClause && wares.has(next.motif?.noun ?? '')
  if (!isWare || phrases[at].words.join(' ') !== 'gingham') return undefined
  return phrases.filter(({ motif, chosen }) => motif && chosen?.kind === 'motif').length > 1 ? 'checked' : undefined
}

const wares: ReadonlySet<string> = new Set(['ribbon', 'bow', 'hair bow', 'apron', 'scarf', 'dress', 'sock'])

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

/** "Elephants filled with flowers", "a horse made of flowers": the beast, and where the two words that say so are. */
function filledWithFlowers(phrases: readonly ReadPhrase[], at: number): CoatOfThing[] {
  const [thing, filled, joint, flowers] = phrases.slice(at - 3, at + 1)
  const isSaid =
    at > 2 && flowerWords.has(flowers.words[0]) && filledWords.has(filled.words[0]) && jointWords.has(joint.words[0])
  const noun = thing?.motif?.noun
  if (!isSaid || !noun || !isFourFooted(noun) || flowers.isNegated || filled.startsClause) return []
  return [at - 2, at].map((saidAt) => ({ noun, coat: 'ornate', saidAt }))
}

const flowerWords = new Set(['flower', 'flowers', 'florals', 'blossom', 'blossoms', 'blooms'])
const filledWords = new Set(['filled', 'full', 'made', 'covered', 'formed', 'adorned', 'decorated', 'patterned'])
const jointWords = new Set(['with', 'of', 'in', 'from', 'by'])

/** Birds and insects are among the flowers of a floral, and not full of them. */
function isFourFooted(noun: string): boolean {
  return hasHead(noun) && !birds.includes(noun) && !amongFlowers.has(noun)
}

const amongFlowers = new Set('bird butterfly bee bumblebee moth dragonfly ladybird beetle'.split(' '))

/** The coat that a phrase says of the beast behind it. */
export function coatAt(phrases: readonly ReadPhrase[], at: number): CoatOfThing['coat'] | undefined {
  // "Filled with flowers" is told by its last word, two phrases on.
  const said = [at, at + 2].flatMap((place) => (phrases[place] ? coatsSaid(phrases, place) : []))
  return said.find(({ saidAt }) => saidAt === at)?.coat
}
