import { inkOf } from '../../../../color/ink.ts'
import { oklabDistance } from '../../../../color/oklab.ts'
import type { Colourway } from '../../family.ts'

const GREENS = ['#1f5a4a', '#3f8a5c', '#68a45f', '#9dc06b'] as const
const [SHADE, LIGHT] = ['#0f2a2b', '#fbe3c0'] as const
/** How far in OKLab a leaf stands off its cloth. */
const SEEN = 0.1

/** Tropical leaves without flowers or birds: greens out of the shade, and the light along their ribs. */
export const leafColourway: Colourway = { inks: [SHADE, ...GREENS, LIGHT], ground: 0 }

/** The same greens on a cloth of a colour, with the shade as the deepest green of a light one. */
export function leavesOn(hex: string): Colourway {
  const cloth = inkOf(hex)
  const inks = cloth.lightness > 0.5 ? [SHADE, ...GREENS] : [...GREENS, LIGHT]
  return { inks: [hex, ...inks.filter((one) => oklabDistance(inkOf(one).lab, cloth.lab) > SEEN)], ground: 0 }
}
