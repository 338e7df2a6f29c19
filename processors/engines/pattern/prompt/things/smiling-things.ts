import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { isFaceless } from '../../families/conversational/smiles.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { has, withWords } from '../meaning/phrase-kinds.ts'

const smilingWords = new Set(
  'smiling smiley happy cheerful laughing winking lachende lächelnde souriant souriants souriante souriantes sonriente sonrientes sorridente sorridenti'.split(
    ' ',
  ),
)
const faceWords = new Set(
  'face faces smile smiles smiley gesicht gesichtern visage visages cara caras faccia facce'.split(' '),
)

/** Nouns that have no face and are given one: "smiling avocados and toast", "strawberries with faces", all things of a kawaii print. */
export function smilingThings(phrases: readonly ReadPhrase[]): string[] {
  const isKawaii = phrases.some(
    ({ words, isNegated }) => words.some((word) => ['kawaii', 'chibi'].includes(word)) && !isNegated,
  )
  const found = phrases.flatMap((phrase, at) => {
    if (isKawaii) return thingAt(phrase)
    if (smilingWords.has(phrase.words[0]) && phrases[at + 1]?.startsClause === false)
      return listFrom(phrases, at + 1, 1)
    const isWith = faceWords.has(phrase.words.at(-1) ?? '') && isGiven(phrases, at)
    return isWith ? listFrom(phrases, withBefore(phrases, at) - 1, -1) : []
  })
  return [...new Set(found)]
}

/** True for the face of a thing that is given one: it is no portrait. */
export function isGivenFace(phrases: readonly ReadPhrase[], at: number): boolean {
  return faceWords.has(phrases[at].words.at(-1) ?? '') && isGiven(phrases, at)
}

function isGiven(phrases: readonly ReadPhrase[], at: number): boolean {
  const from = withBefore(phrases, at)
  return from > 0 && listFrom(phrases, from - 1, -1).length > 0
}

/** Where "with" stands before a face, past what kind of face it is; 0 for nowhere. */
function withBefore(phrases: readonly ReadPhrase[], at: number): number {
  for (let before = at - 1; before > 0 && !phrases[before + 1].startsClause; before--) {
    if (withWords.includes(phrases[before].words[0])) return before
    if (phrases[before].motif) return 0
  }
  return 0
}

/** Things joined by "and", from one to the next that way. */
function listFrom(phrases: readonly ReadPhrase[], at: number, step: 1 | -1): string[] {
  const here = phrases[at] ? thingAt(phrases[at]) : []
  const isJoined = here.length > 0 && has(phrases[at + step], 'joining-word')
  return isJoined ? [...here, ...listFrom(phrases, at + 2 * step, step)] : here
}

function thingAt({ motif, isNegated, chosen }: ReadPhrase): string[] {
  const isThing = motif && !isNegated && chosen?.kind !== 'colour' && !flowerNouns.includes(motif.noun)
  return isThing && isFaceless(motif.noun) ? [motif.noun] : []
}
