import type { Ink } from '../../../color/ink.ts'
import { isNeutral } from '../../../color/tone.ts'
import { flowerNouns, hueOf } from '../../families/botany/flowers/bloom-table.ts'

/**
 * In degrees of OKLCH hue: the range of leaf greens, the hue where blues end and violets begin, and how far a flower's
 * colours deviate from its own hue.
 */
const [LEAF_HUE, LEAF_HUE_TO, SKY_HUE, HUE_REACH] = [100, 185, 285, 50]
/** OKLCH lightness below which a colour is a ground. */
const DARK = 0.4

/** Whether a colour is one that the flower has ("liberty roses in dusty pink") and so that of its petals. */
export function isOfPetals(noun: string | undefined, ink: Ink | undefined): boolean {
  return noun !== undefined && ink !== undefined && ink.lightness > DARK && hasHue(noun, ink)
}

/** Whether a flower occurs in the hue of a colour, at any lightness. */
export function hasHue(noun: string, ink: Ink): boolean {
  if (!flowerNouns.includes(noun) || isNeutral(ink)) return false
  const degrees = degreesOf(ink)
  const own = hueOf(noun)
  if (own === undefined) return degrees < LEAF_HUE || degrees > SKY_HUE
  const turn = Math.abs(degrees - own) % 360
  return Math.min(turn, 360 - turn) < HUE_REACH
}

/** Whether a colour is a green that only leaves have. */
export function isOfLeaves(ink: Ink | undefined): boolean {
  if (!ink || isNeutral(ink)) return false
  const degrees = degreesOf(ink)
  return degrees > LEAF_HUE && degrees < LEAF_HUE_TO
}

function degreesOf({ hue }: Ink): number {
  return ((hue * 180) / Math.PI + 360) % 360
}
