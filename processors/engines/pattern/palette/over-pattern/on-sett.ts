import type { Ink } from '../../../color/ink.ts'
import { hueDistance } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import type { Colourway, Family } from '../../families/family.ts'
import { CONVERSATIONAL } from '../../prompt/meaning/family-kinds.ts'
import type { Wishes } from '../../prompt/wishes.ts'
import { isWhite, mainColour } from '../nature/depicted-colours.ts'
import { readInks } from '../read-inks.ts'
import type { OverCloth } from './over-cloth.ts'

const SETT = 'tartan'
/** OKLab distance below which two inks are the same. */
const SAME = 0.05

/**
 * "Robins on a red and green plaid", "stags, Christmas tartan": things on a sett whose colours are told, which keeps them. What is
 * white by nature stands out on any sett as it is.
 */
export function isOnSett(under: Family, { patternColours, colours, motifs, styles }: Wishes, family: Family): boolean {
  const isOfSett = colours.every(({ hex }) => patternColours?.includes(hex) === true)
  const isTold = colours.length > 1 || styles.some((style) => style.startsWith('christmas'))
  const own = mainColour(motifs[0])
  return under.name === SETT && family.name === CONVERSATIONAL && isOfSett && isTold && !(own && isWhite(own))
}

/** In OKLCH lightness: a cloth all of whose colours are deeper than this swallows what lies on it. */
const DEEP_CLOTH = 0.62

/** "Lumberjack check with axes and firs": on red and black things are seen in rims of paper, in their own colours; white ones without. */
export function isDeepUnder(cloth: readonly Ink[], { motifs, under }: Wishes, { name }: Family): boolean {
  const own = mainColour(motifs[0])
  const isSeen = own === undefined || isWhite(own)
  return under === 'gingham' && name === CONVERSATIONAL && !isSeen && cloth.every((ink) => ink.lightness < DEEP_CLOTH)
}

/** A sett with the dyes that are said in place of the strongest of their hues. */
export function dyedAs({ inks, ground }: Colourway, said: readonly Ink[]): Colourway {
  const dyed = [...inks]
  for (const dye of said) {
    const near = readInks(inks).filter((ink) => hueDistance(ink, dye) < OF_SETT)
    const [strongest] = near.toSorted((one, other) => other.chroma - one.chroma)
    if (strongest) dyed[inks.indexOf(strongest.hex)] = dye.hex
  }
  return { inks: dyed, ground }
}

/** Hues in radians of OKLCH up to which a colour said is one of a sett's. */
export const OF_SETT = 0.45

/** The cloth in its full colours, ground first, the things in theirs, and paper for the rims round them. */
export function inRimsOf(paper: Ink, cloth: readonly Ink[], things: readonly Ink[]): OverCloth {
  const [ground, ...threads] = cloth
  const isOther = ({ lab }: Ink): boolean => [paper, ...cloth].every((ink) => oklabDistance(lab, ink.lab) > SAME)
  const worn = [ground, paper, ...things.filter(isOther)]
  return { inks: [...worn, ...threads].map(({ hex }) => hex), ground: 0, clothFrom: worn.length, rim: 1 }
}

/** The wishes without the given colours. */
export function withoutColours(wishes: Wishes, hexes: readonly string[]): Wishes {
  const { patternColours: _, ...rest } = wishes
  return { ...rest, colours: wishes.colours.filter(({ hex }) => !hexes.includes(hex)) }
}
