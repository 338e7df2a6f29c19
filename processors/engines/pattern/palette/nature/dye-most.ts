import type { Ink } from '../../../color/ink.ts'
import { inkFromOklch } from '../../../color/ink.ts'
import { clamp } from '../../../numbers/clamp.ts'

/** In OKLCH: largest chroma of dyes in general. */
const CHROMA_MOST = 0.145
/**
 * Ranges of hues in radians with lower limits on chroma: loud greens look like plastic, and pinks, cyans and ice blues
 * glare before reds do.
 */
const [GREENS, GREEN_MOST] = [[1.9, 2.75], 0.105] as const
const [PINKS, PINK_MOST] = [[-0.75, 0.12], 0.125] as const
const [CYANS, CYAN_MOST] = [[-3.08, -1.95], 0.085] as const

const isBetween = (hue: number, [from, to]: readonly [number, number]): boolean => hue > from && hue < to

function mostOf(hue: number): number {
  if (isBetween(hue, CYANS)) return CYAN_MOST
  if (isBetween(hue, GREENS)) return GREEN_MOST
  return isBetween(hue, PINKS) ? PINK_MOST : CHROMA_MOST
}

/** A colour as dyed cloth has it: chroma limited by hue, lightness limited, and greys slightly warm. */
export function settle({ lightness, chroma, hue }: Ink): Ink {
  return inkFromOklch({
    lightness: clamp(lightness, 0.26, 0.93),
    chroma: Math.min(mostOf(hue), chroma * 0.95),
    hue,
  })
}
