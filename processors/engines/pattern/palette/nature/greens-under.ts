import type { Ink } from '../../../color/ink.ts'
import { inkOf, isGreen } from '../../../color/ink.ts'
import { flowersAsked, leavesAsked } from '../../families/botany/asked-plants.ts'
import { isLeavesAlone, isNameOfLeaf } from '../../families/botany/leaves/leaf-colourway.ts'
import { isLeaf } from '../../families/botany/leaves/leaf-table.ts'
import type { Family } from '../../families/family.ts'
import { growing } from '../../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../../prompt/wishes.ts'
import { leafGreens } from './leaf-greens.ts'

/**
 * Greens for plants in named colours. Tropical leaves get several from dark to light below flowers, and none where only
 * leaves are named in other colours (monstera in navy and gold), or where they have one of their own (black palms).
 */
export function greensUnder(wishes: Wishes, family: Family, figured: readonly Ink[], ground: Ink | undefined): Ink[] {
  if (!family.inks.needsTones || wishes.isTonal || wishes.avoidedColours.some((hex) => isGreen(inkOf(hex)))) return []
  // Gold leaves are gold; eucalyptus in blush and gold has its green beside them.
  if (['foliage', 'trailing'].includes(family.name) && (areOnlyLeaves(wishes) || areOfOneDye(wishes))) return []
  if (growing.includes(family.name) && areLeavesTold(wishes)) return []
  const greens = leafGreens(figured, ground)
  if (family.name !== 'tropical') return greens
  const isOfOneColour = isLeavesAlone(wishes) || Object.keys(wishes.motifColours).some(isNameOfLeaf)
  return !isOfOneColour && greens.length > 0 ? LEAVES_OF_TROPICS.map(inkOf) : []
}

/** Whether leaves are said to have another colour than green: bronze leaves of magnolias are bronze. */
function areLeavesTold({ motifs, motifColours }: Wishes): boolean {
  // Beige ferns may be beside green ones; "ginkgo leaves in gold" are all gold.
  const areLeaves = motifs.includes('leaf') && motifs.every(isLeaf)
  return Object.entries(motifColours).some(
    ([noun, hex]) => (noun === 'leaf' || (areLeaves && isLeaf(noun))) && !isGreen(inkOf(hex)),
  )
}

/** The inks of a mood on its cloth, the first, without the greens that no leaf is left to wear. */
export function withoutIdleGreens(inks: readonly Ink[], wishes: Wishes, family: Family): readonly Ink[] {
  if (!growing.includes(family.name) || !areLeavesTold(wishes)) return inks
  return inks.filter((ink, at) => at === 0 || !isGreen(ink))
}

/** Whether leaves of no kind are all that is named. */
function areOnlyLeaves({ motifs, styles }: Wishes): boolean {
  const leaves = leavesAsked({ motifs, styles })
  return (
    motifs.every((noun) => noun === 'leaf') && leaves.join() === 'leaf' && flowersAsked({ motifs, styles }).length === 0
  )
}

/** "Copper eucalyptus leaves on white": leaves alone in one colour that no leaf has are all in it. */
function areOfOneDye({ motifs, styles, colours }: Wishes): boolean {
  const dyes = colours.filter(({ isGround, isOfPart }) => !isGround && !isOfPart)
  const areLeaves = motifs.every(isLeaf) && flowersAsked({ motifs, styles }).length === 0
  // Of a beige fern the green is seen as well.
  const areSaid = motifs.includes('leaf') || styles.some((style) => /lea(?:f|ves)$/.test(style))
  return areLeaves && areSaid && dyes.length === 1 && !dyes[0].isAccent && !isGreen(inkOf(dyes[0].hex))
}

const LEAVES_OF_TROPICS = ['#235a3e', '#4a8a5a', '#8ab56c']
