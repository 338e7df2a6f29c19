import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { has } from '../meaning/phrase-kinds.ts'
import type { Thing } from './settle-things.ts'

/** Words after which a thing stands beside the one before it: cats *with* yarn, frogs *on* lily pads, die Bücher lesen. */
const besideWords = new Set(
  'with among amongst amid between beside around under behind through into from featuring including over mit avec con com die qui que unter zwischen im dans parmi entre tra fra sobre near inside at'.split(
    ' ',
  ),
)

/**
 * How many of the things lead: all that are listed ("foxes, owls and bears"), up to the first that is held, eaten, ridden or
 * lies somewhere ("otters holding shells").
 */
export function countHeroes(phrases: readonly ReadPhrase[], things: readonly Thing[]): number {
  const leading = new Set<string>()
  let last: number | undefined
  for (const { at, noun } of things) {
    if (!noun) continue
    if (at >= phrases.length) break
    if (last !== undefined && phrases.slice(last + 1, at).some(isBeside)) break
    leading.add(noun)
    last = at
  }
  return Math.max(1, leading.size)
}

function isBeside(phrase: ReadPhrase): boolean {
  if (phrase.startsClause && !besideWords.has(phrase.words[0])) return false
  const word = phrase.words[0]
  return has(phrase, 'in-word', 'on-word') || besideWords.has(word) || isVerb(phrase)
}

/** "reading", "riding": what the first thing does to the next. */
function isVerb({ words, chosen }: ReadPhrase): boolean {
  return words.length === 1 && /^[a-z]{2,}ing$/.test(words[0]) && (!chosen || chosen.kind === 'filler')
}
