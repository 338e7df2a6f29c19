import { isNameOfLeaf } from '../../families/botany/leaves/leaf-colourway.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { has, isShiftWord } from '../meaning/phrase-kinds.ts'

/** "Leaves in soft green": what leaves are dyed where they begin a clause and other things are named. */
export function leavesBefore(phrases: readonly ReadPhrase[], at: number): string | undefined {
  let before = at - 1
  while (before > 0 && isShiftWord(phrases[before]) && !phrases[before + 1].startsClause) before--
  const isIn = before > 0 && has(phrases[before], 'in-word') && !phrases[before].startsClause
  const noun = isIn && !phrases[before + 1].startsClause ? phrases[before - 1].motif?.noun : undefined
  const isAmong = phrases.some((other, index) => index !== before - 1 && other.motif && other.chosen?.kind !== 'colour')
  return noun === 'leaf' && isAmong ? noun : undefined
}

/** What leaves of the tropics are called whose cloth goes by their name. */
const TROPICAL_LEAF = 'tropical leaf'

/** "Coral hibiscus and navy monstera leaves": leaves that are a cloth's own are dyed where flowers or beasts are named too. */
export function tropicalLeavesAfter(phrases: readonly ReadPhrase[], at: number): string | undefined {
  const next = phrases[at + 1]
  const isLeaves = next?.chosen?.kind === 'family' && next.chosen.family === 'tropical' && isNameOfLeaf(next.form)
  const isAmong = phrases.some((other) => other.motif && other.chosen?.kind !== 'colour')
  return isLeaves && !next.startsClause && isAmong ? TROPICAL_LEAF : undefined
}
