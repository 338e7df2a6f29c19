import { colourShifts } from '../palette/colour-words.ts'
import type { ReadPhrase } from './choose-meaning.ts'
import { has, isShiftWord } from './phrase-kinds.ts'

const cloths = 'linen silk satin velvet cotton canvas paper parchment taffeta lawn voile poplin'.split(' ')

/** "Roses on cream linen", "cranes, pale blue silk": cloth of a colour is the ground of what else is named. */
export function isColouredCloth(phrases: readonly ReadPhrase[], at: number): boolean {
  const next = phrases[at + 1]
  if (!next || next.startsClause || next.words.length > 1 || !cloths.includes(next.form)) return false
  const beyond = phrases[at + 2]
  // Red velvet cake is cake.
  const isMadeOfIt = beyond !== undefined && !beyond.startsClause && has(beyond, 'motif')
  return (
    !isMadeOfIt && phrases.some((other, index) => index !== at && index !== at + 1 && has(other, 'motif', 'family'))
  )
}

/** "Poppies field red on pale blue": not the field is red, but what lies on the blue. */
function isLaidOnColour(phrases: readonly ReadPhrase[], at: number): boolean {
  const after = phrases.find((phrase, index) => index > at + 1 && !has(phrase, 'filler') && !isShiftWord(phrase))
  return has(phrases[at + 1], 'on-word') && after?.chosen?.kind === 'colour' && !after.isNegated
}

/** "background: navy", "ground of cream", "fond bleu". */
export function isGroundWordBefore(phrases: readonly ReadPhrase[], at: number): boolean {
  let before = at - 1
  while (
    before >= 0 &&
    (has(phrases[before], 'filler', 'in-word') || Object.hasOwn(colourShifts, phrases[before].words[0]))
  )
    before--
  const isColourBefore =
    !phrases[before]?.startsClause &&
    has(phrases[before - 1], 'colour') &&
    phrases[before - 1]?.chosen?.kind === 'colour'
  return before >= 0 && has(phrases[before], 'ground-word') && !isColourBefore && !isLaidOnColour(phrases, at)
}
