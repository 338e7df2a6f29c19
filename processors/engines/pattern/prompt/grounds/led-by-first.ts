import { colourWords } from '../../palette/names/colour-words.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { plainCloths } from '../meaning/family-kinds.ts'
import { has, isShiftWord, withWords } from '../meaning/phrase-kinds.ts'
import type { Wishes } from '../wishes.ts'

/**
 * Whether the first colour is the ground and the others lie on it: "burgundy with navy and gold", "a burgundy foulard
 * with cream paisleys".
 */
export function isLedByFirst(colours: Wishes['colours'], phrases: readonly ReadPhrase[]): boolean {
  // An accent may follow: "blue with orange flecks".
  if (colours.length === 0 || colours[0].isAccent || colours.some(({ isGround }) => isGround)) return false
  const first = phrases.findIndex(({ chosen, isNegated }) => chosen?.kind === 'colour' && !isNegated)
  const rest = phrases.slice(first + 1)
  const at = rest.findIndex((phrase) => coverWords.has(phrase.words[0]) && !phrase.startsClause)
  const laid = rest
    .slice(at + 1)
    .find((phrase) => !has(phrase, 'filler', 'in-word', 'on-word', 'scale') && !isShiftWord(phrase))
  const isCloth = at === 0 || (at > 0 && at <= CLOTH_WORDS_MOST && rest.slice(0, at).every(isNameOfCloth))
  // A whole range of tones may follow: "black with pastel chips".
  const isIn = laid !== undefined && isThingInColour(rest, rest.indexOf(laid))
  return isCloth && (colours.length > 1 ? hasColour(laid) || isIn : has(rest[at + 1], 'tone'))
}

/** Whether a thing is followed by its colour: the sailboats of "burgundy with sailboats in cream". */
function isThingInColour(phrases: readonly ReadPhrase[], at: number): boolean {
  const [thing, within, ...behind] = phrases.slice(at)
  if (thing.motif === undefined || !has(within, 'in-word') || within.startsClause) return false
  const colour = behind.find((phrase) => !isShiftWord(phrase) && !has(phrase, 'filler'))
  return hasColour(colour) && !colour?.startsClause
}

const coverWords = new Set([...withWords, 'covered', 'strewn', 'scattered', 'sprinkled', 'dotted'])

/** Largest number of phrases that name a coloured cloth ("silk foulard"). */
const CLOTH_WORDS_MOST = 2

/**
 * Whether a phrase is a singular name of cloth that is dyed in its colour (a bandana, a damask), unlike stripes and
 * checks, which are drawn in it.
 */
function isNameOfCloth({ chosen, family, isPlural, startsClause, meanings }: ReadPhrase): boolean {
  if (startsClause || isPlural) return false
  // "Chocolate brown": the noun is part of the colour.
  if (chosen?.kind === 'colour' || (!chosen && meanings.some(({ kind }) => kind === 'colour'))) return true
  if (family) return !plainCloths.includes(family.family) || clothsOfColour.includes(family.family)
  return meanings.length === 0 || chosen?.kind === 'style' || chosen?.kind === 'filler'
}

/** Whether a phrase is a colour, or a pair such as "black and white". */
function hasColour(phrase: ReadPhrase | undefined): boolean {
  if (phrase?.chosen?.kind === 'colour') return true
  return phrase?.form.split(/ and | /).every((word) => colourWords.has(word)) ?? false
}

/** Cloths of one colour that others only cross. */
export const clothsOfColour = 'tartan herringbone tweed denim corduroy cable-knit cable twill'.split(' ')
