import { hasHead } from '../../families/conversational/heads.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'

/**
 * "Penguins skating, red scarves": clothes that are alone in their clause but for a colour are worn by whoever was named before it;
 * undefined where they stand beside other things, or have no colour and may be things themselves.
 *
 * @param garmentAt of the phrase that names the clothes
 */
export function wearerBeforeClause(phrases: readonly ReadPhrase[], garmentAt: number): number | undefined {
  const next = phrases[garmentAt + 1]
  const colour = phrases[garmentAt - 1]
  const isAlone = colour?.chosen?.kind === 'colour' && colour.startsClause && !phrases[garmentAt].startsClause
  if (!isAlone || !(next === undefined || next.startsClause)) return undefined
  const at = phrases
    .slice(0, garmentAt - 1)
    .findLastIndex(({ motif, form }) => motif !== undefined && !form.endsWith('ing'))
  return at >= 0 && hasHead(phrases[at].motif?.noun ?? '') ? at : undefined
}
