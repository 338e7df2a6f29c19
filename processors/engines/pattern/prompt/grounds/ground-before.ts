import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL, growing } from '../meaning/family-kinds.ts'
import { has, isShiftWord } from '../meaning/phrase-kinds.ts'
import type { Wishes } from '../wishes.ts'

/**
 * "Navy, neon pink lightning bolts": the colour that a prompt begins with, in a clause of its own, lies behind things that have another
 * named for them.
 */
export function groundBefore(
  { colours, families, under }: Wishes,
  phrases: readonly ReadPhrase[],
): Wishes['colours'][number] | undefined {
  const isThings = families[0] === CONVERSATIONAL || growing.includes(families[0])
  if (!isThings || under || colours.length !== 2 || colours.some(({ isGround }) => isGround)) return undefined
  const at = phrases.findIndex((phrase) => !isShiftWord(phrase) && !has(phrase, 'filler'))
  const [first, next] = [phrases[at], phrases[at + 1]]
  if (first?.chosen?.kind !== 'colour' || first.isNegated || next?.startsClause !== true) return undefined
  let named = at + 1
  while (phrases[named] && isShiftWord(phrases[named])) named++
  const thing = phrases[named + 1]
  const isOfThing = phrases[named]?.chosen?.kind === 'colour' && thing?.motif !== undefined && !thing.startsClause
  return isOfThing && thing.chosen?.kind !== 'colour' ? colours[0] : undefined
}
