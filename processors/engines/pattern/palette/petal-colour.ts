import type { Ink } from '../../color/ink.ts'
import { flowerNouns, hueOf } from '../families/botany/flowers/bloom-table.ts'

/** Hues in OKLCH degrees: greens of leaves, blues to where the violets begin, and how far from its own hue a flower's colours go. */
const [LEAF_HUE, LEAF_HUE_TO, SKY_HUE, HUE_REACH] = [100, 185, 285, 50]
/** In OKLCH: greys have less chroma, and what is darker than this is a cloth. */
const [GREY_CHROMA, DARK] = [0.03, 0.4]

/** "Liberty roses in dusty pink": true for a colour that the flower has, which then is that of its petals. */
export function isOfPetals(noun: string | undefined, ink: Ink | undefined): boolean {
  return noun !== undefined && ink !== undefined && ink.lightness > DARK && hasHue(noun, ink)
}

/** True where a flower comes in a colour's hue, however deep. */
export function hasHue(noun: string, ink: Ink): boolean {
  if (!flowerNouns.includes(noun) || ink.chroma < GREY_CHROMA) return false
  const degrees = degreesOf(ink)
  const own = hueOf(noun)
  if (own === undefined) return degrees < LEAF_HUE || degrees > SKY_HUE
  const turn = Math.abs(degrees - own) % 360
  return Math.min(turn, 360 - turn) < HUE_REACH
}

/** True for the greens that only leaves have. */
export function isOfLeaves(ink: Ink | undefined): boolean {
  if (!ink || ink.chroma < GREY_CHROMA) return false
  const degrees = degreesOf(ink)
  return degrees > LEAF_HUE && degrees < LEAF_HUE_TO
}

function degreesOf({ hue }: Ink): number {
  return ((hue * 180) / Math.PI + 360) % 360
}
