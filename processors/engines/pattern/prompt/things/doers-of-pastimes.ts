import { hasHead } from '../../families/conversational/heads.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import type { Thing } from './settle-things.ts'

/** So many of a kind are at it. */
const DOERS = 3

/**
 * "Forest animals having a tea party", "farm animals at a birthday party": who is at it, where they are named by their kind alone and the
 * pastime brings its things.
 *
 * @param pastimes places of the phrases whose things are brought
 */
export function doersOf(phrases: readonly ReadPhrase[], pastimes: readonly number[]): Thing[] {
  return phrases.flatMap(({ meanings, isPlural, isNegated }, at): Thing[] => {
    const group = meanings.find((meaning) => meaning.kind === 'group')
    const isFollowed = pastimes.some((other) => other > at && phrases.slice(at + 1, other + 1).every(isSameClause))
    if (group?.kind !== 'group' || !isPlural || isNegated || !isFollowed || pastimes.includes(at)) return []
    const alive = group.nouns.filter(hasHead).slice(0, DOERS)
    return alive.map((noun) => ({ noun, at, isGeneral: false, isPlural: true, isSkin: false, isEra: false }))
  })
}

const isSameClause = ({ startsClause }: ReadPhrase): boolean => !startsClause
