import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { leafSaid } from '../things/guests-of-plants.ts'

type Cast = { readonly families: string[]; readonly motifs: string[] }

const lineWords = /^(line art|line drawing|linework|ink drawing|line|outline)s?$/

/** "Palm fronds line art": the pen draws the leaves that are said on paper; the jungle of them would be filled. */
export function leavesInLine<Given extends Cast>(phrases: readonly ReadPhrase[], roles: Given): Given {
  const isInLine = phrases.some(({ form, isNegated }) => !isNegated && lineWords.test(form))
  const isOfLeaves = phrases.some(({ form }) => /\b(palm|banana|monstera)? ?(leaf|leaves|fronds?)$/.test(form))
  const isJungle = roles.families.length === 1 && roles.families[0] === 'tropical' && roles.motifs.length === 0
  if (!isInLine || !isOfLeaves || !isJungle) return roles
  return { ...roles, families: ['botanical-line'], motifs: [leafSaid(phrases)] }
}
