import { isTropicalLeaf } from '../families/botany/leaves/tropical-leaf.ts'
import { CONVERSATIONAL } from './family-kinds.ts'

type Cast = { readonly families: string[]; readonly motifs: string[] }

/** "Monstera line art": leaves of the tropics that no pen of flowers draws are cut in one ink among the things. */
export function leavesInLine<Given extends Cast>(roles: Given): Given {
  const isOfLeaves = roles.families.length === 1 && roles.families[0] === 'botanical-line' && roles.motifs.length > 0
  return isOfLeaves && roles.motifs.every(isTropicalLeaf) ? { ...roles, families: [CONVERSATIONAL] } : roles
}
