import { rise } from '../../numbers/ramp.ts'
import type { DrawnDesign } from '../draw/draw-design.ts'

/** The critic's scores of a design, each from 0 (obvious fault) to 1 (none); null where it cannot be judged. */
export type Critique = {
  readonly scores: {
    readonly lineUps: number | null
    readonly alleyways: number | null
    readonly holes: number | null
    readonly balance: number | null
    /** Figures share the colours evenly, none dominates. Null with a single figure ink. */
    readonly colourShare: number | null
    /** Figures contrast with the ground. */
    readonly contrast: number
    /** The thinnest line can be printed. */
    readonly smallestFeature: number
    /** The combined score of the drawing; null where nothing is left to chance. */
    readonly total: number | null
  }
  /** Number of drawings compared. */
  readonly candidates: number
  /** Names of the scores below their limits. */
  readonly faults: readonly string[]
}

/** OKLCH lightness difference between ground and main figure: tone on tone is still visible at 0.05. */
const CONTRAST = { full: 0.18, least: 0.05 } as const
/** Line widths: a screen holds 0.3 mm; half of that fills in. */
const FEATURE_MM = { full: 0.3, least: 0.15 } as const
/**
 * Evenness (entropy relative to its maximum) from which no colour is missed; a leading colour with nine tenths has
 * about a quarter.
 */
const EVENNESS_FULL = 0.6
const printLimits = { colourShare: 0.2, contrast: 0.05, smallestFeature: 0.05 } as const

/**
 * The critic's scores, with those that need inks and millimetres.
 *
 * @param shares area share of each ink
 * @param contrast difference in OKLCH lightness, 0..1
 * @param thinnestMm null when nothing is thin
 */
export function judgePrint(
  judgement: DrawnDesign['judgement'],
  shares: readonly number[],
  ground: number,
  contrast: number,
  thinnestMm: number | null,
): Critique {
  const print = {
    colourShare: rateShares(shares.filter((_, ink) => ink !== ground)),
    contrast: rate(contrast, CONTRAST),
    smallestFeature: thinnestMm === null ? 1 : rate(thinnestMm, FEATURE_MM),
  }
  const unplaced = { lineUps: null, alleyways: null, holes: null, balance: null, total: null }
  const faults = Object.entries(printLimits).flatMap(([part, limit]) =>
    (print[part as keyof typeof printLimits] ?? 1) < limit ? [part] : [],
  )
  return {
    scores: { ...unplaced, ...judgement?.scores, ...print },
    candidates: judgement?.candidates ?? 1,
    faults: [...(judgement?.faults ?? []), ...faults],
  }
}

function rate(value: number, { full, least }: { readonly full: number; readonly least: number }): number {
  return Math.round(rise(value, least, full) * 1000) / 1000
}

function rateShares(figures: readonly number[]): number | null {
  const total = figures.reduce((sum, share) => sum + share, 0)
  if (figures.length < 2 || total === 0) return null
  const parts = figures.map((share) => share / total).filter((part) => part > 0)
  const entropy = -parts.reduce((sum, part) => sum + part * Math.log(part), 0)
  return rate(entropy / Math.log(figures.length), { full: EVENNESS_FULL, least: 0 })
}
