import type { Ink } from '../../../color/ink.ts'
import type { Cast } from '../../kit/ink/cast.ts'

/** In OKLCH: what is black by nature, what passes for it on a cloth as dark as it is, and the chroma from which an ink is a colour. */
const [BLACK, PASSES, COLOURED] = [0.35, 0.5, 0.045]
/** What it counts that black is painted in a colour: bees on navy have no green stripes, pandas on green no green legs. */
const DYED = 2

/**
 * What it counts to paint a part of a picture that is black by nature in an ink of a colour, on dark cloth; nothing where the
 * palette has neither black nor a dark grey besides its ground.
 */
export function costOfBlack(nature: Ink, candidate: Ink, { inks, figures, ground }: Cast): number {
  const isDyed = isBlack(nature) && candidate.chroma > COLOURED && candidate.lightness > BLACK
  const isAtNight = inks[ground].lightness < PASSES && candidate !== inks[ground]
  return isDyed && isAtNight && figures.some((ink) => passesForBlack(inks[ink])) ? DYED : 0
}

/** True where black, or the dark grey that stands for it, lies on a dark cloth of a colour and is seen by its want of any. */
export function isBlackAtNight(nature: Ink, candidate: Ink, { inks, ground }: Cast): boolean {
  const cloth = inks[ground]
  return isBlack(nature) && passesForBlack(candidate) && cloth.lightness < PASSES && cloth.chroma > COLOURED
}

function isBlack({ lightness, chroma }: Ink): boolean {
  return lightness < BLACK && chroma < COLOURED
}

function passesForBlack({ lightness, chroma }: Ink): boolean {
  return lightness < PASSES && chroma < COLOURED
}
