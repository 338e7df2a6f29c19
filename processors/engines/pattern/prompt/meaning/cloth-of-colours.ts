import type { ReadPhrase } from './choose-meaning.ts'
import { findFamilyMeaning } from './choose-meaning.ts'

const shown: readonly string[] = ['family', 'motif', 'group', 'scene', 'place', 'symmetry']

/** Where a prompt names colours only, the last that is also a cloth is the cloth: "green malachite", "indigo denim". */
export function clothOfColours(phrases: readonly ReadPhrase[]): ReadPhrase[] {
  if (phrases.some(({ chosen }) => chosen !== undefined && shown.includes(chosen.kind))) return [...phrases]
  const at = phrases.findLastIndex(
    (phrase) => phrase.chosen?.kind === 'colour' && !phrase.isNegated && findFamilyMeaning(phrase)?.isGeneral === false,
  )
  return phrases.map((phrase, index) => {
    const family = index === at ? findFamilyMeaning(phrase) : undefined
    return family ? { ...phrase, chosen: family, family } : phrase
  })
}
