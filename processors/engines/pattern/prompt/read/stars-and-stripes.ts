import type { Token } from './tokenize.ts'

const refusing = new Set('not no non never without nothing nicht kein pas sans sin senza'.split(' '))
const countries = new Set(
  'patriotic patriotism americana american usa us flag flags flaggy nationalist nationalistic patriotisch patriotique patriótico'.split(
    ' ',
  ),
)
const joints = new Set(['and', '&', 'n'])
/** Words between a refusal and what is refused: "not too patriotic", "nothing at all american". */
const REACH = 3

/**
 * "Stars and stripes, not patriotic": stars on stripes, and no flag of that name, where a country is refused.
 */
export function partStarsAndStripes(tokens: readonly Token[]): Token[] {
  const isRefused = tokens.some(
    ({ word }, at) =>
      countries.has(word) && tokens.slice(Math.max(0, at - REACH), at).some((before) => refusing.has(before.word)),
  )
  if (!isRefused) return [...tokens]
  return tokens.map((token, at) => {
    const isJoint = joints.has(token.word) && tokens[at - 1]?.word === 'stars' && tokens[at + 1]?.word === 'stripes'
    return isJoint ? { ...token, word: 'on' } : token
  })
}
