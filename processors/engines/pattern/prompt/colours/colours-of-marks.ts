import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import type { Wishes } from '../wishes.ts'

/** The noun of marks that are strewn between things ("roses with small gold dots"). */
export function markOf({ motifs }: Wishes, next: ReadPhrase | undefined): string | undefined {
  const isMark = motifs.length > 1 && motifs.includes(DOT) && next?.family?.family === 'dots' && !next.startsClause
  return isMark ? DOT : undefined
}

const DOT = 'dot'
