import type { Ink } from '../../../color/ink.ts'
import { inkFromHex, inkOf } from '../../../color/ink.ts'
import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { withWords } from '../meaning/phrase-kinds.ts'
import type { Wishes } from '../wishes.ts'
import { dyeLeavesAlone } from './colours-of-leaves.ts'
import { workIntoVelvet } from './colours-of-velvet.ts'
import { wearHuesOfBreeds } from './hues-of-breeds.ts'

/** Settles the colours of the cloth, separate from those of the things on it. */
export function settleColoursOfCloth(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  leaveColoursToCloth(wishes, phrases)
  leaveColoursBehindCloth(wishes, phrases)
  leaveColourToFlowers(wishes, phrases)
  dyeLeavesAlone(wishes)
  leaveColourToStripes(wishes, phrases)
  wearHuesOfBreeds(wishes, phrases)
  workIntoVelvet(wishes)
}

/** "Blue awning stripe with climbing roses": the only colour is the stripes', and the roses keep their own. */
function leaveColourToStripes(
  { families: [family], styles, colours, isTonal, motifColours }: Wishes,
  phrases: readonly ReadPhrase[],
): void {
  const [only] = colours
  if (family !== 'garlands' || !styles.includes('stripe') || isTonal || colours.length !== 1 || only.isGround) return
  const at = phrases.findIndex(({ chosen }) => chosen?.kind === 'colour')
  const isBefore = phrases[at + 1]?.family?.family === 'stripes' && !phrases[at + 1].startsClause
  // Behind the flowers it may be theirs: red is, and blue and green are no colours of roses.
  if (!isBefore && (only.isOfOneThing || !isCool(inkOf(only.hex)))) return
  colours[0] = { hex: only.hex, isGround: true }
  delete motifColours.stripe
}

/** "Red roses on gingham", "houndstooth with yellow tulips": the only colour, right before the flowers, is theirs and not the cloth's. */
function leaveColourToFlowers(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  const { under, colours, patternColours, motifs, motifColours, isTonal } = wishes
  if (!under || patternColours || isTonal || colours.length !== 1 || colours[0].isGround) return
  const at = phrases.findIndex(({ chosen }) => chosen?.kind === 'colour')
  const [flower, next] = [phrases[at + 1], phrases[at + 2]]
  const noun = flower?.motif?.noun ?? ''
  const isOfFlower = !flower?.startsClause && flowerNouns.includes(noun) && noun === motifs[0]
  const isOfCloth = next?.family !== undefined && !next.startsClause
  if (at < 0 || !isOfFlower || isOfCloth || isPaleHex(colours[0].hex)) return
  colours[0] = { ...colours[0], isOfOneThing: true }
  motifColours[noun] = colours[0].hex
}

/** "Buffalo plaid in red and black with moose", "buffalo plaid red and black with moose": what is said between the cloth and who is on it is the cloth's. */
function leaveColoursBehindCloth(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  if (!wishes.under || wishes.patternColours) return
  const at = phrases.findIndex(
    ({ family, startsClause }, place) => family?.family === wishes.under && (place === 0 || startsClause),
  )
  if (at < 0) return
  const end = phrases.findIndex(({ words }, place) => place > at && withWords.includes(words[0]))
  const between = end < 0 ? [] : phrases.slice(at + 1, end)
  const hexes = between.flatMap(({ chosen }) => (chosen?.kind === 'colour' ? [chosen.hex] : []))
  if (phrases[at + 1]?.words[0] !== 'in' && between.some(({ startsClause }) => startsClause)) return
  if (hexes.length > 0 && between.every(isSilent) && phrases.slice(end).some(isThing)) wishes.patternColours = hexes
}

/**
 * Leaves the colours at the end of a prompt to the cloth where things on it have a colour of their own: "gingham with
 * red cherries, pale blue", "Japanese waves with red suns, indigo".
 */
