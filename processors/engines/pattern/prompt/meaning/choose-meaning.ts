import type { Meaning } from '../read/lexicon.ts'
import type { Phrase } from '../read/match-phrases.ts'
import { thingsByNeighbours } from './beasts-or-colours.ts'
import { lendColours } from './borrowed-colours.ts'
import { CONVERSATIONAL, figureCloths, growing, plainCloths } from './family-kinds.ts'
import { isFarFetched, isSmallHere } from './far-fetched.ts'
import { isFoodAmongFood, isFoodServed } from './food-phrases.ts'
import { isLastOfColours, isMeasuredColour, isOfPluralHues, isOfTone } from './measured-colours.ts'
import { partCalled } from './part-words.ts'
import {
  has,
  isBorderWord,
  isOfNature,
  isOwnOfSkin,
  isShift,
  isShiftWord,
  isUnit,
  isUnread,
  type MeaningKind,
} from './phrase-kinds.ts'
import { isPlaceOf } from './place-or-colour.ts'
import {
  isCottageOfFlowers,
  isCrowdOf,
  isFlowerOfColour,
  isGardenOfGuests,
  isOneOfColour,
  isPairedHue,
  isPlant,
  isRainbowSeen,
  isThingFirst,
} from './thing-first.ts'

/** A phrase with the meaning that its neighbours determine. It may still be both a family and a motif; the roles decide that. */
export type ReadPhrase = Phrase & {
  readonly chosen: Meaning | undefined
  /** The other meaning of a phrase that may be either. */
  readonly family?: Extract<Meaning, { kind: 'family' }>
  readonly motif?: Extract<Meaning, { kind: 'motif' }>
  readonly isNegated: boolean
}

const IN_BLOOM: Meaning = { kind: 'family', family: 'tossed-floral', isGeneral: true }

/** Number of phrases that a negation reaches: "no red", "without any bright red". */
const NEGATION_REACH = 6

/** Chooses one meaning for every phrase; colours in three rounds, since in a list a certain colour is evidence for the next. */
export function chooseMeanings(matched: readonly Phrase[]): ReadPhrase[] {
  const read = lendColours(matched)
  const phrases = read.map((phrase, at): Phrase => {
    if (isFarFetched(read, at)) return { ...phrase, meanings: [] }
    if (isSmallHere(read, at)) return { ...phrase, meanings: [{ kind: 'filler' }] }
    if (isRainbowSeen(read, at)) return { ...phrase, meanings: [{ kind: 'motif', noun: 'rainbow' }] }
    if (isCottageOfFlowers(read, at))
      return { ...phrase, meanings: phrase.meanings.filter(({ kind }) => kind === 'mood') }
    if (isGardenOfGuests(read, at)) return { ...phrase, meanings: [...phrase.meanings, IN_BLOOM] }
    return isCrowdOf(read, at) ? { ...phrase, meanings: [{ kind: 'density', density: 'high' }] } : phrase
  })
  let colours = phrases.map(
    (phrase, at) =>
      has(phrase, 'colour') &&
      !has(phrase, 'motif', 'family', 'layout', 'filler') &&
      !isCountOfInks(phrases, at) &&
      !isPlaceOf(phrases, at) &&
      !isOfNature(phrases, at),
  )
  for (let round = 0; round < 3; round++) {
    const known = colours
    colours = phrases.map((_, at) => known[at] || isColour(phrases, at, known))
  }
  return phrases.map((phrase, at) => {
    const find = <K extends MeaningKind>(kind: K): Extract<Meaning, { kind: K }> | undefined =>
      phrase.meanings.find((meaning): meaning is Extract<Meaning, { kind: K }> => meaning.kind === kind)
    const colour = find('colour')
    const isNegated = isNegatedAt(phrases, at)
    // "No bones" refuses bones, and not the colour of that name.
    const isThingRefused = isNegated && phrase.isPlural && find('motif') !== undefined
    if ((colours[at] || (isNegated && !orWords.includes(phrase.form))) && colour && !isThingRefused)
      return { ...phrase, chosen: colour, isNegated }
    if (isShift(phrases, at) || isOwnOfSkin(phrases, at)) return { ...phrase, chosen: undefined, isNegated }
    const [family, motif] = [findFamilyMeaning(phrase), find('motif')]
    return { ...phrase, chosen: chooseOther(phrases, at) ?? family ?? motif, family, motif, isNegated }
  })
}

/** Whether "inks" is counted ("in 6 inks") or said of a colour ("blue ink") instead of being one ("ochre and ink"). */
function isCountOfInks(phrases: readonly Phrase[], at: number): boolean {
  const isOfColour = phrases[at].form === 'ink' && !phrases[at].startsClause && has(phrases[at - 1], 'colour', 'mood')
  return has(phrases[at], 'colour-count-word') && (phrases[at].isPlural || has(phrases[at - 1], 'number') || isOfColour)
}

