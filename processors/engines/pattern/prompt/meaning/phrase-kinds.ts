import { colourShifts } from '../../palette/names/colour-words.ts'
import type { Meaning } from '../read/lexicon.ts'
import type { Phrase } from '../read/match-phrases.ts'
import { skins } from './family-kinds.ts'

export type MeaningKind = Meaning['kind']

const units: readonly string[] = 'cm mm inch inches in zentimeter centimeter centimetre millimetre'.split(' ')

/** Whether one of the meanings of a phrase is of one of the kinds. */
export function has(phrase: Phrase | undefined, ...kinds: MeaningKind[]): boolean {
  return phrase?.meanings.some(({ kind }) => kinds.includes(kind)) ?? false
}

/** Whether a phrase means nothing by itself: it is unknown, or a theme that gives way to what is named. */
export function isUnread({ meanings }: Phrase): boolean {
  return meanings.every(({ kind }) => kind === 'theme')
}

/** Whether a phrase is a unit of length. */
export function isUnit(phrase: Phrase | undefined): boolean {
  return units.includes(phrase?.words[0] ?? '')
}

/** Whether a phrase is an adjective that modifies the colour after it and means nothing else here. */
export function isShift(phrases: readonly Phrase[], at: number): boolean {
  const [next, second] = [phrases[at + 1], phrases[at + 2]]
  // After a comma both are separate: "bright, white ground".
  if (!isShiftWord(phrases[at]) || next?.startsClause) return false
  // "Pastel roses" are flowers in pastels, while "in pale pinks" names colours.
  if (next?.isPlural && has(next, 'motif') && !has(phrases[at - 1], 'in-word', 'joining-word')) return false
  if (has(next, 'colour')) return true
  const isPassed = next !== undefined && (isShiftWord(next) || isAirOfColour(next))
  return isPassed && second !== undefined && !second.startsClause && has(second, 'colour')
}

/** A word between an adjective and its colour that tells of neither: "dark moody green", "light airy blue". */
export function isAirOfColour({ words, meanings, startsClause }: Phrase): boolean {
  return words.length === 1 && !startsClause && meanings.every(({ kind }) => kind === 'mood' || kind === 'density')
}

/** Whether a phrase is a word that modifies the colour after it, such as `dusty`. */
export function isShiftWord(phrase: Phrase): boolean {
  return phrase.words.length === 1 && Object.hasOwn(colourShifts, phrase.words[0])
}

const labels = new Set(
  'scale size mood layout motif motifs pattern style theme technique repeat border line lines'.split(' '),
)

/** "Scale: large", "mood: calm": the name of what is told behind the colon; and the scale of "6 mm scale". */
export function isLabel(phrases: readonly Phrase[], at: number): boolean {
  const { words, startsClause } = phrases[at]
  const isMeasured = words[0] === 'scale' && isUnit(phrases[at - 1])
  return isMeasured || (startsClause && words.length === 1 && labels.has(words[0]) && phrases[at + 1]?.isTold === true)
}

/** "A fuchsia border" is dyed so; one of fuchsias would say so. */
export function isBorderWord({ words }: Phrase): boolean {
  return /^(?:border|edging|rand|bordure|borde|bordo|borda)$/.test(words.at(-1) ?? '') && words.length === 1
}

/** Words that connect a cloth or scene with what is on it. */
export const withWords: readonly string[] = 'with mit avec con com'.split(' ')

/** Collective words without a plural. */
export const ofMany = 'food fruit wildlife veg cutlery jewellery jewelry obst'.split(' ')

/** Whether "natural" means natural colours of things ("in natural colours") and not undyed cloth. */
export function isOfNature(phrases: readonly Phrase[], at: number): boolean {
  return phrases[at].form === 'natural' && has(phrases[at + 1], 'colour-count-word')
}

/** The same beside a skin, whose coat it means: "leopard in natural colours". */
export function isOwnOfSkin(phrases: readonly Phrase[], at: number): boolean {
  const isSkin = ({ meanings }: Phrase): boolean =>
    meanings.some((meaning) => meaning.kind === 'family' && skins.includes(meaning.family))
  return isOfNature(phrases, at) && phrases.some(isSkin)
}

/** Largest number of words between "on" and the ground, besides sizes and colours. */
const REACH = 2

/** Whether a phrase stands after "on" or before "ground": "on gingham", "on black with small gold dots". */
export function isLaidOn(phrases: readonly (Phrase & { readonly chosen?: Meaning })[], at: number): boolean {
  let between = 0
  for (let before = at - 1; before >= 0 && between <= REACH; before--) {
    if (has(phrases[before], 'on-word')) return true
    // Other nouns after "on" are what the things sit on: "robins on branches, toile".
    const { chosen } = phrases[before]
    if (chosen && chosen.kind !== 'colour' && has(phrases[before], 'motif')) break
    if (!has(phrases[before], 'scale') && phrases[before].chosen?.kind !== 'colour') between++
  }
  return has(phrases[at + 1], 'ground-word')
}
