import { fallingSnow, glowingHours, nightlyHours } from '../words/scenery-words.ts'
import type { Meaning } from './lexicon.ts'

/** What is looked at of a phrase and its neighbours. */
type Stretch = {
  readonly words: readonly string[]
  readonly form: string
  readonly meanings: readonly Meaning[]
  readonly startsClause: boolean
  readonly isPlural: boolean
}

/**
 * True where the name of a paint or a mood is the place it is called after: behind an article ("owls in a moonlit forest"), before who is
 * there ("moonlit forest with foxes"), or where its first word is an hour or a weather ("misty woods").
 */
export function isNameOfPlace(phrases: readonly Stretch[], at: number): boolean {
  const [before, phrase, next, afterNext] = [phrases[at - 1], phrases[at], phrases[at + 1], phrases[at + 2]]
  if (phrase.words.length < 2 || isOf(next, 'ground-word', 'colour-count-word')) return false
  const isPaint = isOf(phrase, 'colour')
  if (isPaint && articles.has(before?.form)) return true
  if (!(isPaint || isOf(phrase, 'mood')) || isOf(phrase, 'motif', 'family', 'scene')) return false
  if (!phrase.startsClause && at > 0) return false
  const isFollowed = next?.startsClause === false && withins.has(next.words[0])
  const isPeopled = isFollowed && afterNext !== undefined && isThingOf(phrases.slice(at + 2, at + 6))
  const isLit = lights.has(phrase.words[0])
  return isPeopled || (isLit && (next === undefined || next.startsClause || isFollowed))
}

/** The first that is named, past its colours and sizes, is a thing. */
function isThingOf(phrases: readonly Stretch[]): boolean {
  const first = phrases.find((phrase) => !isOf(phrase, 'colour', 'scale', 'number', 'density') || phrase.isPlural)
  return isOf(first, 'motif', 'group')
}

function isOf(phrase: Stretch | undefined, ...kinds: Meaning['kind'][]): boolean {
  return phrase?.meanings.some(({ kind }) => kinds.includes(kind)) ?? false
}

/** True for what is drawn, and for a place that things are at. */
export function isThing(phrase: Stretch): boolean {
  return isOf(phrase, 'family', 'motif', 'group', 'scene')
}

const articles = new Set('a an the einem einer un une una il la'.split(' '))
/** Words between a place and who is there or what it lies under. */
const withins = new Set('with full where at under over mit avec con com'.split(' '))
const lights: ReadonlySet<string> = new Set([
  ...[nightlyHours, glowingHours, fallingSnow].flatMap((list) => list.split('|')),
  ...'misty foggy snowy frosty rainy stormy enchanted haunted magical'.split(' '),
])
