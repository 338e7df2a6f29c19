import type { ReadPhrase } from './choose-meaning.ts'
import { partCalled } from './part-words.ts'
import { has, withWords } from './phrase-kinds.ts'

/** "Potted ferns", "layered leaves", "beaded necklaces": how other things are kept or made is no thing beside them. */
export function isMannerOfThing(phrases: readonly ReadPhrase[], at: number): boolean {
  const { words, form, family } = phrases[at]
  const isParticiple = words.length === 1 && !family && [`${form}ed`, `${form}d`].includes(words[0])
  const next = phrases[at + 1]
  const isOfNext = next !== undefined && !next.startsClause && !has(next, 'joining-word')
  return isParticiple && (isOfNext || phrases.some((other, index) => index !== at && has(other, 'family', 'motif')))
}

const mannersOfParts = new Set(
  'striped stripey stripy spotted spotty dotted dotty checked chequered checkered tartan patterned'.split(' '),
)

/** "Sailboats with striped sails", "cacti in spotted pots": what lies on a part of a thing, or on what it stands in, is no ground. */
export function isMannerOfPart(phrases: readonly ReadPhrase[], at: number): boolean {
  const [before, next] = [phrases[at - 1], phrases[at + 1]]
  if (!mannersOfParts.has(phrases[at].words.at(-1) ?? '') || !next || next.startsClause || !before) return false
  const isOfThing = withWords.includes(before.words[0]) || has(before, 'in-word')
  const isOnThing = next.motif !== undefined || partCalled(next.words[0]) !== undefined
  return isOfThing && isOnThing && phrases.slice(0, at).some(({ motif, isNegated }) => motif && !isNegated)
}

/** "Knitted mittens" are mittens: a way of making, said of what is made that way. */
export function isMadeThing(phrases: readonly ReadPhrase[], at: number): boolean {
  const next = phrases[at + 1]
  if (!madeWays.includes(phrases[at].words[0]) || !next || next.startsClause) return false
  return next.words.length === 1 && knittedThings.includes(next.motif?.noun ?? '')
}

const madeWays = 'knitted knit crocheted crochet quilted patchwork gestrickte tricotées'.split(' ')
const knittedThings =
  'mitten glove sock stocking sweater jumper cardigan hat beanie cap scarf slipper bootie blanket toy teddy'.split(' ')
