import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { has } from '../meaning/phrase-kinds.ts'

/** What belongs to people of a trade, and is drawn as little as they are. */
const uniforms = ['scrub', 'uniform', 'office', 'room', 'practice', 'surgery', 'studio']

/** "Fishermen's knots", "a witch's hats", "a vet's scrubs": who owns a thing is not drawn with it. */
export function isOwner(phrases: readonly ReadPhrase[], at: number): boolean {
  const next = phrases[at + 1]
  if (!/['’]s?$/.test(phrases[at].written) || next?.startsClause !== false) return false
  return has(next, 'motif', 'group', 'filler') || uniforms.includes(next.form)
}
