import { findDepiction } from '../../families/conversational/noun-book.ts'
import type { Token } from './tokenize.ts'

/** What is said once of all that are listed before it. */
const heads = new Set(['face', 'faces', 'head', 'heads'])
const joiners = new Set(['and', '&', 'or', 'plus'])

/** "Bear, fox and bunny faces": what ends a list is said of each that is listed, as far as it has a picture so. */
export function shareHeads(tokens: readonly Token[]): Token[] {
  const shared = new Map<number, Token>()
  tokens.forEach((head, at) => {
    if (!heads.has(head.word) || head.startsClause || !isNamed(tokens[at - 1], head)) return
    for (let last = endBefore(tokens, at - 1); last !== undefined; last = endBefore(tokens, last)) {
      if (!isNamed(tokens[last], head)) return
      shared.set(last, head)
    }
  })
  return tokens.flatMap((token, at) => {
    const head = shared.get(at)
    return head ? [token, { ...head, startsClause: false }] : [token]
  })
}

/** Index of the last word of what is listed before the one-word item at `at`; undefined where nothing is. */
function endBefore(tokens: readonly Token[], at: number): number | undefined {
  const isJoined = joiners.has(tokens[at - 1]?.word ?? '')
  if (!isJoined && !tokens[at]?.startsClause) return undefined
  const last = isJoined ? at - 2 : at - 1
  return last >= 0 ? last : undefined
}

/** Whether the one thing (not several) with that head has a picture of its own. */
function isNamed(thing: Token | undefined, { word }: Token): boolean {
  return thing !== undefined && findDepiction(`${thing.word} ${word.replace(/s$/, '')}`)?.isExact === true
}
