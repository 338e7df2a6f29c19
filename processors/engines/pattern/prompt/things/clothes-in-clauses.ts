import { hasHead } from '../../families/conversational/heads.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'

/**
 * "Penguins skating, red scarves": clothes that are alone in their clause but for a colour are worn by whoever was named before it;
 * undefined where they stand beside other things, or have no colour and may be things themselves. "Some with red scarves", "each wearing
 * a hat" go on about them in so many words.
 *
 * @param garmentAt of the phrase that names the clothes
 */
export function wearerBeforeClause(phrases: readonly ReadPhrase[], garmentAt: number): number | undefined {
  const next = phrases[garmentAt + 1]
  const colour = phrases[garmentAt - 1]
  const isOfSome = isSaidOfSome(phrases, garmentAt)
  const isAlone =
    isOfSome || (colour?.chosen?.kind === 'colour' && colour.startsClause && !phrases[garmentAt].startsClause)
  if (!isAlone || !(next === undefined || next.startsClause)) return undefined
  const at = phrases
    .slice(0, isOfSome ? clauseOf(phrases, garmentAt) : garmentAt - 1)
    .findLastIndex(({ motif, form }) => motif !== undefined && !form.endsWith('ing'))
  return at >= 0 && hasHead(phrases[at].motif?.noun ?? '') ? at : undefined
}

/** The clause of the clothes begins with one of those named before: "some in", "each with", "one wearing". */
function isSaidOfSome(phrases: readonly ReadPhrase[], garmentAt: number): boolean {
  const [some, wearing] = phrases.slice(clauseOf(phrases, garmentAt), garmentAt)
  return someWords.has(some?.words[0] ?? '') && wearingWords.has(wearing?.words[0] ?? '')
}

function clauseOf(phrases: readonly ReadPhrase[], at: number): number {
  return phrases.findLastIndex(({ startsClause }, index) => index < at && startsClause)
}

const someWords = new Set('some each all one two both many most every they'.split(' '))
const wearingWords = new Set('wearing wear with in'.split(' '))
