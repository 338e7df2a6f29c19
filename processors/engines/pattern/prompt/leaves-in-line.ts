import { isTropicalLeaf } from '../families/botany/leaves/tropical-leaf.ts'
import type { Roles } from './cast-roles.ts'
import { CONVERSATIONAL } from './family-kinds.ts'

/** "Monstera line art": leaves of the tropics that no pen of flowers draws are cut in one ink among the things. */
export function leavesInLine(roles: Roles): Roles {
  const isOfLeaves = roles.families.length === 1 && roles.families[0] === 'botanical-line' && roles.motifs.length > 0
  return isOfLeaves && roles.motifs.every(isTropicalLeaf) ? { ...roles, families: [CONVERSATIONAL] } : roles
}
