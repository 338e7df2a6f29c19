import type { Phrase } from '../read/match-phrases.ts'
import { figureCloths, plainCloths } from './family-kinds.ts'
import { has } from './phrase-kinds.ts'

/** Flowers, fruit, leaves and birds whose names may be colours of cloth. */
const lent: Readonly<Record<string, string>> = {
  orchid: '#b46fb0',
  greenery: '#88b04b',
  fern: '#5d8a4a',
  fig: '#5a3348',
  iris: '#6a5fae',
  geranium: '#d8463f',
  mango: '#f2a33a',
  papaya: '#f08a5b',
  blueberry: '#4a5a8c',
  blackberry: '#3d2440',
  blackcurrant: '#4b2142',
  flamingo: '#f38b9b',
  buttercup: '#f3cf4f',
  daffodil: '#f2d23f',
  thistle: '#b59bc4',
  hydrangea: '#8fa3d6',
  peony: '#e08aa6',
  rhubarb: '#c85a66',
  bracken: '#8a5a32',
  juniper: '#4c6a5c',
  cedar: '#8a4f3a',
  hazelnut: '#a9805b',
}

/**
 * Adds the meaning of a colour to such names beside cloths that are woven, ruled or dyed, where nothing grows on them
 * ("dots in orchid and navy"), and behind "in" after any cloth ("toile in blackcurrant").
 */
export function lendColours(phrases: readonly Phrase[]): readonly Phrase[] {
  const isCloth = ({ meanings }: Phrase): boolean =>
    meanings.some(
      (meaning) =>
        meaning.kind === 'family' && !meaning.isGeneral && [...plainCloths, ...figureCloths].includes(meaning.family),
    )
  const isPlain = phrases.some(isCloth)
  const clothAt = phrases.findIndex((phrase) => has(phrase, 'family'))
  if (clothAt < 0) return phrases
  return phrases.map((phrase, at) => {
    const isSaid = isPlain || (at > clothAt && has(phrases[at - 1], 'in-word'))
    const isLent = isSaid && Object.hasOwn(lent, phrase.form) && !phrase.isPlural && phrase.words.length === 1
    return isLent ? { ...phrase, meanings: [...phrase.meanings, { kind: 'colour', hex: lent[phrase.form] }] } : phrase
  })
}
