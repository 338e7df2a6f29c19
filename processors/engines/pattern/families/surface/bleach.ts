import type { Ink } from '../../../color/ink.ts'
import { inkFromOklch } from '../../../color/ink.ts'

/** Tones from the dye, made deep enough for bleach to show, to nearly bare cotton. */
export function bleachOf(dye: Ink): string[] {
  const from = Math.min(dye.lightness, 0.6)
  return [0, 0.22, 0.5, 0.76, 1].map((share) => {
    const lightness = from + (0.95 - from) * share
    return inkFromOklch({ ...dye, lightness, chroma: dye.chroma * (1 - 0.88 * share) }).hex
  })
}
