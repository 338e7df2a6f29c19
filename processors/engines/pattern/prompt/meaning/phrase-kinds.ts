import { colourShifts } from '../../palette/colour-words.ts'
import type { Meaning } from '../read/lexicon.ts'
import type { Phrase } from '../read/match-phrases.ts'
import { skins } from './family-kinds.ts'

export type MeaningKind = Meaning['kind']

const units: readonly string[] = 'cm mm inch inches in zentimeter centimeter centimetre millimetre'.split(' ')

/** True where one of the meanings of the phrase is of one of the kinds. */
export function has(phrase: Phrase | undefined, ...kinds: MeaningKind[]): boolean {
  return phrase?.meanings.some(({ kind }) => kinds.includes(kind)) ?? false
}

/** True where a phrase says nothing by itself: unknown, or a theme that steps back behind what is named. */
export function isUnread({ meanings }: Phrase): boolean {
  return meanings.every(({ kind }) => kind === 'theme')
}

/** True for a unit of length. */
export function isUnit(phrase: Phrase | undefined): boolean {
  return units.includes(phrase?.words[0] ?? '')
}

/** An adjective that changes the colour after it, and means nothing by itself here. */
export function isShift(phrases: readonly Phrase[], at: number): boolean {
  const [next, second] = [phrases[at + 1], phrases[at + 2]]
  // "Bright, white ground": a comma leaves each its own.
  if (!isShiftWord(phrases[at]) || next?.startsClause) return false
  // Pastel roses are flowers, in pastels; "in pale pinks" are colours.
  if (next?.isPlural && has(next, 'motif') && !has(phrases[at - 1], 'in-word', 'joining-word')) return false
  return has(next, 'colour') || (second !== undefined && isShiftWord(next) && has(second, 'colour'))
}

/** True for a word that shifts the colour named after it, such as `dusty`. */
export function isShiftWord(phrase: Phrase): boolean {
  return phrase.words.length === 1 && Object.hasOwn(colourShifts, phrase.words[0])
}

/** Words between a cloth or a world and what is on it. */
export const withWords: readonly string[] = 'with mit avec con com'.split(' ')

/** Words for many things that have no plural. */
export const ofMany = 'food fruit wildlife veg cutlery jewellery jewelry obst'.split(' ')

/** "In natural colours": as things are, and no colour of undyed cloth. */
export function isOfNature(phrases: readonly Phrase[], at: number): boolean {
  return phrases[at].form === 'natural' && has(phrases[at + 1], 'colour-count-word')
}

/** "Leopard in natural colours": those of its own coat, and no mood. */
export function isOwnOfSkin(phrases: readonly Phrase[], at: number): boolean {
  const isSkin = ({ meanings }: Phrase): boolean =>
    meanings.some((meaning) => meaning.kind === 'family' && skins.includes(meaning.family))
  return isOfNature(phrases, at) && phrases.some(isSkin)
}

/** Words between "on" and what is laid on, besides its sizes and colours. */
const REACH = 2

/** True for what stands after "on", or before "ground": "on gingham", "on black with small gold dots". */
export function isLaidOn(phrases: readonly (Phrase & { readonly chosen?: Meaning })[], at: number): boolean {
  let between = 0
  for (let before = at - 1; before >= 0 && between <= REACH; before--) {
    if (has(phrases[before], 'on-word')) return true
    // "Robins on branches, toile": the branches are what is sat on.
    const { chosen } = phrases[before]
    if (chosen && chosen.kind !== 'colour' && has(phrases[before], 'motif')) break
    if (!has(phrases[before], 'scale') && phrases[before].chosen?.kind !== 'colour') between++
  }
  return has(phrases[at + 1], 'ground-word')
}
