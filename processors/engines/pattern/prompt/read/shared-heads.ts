import { findDepiction } from '../../families/conversational/noun-book.ts'
import type { Token, WordForm } from './tokenize.ts'
import { wordForms } from './tokenize.ts'

/** What is said once of all that are listed before it. */
const heads = new Set(['face', 'faces', 'head', 'heads'])
const joiners = new Set(['and', '&', 'or', 'plus'])

/**
 * "Bear, fox and bunny faces": what ends a list is said of each that is listed, as far as it has a picture so; also of several
 * ("lions and tigers faces"), and before them ("faces of lions and tigers").
 */
export function shareHeads(read: readonly Token[]): Token[] {
  const tokens = headsAfter(read)
  const shared = new Map<number, Token>()
  const singular = new Map<number, string>()
  tokens.forEach((head, at) => {
    const named = head.startsClause ? undefined : nameOf(tokens[at - 1], head)
    if (!heads.has(head.word) || named === undefined) return
    singular.set(at - 1, named.word)
    for (let last = endBefore(tokens, at - 1); last !== undefined; last = endBefore(tokens, last)) {
      const other = nameOf(tokens[last], head)
      // "Cats and dog faces" are whole cats.
      if (other === undefined || (other.isPlural && !named.isPlural)) return
      singular.set(last, other.word)
      shared.set(last, head)
    }
  })
  return tokens.flatMap((token, at) => {
    const head = shared.get(at)
    const named = { ...token, word: singular.get(at) ?? token.word }
    return head ? [named, { ...head, startsClause: false }] : [named]
  })
}

/** "Heads of stags" as "stags heads", over a list to its end. */
function headsAfter(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ word }, index) => heads.has(word) && tokens[index + 1]?.word === 'of')
  const head = tokens[at]
  if (!head || nameOf(tokens[at + 2], head) === undefined) return [...tokens]
  let end = at + 2
  for (let next = end + 1; next < tokens.length; next++) {
    if (joiners.has(tokens[next].word) && !tokens[next].startsClause) continue
    if (nameOf(tokens[next], head) === undefined) break
    end = next
  }
  const first = { ...tokens[at + 2], startsClause: head.startsClause }
  const listed = [first, ...tokens.slice(at + 3, end + 1), { ...head, startsClause: false }]
  return [...tokens.slice(0, at), ...listed, ...tokens.slice(end + 1)]
}

/** Index of the last word of what is listed before the one-word item at `at`; undefined where nothing is. */
function endBefore(tokens: readonly Token[], at: number): number | undefined {
  const isJoined = joiners.has(tokens[at - 1]?.word ?? '')
  if (!isJoined && !tokens[at]?.startsClause) return undefined
  const last = isJoined ? at - 2 : at - 1
  return last >= 0 ? last : undefined
}

/** The thing, as one of several or alone, whose picture with that head there is. */
function nameOf(thing: Token | undefined, { word }: Token): WordForm | undefined {
  const head = word.replace(/s$/, '')
  return thing && wordForms(thing.word).find((form) => findDepiction(`${form.word} ${head}`)?.isExact === true)
}
