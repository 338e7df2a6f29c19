import type { Ink } from '../../../color/ink.ts'
import { inkFromOklch } from '../../../color/ink.ts'

/** From the dye, as deep as a dye must be for bleach to show, to nearly the bare cotton. */
export function bleachOf(dye: Ink): string[] {
  const from = Math.min(dye.lightness, 0.6)
  return [0, 0.22, 0.5, 0.76, 1].map((share) => {
    const lightness = from + (0.95 - from) * share
    return inkFromOklch({ ...dye, lightness, chroma: dye.chroma * (1 - 0.88 * share) }).hex
  })
}
