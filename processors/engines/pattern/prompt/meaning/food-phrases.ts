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

/** Whether a food is one of a list of food, and no colour. */
export function isFoodAmongFood(phrases: readonly Phrase[], at: number): boolean {
  return isFoodBeforeFood(phrases, at) || isFoodAfterFood(phrases, at)
}

/** Whether a food stands in a list and another food follows, so that it is not a colour: "avocado, lime, chili". */
function isFoodBeforeFood(phrases: readonly Phrase[], at: number): boolean {
  if (!isFood(phrases[at])) return false
  let next = at + 1
  while (has(phrases[next], 'joining-word')) next++
  if (!isFood(phrases[next]) || (next === at + 1 && !phrases[next].startsClause)) return false
  return !has(phrases[next], 'colour') || phrases[next].isPlural || isFoodBeforeFood(phrases, next)
}

/**
 * Whether a food ends a list of food, or stands in it before another thing: "shrimps, mussels, lemon", "oysters, lemon and ice". Behind one
 * thing alone it may be its colour: "cherries, lemon".
 */
function isFoodAfterFood(phrases: readonly Phrase[], at: number): boolean {
  if (!phrases[at].startsClause || !isFood(phrases[at]) || !isOnlyFood(phrases[at - 1])) return false
  const [joint, next] = [phrases[at + 1], phrases[at + 2]]
  const isBeforeThing = has(joint, 'joining-word') && has(next, 'motif') && !has(next, 'colour')
  const isEnd = joint === undefined || (joint.startsClause && !has(joint, 'colour'))
  const first = has(phrases[at - 2], 'joining-word') ? at - 3 : at - 2
  return isBeforeThing || (isEnd && isOnlyFood(phrases[first]))
}

/** A food that is no colour as well. */
function isOnlyFood(phrase: Phrase | undefined): boolean {
  const isOfSea = phrase?.meanings.some((one) => one.kind === 'motif' && seafood.has(one.noun)) === true
  return isOfSea || (isFood(phrase) && (phrase?.isPlural === true || !has(phrase, 'colour')))
}

/** Beasts of the sea that are served with lemon. */
const seafood = new Set('shrimp prawn lobster crab crayfish langoustine sardine squid scallop clam anchovy'.split(' '))

function isFood(phrase: Phrase | undefined): boolean {
  const theme = phrase?.meanings.flatMap((one) =>
    one.kind === 'motif'
      ? [findDepiction(one.noun)].filter((found) => found?.isExact).map((found) => found?.theme)
      : [],
  )[0]
  return theme === 'kitchen' || theme === 'orchard'
}