function leaveColoursToCloth(wishes: Wishes, phrases: readonly ReadPhrase[]): void {
  const { under, colours, motifs, patternColours } = wishes
  if (!under || patternColours || colours.some(({ isGround, isAccent }) => isGround || isAccent)) return
  const [thing, last] = [phrases.findIndex(isThing), endOfThings(phrases)]
  const isNamedFirst = phrases.slice(0, thing).some(({ family }) => family?.family === under)
  const isLaid = phrases.slice(0, thing).some(({ words }) => withWords.includes(words[0]))
  if (isOfBoard(wishes, phrases)) {
    wishes.patternColours = colours.map(({ hex }) => hex)
    return
  }
  if (thing < 0 || !isNamedFirst || !isLaid) return
  const left = hexesOf(colours, phrases.slice(last + 1))
  const owned = colours.filter(({ hex }) => !left.includes(hex))
  if (left.length === 0 || owned.length === 0 || !isColoursOnly(phrases.slice(last + 1))) return
  wishes.patternColours = left
  const noun = phrases[thing].motif?.noun ?? motifs[0]
  if (owned.length === 1 && !Object.hasOwn(wishes.motifColours, noun)) wishes.motifColours[noun] = owned[0].hex
}

/**
 * "Cherries on a checkerboard, mint and white": two colours behind a cloth that is known by its two are the cloth's, and the things on it
 * keep their own.
 */
function isOfBoard({ under = '', colours }: Wishes, phrases: readonly ReadPhrase[]): boolean {
  if (colours.length !== 2 || colours.some(({ isOfOneThing }) => isOfOneThing)) return false
  const isOnWhite = colours.some(({ hex }) => (inkFromHex(hex)?.lightness ?? 0) > WHITE)
  if (!ofTwo.includes(under) && !(ofOneOnWhite.includes(under) && isOnWhite)) return false
  const cloth = phrases.findLastIndex(({ family }) => family?.family === under)
  const behind = phrases.slice(Math.max(cloth, endOfThings(phrases)) + 1)
  const said = behind.filter(({ chosen }) => chosen?.kind === 'colour')
  return said.length === colours.length && isColoursOnly(behind)
}

const ofTwo = ['checkerboard', 'op-art', 'tartan', 'houndstooth', 'argyle', 'tattersall']
const ofOneOnWhite = ['gingham', 'windowpane']
/** OKLCH lightness from which a colour is a white of cloth. */
const WHITE = 0.92
/** The same from which flowers are white or nearly so. */
const PALE = 0.85

function isThing({ motif, chosen }: ReadPhrase): boolean {
  return motif !== undefined && chosen?.kind === 'motif'
}

/** White flowers have cloths of their own (`white-over-pattern.ts`). */
function isPaleHex(hex: string): boolean {
  return (inkFromHex(hex)?.lightness ?? 1) > PALE
}

/** Index after the last thing. */
function endOfThings(phrases: readonly ReadPhrase[]): number {
  return phrases.findLastIndex(isThing)
}

/** Colours of the prompt that these phrases name; shades count as different colours. */
function hexesOf(colours: Wishes['colours'], phrases: readonly ReadPhrase[]): string[] {
  const count = phrases.filter(({ chosen }) => chosen?.kind === 'colour').length
  return colours.slice(colours.length - count).map(({ hex }) => hex)
}

function isSilent({ chosen, meanings }: ReadPhrase): boolean {
  return !chosen || meanings.length === 0 || ['colour', 'filler', 'joining-word', 'in-word'].includes(chosen.kind)
}

/** Whether a clause consists of colours and words that modify them. */
function isColoursOnly([first, ...rest]: readonly ReadPhrase[]): boolean {
  return first?.startsClause === true && [first, ...rest].every(isSilent)
}

/** From green to blue, and no violet, which roses have: hues in radians of OKLCH, −π … π; greys have none. */
function isCool({ hue, chroma }: Ink): boolean {
  return chroma > 0.03 && (hue > 1.75 || hue < -1.3)
}
