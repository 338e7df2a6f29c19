import { findDepiction } from '../families/conversational/noun-book.ts'
import { refuseBrandMarks } from './brand-marks.ts'
import { castRoles } from './cast-roles.ts'
import type { ReadPhrase } from './choose-meaning.ts'
import { chooseMeanings, has, isShift, isUnit } from './choose-meaning.ts'
import type { Meaning } from './lexicon.ts'
import { matchPhrases } from './match-phrases.ts'
import { readColour } from './read-colour.ts'
import { tokenize } from './tokenize.ts'
import type { Wishes } from './wishes.ts'

export type Understanding = {
  readonly wishes: Wishes
  /** What each word did, in order. */
  readonly understood: { readonly words: string; readonly as: string }[]
  /** Words that changed nothing. */
  readonly ignored: string[]
}

/**
 * Reads a prompt: words → phrases of the lexicon, the colour names and the book of nouns → one meaning each by their neighbours →
 * roles. Nothing in a prompt is an error but the mark of a living brand; what is not understood is listed.
 *
 * @throws PatternRejected when a brand's mark is asked for
 */
export function understandPrompt(prompt: string): Understanding {
  refuseBrandMarks(prompt)
  const phrases = chooseMeanings(matchPhrases(tokenize(prompt)))
  const wishes: Wishes = {
    ...castRoles(phrases),
    styles: [],
    moods: [],
    colours: [],
    avoidedColours: [],
    motifColours: {},
  }
  const reading: Understanding = { wishes, understood: [], ignored: [] }
  for (let at = 0; at < phrases.length; at++) readPhrase(reading, phrases, at)
  return reading
}

const silent: readonly Meaning['kind'][] = ['filler', 'negation', 'joining-word', 'on-word', 'in-word']

function readPhrase({ wishes, understood, ignored }: Understanding, phrases: readonly ReadPhrase[], at: number): void {
  const phrase = phrases[at]
  const { chosen } = phrase
  if (!chosen) {
    if (phrase.meanings.length === 0 && !isUnitAfterNumber(phrases, at) && !isShift(phrases, at))
      ignored.push(phrase.written)
    return
  }
  if (silent.includes(chosen.kind)) return
  const as = phrase.isNegated ? refuse(wishes, chosen) : apply(wishes, phrases, at, chosen)
  if (!phrase.isNegated) applyBeside(wishes, phrase, chosen)
  const spelling = phrase.readAs ? ` (read as ${phrase.readAs})` : ''
  if (as) understood.push({ words: phrase.written, as: `${as}${spelling}` })
  else ignored.push(phrase.written)
}

function isUnitAfterNumber(phrases: readonly ReadPhrase[], at: number): boolean {
  return isUnit(phrases[at]) && has(phrases[at - 1], 'number')
}

/** A phrase may do more than one thing: "breton" is a stripe and its sequence, "morris" a family and a colourway. */
function applyBeside(wishes: Wishes, phrase: ReadPhrase, chosen: Meaning): void {
  for (const other of phrase.meanings) {
    if (other === chosen) continue
    if (other.kind === 'style' && chosen.kind === 'family') wishes.styles.push(other.style)
    if (other.kind === 'mood' && (chosen.kind === 'family' || chosen.kind === 'style')) wishes.moods.push(other.mood)
  }
}

function refuse(wishes: Wishes, meaning: Meaning): string | undefined {
  if (meaning.kind === 'colour') {
    wishes.avoidedColours.push(meaning.hex)
    return `avoid ${meaning.hex}`
  }
  return meaning.kind === 'family' || meaning.kind === 'motif' ? 'left out as asked' : undefined
}

function apply(wishes: Wishes, phrases: readonly ReadPhrase[], at: number, meaning: Meaning): string | undefined {
  switch (meaning.kind) {
    case 'family':
    case 'motif':
      return describeThing(wishes, phrases[at])
    case 'colour':
      return readColour(wishes, phrases, at, meaning.hex)
    case 'mood':
      wishes.moods.push(meaning.mood)
      return `mood ${meaning.mood}`
    case 'style':
      wishes.styles.push(meaning.style)
      return `style ${meaning.style}`
    case 'number':
      return applyNumber(wishes, phrases, at, meaning.value)
    case 'density':
    case 'scale':
    case 'layout':
    case 'orientation':
      return applySetting(wishes, meaning)
    case 'ground-word':
    case 'colour-count-word':
      return 'belongs to the words beside it'
    default:
      return undefined
  }
}

function describeThing(wishes: Wishes, { family, motif }: ReadPhrase): string {
  const noun = motif?.noun ?? family?.family
  if (noun && wishes.motifs.includes(noun)) {
    const found = findDepiction(noun)
    const isOther = found && !found.isExact && wishes.families.includes('conversational')
    return `motif ${noun}${isOther ? `, drawn as ${found.picture.replaceAll('-', ' ')}` : ''}`
  }
  if (family && wishes.under === family.family) return `ground of ${family.family}`
  return family ? `family ${family.family}` : `motif ${noun ?? ''}`
}

function applySetting(
  wishes: Wishes,
  meaning: Extract<Meaning, { kind: 'density' | 'scale' | 'layout' | 'orientation' }>,
): string {
  if (meaning.kind === 'density') wishes.density = meaning.density
  else if (meaning.kind === 'scale') wishes.scale = meaning.scale
  else if (meaning.kind === 'layout') wishes.layout = meaning.layout
  else wishes.orientation = meaning.orientation
  const value = Object.entries(meaning).find(([key]) => key !== 'kind')?.[1]
  return `${meaning.kind} ${value}`
}

const MOTIF_MM_MOST = 1000

function applyNumber(wishes: Wishes, phrases: readonly ReadPhrase[], at: number, value: number): string | undefined {
  const next = phrases[at + 1]
  if (isUnit(next)) {
    const word = next.words[0]
    const size = value * (word.startsWith('m') ? 1 : word.startsWith('in') ? 25.4 : 10)
    if (size < 1 || size > MOTIF_MM_MOST) return undefined
    wishes.motifMm = size
    return `motif size ${Math.round(size * 10) / 10} mm`
  }
  if (has(next, 'colour-count-word') && value >= 2 && value <= 12) {
    wishes.colourCount = Math.round(value)
    return `${Math.round(value)} colours`
  }
  return undefined
}
