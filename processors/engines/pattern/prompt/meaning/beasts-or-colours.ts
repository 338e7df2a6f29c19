import { findDepiction } from '../../families/conversational/noun-book.ts'
import type { Phrase } from '../read/match-phrases.ts'
import { has } from './phrase-kinds.ts'

/** Whether an animal is drawn because the cloth has named colours: "peacock damask in magenta and gold", "art deco peacock in emerald". */
function isBeastOfCloth(phrases: readonly Phrase[], at: number): boolean {
  const rest = phrases.slice(at + 1)
  const inWord = rest.findIndex((phrase) => has(phrase, 'in-word'))
  const isColourOfCloth = has(phrases[at - 1], 'in-word', 'on-word', 'ground-word', 'joining-word')
  return (
    isBeast(phrases[at]) && inWord >= 0 && !isColourOfCloth && !rest[0].startsClause && has(rest[inWord + 1], 'colour')
  )
}

/**
 * Whether an animal is drawn because it is the subject of glass or mosaic: "mosaic peacock", "stained glass robin,
 * jewel tones".
 */
function isBeastOfPanes(phrases: readonly Phrase[], at: number): boolean {
  const [before, after] = [phrases[at - 1], phrases[at + 1]]
  const isSet = before?.meanings.some((one) => one.kind === 'family' && one.family === PANES) ?? false
  return isSet && isBeast(phrases[at]) && !phrases[at].startsClause && (after?.startsClause ?? true)
}

const PANES = 'stained-glass'

/** Whether an animal is drawn because only an era is named besides, and no cloth: "peacock, art deco". */
function isBeastOfTime(phrases: readonly Phrase[], at: number): boolean {
  if (!isBeast(phrases[at]) || has(phrases[at - 1], 'in-word', 'on-word', 'ground-word')) return false
  const later = coloursListedAfter(phrases, at)
  const others = phrases.filter(
    (other, index) => index !== at && !later.includes(index) && has(other, 'family', 'motif', 'group', 'colour'),
  )
  return others.length > 0 && others.every((other) => has(other, 'mood') && has(other, 'family'))
}

/** "Art deco peacock, black, gold and emerald": two or more colours in a clause of their own after it, which are the cloth's. */
function coloursListedAfter(phrases: readonly Phrase[], at: number): number[] {
  if (phrases[at].startsClause || phrases[at + 1]?.startsClause !== true) return []
  const isColour = (phrase: Phrase): boolean => has(phrase, 'colour') && !has(phrase, 'family', 'group')
  const rest = phrases.slice(at + 1).filter((phrase) => !has(phrase, 'joining-word'))
  return rest.length > 1 && rest.every(isColour) ? phrases.map((_, index) => index).filter((index) => index > at) : []
}

function isBeast({ meanings }: Phrase): boolean {
  return meanings.some((one) => one.kind === 'motif' && beastThemes.has(themeOf(one.noun)))
}

const beastThemes: ReadonlySet<string> = new Set(['meadow', 'sky', 'water', 'garden', 'forest', 'snow'])

function themeOf(noun: string): string {
  const found = findDepiction(noun)
  return found?.isExact === true ? found.theme : ''
}

/** Whether other things are among this one, so that it is drawn: "turtles swimming among coral". */
function isThingAmong(phrases: readonly Phrase[], at: number): boolean {
  const [before, phrase, after] = [phrases[at - 1], phrases[at], phrases[at + 1]]
  const isAmong = amongWords.has(before?.words.at(-1) ?? '') && !phrase.startsClause
  return isAmong && has(phrase, 'motif') && (after?.startsClause ?? true)
}

/** "Cherry and gingham", "lemon and stripes": the fruit that a prompt begins with is drawn on the ruled cloth joined to it, and is no colour of it. */
function isFruitOnCloth(phrases: readonly Phrase[], at: number): boolean {
  const [fruit, joint, cloth] = [phrases[at], phrases[at + 1], phrases[at + 2]]
  const isJoined = has(joint, 'joining-word') && !joint.startsClause && cloth?.startsClause === false
  const isRuled = cloth?.meanings.some((one) => one.kind === 'family' && ruledCloths.has(one.family)) ?? false
  const isFruit = fruit.meanings.some(
    (one) => one.kind === 'motif' && themeOf(one.noun) === 'orchard' && one.noun !== 'orange',
  )
  return at === 0 && isFruit && isJoined && isRuled && !has(cloth, 'colour')
}

const ruledCloths: ReadonlySet<string> = new Set(['stripes', 'dots', 'gingham', 'tartan', 'checkerboard', 'windowpane'])

const amongWords = new Set(['among', 'amongst', 'amid', 'between', 'through', 'inside'])

/**
 * Whether a noun with a picture is a thing because it stands in a list between things and the list ends in one:
 * "tomatoes, basil and pasta", "cats, coral and shells".
 */
export function isBetweenThings(phrases: readonly Phrase[], at: number): boolean {
  const [before, phrase, joint, last, after] = [-1, 0, 1, 2, 3].map((step) => phrases[at + step])
  const isOne = (other: Phrase | undefined): boolean =>
    has(other, 'motif') && (!has(other, 'colour') || other?.isPlural === true)
  const isEnd = !after || after.startsClause || has(after, 'on-word', 'in-word', 'joining-word')
  const isListed = phrase?.startsClause === true && has(joint, 'joining-word') && joint?.startsClause === false
  return isListed && isEnd && has(phrase, 'motif') && isOne(before) && isOne(last)
}

/** Conditions under which a beast, a fruit or another thing is drawn, though its name may be a colour. */
export const thingsByNeighbours = [
  isBeastOfCloth,
  isBeastOfPanes,
  isBeastOfTime,
  isThingAmong,
  isFruitOnCloth,
  isBetweenThings,
]
