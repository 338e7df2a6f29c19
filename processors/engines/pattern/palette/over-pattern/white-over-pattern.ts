import { isInRange } from '../../../color/colour-range.ts'
import type { Ink } from '../../../color/ink.ts'
import { inkFromOklch } from '../../../color/ink.ts'
import { isDark } from '../../../color/tone.ts'
import type { Colourway } from '../../families/family.ts'
import { leavesOn } from '../nature/white-flowers.ts'

/**
 * In OKLCH: lightness up to which a cloth shows white petals, and the step of its pattern, which is larger on a deep
 * cloth.
 */
const [CLOTH_LIGHTEST, STEP, DEEP_STEP] = [0.76, 0.055, 0.1]
/** Largest OKLCH lightness of a yellow cloth: deeper yellow is mustard, and it shows white by its chroma. */
const YELLOW_LIGHTEST = 0.86
const YELLOW = { hue: [1.4, 2], chroma: [0.08, Infinity] } as const

/**
 * For white flowers on a coloured pattern ("daisies on pale green stripes"): the colour is the cloth and the pattern a
 * tint of it, since white does not show on paper.
 */
export function whiteOverPattern(lead: Ink, flower: readonly Ink[]): Colourway {
  const isYellow = isInRange(lead, YELLOW)
  const cloth = inkFromOklch({
    ...lead,
    lightness: Math.min(lead.lightness, isYellow ? YELLOW_LIGHTEST : CLOTH_LIGHTEST),
  })
  const { lightness, chroma, hue } = cloth
  const step = isDark(cloth) ? DEEP_STEP : STEP
  const tint = inkFromOklch({ lightness: lightness + step, chroma: chroma * 0.9, hue })
  const [white, , heart] = flower
  return { inks: [cloth, tint, white, heart, ...leavesOn(cloth)].map(({ hex }) => hex), ground: 0 }
}