type FamilyMeaning = Extract<Meaning, { kind: 'family' }>

/** The best family that lists a phrase: one of that name, then specific before general ones, later before earlier ones. */
export function findFamilyMeaning({ meanings, form }: Phrase): FamilyMeaning | undefined {
  const all = meanings.filter((meaning): meaning is FamilyMeaning => meaning.kind === 'family')
  return (
    all.find(({ family }) => family.replaceAll('-', ' ') === form.replaceAll('-', ' ')) ??
    all.findLast(({ isGeneral }) => !isGeneral) ??
    all[0]
  )
}

/** The meaning as a small word, setting or number where the neighbours ask for one; undefined for a thing. */
function chooseOther(phrases: readonly Phrase[], at: number): Meaning | undefined {
  const meanings = phrases[at].meanings.filter(({ kind }) => kind !== 'theme')
  const byKind = (kind: MeaningKind): Meaning | undefined => meanings.find((meaning) => meaning.kind === kind)
  const isCounted = has(phrases[at + 1], 'colour-count-word') || isOfTone(phrases, at) || isUnit(phrases[at + 1])
  if (isCounted && byKind('number')) return byKind('number')
  const small = (
    ['negation', 'on-word', 'in-word', 'joining-word', 'ground-word', 'colour-count-word', 'filler'] as const
  )
    .map(byKind)
    .find((meaning) => meaning !== undefined)
  if (small) return small
  // "A kaleidoscope of triangles" mirrors triangles; alone it is a family.
  const isOfThings = phrases.some((other, index) => index !== at && has(other, 'family', 'motif'))
  if (isOfThings && byKind('symmetry')) return byKind('symmetry')
  if (byKind('family') || byKind('motif')) return undefined
  return meanings.find(({ kind }) => kind !== 'colour') ?? meanings[0]
}

/** What little of a colour there is: "with an orange accent" has no fruit in it. */
const accentWords = new Set('accent accents highlight highlights pop pops accented'.split(' '))

/** Conditions under which an ambiguous noun is a thing, whatever stands beside it. */
const thingsAnyway = [isPlant, ...thingsByNeighbours, isPlaceOf, isFoodServed, isOneOfColour]

/** Whether an ambiguous noun (`lavender`, `peach`) is a colour: before a noun, after "in" or a modifier, or in a list of colours. */
function isColour(phrases: readonly Phrase[], at: number, known: readonly boolean[]): boolean {
  const phrase = phrases[at]
  const [before, after] = [phrases[at - 1], phrases[at + 1]]
  if (phrase.form === 'or' && has(phrase, 'colour')) return after?.form === 'et' || before?.form === 'et'
  if (!has(phrase, 'colour') || has(phrase, 'filler') || isCountOfInks(phrases, at)) return false
  // "On natural" is undyed cloth; "natural colours" is a mood.
  if (phrase.form === 'natural') return has(before, 'on-word') || has(after, 'ground-word')
  // "Coral to plum" names two colours.
  if (isEndOfRange(phrases, at, known)) return true
  if (isThingFirst(phrases, at)) return false
  // "In three blues" counts tones; "three oranges" is fruit.
  if (phrase.isPlural && has(before, 'number') && !phrase.startsClause) return !has(phrase, 'motif', 'family')
  if (phrase.isPlural) return isOfPluralHues(phrases, at, known)
  const isSameClause = after && !after.startsClause
  // "Rose lace, ivory on navy": lace shows flowers, and its colours are named.
  const isOfLace = (other: Phrase, index: number): boolean =>
    index > at && known[index] && (other.startsClause || has(phrases[index - 1], 'in-word'))
  if (isSameClause && has(phrase, 'motif') && isLace(after) && phrases.some(isOfLace)) return false
  if (isSameClause && isBorderWord(after) && phrase.form !== 'rose') return true
  if (thingsAnyway.some((isThing) => isThing(phrases, at))) return false
  if (isSameClause && has(after, 'motif', 'family', 'ground-word', 'colour-count-word')) return true
  // A colour may stand before a part: "orange beaks".
  if (isSameClause && isBeforePart(before, after)) return true
  if (isSameClause && has(after, 'style', 'scale', 'density') && at + 2 < phrases.length) return true
  if (before && (isShiftWord(before) || (has(before, 'in-word', 'on-word', 'ground-word') && !phrase.startsClause)))
    return true
  if (isJoinedToThing(phrases, at) || isFlowerOfColour(phrases, at)) return false
  const next = has(after, 'joining-word') ? at + 2 : at + 1
  const last = has(before, 'joining-word') ? at - 2 : at - 1
  if (known[next] || known[last] || isMeasuredColour(phrases, at, known)) return true
  const isThingElsewhere = phrases.some(
    (other, index) =>
      index !== at && has(other, 'family', 'motif', 'group') && (other.isPlural || !has(other, 'colour')),
  )
  if (isFoodAmongFood(phrases, at)) return false
  if (isColourOnGround(phrases, at, isThingElsewhere) || isDyeOfClothBefore(phrases, at)) return true
  const isListed = phrase.startsClause || !has(phrase, 'motif')
  if (isThingElsewhere && isListed && at > 0) return true
  // Beside a woven or ruled cloth a singular is its colour: "waffle weave sage", "corduroy rose".
  return phrases.some((other, index) => index !== at && isPlainCloth(other))
}

