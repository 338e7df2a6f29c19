import { blurBeyondPixels } from '../blur/blur-rules.ts'
import { codedLevels, linearLevels } from '../picture/light-levels.ts'
import type { PixelStatistics } from '../picture/noise.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import type { TraceResult } from '../report.ts'
import type { Sheet } from '../sheet.ts'
import { missUnderBlur } from './miss-under-blur.ts'

/** A picture with the drawing of it as it is. */
export type DrawnOnce = {
  readonly plane: PixelPlane
  readonly statistics: PixelStatistics
  readonly own: TraceResult
  /** What it misses of the picture; see `missUnderBlur`. */
  readonly missed: () => number
}

/** A picture with its drawing. */
export function drawnOnce(plane: PixelPlane, statistics: PixelStatistics, own: TraceResult): DrawnOnce {
  let miss: number | undefined
  const missed = (): number => {
    miss ??= missOf(plane, statistics, own.sheet)
    return miss
  }
  return { plane, statistics, own, missed }
}

function missOf(plane: PixelPlane, statistics: PixelStatistics, sheet: Sheet): number {
  return missUnderBlur(plane, sheet, blurBeyondPixels(statistics).light, levelsOf(statistics))
}

// What a sharpened drawing may miss of the picture, in misses of the first one, and what each doubling of its segments takes
// off that. Blurred pictures tell it best: lines get their full strength, and few inks gained 2 to 3 dB with misses of 0.86
// and 0.92. Letters in few inks that were not blurred, and all found, gained nothing with 0.89.
const PRICES = {
  own: { most: 1, perDoubling: 0.05 },
  soft: { most: 1, perDoubling: 0.2 },
  few: { most: 1, perDoubling: 0.2 },
  fewFound: { most: 0.9, perDoubling: 0.2 },
  fewBlurred: { most: 1, perDoubling: 0.15 },
} as const
// Blur in pixels from which lines are pale, and from which what is seen within it is a guess.
const BLURRED_MIN = 0.6
const SOFT_BLUR_MIN = 1
// Share of the frame up to which an ink is a few odd pixels.
const CRUMBS_SHARE = 0.005

function priceOf({ statistics, own }: DrawnOnce, few: number | undefined): (typeof PRICES)[keyof typeof PRICES] {
  const { light } = blurBeyondPixels(statistics)
  if (few === undefined) return light > SOFT_BLUR_MIN ? PRICES.soft : PRICES.own
  if (light > BLURRED_MIN) return PRICES.fewBlurred
  return inksFound(own) > few ? PRICES.few : PRICES.fewFound
}

/** Inks of a drawing that are more than a few odd pixels. */
export function inksFound({ report }: TraceResult): number {
  return report.inks.filter(({ areaShare }) => areaShare > CRUMBS_SHARE).length
}

/**
 * Whether a sharpened drawing is so much more like the picture than the first that it is worth its segments.
 *
 * @param few how many inks it is in, if not in those of the first drawing
 */
export function isWorthIt(seen: DrawnOnce, { sheet, report }: TraceResult, few?: number): boolean {
  const { plane, statistics, own, missed } = seen
  const { most, perDoubling } = priceOf(seen, few)
  const doublings = Math.log2(report.segments / Math.max(1, own.report.segments))
  const miss = missOf(plane, statistics, sheet)
  return miss < (most - perDoubling * Math.max(0, doublings)) * missed()
}

// What a drawing in fewer inks may miss, in misses of the first one: pages of six million pixels had 1.03 and 1.05 with a third of
// the segments less, 8 and 4 inks less, and the same likeness to what was scanned.
const CLEANER_MISS_MAX = 1.08

/** Whether a sharpened drawing takes fewer inks and no more segments than the first, and is about as like the picture. */
export function isCleaner({ plane, statistics, own, missed }: DrawnOnce, { sheet, report }: TraceResult): boolean {
  if (report.inks.length >= own.report.inks.length || report.segments > own.report.segments) return false
  const miss = missOf(plane, statistics, sheet)
  return miss < CLEANER_MISS_MAX * missed()
}

/** In what the inks of a pixel add up: light of the coded values, 0..255, or these. */
export function levelsOf({ blendsInLight }: PixelStatistics): Float64Array {
  return blendsInLight ? linearLevels : codedLevels
}
