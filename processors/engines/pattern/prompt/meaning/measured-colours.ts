import { findDepiction } from '../../families/conversational/noun-book.ts'
import type { Phrase } from '../read/match-phrases.ts'
import { has, isShiftWord, withWords } from './phrase-kinds.ts'

/** Words for an amount of the colour after "of". */
const measures = new Set(
  [
    'touch touches hint hints splash splashes dash pop pops fleck flecks pinch whisper bit accents accent shade shades tint tints tone tones',
    'touche touches pointe hauch toque toques tocco tocchi',
  ].flatMap((line) => line.split(' ')),
)

/** Whether a size belongs to such an amount ("tiny hints of blue") and not to the pattern. */
export function isSizeOfMeasure(phrases: readonly Phrase[], at: number): boolean {
  const next = phrases[at + 1]
  return next !== undefined && !next.startsClause && has(phrases[at], 'scale') && measures.has(next.words[0])
}

const ofWords = ['of', 'de', 'di', "d'", 'von', 'in']

/**
 * Whether a noun is a colour because it is an amount, is listed with one, or lies on a coloured ground beside things
 * named elsewhere: "coral and a touch of gold", "with a hint of rose", "navy ground with coral".
 */
export function isMeasuredColour(phrases: readonly Phrase[], at: number, known: readonly boolean[]): boolean {
  const { startsClause, isPlural } = phrases[at]
  if (isPlural) return false
  if (!startsClause && isMeasure(phrases, at - 1)) return true
  if (has(phrases[at + 1], 'joining-word') && !phrases[at + 1].startsClause) {
    const listed = behindMeasure(phrases, at + 2)
    if (listed !== undefined && (known[listed] || has(phrases[listed], 'colour'))) return true
  }
  return !startsClause && (isOnGroundBefore(phrases, at, known) || isWithPair(phrases, at))
}

/** Whether the phrases up to `last` end in "a touch of" or the like. */
function isMeasure(phrases: readonly Phrase[], last: number): boolean {
  let at = last
  while (at >= 0 && isShiftWord(phrases[at]) && !phrases[at].startsClause) at--
  const words = phrases.slice(Math.max(0, at - 1), at + 1).flatMap((phrase) => phrase.words)
  const [measure, of] = words.slice(-2)
  return of !== undefined && ofWords.includes(of) && measures.has(measure)
}

/** Index of the noun after an amount that starts at `from`: the gold of "a touch of gold". */
function behindMeasure(phrases: readonly Phrase[], from: number): number | undefined {
  for (let at = from; at < Math.min(from + REACH, phrases.length) && !phrases[at].startsClause; at++)
    if (isMeasure(phrases, at - 1) && has(phrases[at], 'colour')) return at
  return undefined
}

/** Largest number of phrases before it: "a tiny touch of bright gold". */
const REACH = 6

/** Whether a ground and the things on it are named before: "foxes, navy ground with coral". */
function isOnGroundBefore(phrases: readonly Phrase[], at: number, known: readonly boolean[]): boolean {
  const [colour, ground, joint] = [at - 3, at - 2, at - 1]
  const isJoined = withWords.includes(phrases[joint]?.words[0])
  if (!isJoined || !has(phrases[ground], 'ground-word') || !known[colour]) return false
  return phrases.slice(0, colour).some((phrase) => has(phrase, 'family', 'motif', 'group'))
}

/** "Zebras, black and white with coral": what joins black and white at the end of it all is a colour, but for coral in the sea. */
function isWithPair(phrases: readonly Phrase[], at: number): boolean {
  const [pair, joint] = [phrases[at - 2], phrases[at - 1]]
  const isPair = /^(?:black and white|black & white|monochrome)$/.test(pair?.words.join(' ') ?? '')
  const isLast = phrases[at + 1]?.startsClause ?? true
  if (!isPair || !isLast || !withWords.includes(joint?.words[0])) return false
  const isOfSea = ({ meanings }: Phrase): boolean =>
    meanings.some((one) => one.kind === 'motif' && findDepiction(one.noun)?.theme === 'sea')
  const before = phrases.slice(0, at - 2)
  return before.some((phrase) => has(phrase, 'family', 'motif', 'group')) && !before.some(isOfSea)
}

/** Whether a hue in the plural stands beside another: "in pinks and oranges", "in oranges and browns". */
export function isOfPluralHues(phrases: readonly Phrase[], at: number, known: readonly boolean[]): boolean {
  const isHue = (other: number): boolean => known[other] === true && phrases[other].isPlural
  if (has(phrases[at - 1], 'joining-word') && isHue(at - 2)) return true
  const next = has(phrases[at + 1], 'joining-word') ? at + 2 : at + 1
  return has(phrases[at - 1], 'in-word') && isHue(next)
}

/** Whether a number counts tones ("five pastels") and neither things nor cloths. */
export function isOfTone(phrases: readonly Phrase[], at: number): boolean {
  return (
    has(phrases[at + 1], 'tone') && !phrases[at + 1].startsClause && !has(phrases[at + 2], 'motif', 'family', 'colour')
  )
}

/** "In red and orange on grey": what ends a pair of hues after "in" is one, whatever it lies on. */
export function isLastOfColours(phrases: readonly Phrase[], at: number, known: readonly boolean[]): boolean {
  const isOneClause = at > 2 && phrases.slice(at - 2, at + 1).every(({ startsClause }) => !startsClause)
  const isPair = has(phrases[at - 1], 'joining-word') && known[at - 2] && has(phrases[at - 3], 'in-word')
  return isOneClause && isPair && !phrases[at].isPlural && has(phrases[at + 1], 'on-word')
}
