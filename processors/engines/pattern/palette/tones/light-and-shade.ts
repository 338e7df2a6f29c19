import { isInRange } from '../../../color/colour-range.ts'
import type { Ink } from '../../../color/ink.ts'
import { inkFromOklch } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'

/** The same colour in shade, or lighter where it is deep: for stripes, folds and far legs. */
export function shadeOf({ lightness, chroma, hue }: Ink): Ink {
  // Yellow turns towards gold in shade, because darker yellow of the same hue is olive.
  if (isInRange({ lightness, chroma, hue }, YELLOW))
    return inkFromOklch({ lightness: lightness - 0.09, chroma, hue: hue - 0.16 })
  const step = lightness > 0.42 ? -0.13 : 0.14
  return inkFromOklch({ lightness: lightness + step, chroma: chroma * 0.92, hue: hue - 0.06 })
}

/** In OKLCH, hues in radians: the range of yellows. */
const YELLOW = { hue: [1.4, 1.95], chroma: [0.08, Infinity], lightness: [0.68, Infinity] } as const

/** OKLab distance by which a tint must stand out better than the shade to be chosen, since it is less colourful. */
const TINT_BETTER = 0.04
/** OKLCH lightness from which yellow serves as paper. */
const PALE = 0.86

/** The shade of a colour, or its tint where that stands out far better from the cloth. */
export function shadeOrTint(ink: Ink, cloth: Ink): Ink {
  const { lightness, chroma, hue } = ink
  const [shade, tint] = [
    shadeOf(ink),
    inkFromOklch({ lightness: Math.min(0.94, lightness + 0.13), chroma: chroma * 0.8, hue }),
  ]
  // Yellow things on a yellow cloth are drawn paler rather than browner.
  const better =
    isInRange(ink, YELLOW) && isInRange(cloth, YELLOW) && cloth.lightness < PALE ? -TINT_BETTER : TINT_BETTER
  return oklabDistance(tint.lab, cloth.lab) > oklabDistance(shade.lab, cloth.lab) + better ? tint : shade
}
