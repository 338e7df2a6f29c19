import { colourShifts } from '../../palette/names/colour-words.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL, growing } from '../meaning/family-kinds.ts'
import { has, isLaidOn, isShiftWord, isUnread, withWords } from '../meaning/phrase-kinds.ts'
import type { Wishes } from '../wishes.ts'

export const cloths = 'linen silk satin velvet cotton canvas paper parchment taffeta lawn voile poplin ramie'.split(' ')

/** Whether a cloth with a colour is the ground of other things: "roses on cream linen", "cranes, pale blue silk". */
export function isColouredCloth(phrases: readonly ReadPhrase[], at: number): boolean {
  const next = phrases[at + 1]
  if (!next || next.startsClause || next.words.length > 1 || !cloths.includes(next.form)) return false
  const beyond = phrases[at + 2]
  // "Red velvet cake" is a cake.
  const isMadeOfIt = beyond !== undefined && !beyond.startsClause && has(beyond, 'motif')
  return (
    !isMadeOfIt && phrases.some((other, index) => index !== at && index !== at + 1 && has(other, 'motif', 'family'))
  )
}

/** Whether a colour before "on" belongs to the things: "poppies field red on pale blue". */
function isLaidOnColour(phrases: readonly ReadPhrase[], at: number): boolean {
  const after = phrases.find((phrase, index) => index > at + 1 && !has(phrase, 'filler') && !isShiftWord(phrase))
  return has(phrases[at + 1], 'on-word') && after?.chosen?.kind === 'colour' && !after.isNegated
}

/** Whether a word for the ground precedes: "background: navy", "ground of cream", "fond bleu". */
function isGroundWordBefore(phrases: readonly ReadPhrase[], at: number): boolean {
  let before = at - 1
  while (
    before >= 0 &&
    (has(phrases[before], 'filler', 'in-word') || Object.hasOwn(colourShifts, phrases[before].words[0]))
  )
    before--
  const isColourBefore =
    !phrases[before]?.startsClause &&
    has(phrases[before - 1], 'colour') &&
    phrases[before - 1]?.chosen?.kind === 'colour'
  // "Sunflower field, yellow": a field of flowers is what grows, and no ground.
  const isGrown =
    phrases[before]?.form === 'field' && has(phrases[before - 1], 'motif') && phrases[before + 1].startsClause
  const isGround = before >= 0 && has(phrases[before], 'ground-word') && !isGrown
  return isGround && !isColourBefore && !isLaidOnColour(phrases, at)
}

/**
 * Whether a colour is the ground's: "navy ground", "on a deep navy", "in a green meadow", "blue roses with a cream
 * background"; in a list only the colour next to the word is.
 */
export function isGroundColour(phrases: readonly ReadPhrase[], at: number): boolean {
  const next = phrases[at + 1]
  if (has(next, 'ground-word') && !next.startsClause) return true
  // A floral or a scene may stand between: "on a blue floral background", "green grass background".
  const isBetween = next?.family?.isGeneral || has(next, 'scene')
  const beyond = isBetween && !next?.startsClause ? phrases[at + 2] : undefined
  if (beyond && has(beyond, 'ground-word') && !beyond.startsClause) return true
  if (isMostlyOf(phrases, at) || isNightBehind(phrases, at)) return true
  if (isGroundWordBefore(phrases, at) || isColouredCloth(phrases, at) || isSkyBehind(phrases, at)) return true
  for (let before = at - 1; before >= 0; before--) {
    if (phrases[before + 1].startsClause) return false
    // "Navy on white sailboats" has the same meaning as "sailboats, navy on white".
    if (has(phrases[before], 'on-word')) return isColourPhrase(phrases[before - 1]) || isLastOfThings(phrases, at)
    if (has(phrases[before], 'in-word')) return isSky(phrases[at]) || isInPlace(phrases, before, at)
    const isAdjective =
      Object.hasOwn(colourShifts, phrases[before].words[0]) ||
      has(phrases[before], 'filler', 'mood', 'style', 'density', 'tone', 'tonal') ||
      // Unknown words may stand between, as in "butcher blue".
      isUnread(phrases[before])
    if (!isAdjective) return false
  }
  return false
}

