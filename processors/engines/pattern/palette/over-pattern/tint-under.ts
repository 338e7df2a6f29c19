import type { Ink } from '../../../color/ink.ts'
import { inkFromOklch } from '../../../color/ink.ts'
import { isNeutral } from '../../../color/tone.ts'
import { findFamily } from '../../families/registry.ts'
import type { Wishes } from '../../prompt/wishes.ts'
import { readInks } from '../read-inks.ts'

/**
 * Least lightness and largest chroma (OKLCH) of the threads of a sett, which are half covered by those of the paper.
 */
const CROSSED = [0.76, 0.1] as const

/** Ink of a patterned ground: one step darker than its paper, and lighter than the colour of the things on it. */
export function tintBetween(paper: Ink, lead: Ink, isCrossed: boolean): Ink {
  const [least, fullest] = isCrossed ? CROSSED : [0.84, 0.06]
  const lightness = Math.min(paper.lightness - 0.07, Math.max(least, Math.min(0.92, lead.lightness + 0.12)))
  // Black has no tint of its own, so the paper's hue is used.
  const { hue, chroma } = isNeutral(lead) && paper.chroma > lead.chroma ? paper : lead
  return inkFromOklch({ lightness, chroma: Math.min(fullest, chroma * (chroma < 0.06 ? 1 : 0.6)), hue })
}

/** Tone of the thin lines of suiting. */
export function chalkOn({ lightness, chroma, hue }: Ink): Ink {
  return inkFromOklch({ lightness: lightness + (lightness < 0.6 ? 0.2 : -0.2), chroma: chroma * 0.8, hue })
}

/** Tone of a pattern on a dark cloth, so near to the cloth that no thing is drawn in it. */
export function dimOn({ lightness, chroma, hue }: Ink): Ink {
  return inkFromOklch({ lightness: lightness + 0.12, chroma: chroma * 0.8, hue })
}

/** The red of tartans and buffalo checks without a named colour. */
export const TARTAN_RED = '#a8322d'

/** Whether the buffalo check is requested, which is red unless another colour is named. */
export function isBuffalo({ styles }: Wishes): boolean {
  return styles.includes('buffalo')
}

/** The strongest dye of a named sett, or the default red of tartan; undefined for other grounds. */
export function settLead({ under, styles }: Wishes): Ink | undefined {
  if (under !== 'tartan') return undefined
  const sett = findFamily(under)?.colourway?.({ styles, details: {} })
  const dyes = readInks(sett?.inks ?? [TARTAN_RED])
  return dyes.toSorted((one, other) => other.chroma - one.chroma)[0]
}
