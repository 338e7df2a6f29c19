import type { Phrase } from '../read/match-phrases.ts'
import { has, withWords } from './phrase-kinds.ts'

/** What air, light, water and stone are called on colour cards; each is a place or a weather by itself. */
const cards: Readonly<Record<string, string>> = {
  '#c5d0d0': 'mist|sea mist|morning mist|brume|nebel',
  '#c3c6c4': 'fog',
  '#8f9698': 'smoke',
  '#b9bcc9': 'haze',
  '#5c6873': 'storm',
  '#dfe9ec': 'frost',
  '#8fa3b0': 'rain',
  '#6d6a86': 'dusk|twilight',
  '#ecc3b5': 'dawn|sunrise',
  '#3f7f8c': 'sea',
  '#2f6f94': 'ocean',
  '#e8763f': 'sunset',
  '#a6502e': 'spice',
  '#6c6f70': 'flint',
}

const hexOf: ReadonlyMap<string, string> = new Map(
  Object.entries(cards).flatMap(([hex, words]) => words.split('|').map((word): [string, string] => [word, hex])),
)

/** "Sage, mist and charcoal", "in dusk and rose": a weather in a list of colours is one of them. */
export function readAirsAsColours(phrases: readonly Phrase[]): Phrase[] {
  return phrases.map((phrase, at) => {
    const hex = hexOf.get(phrase.words.join(' '))
    return hex && isListed(phrases, at) ? { ...phrase, meanings: [{ kind: 'colour', hex }] } : phrase
  })
}

/**
 * Whether a phrase is a whole member of a list of colours: one of them is a colour and nothing else, or three or more may be.
 */
function isListed(phrases: readonly Phrase[], at: number): boolean {
  if (!isMember(phrases, at)) return false
  const run = [...listFrom(phrases, at, -1), ...listFrom(phrases, at, 1)]
  return run.some(isSure) || run.length >= FEW
}

/** So many others in a list tell what it lists. */
const FEW = 2

/** The members of the list on one side of a phrase, as far as all may be colours. */
function listFrom(phrases: readonly Phrase[], at: number, step: 1 | -1): Phrase[] {
  const [beside, border] = [phrases[at + step], phrases[step > 0 ? at + 1 : at]]
  if (!beside || has(beside, 'in-word', 'on-word')) return []
  const isJoint = has(beside, 'joining-word') && !isWith(beside)
  if (!isJoint && !border.startsClause) return []
  const next = isJoint ? at + 2 * step : at + step
  const found = phrases[next]
  const mayBe = found && !found.isPlural && (has(found, 'colour') || hexOf.has(found.words.join(' ')))
  return mayBe ? [found, ...listFrom(phrases, next, step)] : []
}

function isMember(phrases: readonly Phrase[], at: number): boolean {
  const [before, after] = [phrases[at - 1], phrases[at + 1]]
  const isFirst = phrases[at].startsClause || has(before, 'in-word') || (has(before, 'joining-word') && !isWith(before))
  const isLast = after === undefined || after.startsClause || has(after, 'joining-word', 'on-word')
  return isFirst && isLast && !phrases[at].isPlural
}

const isWith = ({ words }: Phrase): boolean => withWords.includes(words[0])

/** A colour that is neither a thing nor a place. */
function isSure(phrase: Phrase): boolean {
  return has(phrase, 'colour') && !has(phrase, 'motif', 'family', 'scene')
}
