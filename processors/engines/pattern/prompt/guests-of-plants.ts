import { findDepiction } from '../families/conversational/noun-book.ts'
import type { ReadPhrase } from './choose-meaning.ts'
import { birds, boughGuests, treeBlossoms } from './family-kinds.ts'
import { withWords } from './phrase-kinds.ts'

/** Worlds of what visits flowers: insects, fruit, birds and small beasts. */
const visiting = ['garden', 'orchard', 'meadow', 'forest', 'sky']
const GUESTS_MOST = 5

/** "Moody florals with butterflies and birds": flowers lead, and what comes with them visits flowers, and is not too much. */
export function areAmongFlowers(
  phrases: readonly ReadPhrase[],
  general: readonly string[],
  motifs: readonly string[],
): boolean {
  if (!general.includes('tossed-floral')) return false
  const floralAt = phrases.findIndex(
    ({ family, isNegated }) => family?.family === 'tossed-floral' && family.isGeneral && !isNegated,
  )
  const withAt = phrases.findIndex(({ words }, at) => at > floralAt && withWords.includes(words[0]))
  const isBefore = phrases.some(({ motif }, at) => motif && at < withAt && motifs.includes(motif.noun))
  if (floralAt < 0 || withAt < 0 || isBefore) return false
  const guests = motifs.filter((noun) => !['blossom', 'leaf', 'flower'].includes(noun))
  const isVisitor = (noun: string): boolean =>
    birds.includes(noun) || visiting.includes(findDepiction(noun)?.theme ?? '')
  return guests.length > 0 && guests.length <= GUESTS_MOST && guests.every(isVisitor)
}

/** Blossoms of trees with nothing beside them but what flies among boughs: "cherry blossoms and swallows". */
export function isOnBoughs(nouns: readonly string[]): boolean {
  const isGuest = (noun: string): boolean => boughGuests.includes(noun)
  const isBough = (noun: string): boolean => treeBlossoms.includes(noun) || ['branch', 'blossom', 'leaf'].includes(noun)
  return (
    nouns.some(isGuest) &&
    nouns.some((noun) => treeBlossoms.includes(noun)) &&
    nouns.every((noun) => isGuest(noun) || isBough(noun))
  )
}
