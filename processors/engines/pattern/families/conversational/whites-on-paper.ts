import type { Ink } from '../../../color/ink.ts'
import type { Cast } from '../../kit/ink/cast.ts'

/** In OKLCH: paler and greyer than this, an ink passes for white in shadow, linen with it. */
const SHADOW = { lightness: 0.72, chroma: 0.045 }
/** In OKLCH: a cloth as light as this may pass for white. */
export const WHITE_SEEN = 0.86

/** What white is painted with on paper. */
export function isWhiteInShadow({ lightness, chroma }: Ink): boolean {
  return lightness > SHADOW.lightness && chroma < SHADOW.chroma
}

/** Whether white things on light paper have no ink to be white in, nor one for their shadow. */
export function isWhiteInPaperOnly({ inks, figures, ground, behind }: Cast): boolean {
  return inks[ground].lightness > WHITE_SEEN && !figures.some((ink) => ink !== behind && isWhiteInShadow(inks[ink]))
}
