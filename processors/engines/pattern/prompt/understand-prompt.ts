import { inkFromHex, inkFromOklch } from '../../color/ink.ts'
import type { LayoutName, Orientation } from '../families/family.ts'
import { colourShifts } from '../palette/colour-words.ts'
import type { DensityName, Meaning } from './lexicon.ts'
import type { Phrase } from './match-phrases.ts'
import { matchPhrases } from './match-phrases.ts'
import { tokenize } from './tokenize.ts'

export type NamedColour = { readonly hex: string; readonly isGround: boolean }

/** What a prompt asks for, before any default is filled in. */
export type Wishes = {
  families: string[]
  /** Families asked for by a word that means many, such as `floral`. */
  generalFamilies: string[]
  motifs: string[]
  styles: string[]
  moods: string[]
  colours: NamedColour[]
  avoidedColours: string[]
  density?: DensityName
  scale?: number
  layout?: LayoutName
  orientation?: Orientation
  /** Colours in all, ground included. */
  colourCount?: number
  /** Size of the main motif in mm. */
  motifMm?: number
}

export type Understanding = {
  readonly wishes: Wishes
  /** What each word did, in order. */
  readonly understood: { readonly words: string; readonly as: string }[]
  /** Words that changed nothing. */
  readonly ignored: string[]
}

/** Reads a prompt with the lexicon. Nothing in a prompt is an error; what is not understood is listed. */
export function understandPrompt(prompt: string): Understanding {
  const phrases = matchPhrases(tokenize(prompt))
  const reading = {
    wishes: {
      families: [],
      generalFamilies: [],
      motifs: [],
      styles: [],
      moods: [],
      colours: [],
      avoidedColours: [],
    } satisfies Wishes as Wishes,
    understood: [] as { words: string; as: string }[],
    ignored: [] as string[],
  }
  for (let at = 0; at < phrases.length; at++) readPhrase(reading, phrases, at)
  return reading
}

/** Words whose negation may lie between: "no red", "without any red". */
const NEGATION_REACH = 2

function readPhrase(reading: Understanding, phrases: readonly Phrase[], at: number): void {
  const phrase = phrases[at]
  const meaning = chooseMeaning(phrases, at)
  if (!meaning) {
    if (!isSize(phrases, at) && !(phrase.words[0] in colourShifts)) reading.ignored.push(phrase.written)
    return
  }
  if (meaning.kind === 'filler' || meaning.kind === 'negation') return
  const isNegated = phrases
    .slice(Math.max(0, at - NEGATION_REACH), at)
    .some(({ meanings }) => meanings.some(({ kind }) => kind === 'negation'))
  const as = isNegated ? refuse(reading.wishes, meaning) : apply(reading.wishes, meaning, phrases, at)
  // "breton" is a family and, inside it, a sequence of its own; "william morris" is a family and a colourway.
  if (!isNegated && meaning.kind === 'family')
    for (const other of phrase.meanings)
      if (other.kind === 'style' || other.kind === 'mood') apply(reading.wishes, other, phrases, at)
  if (as) reading.understood.push({ words: phrase.written, as })
  else reading.ignored.push(phrase.written)
}

/** Where a phrase has several meanings the neighbours decide: before a noun it is a colour, alone a motif. */
function chooseMeaning(phrases: readonly Phrase[], at: number): Meaning | undefined {
  const { meanings } = phrases[at]
  const colour = meanings.find(({ kind }) => kind === 'colour')
  const next = phrases[at + 1]?.meanings ?? []
  const isBeforeNoun = next.some(({ kind }) => kind === 'motif' || kind === 'family' || kind === 'ground-word')
  if (colour && isBeforeNoun) return colour
  return meanings.find(({ kind }) => kind === 'motif') ?? meanings[0]
}

function isSize(phrases: readonly Phrase[], at: number): boolean {
  return ['cm', 'mm', 'inch'].includes(phrases[at].words[0]) && numberAt(phrases, at - 1) !== undefined
}

function numberAt(phrases: readonly Phrase[], at: number): number | undefined {
  return phrases[at]?.meanings.flatMap((meaning) => (meaning.kind === 'number' ? [meaning.value] : []))[0]
}

function refuse(wishes: Wishes, meaning: Meaning): string | undefined {
  if (meaning.kind !== 'colour') return undefined
  wishes.avoidedColours.push(meaning.hex)
  return `avoid ${meaning.hex}`
}

function apply(wishes: Wishes, meaning: Meaning, phrases: readonly Phrase[], at: number): string | undefined {
  switch (meaning.kind) {
    case 'family':
      ;(meaning.isGeneral ? wishes.generalFamilies : wishes.families).push(meaning.family)
      return `family ${meaning.family}`
    case 'motif':
      wishes.motifs.push(meaning.noun)
      return `motif ${meaning.noun}`
    case 'colour':
      return applyColour(wishes, meaning.hex, phrases, at)
    case 'mood':
      wishes.moods.push(meaning.mood)
      return `mood ${meaning.mood}`
    case 'style':
      wishes.styles.push(meaning.style)
      return `style ${meaning.style}`
    case 'number':
      return applyNumber(wishes, meaning.value, phrases, at)
    case 'density':
    case 'scale':
    case 'layout':
    case 'orientation':
      return applySetting(wishes, meaning)
    default:
      return meaning.kind === 'ground-word' || meaning.kind === 'colour-count-word'
        ? 'belongs to the word before it'
        : undefined
  }
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

function applyColour(wishes: Wishes, hex: string, phrases: readonly Phrase[], at: number): string {
  const shift = colourShifts[phrases[at - 1]?.words[0] ?? '']
  const shifted = shift ? shiftColour(hex, shift) : hex
  const isFollowed = phrases[at + 1]?.meanings.some(({ kind }) => kind === 'ground-word') ?? false
  const isLaidOn = ['on', 'auf', 'sur', 'sobre', 'su'].includes(onBefore(phrases, at))
  wishes.colours.push({ hex: shifted, isGround: isFollowed || isLaidOn })
  return `${isFollowed || isLaidOn ? 'ground' : 'colour'} ${shifted}`
}

/** The preposition before a colour, past articles and adjectives: "on a deep navy". */
function onBefore(phrases: readonly Phrase[], at: number): string {
  let before = at - 1
  while (before >= 0 && (phrases[before].words[0] in colourShifts || /^(a|an|the)$/.test(phrases[before].words[0])))
    before--
  return phrases[before]?.words[0] ?? ''
}

function shiftColour(hex: string, shift: { readonly lightness: number; readonly chroma: number }): string {
  const ink = inkFromHex(hex)
  if (!ink) return hex
  const lightness = Math.max(0.16, Math.min(0.96, ink.lightness + shift.lightness))
  return inkFromOklch({ lightness, chroma: ink.chroma * shift.chroma, hue: ink.hue }).hex
}

const MM_PER: Readonly<Record<string, number>> = { mm: 1, cm: 10, inch: 25.4 }

function applyNumber(wishes: Wishes, value: number, phrases: readonly Phrase[], at: number): string | undefined {
  const next = phrases[at + 1]
  const unit = MM_PER[next?.words[0] ?? '']
  if (unit && value * unit >= 1 && value * unit <= 1000) {
    wishes.motifMm = value * unit
    return `motif size ${value * unit} mm`
  }
  if (next?.meanings.some(({ kind }) => kind === 'colour-count-word') && value >= 2 && value <= 12) {
    wishes.colourCount = Math.round(value)
    return `${Math.round(value)} colours`
  }
  return undefined
}
