import type { Ink } from '../../../color/ink.ts'
import { hueDistance, inkOf } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import { isTinted } from '../../../color/tone.ts'
import { tintBetween } from './tint-under.ts'

/** Colours for a patterned ground without a named one. */
const TINTS = ['#5c86b4', '#c9606f', '#6f8f5b', '#d9a03a', '#8a8fb0']

/** OKLab distance below which a thing is lost on a tint. */
export const TINT_APART = 0.12

/** Tints on which the things stand out in their own colours; yellow gingham is excluded for lemons. */
export function tintsBeside(paper: Ink, own: readonly Ink[], isTartan: boolean): readonly string[] {
  const [, ...things] = own
  const isApart = (hex: string, from: readonly Ink[]): boolean => {
    const tint = tintBetween(paper, inkOf(hex), isTartan)
    return from.every(({ lab }) => oklabDistance(lab, tint.lab) > TINT_APART)
  }
  const choices = [things.slice(0, 2), things.slice(0, 1)].map((from) => TINTS.filter((hex) => isApart(hex, from)))
  const apart = choices.find((hexes) => hexes.length > 0) ?? TINTS
  // Anchors lie on blue and bees on honey before either lies on pink.
  const kin = apart.filter((hex) => things.some((ink) => isTinted(ink) && hueDistance(ink, inkOf(hex)) < KIN))
  return kin.length > 0 ? kin : apart
}

/** Largest difference of OKLCH hues, in radians, between a tint and the colour of a thing that it goes with. */
const KIN = 0.5
