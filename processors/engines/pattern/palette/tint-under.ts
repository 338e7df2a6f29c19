import type { Ink } from '../../color/ink.ts'
import { inkFromOklch } from '../../color/ink.ts'
import { findFamily } from '../families/registry.ts'
import type { Wishes } from '../prompt/wishes.ts'
import { readInks } from './read-inks.ts'

/** Threads of a sett lie half under those of the paper: least lightness and greatest chroma of what is seen all the same. */
const CROSSED = [0.76, 0.1] as const

/** What a patterned ground is drawn in: a step darker than its paper, and lighter than the colour of the things on it. */
export function tintBetween(paper: Ink, lead: Ink, isCrossed: boolean): Ink {
  const [least, fullest] = isCrossed ? CROSSED : [0.84, 0.06]
  const lightness = Math.min(paper.lightness - 0.07, Math.max(least, Math.min(0.92, lead.lightness + 0.12)))
  // Black has no tint of its own: the paper's is taken.
  const { hue, chroma } = lead.chroma < 0.03 && paper.chroma > lead.chroma ? paper : lead
  return inkFromOklch({ lightness, chroma: Math.min(fullest, chroma * (chroma < 0.06 ? 1 : 0.6)), hue })
}

/** The thin lines of suiting. */
export function chalkOn({ lightness, chroma, hue }: Ink): Ink {
  return inkFromOklch({ lightness: lightness + (lightness < 0.6 ? 0.2 : -0.2), chroma: chroma * 0.8, hue })
}

/** A pattern in the dark, near enough to its cloth that no thing is drawn in it. */
export function dimOn({ lightness, chroma, hue }: Ink): Ink {
  return inkFromOklch({ lightness: lightness + 0.12, chroma: chroma * 0.8, hue })
}

/** The red that says tartan, and lumberjacks, by itself. */
export const TARTAN_RED = '#a8322d'

/** The large check of lumberjacks, which is red unless it is said otherwise. */
export function isBuffalo({ styles }: Wishes): boolean {
  return styles.includes('buffalo')
}

/** The strongest dye of a sett that is named, or the red that says tartan by itself. */
export function settLead({ under, styles }: Wishes): Ink | undefined {
  if (under !== 'tartan') return undefined
  const sett = findFamily(under)?.colourway?.({ styles, details: {} })
  const dyes = readInks(sett?.inks ?? [TARTAN_RED])
  return dyes.toSorted((one, other) => other.chroma - one.chroma)[0]
}