/**
 * "Lanterns and moths, midnight blue and amber": of the colours in a clause of their own the one of midnight is the night behind the
 * things, where nothing else is said to lie behind them.
 */
function isNightBehind(phrases: readonly ReadPhrase[], at: number): boolean {
  const { words, startsClause } = phrases[at]
  const isAlone =
    words[0] === 'midnight' &&
    startsClause &&
    !(phrases[at + 1]?.startsClause === false && has(phrases[at + 1], 'motif', 'family'))
  const isOther = (other: ReadPhrase, index: number): boolean => index !== at && isColourPhrase(other)
  return (
    isAlone &&
    phrases.slice(0, at).some(({ motif, chosen }) => motif && chosen?.kind === 'motif') &&
    phrases.some(isOther) &&
    !phrases.some((other) => has(other, 'on-word', 'ground-word'))
  )
}

const mostWords = new Set(
  'mostly mainly predominantly primarily largely überwiegend hauptsächlich surtout principalement principalmente soprattutto prevalentemente'.split(
    ' ',
  ),
)

/**
 * Whether a colour covers most of the cloth ("mostly white with hints of blue") and so is the ground, unless there are
 * things that may have it.
 */
function isMostlyOf(phrases: readonly ReadPhrase[], at: number): boolean {
  const isThing = ({ chosen }: ReadPhrase): boolean =>
    chosen?.kind === 'motif' || (chosen?.kind === 'family' && growing.includes(chosen.family))
  if (phrases.some(isThing)) return false
  let before = at - 1
  while (before >= 0 && Object.hasOwn(colourShifts, phrases[before].words[0])) before--
  return mostWords.has(phrases[before]?.words[0]) && !phrases[before + 1].startsClause
}

/**
 * Whether no cloth or thing follows a colour after "on", so that the colour is the ground's. In "on navy stripes" it
 * belongs to the stripes as well; a word that draws nothing, as in "on blue tile", does not count.
 */
function isLastOfThings(phrases: readonly ReadPhrase[], at: number): boolean {
  const next = afterColours(phrases, at)
  const isThing = next?.chosen?.kind === 'family' || next?.chosen?.kind === 'motif'
  return !isThing || isPlace(next)
}

/** Whether the words mean the sky ("in a blue sky"), which is also the name of a blue. */
function isSky({ words }: ReadPhrase): boolean {
  return words.length > 1 && words.at(-1) === 'sky'
}

/**
 * Whether "in" introduces a place ("in a green forest", "in the sand", "digging in sand") and not a material or colour.
 */
function isInPlace(phrases: readonly ReadPhrase[], inAt: number, at: number): boolean {
  if (isPlace(afterColours(phrases, at)) || isPlaceOfColour(phrases, at + 1)) return true
  const isDoneIn = /.ing$/.test(phrases[inAt - 1]?.words[0] ?? '') || phrases[inAt + 1].words[0] === 'the'
  return phrases[at].form === SAND && isDoneIn
}

const SAND = 'sand'
/** Words for places that are not scenes of their own. */
const places = 'forest jungle rainforest desert savanna savannah swamp marsh water ocean landscape'.split(' ')

/** Whether a phrase is grass, water or sky, whose colour is that of the ground. */
function isPlace(phrase: ReadPhrase | undefined): boolean {
  return has(phrase, 'scene')
}

/** Stores a colour of the pattern below the things: "on a green gingham", "on black and white stripes", "on gingham lemon". */
export function notePatternColour(wishes: Wishes, phrases: readonly ReadPhrase[], at: number, hex: string): void {
  if (wishes.under === undefined) return
  if (afterColours(phrases, at)?.family?.family !== wishes.under && !isBehindCloth(wishes.under, phrases, at)) return
  wishes.patternColours = [...(wishes.patternColours ?? []), hex]
}

/** "On gingham lemon", "over a stripe in navy": the colour behind the cloth that things lie on, at the end of its clause. */
function isBehindCloth(under: string, phrases: readonly ReadPhrase[], at: number): boolean {
  if (phrases[at].startsClause || phrases[at + 1]?.startsClause === false) return false
  const clothAt = has(phrases[at - 1], 'in-word') && !phrases[at - 1].startsClause ? at - 2 : at - 1
  return phrases[clothAt]?.family?.family === under && isLaidOn(phrases, clothAt)
}

