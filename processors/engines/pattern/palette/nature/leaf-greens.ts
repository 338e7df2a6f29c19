import type { Ink } from '../../../color/ink.ts'
import { inkFromOklch, inkOf, isGreen } from '../../../color/ink.ts'
import { isDark } from '../../../color/tone.ts'

export const LEAVES_ON_LIGHT = ['#6f8a5b', '#3d5a45']
/** In OKLCH: lightness of greys between black and paper, and the chroma below which a cloth and a figure are grey. */
const GREY = { from: 0.45, to: 0.9, ofCloth: 0.02, ofFigures: 0.025 }
const WHITE_CLOTH = 0.93
const LEAVES_ON_GREY = ['#7c8b75', '#56654f']
export const LEAVES_ON_DARK = ['#7f9a78', '#4a6a58']

/**
 * Greens for stems and leaves of flowers in named colours, unless green is named or the prompt keeps to white, grey and
 * black. On a coloured dark ground the deeper green leans towards the ground's hue.
 */
export function leafGreens(figures: readonly Ink[], ground: Ink | undefined): Ink[] {
  const isWhiteOrGrey = ({ chroma, lightness }: Ink): boolean => chroma < GREY.ofFigures || lightness > WHITE_CLOTH
  if (figures.length < 1 || figures.some(isGreen)) return []
  if (figures.every(isWhiteOrGrey)) return ground ? tonesOfGround(ground, figures) : []
  const isOnDark = ground !== undefined && isDark(ground)
  return (isOnDark ? LEAVES_ON_DARK : LEAVES_ON_LIGHT).map(inkOf)
}

/** Leaves of white flowers: in the hue of a coloured cloth, in a greyish green on grey, none on black and on paper. */
function tonesOfGround({ lightness, chroma, hue }: Ink, figures: readonly Ink[]): Ink[] {
  const isGrey = chroma < GREY.ofCloth && lightness > GREY.from && lightness < GREY.to
  if (isGrey && figures.every((ink) => ink.lightness > GREY.to)) return LEAVES_ON_GREY.map(inkOf)
  if (chroma < GREY.ofCloth || lightness > WHITE_CLOTH) return []
  const side = isDark({ lightness }) ? 1 : -1
  return [0.2, 0.3].map((step) => inkFromOklch({ lightness: lightness + side * step, chroma: chroma * 0.9, hue }))
}
