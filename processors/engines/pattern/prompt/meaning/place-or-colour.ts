import type { Phrase } from '../read/match-phrases.ts'
import { isNameOfLand } from './names-of-land.ts'
import { has } from './phrase-kinds.ts'

/**
 * Whether a word is a place ("a forest of mushrooms", "a forest with foxes", "sunset over the forest", "foxes and
 * forest") and not a colour ("in a forest and cream palette", "forest with cream dots").
 */
export function isPlaceOf(phrases: readonly Phrase[], at: number): boolean {
  if (!has(phrases[at], 'scene')) return false
  if (!phrases[at].startsClause && isNameOfLand(phrases[at - 1]?.words.at(-1), phrases[at].form)) return true
  const [next, afterNext] = [phrases[at + 1], phrases[at + 2]]
  const isSameClause = next?.startsClause === false
  if (isSameClause && ['of', 'at'].includes(next.words[0])) return true
  // "Forest in autumn", "under the stars".
  if (isSameClause && ['in', 'under', 'during'].includes(next.words[0]))
    return has(afterNext, 'mood', 'scene') && !has(afterNext, 'colour')
  // A forest scene is one of a forest.
  if (isSameClause && scenes.has(next.words.at(-1) ?? '')) return true
  if (isSameClause && next.words[0] === 'with')
    return isThing(afterNext) || (has(afterNext, 'number') && isThing(phrases[at + 3]))
  if (isSameClause) return false
  if (isSecondOfPair(phrases, at)) return true
  const article = phrases.findLastIndex(({ words }, before) => before < at && ['a', 'an', 'the'].includes(words[0]))
  const between = phrases.slice(article + 1, at)
  return (
    article > 0 &&
    placeWords.includes(phrases[article - 1].words[0]) &&
    between.every((one) => !has(one, 'colour', 'motif'))
  )
}

const scenes = new Set('scene scenes landscape landscapes scenery creatures animals life floor'.split(' '))

const isThing = (phrase: Phrase | undefined): boolean => has(phrase, 'motif', 'group') && !has(phrase, 'colour')

/**
 * Whether a prompt consists of a thing and this word ("mushrooms and forest"); joined to a colour it would name what
 * the colour belongs to.
 */
function isSecondOfPair(phrases: readonly Phrase[], at: number): boolean {
  const [thing, joint] = phrases
  return phrases.length === 3 && at === 2 && joint.words[0] === 'and' && thing.isPlural && has(thing, 'motif', 'group')
}

const placeWords = ['in', 'into', 'inside', 'over', 'above', 'through', 'across', 'behind', 'near', 'beside']
