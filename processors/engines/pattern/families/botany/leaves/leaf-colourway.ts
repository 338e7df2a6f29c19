import { inkOf } from '../../../../color/ink.ts'
import { oklabDistance } from '../../../../color/oklab.ts'
import { isLight } from '../../../../color/tone.ts'
import type { Colourway, KindAsked } from '../../family.ts'
import { flowersAsked } from '../asked-plants.ts'

const GREENS = ['#1f5a4a', '#3f8a5c', '#68a45f', '#9dc06b'] as const
const [SHADE, LIGHT] = ['#0f2a2b', '#fbe3c0'] as const
/** How far in OKLab a leaf stands off its cloth. */
const SEEN = 0.1

/** Tropical leaves without flowers or birds: greens out of the shade, and the light along their ribs. */
export const leafColourway: Colourway = { inks: [SHADE, ...GREENS, LIGHT], ground: 0 }

/** The same greens on a cloth of a colour, with the shade as the deepest green of a light one. */
export function leavesOn(hex: string): Colourway {
  const cloth = inkOf(hex)
  const inks = isLight(cloth) ? [SHADE, ...GREENS] : [...GREENS, LIGHT]
  return { inks: [hex, ...inks.filter((one) => oklabDistance(inkOf(one).lab, cloth.lab) > SEEN)], ground: 0 }
}

/** True where leaves of the tropics are named, and neither flowers nor guests. */
export function isLeavesAlone({ motifs = [], styles }: Pick<KindAsked, 'motifs' | 'styles'>): boolean {
  const isNamed = [...motifs, ...styles].some(isNameOfLeaf) && motifs.every(isNameOfLeaf)
  return isNamed && flowersAsked({ motifs, styles }).length === 0
}

/** True for words of leaves, in several languages. */
export function isNameOfLeaf(word: string): boolean {
  return /lea(f|ves)|foliage|greenery|fronds?$|monstera|^palms?$|blatt|blätter|feuille|hoja|foglia|foglie|folha/.test(
    word,
  )
}
