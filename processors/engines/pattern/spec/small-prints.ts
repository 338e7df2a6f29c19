import type { Family } from '../families/family.ts'
import type { Wishes } from '../prompt/wishes.ts'
import { SCALE } from './design-spec.ts'

/** Factors that `small` and `tiny` have in the lexicon. */
const [SMALL, TINY] = [0.65, 0.5]
/** The share of the family's repeat that a small print takes, and how much less one that is tiny. */
const [REPEAT_OF_SMALL, SMALLER] = [0.75, 2 / 3]
/** How far what is small is on the way from its share of the family's own size to tiny, by ratios. */
const TOWARDS_TINY = 1 / 3
/** Repeats in mm that are smaller do not shrink: they show many motifs as it is. */
const WIDE = 320
/** Of the repeat, what a motif of a size said takes at least; and where the repeat is asked for too, as more would take minutes to lay. */
const [SHARE, SHARE_LEAST] = [0.08, 0.03]

/** Size in mm of the main motif, and the repeat that shows as many of them as a print of that size does. */
export type SmallPrint = { readonly motifMm: number; readonly repeatMm: number }

/**
 * A small print, as its trade understands the word: tiny lemons are 11 mm long, not half of what lemons are otherwise.
 * Between tiny and the family's own size sizes go by ratios; so does what is smaller than tiny. A size in mm is kept.
 *
 * @param askedMm the repeat, where it is asked for
 */
export function smallPrint(wishes: Wishes, family: Family, askedMm?: number): SmallPrint | undefined {
  const { motifMm, tinyMm } = family
  if (!motifMm || !tinyMm || family.fitRepeatMm) return undefined
  const { scale = 1 } = wishes
  const saidMm = wishes.motifMm && Math.max(wishes.motifMm, motifMm * SCALE.least)
  const size = saidMm ? saidMm / motifMm : scale
  if (size > SMALL) return undefined
  const steps = (SMALL - scale) / (SMALL - TINY)
  const smallMm = (motifMm * SMALL) ** (1 - TOWARDS_TINY) * tinyMm ** TOWARDS_TINY
  const ownMm = saidMm ? saidMm / SHARE : family.repeatMm * REPEAT_OF_SMALL * SMALLER ** steps
  const repeatMm = askedMm ?? (family.repeatMm < WIDE ? family.repeatMm : Math.min(family.repeatMm, Math.round(ownMm)))
  return { motifMm: Math.max(saidMm ?? smallMm * (tinyMm / smallMm) ** steps, repeatMm * SHARE_LEAST), repeatMm }
}
