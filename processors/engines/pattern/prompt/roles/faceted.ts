import { flowerNouns } from '../../families/botany/flowers/bloom-table.ts'
import { isLeaf } from '../../families/botany/leaves/leaf-table.ts'
import { findDepiction } from '../../families/conversational/noun-book.ts'
import { beastThemes } from '../meaning/breeds.ts'
import type { ReadPhrase } from '../meaning/choose-meaning.ts'
import { CONVERSATIONAL } from '../meaning/family-kinds.ts'
import type { Roles } from './roles.ts'

/** The look of things that are cut in facets, and the cloths that are called by the same words. */
export const FACETED = 'low poly'
const cloths: readonly string[] = ['cubist', 'triangles']

/** A manner of printing things, whose marks the jungle that parrots have at home would hide. */
const MANNER = 'memphis'

/** Facets of a figure are broken planes; without one they are a mesh of triangles, and so they are where triangles are named. */
const MESH = 'triangles'

/** "Low poly parrots" are parrots in facets, and no cloth of triangles; those of a memphis print are tossed among its shapes. */
export function faceted(phrases: readonly ReadPhrase[], roles: Roles): Roles {
  const isPrinted = phrases.some(({ family, isNegated }) => !isNegated && family?.family === MANNER)
  const areTossed =
    roles.motifs.length > 0 && roles.motifs.every((noun) => !flowerNouns.includes(noun) && !isLeaf(noun))
  // "Cassettes with squiggles": the squiggles are marks about what is named.
  const isOfMarks = roles.families[0] === MANNER && roles.motifs.some((noun) => findDepiction(noun)?.isExact)
  if (isPrinted && areTossed && (roles.families.length === 0 || isOfMarks))
    return { ...roles, families: [CONVERSATIONAL], heroes: roles.motifs.length }
  if (isCutBeast(phrases) && roles.families.every((name) => name === CONVERSATIONAL))
    return { ...roles, families: [CONVERSATIONAL], styles: [...(roles.styles ?? []), FACETED] }
  const isSaid = phrases.some(
    ({ meanings, isNegated }) => !isNegated && meanings.some((one) => one.kind === 'style' && one.style === FACETED),
  )
  const isLow = phrases.some(({ form, isNegated }) => !isNegated && /^low[ -]?poly\b/.test(form))
  const isOfMesh = isLow || phrases.some(({ form, family }) => family?.family === MESH && /^triang/.test(form))
  if (isSaid && isOfMesh && roles.motifs.length === 0 && cloths.includes(roles.families[0]))
    return { ...roles, families: [MESH], styles: [...(roles.styles ?? []), 'low-poly'] }
  const isOfThings = roles.motifs.some((noun) => !flowerNouns.includes(noun))
  if (!isSaid || !isOfThings || !cloths.includes(roles.families[0])) return roles
  return { ...roles, families: [CONVERSATIONAL], heroes: roles.motifs.length }
}

/** "Geometric bears" are cut in facets as those of paper are. */
function isCutBeast(phrases: readonly ReadPhrase[]): boolean {
  return phrases.some(({ form, isNegated }, at) => {
    const picture = findDepiction(phrases[at + 1]?.motif?.noun ?? '')
    return (
      form === 'geometric' && !isNegated && beastThemes.includes(picture?.theme ?? '') && !phrases[at + 1].startsClause
    )
  })
}
