import { colourWords } from '../../palette/names/colour-words.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL, growing } from '../meaning/family-kinds.ts'
import type { Wishes } from '../wishes.ts'
import { coloursOfThing, isNamedForColours } from './colours-of-things.ts'

/**
 * Reads "blue and white" as exactly these two colours beside a cloth that is built of its colours, or beside another
 * colour; for flowers and things it is a mood. Returns whether it did.
 */
export function readColourPair(wishes: Wishes, phrases: readonly ReadPhrase[], at: number): boolean {
  const { form } = phrases[at]
  const [family] = wishes.families
  const pair = form.split(/ (?:and|und|et|y|e) | /).map((word) => colourWords.get(word))
  const isListed = phrases.some(({ chosen, isNegated }) => chosen?.kind === 'colour' && !isNegated)
  const isPictured = !family || growing.includes(family) || family === CONVERSATIONAL
  // "Lobsters, blue and white stripe ground": the two are the stripes', and the lobsters keep their own.
  const cloth = phrases[at + 1]
  const isNext = cloth?.family?.family === wishes.under && !cloth?.startsClause
  // "Gingham in blue and white with cherries".
  const before = phrases[at - 1]?.words[0] === 'in' ? phrases[at - 2] : phrases[at - 1]
  const isBehind =
    before?.family?.family === wishes.under && (!phrases[at].startsClause || checks.includes(wishes.under ?? ''))
  const isOfUnder = wishes.under !== undefined && (isNext || isBehind)
  if ((isPictured && !isListed && !isOfUnder) || pair.length !== 2) return false
  const named = pair.flatMap((hex) => (hex ? [{ hex, isGround: false }] : []))
  if (named.length !== 2) return false
  wishes.colours.push(...named)
  if (isOfUnder) wishes.patternColours = [...(wishes.patternColours ?? []), ...named.map(({ hex }) => hex)]
  return true
}

/** Cloths of two colours, whatever is said of them in a clause of its own: "lobsters on gingham, blue and white". */
const checks = ['gingham', 'checkerboard', 'windowpane', 'houndstooth', 'tattersall']

/** Reads the colours of a thing that is not drawn ("in jester colours"). */
export function readColoursNamed(wishes: Wishes, phrases: readonly ReadPhrase[], at: number): string | undefined {
  const noun = phrases[at].motif?.noun
  if (!noun || !isNamedForColours(phrases, at)) return undefined
  const hexes = coloursOfThing(noun)
  wishes.colours.push(...hexes.map((hex) => ({ hex, isGround: false })))
  return `colours ${hexes.join(', ')}`
}
