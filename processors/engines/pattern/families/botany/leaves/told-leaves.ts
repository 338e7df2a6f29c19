import { inkFromHex, isGreen } from '../../../../color/ink.ts'
import { oklabDistance } from '../../../../color/oklab.ts'
import type { Plan } from '../../family.ts'
import type { LeafInks } from '../flower-inks.ts'
import { isNameOfLeaf } from './leaf-colourway.ts'

/** In OKLab: an ink as near as this is the colour that was said; up to the second it is a tone of it. */
const [SAME, TONE] = [0.1, 0.22]
/** In OKLCH: how far the chroma of a tone may be from the colour's. */
const CHROMA_REACH = 0.045

const KEY = 'colour of '

/**
 * The inks of leaves to which a colour other than green was given ("black palms"): ribs in a tone of it, else in the ground's
 * ink; a silhouette has none. Undefined where no leaf has such a colour.
 */
export function toldLeafInks({ cast, details, styles }: Plan): LeafInks | undefined {
  const told = Object.keys(details).filter((key) => key.startsWith(KEY) && isNameOfLeaf(key.slice(KEY.length)))
  const asked = told.flatMap((key) => inkFromHex(`${details[key]}`) ?? [])[0]
  if (!asked || isGreen(asked)) return undefined
  const far = (ink: number): number => oklabDistance(cast.inks[ink].lab, asked.lab)
  const [leaf, ...others] = cast.figures.toSorted((one, other) => far(one) - far(other))
  if (leaf === undefined || far(leaf) > SAME) return undefined
  if (styles.includes('silhouette')) return { leaf, leafDark: leaf, leafLight: leaf }
  // Blush is no tone of white, nor black one of navy, near as they are.
  const isTone = (ink: number): boolean =>
    far(ink) < TONE && Math.abs(cast.inks[ink].chroma - asked.chroma) < CHROMA_REACH
  const tone = others.find(isTone)
  return { leaf, leafDark: tone ?? cast.ground, leafLight: tone ?? cast.ground }
}
