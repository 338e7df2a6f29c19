import { hueDistance, inkFromHex, inkFromOklch, inkOf } from '../../../color/ink.ts'
import { oklabDistance, oklchFromOklab } from '../../../color/oklab.ts'
import type { ColourShift } from '../../palette/names/colour-words.ts'
import { colourShifts, leaningTowards } from '../../palette/names/colour-words.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { has, withWords } from '../meaning/phrase-kinds.ts'
import type { Meaning } from '../read/lexicon.ts'
import type { Phrase } from '../read/match-phrases.ts'

/** Hues that a paler colour before them only modifies: nude pink lies between nude and pink. */
const leaned = new Set('pink red yellow orange green blue purple rosa rot gelb grün blau lila'.split(' '))

/**
 * OKLab distance, and difference of OKLCH hues in radians, beyond which two colours stay separate, as coral and blue
 * do.
 */
const [BLEND_APART, BLEND_TURN] = [0.2, 1.25]

/**
 * Whether the hue at `at` (the pink of "nude pink") and the colour before it name one colour between them; three in a
 * row are a list.
 */
export function isBlendBefore(phrases: readonly ReadPhrase[], at: number): boolean {
  const [one, hue] = [phrases[at - 1], phrases[at]]
  if (one?.chosen?.kind !== 'colour' || hue?.chosen?.kind !== 'colour' || hue.startsClause) return false
  const isColour = (phrase: ReadPhrase | undefined): boolean => phrase?.chosen?.kind === 'colour'
  // "Bright pink orange and turquoise": what ends in a hue of its own and is joined to a third is a list that lost its commas.
  const isJoined = has(phrases[at + 1], 'joining-word') && isColour(phrases[at + 2]) && !phrases[at + 1].startsClause
  const isOfOwnHue = isJoined && one.words.length > 1 && leaned.has(one.words[one.words.length - 1])
  const isListed = (isColour(phrases[at - 2]) && !one.startsClause) || isColour(phrases[at + 1]) || isOfOwnHue
  if (isListed || !leaned.has(hue.words[0]) || leaned.has(one.words[0]) || one.isPlural || hue.isPlural) return false
  const [from, to] = [inkFromHex(one.chosen.hex), inkFromHex(hue.chosen.hex)]
  return !!from && !!to && hueDistance(from, to) < BLEND_TURN && oklabDistance(from.lab, to.lab) < BLEND_APART
}

/** The colour mixed half with the hue that follows it where both are one name; otherwise unchanged. */
export function withHueAfter(phrases: readonly ReadPhrase[], at: number, hex: string): string {
  const next = phrases[at + 1]?.chosen
  if (!isBlendBefore(phrases, at + 1) || next?.kind !== 'colour') return hex
  const [one, other] = [inkFromHex(hex), inkFromHex(next.hex)]
  if (!one || !other) return hex
  const half = (axis: 0 | 1 | 2): number => (one.lab[axis] + other.lab[axis]) / 2
  return inkFromOklch(oklchFromOklab([half(0), half(1), half(2)])).hex
}

/** Hues that an adjective leans, which are more: rusty brown, milky grey. */
const hues = new Set([...leaned, 'brown', 'grey', 'gray', 'violet'])
/** How much of the colour it leans towards is in a hue: in a milky blue there is more blue. */
const LEAN = 0.36

/** "Milky blue", "a rusty pink": an adjective made of a colour and the hue directly behind it are one colour between them. */
export function leanHues(phrases: readonly Phrase[]): Phrase[] {
  const read: Phrase[] = []
  for (const phrase of phrases) {
    const before = read.at(-1)
    const towards = before?.words.length === 1 ? leaningTowards[before.words[0]] : undefined
    const hue = phrase.meanings.find(({ kind }) => kind === 'colour')
    if (before && towards && hue?.kind === 'colour' && hues.has(phrase.form) && !phrase.startsClause) {
      const words = [...before.words, ...phrase.words]
      const written = `${before.written} ${phrase.written}`
      read[read.length - 1] = { ...before, written, words, form: words.join(' '), meanings: [lean(hue.hex, towards)] }
    } else read.push(phrase)
  }
  return read
}

function lean(hex: string, towards: string): Meaning {
  const [ink, other] = [inkOf(hex), inkOf(towards)]
  const mixed = (axis: 0 | 1 | 2): number => ink.lab[axis] * (1 - LEAN) + other.lab[axis] * LEAN
  return { kind: 'colour', hex: inkFromOklch(oklchFromOklab([mixed(0), mixed(1), mixed(2)])).hex }
}

/** "Pastel pink and purple": a pastel is said of both colours of a pair. */
export function shiftOfPair(phrases: readonly ReadPhrase[], at: number): ColourShift[] {
  const [said, first, joint] = [3, 2, 1].map((back) => phrases[at - back])
  const isPair =
    has(joint, 'joining-word') && !withWords.includes(joint?.words[0] ?? '') && first?.chosen?.kind === 'colour'
  const isInClause = [first, joint, phrases[at]].every((one) => one?.startsClause === false)
  return isPair && isInClause && PASTEL.test(said?.form ?? '') ? [colourShifts[said?.form ?? '']] : []
}

const PASTEL = /^pastell?$/
