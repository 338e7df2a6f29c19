import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { partCalled } from '../meaning/part-words.ts'
import { has, withWords } from '../meaning/phrase-kinds.ts'

/** "Potted ferns", "layered leaves", "beaded necklaces": how other things are kept or made is no thing beside them. */
export function isMannerOfThing(phrases: readonly ReadPhrase[], at: number): boolean {
  const { words, form, family } = phrases[at]
  const isParticiple = words.length === 1 && !family && [`${form}ed`, `${form}d`].includes(words[0])
  if (form === 'layer' && words.length === 1)
    return phrases.some((other, index) => index !== at && has(other, 'family', 'motif'))
  const next = phrases[at + 1]
  const isOfNext = next !== undefined && !next.startsClause && !has(next, 'joining-word')
  return isParticiple && (isOfNext || phrases.some((other, index) => index !== at && has(other, 'family', 'motif')))
}

const mannersOfParts = new Set(
  'striped stripey stripy spotted spotty dotted dotty checked chequered checkered tartan plaid gingham patterned'.split(
    ' ',
  ),
)

/** Of these a thing is cut, and a ground may be as well: gingham bows. */
const clothsByName = new Set(['tartan', 'plaid', 'gingham'])

/**
 * "Sailboats with striped sails", "cacti in spotted pots", "seals on striped balls", "striped umbrellas on sand": what lies on a
 * part of a thing, on what it stands in or on, or on a thing that has another ground, is no ground.
 */
export function isMannerOfPart(phrases: readonly ReadPhrase[], at: number): boolean {
  const next = phrases[at + 1]
  if (!mannersOfParts.has(phrases[at].words.at(-1) ?? '') || !next || next.startsClause) return false
  const isOnThing = next.motif !== undefined || partCalled(next.words[0]) !== undefined
  if (!isOnThing || next.chosen?.kind === 'colour') return false
  const isArticle = ['a', 'an', 'the', 'their'].includes(phrases[at - 1]?.words[0] ?? '')
  const before = phrases[isArticle ? at - 2 : at - 1]
  const isOfThing = withWords.includes(before?.words[0] ?? '') || has(before, 'in-word', 'on-word')
  const isThingBefore = phrases.slice(0, at).some((one) => (one.motif || has(one, 'group')) && !one.isNegated)
  const isCloth = clothsByName.has(phrases[at].words.at(-1) ?? '')
  return (isOfThing && isThingBefore) || (!isCloth && hasGroundAfter(phrases, at + 1))
}

/** The colour of a ground is said further on. */
function hasGroundAfter(phrases: readonly ReadPhrase[], at: number): boolean {
  return phrases.some((phrase, on) => {
    const rest = on > at && has(phrase, 'on-word') ? phrases.slice(on + 1, on + 4) : []
    return rest.find(({ chosen }) => chosen)?.chosen?.kind === 'colour'
  })
}

/** "Knitted mittens" are mittens, "beaded necklaces" necklaces: a way of making, said of what is made that way. */
export function isMadeThing(phrases: readonly ReadPhrase[], at: number): boolean {
  const next = phrases[at + 1]
  if (!madeWays.includes(phrases[at].words[0]) || !next || next.startsClause) return false
  return next.words.length === 1 && handmadeThings.includes(next.motif?.noun ?? '')
}

const madeWays = 'knitted knit crocheted crochet quilted patchwork beaded gestrickte tricotées'.split(' ')
const handmadeThings =
  'mitten glove sock stocking sweater jumper cardigan hat beanie cap scarf slipper bootie blanket toy teddy necklace bracelet earring handbag purse'.split(
    ' ',
  )
