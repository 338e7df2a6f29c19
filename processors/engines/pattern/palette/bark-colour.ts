import type { Ink } from '../../color/ink.ts'
import { inkOf, isGreen } from '../../color/ink.ts'
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

/** In OKLCH, hues in radians: what is as quiet as this and no paper is wood, and so is what is brown. */
const WOOD = { chroma: 0.035, lightest: 0.6, brownFrom: 0.5, brownTo: 1.5, brownLight: 0.55, brownChroma: 0.1 }
const [BARK, BARK_BY_NIGHT] = ['#6a4f48', '#a78f80']
/** Bark in the shade of its own blossoms, and by night: an ink of it is wood, and no petal. */
export const naturalBark: readonly string[] = [BARK, BARK_BY_NIGHT]
/** Below this lightness in OKLCH a cloth is dark to bark. */
const NIGHT = 0.5

/**
 * Blossoming boughs with green leaves have brown wood: green wood is a vine. Undefined where the colourway has some, or
 * knows no leaves.
 */
export function barkByNature(
  { isTonal, colourCount }: Wishes,
  family: Family,
  { inks, ground }: Colourway,
): string | undefined {
  if (family.name !== 'blossom-branch' || isTonal || colourCount !== undefined) return undefined
  const figures = inks.filter((_, at) => at !== ground).map(inkOf)
  if (!figures.some(isGreen) || figures.some(isWood)) return undefined
  return inkOf(inks[ground]).lightness < NIGHT ? BARK_BY_NIGHT : BARK
}

function isWood({ lightness, chroma, hue }: Ink): boolean {
  const isBrown = hue > WOOD.brownFrom && hue < WOOD.brownTo && lightness < WOOD.brownLight && chroma < WOOD.brownChroma
  return (chroma < WOOD.chroma && lightness < WOOD.lightest) || isBrown
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