/** The phrase after a colour, or after a list of colours, in its clause. */
function afterColours(phrases: readonly ReadPhrase[], at: number): ReadPhrase | undefined {
  let after = at + 1
  // "On purple with green eyes": words after "with" belong to the things.
  const isWith = (phrase: ReadPhrase | undefined): boolean => withWords.includes(phrase?.words[0] ?? '')
  while ((has(phrases[after], 'joining-word') && !isWith(phrases[after])) || isColourPhrase(phrases[after])) after++
  const next: ReadPhrase | undefined = phrases[after]
  return next?.startsClause ? undefined : next
}

/**
 * Whether a colour is that of the sky behind things, and so the ground: "crows, stormy sky", "swallows in a pink sky",
 * "sunflowers under a blue sky"; in a list of colours it is one of them.
 */
function isSkyBehind(phrases: readonly ReadPhrase[], at: number): boolean {
  const [before, here, next] = [phrases[at - 1], phrases[at], phrases[at + 1]]
  if (isSkyOfColour(phrases, at + 1)) return true
  if ((here.form !== SKY && !isSky(here)) || (next && !next.startsClause)) return false
  const isListed = isColourPhrase(before) || (here.startsClause && isColourPhrase(next))
  const isWith = withWords.includes(before?.words[0] ?? '') || (isSky(here) && !isColourPhrase(phrases[at - 2]))
  return !isListed && (isWith || !has(before, 'joining-word')) && phrases.some(({ motif }) => motif)
}

/** Whether a word is a place with a colour: the forest of "in a green forest". */
function isPlaceOfColour(phrases: readonly ReadPhrase[], at: number): boolean {
  const here = phrases[at]
  const isIn = phrases.slice(Math.max(0, at - 3), at).some((phrase) => has(phrase, 'in-word'))
  return places.includes(here?.form ?? '') && !here.startsClause && isIn && isColourPhrase(phrases[at - 1])
}

/** Whether a clause is of water in one colour, in which things that are named before it swim: "turtles and clownfish, turquoise water". */
function isWaterOfColour(phrases: readonly ReadPhrase[], at: number): boolean {
  const [here, next] = [phrases[at], phrases[at + 1]]
  const isWater = waters.includes(here?.form ?? '') && !here.startsClause && (next?.startsClause ?? true)
  const isAlone = isColourPhrase(phrases[at - 1]) && !isColourPhrase(phrases[at - 2])
  return isWater && isAlone && phrases.slice(0, at - 1).some(({ motif }) => motif)
}

const waters = ['water', 'waters']

/** Whether a word is a sky, night, water or forest with a colour: "a pink sky", "a purple night". */
export function isSkyOfColour(phrases: readonly ReadPhrase[], at: number): boolean {
  if (isPlaceOfColour(phrases, at) || isWaterOfColour(phrases, at)) return phrases.some(({ motif }) => motif)
  const here = phrases[at]
  const isSky = here !== undefined && (here.form === SKY || nights.includes(here.form)) && !here.startsClause
  return isSky && isColourPhrase(phrases[at - 1]) && phrases.some(({ motif }) => motif)
}

const SKY = 'sky'
const nights = 'night nights nacht nuit noche notte noite dusk twilight'.split(' ')

function isColourPhrase(phrase: ReadPhrase | undefined): boolean {
  return phrase?.chosen?.kind === 'colour' && !phrase.isNegated
}

const singles = new Set('one single lone occasional odd ein eine un une uno una'.split(' '))

/** Whether a colour belongs to a single element of a regular cloth: "seigaiha with one red scale". */
export function isOfOneInMany(phrases: readonly ReadPhrase[], at: number): boolean {
  const [before, joint] = [phrases[at - 1], phrases[at - 2]]
  if (!singles.has(before?.words[0] ?? '') || phrases[at].startsClause || !has(joint, 'joining-word')) return false
  const isBuilt = ({ chosen }: ReadPhrase): boolean =>
    chosen?.kind === 'family' && !growing.includes(chosen.family) && chosen.family !== CONVERSATIONAL
  return phrases.slice(0, at).some(isBuilt)
}