function isBeforePart(before: Phrase | undefined, { words }: Phrase): boolean {
  return accentWords.has(words[0]) || (before !== undefined && partCalled(words[0]) !== undefined)
}

/** Whether a noun is joined to a thing and so is one: "cranes and pine, gold", "olives and lavender, yellow". */
function isJoinedToThing(phrases: readonly Phrase[], at: number): boolean {
  const pair = phrases[at - 2]
  const isThing = has(pair, 'motif') && (!has(pair, 'colour') || pair?.isPlural === true)
  return isThing && has(phrases[at - 1], 'joining-word') && has(phrases[at], 'motif') && !isPairedHue(phrases, at)
}

/** Whether a noun is a colour that lies on another, neither counted nor joined to a thing: "wisteria trailing down lilac on cream". */
function isColourOnGround(phrases: readonly Phrase[], at: number, isThingElsewhere: boolean): boolean {
  const [before, after] = [phrases[at - 1], phrases[at + 1]]
  // A noun after an era at the end of a prompt is a colour: "…, retro orange".
  if (isThingElsewhere && before?.startsClause && has(before, 'mood') && !phrases[at].startsClause && !after)
    return true
  const isOn = has(after, 'on-word') && after?.startsClause === false && has(phrases[at + 2], 'colour')
  return at > 0 && isOn && (phrases[at].startsClause || isThingElsewhere) && !has(before, 'joining-word', 'number')
}

/** Whether a noun is the colour of the cloth or thing before it, at the end of the clause: "ikat peach", "lotus peach". */
function isDyeOfClothBefore(phrases: readonly Phrase[], at: number): boolean {
  const { startsClause, isPlural } = phrases[at]
  const [before, after] = [phrases[at - 1], phrases[at + 1]]
  if (!before || startsClause || isPlural || (after && !after.startsClause)) return false
  const isBuilt = ({ family }: FamilyMeaning): boolean => ![...growing, CONVERSATIONAL].includes(family)
  const isThing = has(before, 'motif') && !has(before, 'colour', 'family', 'filler')
  return (
    isThing || before.meanings.some((meaning) => meaning.kind === 'family' && !meaning.isGeneral && isBuilt(meaning))
  )
}

function isLace({ meanings }: Phrase): boolean {
  return meanings.some((meaning) => meaning.kind === 'family' && figured.includes(meaning.family))
}

/** Cloths that show flowers. */
const figured = ['lace', 'brocade', 'damask']

/** Whether a phrase is a family of cloth that pictures nothing. */
function isPlainCloth(phrase: Phrase): boolean {
  return phrase.meanings.some(
    (meaning) =>
      meaning.kind === 'family' && !meaning.isGeneral && [...plainCloths, ...figureCloths].includes(meaning.family),
  )
}

function isEndOfRange(phrases: readonly Phrase[], at: number, known: readonly boolean[]): boolean {
  if (isLastOfColours(phrases, at, known)) return true
  // "Paisley, tonal plum" names one.
  const isTone = has(phrases[at - 1], 'tonal') && !phrases[at].startsClause && phrases[at + 1]?.startsClause !== false
  return isTone || [1, -1].some((step) => phrases[at + step]?.form === 'to' && has(phrases[at + 2 * step], 'colour'))
}

/** Words that extend a negation: "without leaves or flowers". */
const orWords = ['or', 'nor', 'oder', 'ou']

/** Whether a negation reaches a phrase: across small words and colours to the first thing, and along a list joined by "or" and "and". */
function isNegatedAt(phrases: readonly Phrase[], at: number): boolean {
  for (let before = at - 1, far = 0; before >= 0 && far < NEGATION_REACH; before--, far++) {
    if (phrases[before + 1].startsClause) return false
    if (has(phrases[before], 'negation')) return true
    const word = phrases[before].words[0]
    const isPassable =
      ['any', 'and', 'too', 'very', 'so', ...orWords].includes(word) ||
      isShiftWord(phrases[before]) ||
      isUnread(phrases[before]) ||
      has(phrases[before], 'style')
    const joint = phrases[before + 1].words[0]
    const isListed =
      (has(phrases[before], 'colour') && ['or', 'and'].includes(joint)) ||
      (has(phrases[before], 'motif', 'family') && orWords.includes(joint))
    if (!isPassable && !isListed && !has(phrases[before], 'filler')) return false
  }
  return false
}
