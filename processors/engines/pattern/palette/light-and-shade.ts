import type { Ink } from '../../color/ink.ts'
import { inkFromOklch } from '../../color/ink.ts'
import { oklabDistance } from '../../color/oklab.ts'

/** The same colour in shade, in light if it is deep: for stripes, folds and far legs. */
export function shadeOf({ lightness, chroma, hue }: Ink): Ink {
  const step = lightness > 0.42 ? -0.13 : 0.14
  return inkFromOklch({ lightness: lightness + step, chroma: chroma * 0.92, hue: hue - 0.06 })
}

/** In OKLab: a tint is paler and so less of a colour; it comes only where it is seen better by this. */
const TINT_BETTER = 0.04

/** The shade of a colour, or its tint where that stands off the cloth far better. */
export function shadeOrTint(ink: Ink, cloth: Ink): Ink {
  const { lightness, chroma, hue } = ink
  const [shade, tint] = [
    shadeOf(ink),
    inkFromOklch({ lightness: Math.min(0.94, lightness + 0.13), chroma: chroma * 0.8, hue }),
  ]
  return oklabDistance(tint.lab, cloth.lab) > oklabDistance(shade.lab, cloth.lab) + TINT_BETTER ? tint : shade
}
