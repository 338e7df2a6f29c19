import { findDepiction } from '../../families/conversational/noun-book.ts'
import { openLexicon } from './lexicon.ts'
import type { Token } from './tokenize.ts'
import { wordForms } from './tokenize.ts'

/** Words that alone say too little: a boot may be a cowboy's or a footballer's. */
const heads = new Set(
  'boot hat cap glove shoe stick bat net stocking glass bottle jar bag box cup pot ball racket tree cone leaf pie tart cake bag helmet shirt sock ornament umbrella towel hut chair'.split(
    ' ',
  ),
)
const joiners = new Set('and & or plus'.split(' '))

/** "Football shirts and boots", "wine bottles, glasses and corks": the first word of a name is said of what is listed behind it as well. */
export function shareModifiers(tokens: readonly Token[]): Token[] {
  let modifier: Token | undefined
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]]
    if (joiners.has(token.word)) return [token]
    const isListed = joiners.has(before?.word ?? '') || token.startsClause
    const isLast = next === undefined || next.startsClause || joiners.has(next.word) || !isNamedWith(token, next)
    if (modifier && isListed && isLast && heads.has(singular(token)) && isNamedWith(modifier, token))
      return [
        { ...modifier, startsClause: token.startsClause },
        { ...token, startsClause: false },
      ]
    // The name that lends its first word: "football shirts".
    if (before && !token.startsClause && isNamedWith(before, token)) modifier = before
    else if (!(next && !next.startsClause && isNamedWith(token, next))) modifier = undefined
    return [token]
  })
}

function singular({ word }: Token): string {
  return wordForms(word).find((form) => heads.has(form.word))?.word ?? word
}

/** True where the two words are the name of a picture, and the first of them no colour. */
function isNamedWith(first: Token, second: Token): boolean {
  const isColour = openLexicon()
    .get(first.word)
    ?.some(({ kind }) => kind === 'colour')
  return (
    !isColour && wordForms(second.word).some(({ word }) => findDepiction(`${first.word} ${word}`)?.isExact === true)
  )
}
