import type { Phrase } from '../read/match-phrases.ts'
import { has, isShiftWord, withWords } from './phrase-kinds.ts'

/** Words that say how much there is of the colour behind their "of"; nothing but a colour is counted so. */
const measures = new Set(
  [
    'touch touches hint hints splash splashes dash pop pops fleck flecks pinch whisper bit accents accent shade shades tint tints tone tones',
    'touche touches pointe hauch toque toques tocco tocchi',
  ].flatMap((line) => line.split(' ')),
)

/** "Tiny hints of blue": the size is that of the hints, and says nothing of the pattern. */
export function isSizeOfMeasure(phrases: readonly Phrase[], at: number): boolean {
  const next = phrases[at + 1]
  return next !== undefined && !next.startsClause && has(phrases[at], 'scale') && measures.has(next.words[0])
}

const ofWords = ['of', 'de', 'di', "d'", 'von', 'in']

/**
 * "Coral and a touch of gold", "with a hint of rose", "navy ground with coral": what is measured out, listed with what is, or laid on a
 * coloured ground beside things that are named elsewhere, is a colour.
 */
export function isMeasuredColour(phrases: readonly Phrase[], at: number, known: readonly boolean[]): boolean {
  const { startsClause, isPlural } = phrases[at]
  if (isPlural) return false
  if (!startsClause && isMeasure(phrases, at - 1)) return true
  if (has(phrases[at + 1], 'joining-word') && !phrases[at + 1].startsClause) {
    const listed = behindMeasure(phrases, at + 2)
    if (listed !== undefined && (known[listed] || has(phrases[listed], 'colour'))) return true
  }
  return !startsClause && isOnGroundBefore(phrases, at, known)
}

/** True where the phrases up to `last` end in "a touch of". */
function isMeasure(phrases: readonly Phrase[], last: number): boolean {
  let at = last
  while (at >= 0 && isShiftWord(phrases[at]) && !phrases[at].startsClause) at--
  const words = phrases.slice(Math.max(0, at - 1), at + 1).flatMap((phrase) => phrase.words)
  const [measure, of] = words.slice(-2)
  return of !== undefined && ofWords.includes(of) && measures.has(measure)
}

/** Index of what is measured out from `from` on: the gold of "a touch of gold". */
function behindMeasure(phrases: readonly Phrase[], from: number): number | undefined {
  for (let at = from; at < Math.min(from + REACH, phrases.length) && !phrases[at].startsClause; at++)
    if (isMeasure(phrases, at - 1) && has(phrases[at], 'colour')) return at
  return undefined
}

/** Phrases of "a tiny touch of bright gold" before the gold. */
const REACH = 6

/** "Foxes, navy ground with coral": the foxes are on it already. */
function isOnGroundBefore(phrases: readonly Phrase[], at: number, known: readonly boolean[]): boolean {
  const [colour, ground, joint] = [at - 3, at - 2, at - 1]
  const isJoined = withWords.includes(phrases[joint]?.words[0])
  if (!isJoined || !has(phrases[ground], 'ground-word') || !known[colour]) return false
  return phrases.slice(0, colour).some((phrase) => has(phrase, 'family', 'motif', 'group'))
}

/** "In pinks and oranges", "in oranges and browns": a hue in the plural beside another one. */
export function isOfPluralHues(phrases: readonly Phrase[], at: number, known: readonly boolean[]): boolean {
  const isHue = (other: number): boolean => known[other] === true && phrases[other].isPlural
  if (has(phrases[at - 1], 'joining-word') && isHue(at - 2)) return true
  const next = has(phrases[at + 1], 'joining-word') ? at + 2 : at + 1
  return has(phrases[at - 1], 'in-word') && isHue(next)
}

/** True for the number of "five pastels": what it counts is neither things nor cloths. */
export function isOfTone(phrases: readonly Phrase[], at: number): boolean {
  return (
    has(phrases[at + 1], 'tone') && !phrases[at + 1].startsClause && !has(phrases[at + 2], 'motif', 'family', 'colour')
  )
}
