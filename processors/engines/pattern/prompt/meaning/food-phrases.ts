import { findDepiction } from '../../families/conversational/noun-book.ts'
import type { Phrase } from '../read/match-phrases.ts'
import { has } from './phrase-kinds.ts'

const cuts = 'slice slices wedge wedges segment segments half halves chunk chunks'.split(' ')

/**
 * Whether a food is drawn because it is cut, or lies on a cloth with a colour: "watermelon slices on pink check", "lime
 * on a blue gingham".
 */
export function isFoodServed(phrases: readonly Phrase[], at: number): boolean {
  if (!isFood(phrases[at])) return false
  const after = phrases[at + 1]
  if (!after || after.startsClause) return false
  const isCut = cuts.includes(after.words[0])
  const on = isCut ? at + 2 : at + 1
  const isOnCloth = has(phrases[on], 'on-word') && phrases.slice(on + 2, on + 5).some((next) => has(next, 'family'))
  return isCut || isOnCloth
}

/** Whether a food stands in a list and another food follows, so that it is not a colour: "avocado, lime, chili". */
export function isFoodBeforeFood(phrases: readonly Phrase[], at: number): boolean {
  if (!isFood(phrases[at])) return false
  let next = at + 1
  while (has(phrases[next], 'joining-word')) next++
  if (!isFood(phrases[next]) || (next === at + 1 && !phrases[next].startsClause)) return false
  return !has(phrases[next], 'colour') || phrases[next].isPlural || isFoodBeforeFood(phrases, next)
}

function isFood(phrase: Phrase | undefined): boolean {
  const theme = phrase?.meanings.flatMap((one) =>
    one.kind === 'motif'
      ? [findDepiction(one.noun)].filter((found) => found?.isExact).map((found) => found?.theme)
      : [],
  )[0]
  return theme === 'kitchen' || theme === 'orchard'
}
