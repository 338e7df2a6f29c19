import { isInRange } from '../../../color/colour-range.ts'
import type { Ink } from '../../../color/ink.ts'
import { inkOf, isGreen } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { isDark } from '../../../color/tone.ts'
import type { Colourway, Family } from '../../families/family.ts'
import type { Wishes } from '../../prompt/wishes.ts'

/** Nouns by which a prompt may name the wood of a bough. */
export const woodNouns: readonly string[] = ['branch', 'bough', 'twig', 'stem', 'trunk']

/** OKLab distance below which an ink counts as the colour of the wood. */
const SAME = 0.02

/**
 * The colour requested for the wood ("cherry blossom with gold branches"), which the blossoms do not take; undefined
 * where none is named.
 */
export function barkAsked({ motifColours }: Wishes, family: Family): string | undefined {
  if (family.name !== 'blossom-branch') return undefined
  return woodNouns.map((noun) => motifColours[noun]).find((hex) => hex !== undefined)
}

/** In OKLCH, hues in radians: colours of low chroma that are darker than paper count as wood, and so do browns. */
const [GREY_WOOD, BROWN_WOOD] = [
  { chroma: [-Infinity, 0.035], lightness: [-Infinity, 0.6] },
  { hue: [0.5, 1.5], chroma: [-Infinity, 0.1], lightness: [-Infinity, 0.55] },
] as const
const [BARK, BARK_BY_NIGHT] = ['#6a4f48', '#a78f80']
/** Bark colours for light and for dark cloth; inks of these colours are for wood and not for petals. */
export const naturalBark: readonly string[] = [BARK, BARK_BY_NIGHT]

/**
 * The bark to add to blossoming boughs with green leaves, whose wood would otherwise be green like a vine. Undefined
 * where the colourway has a colour of wood or no green.
 */
export function barkByNature(
  { isTonal, colourCount }: Wishes,
  family: Family,
  { inks, ground }: Colourway,
): string | undefined {
  if (family.name !== 'blossom-branch' || isTonal || colourCount !== undefined) return undefined
  const figures = inks.filter((_, at) => at !== ground).map(inkOf)
  if (!figures.some(isGreen) || figures.some(isWood)) return undefined
  return isDark(inkOf(inks[ground])) ? BARK_BY_NIGHT : BARK
}

function isWood(ink: Ink): boolean {
  return isInRange(ink, GREY_WOOD) || isInRange(ink, BROWN_WOOD)
}

/** The wishes without the colour of the wood. */
export function withoutBark(wishes: Wishes, bark: string): Wishes {
  const colours = wishes.colours.filter(({ hex, isGround }) => isGround || hex !== bark)
  return { ...wishes, colours, ...(wishes.colourCount && { colourCount: Math.max(2, wishes.colourCount - 1) }) }
}

/** The colourway with an ink for the wood added, unless it has one like it. */
export function withBark({ inks, ground }: Colourway, bark: string): Colourway {
  const isKnown = inks.some((hex, at) => at !== ground && oklabDistance(inkOf(hex).lab, inkOf(bark).lab) < SAME)
  return isKnown ? { inks, ground } : { inks: [...inks, bark], ground }
}
