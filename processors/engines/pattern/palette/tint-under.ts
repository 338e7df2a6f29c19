import type { Ink } from '../../color/ink.ts'
import { inkFromOklch } from '../../color/ink.ts'

/** What a patterned ground is drawn in: a step darker than its paper, and lighter than the colour of the things on it. */
export function tintBetween(paper: Ink, lead: Ink): Ink {
  const lightness = Math.min(paper.lightness - 0.07, Math.max(0.84, Math.min(0.92, lead.lightness + 0.12)))
  // Black has no tint of its own: the paper's is taken.
  const { hue, chroma } = lead.chroma < 0.03 && paper.chroma > lead.chroma ? paper : lead
  return inkFromOklch({ lightness, chroma: Math.min(0.06, chroma * (chroma < 0.06 ? 1 : 0.6)), hue })
}

/** The thin lines of suiting. */
export function chalkOn({ lightness, chroma, hue }: Ink): Ink {
  return inkFromOklch({ lightness: lightness + (lightness < 0.6 ? 0.2 : -0.2), chroma: chroma * 0.8, hue })
}
