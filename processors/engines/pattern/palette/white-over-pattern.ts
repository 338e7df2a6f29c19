import type { Ink } from '../../color/ink.ts'
import { inkFromOklch } from '../../color/ink.ts'
import type { Colourway } from '../families/family.ts'
import { leavesOn } from './white-flowers.ts'

/** In OKLCH: a cloth no lighter than this shows white petals; its pattern is a step lighter, on a deep cloth a larger one. */
const [CLOTH_LIGHTEST, STEP, DEEP_STEP] = [0.76, 0.055, 0.1]
const DEEP = 0.5
/** Yellow any deeper is mustard; it is seen beside white by its strength. */
const YELLOW_LIGHTEST = 0.86

/** "Daisies on pale green stripes": white petals need the colour for their cloth, so the stripes are a tint of it, not it on paper. */
export function whiteOverPattern(lead: Ink, flower: readonly Ink[]): Colourway {
  const isYellow = lead.hue > 1.4 && lead.hue < 2 && lead.chroma > 0.08
  const cloth = inkFromOklch({
    ...lead,
    lightness: Math.min(lead.lightness, isYellow ? YELLOW_LIGHTEST : CLOTH_LIGHTEST),
  })
  const { lightness, chroma, hue } = cloth
  const step = lightness < DEEP ? DEEP_STEP : STEP
  const tint = inkFromOklch({ lightness: lightness + step, chroma: chroma * 0.9, hue })
  const [white, , heart] = flower
  return { inks: [cloth, tint, white, heart, ...leavesOn(cloth)].map(({ hex }) => hex), ground: 0 }
}
