import { inkOf } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'
import type { Colourway, Family } from '../families/family.ts'
import type { Wishes } from '../prompt/wishes.ts'

/** What of a bough is wood, as a prompt may call it. */
export const woodNouns: readonly string[] = ['branch', 'bough', 'twig', 'stem', 'trunk']

/** An ink as near as this to the colour of the wood, in OKLab, is the wood's. */
const SAME = 0.02

/** "Cherry blossom with gold branches": the colour is the wood's, and the blossoms keep theirs; undefined where none is said. */
export function barkAsked({ motifColours }: Wishes, family: Family): string | undefined {
  if (family.name !== 'blossom-branch') return undefined
  return woodNouns.map((noun) => motifColours[noun]).find((hex) => hex !== undefined)
}

/** The wishes as they are without the wood. */
export function withoutBark(wishes: Wishes, bark: string): Wishes {
  const colours = wishes.colours.filter(({ hex, isGround }) => isGround || hex !== bark)
  return { ...wishes, colours, ...(wishes.colourCount && { colourCount: Math.max(2, wishes.colourCount - 1) }) }
}

/** The colourway with an ink for the wood, where it has none like it. */
export function withBark({ inks, ground }: Colourway, bark: string): Colourway {
  const isKnown = inks.some((hex, at) => at !== ground && oklabDistance(inkOf(hex).lab, inkOf(bark).lab) < SAME)
  return isKnown ? { inks, ground } : { inks: [...inks, bark], ground }
}
