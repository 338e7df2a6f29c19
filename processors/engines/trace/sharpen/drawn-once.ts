import { blurBeyondPixels } from '../blur/blur-rules.ts'
import { type RenderedSheet, renderSheet } from '../check/render-sheet.ts'
import { codedLevels, linearLevels } from '../picture/light-levels.ts'
import type { PixelStatistics } from '../picture/noise.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import type { TraceResult } from '../report.ts'
import { missUnderBlur, renderInLight } from './miss-under-blur.ts'

/** A picture with the drawing of it as it is. */
export type DrawnOnce = {
  readonly plane: PixelPlane
  readonly statistics: PixelStatistics
  readonly own: TraceResult
  /** The drawing as it is shown, rendered when it is first asked for. */
  readonly shown: () => RenderedSheet
  /** What it misses of the picture; see `missUnderBlur`. Then what is shown is forgotten. */
  readonly missed: () => number
}

/** A picture with its drawing. */
export function drawnOnce(plane: PixelPlane, statistics: PixelStatistics, own: TraceResult): DrawnOnce {
  let known: RenderedSheet | undefined
  const shown = (): RenderedSheet => {
    known ??= renderSheet(own.sheet)
    return known
  }
  let miss: number | undefined
  const missed = (): number => {
    const levels = levelsOf(statistics)
    miss ??= missOf(plane, statistics, levels === codedLevels ? shown() : renderInLight(own.sheet, levels))
    known = undefined
    return miss
  }
  return { plane, statistics, own, shown, missed }
}

function missOf(plane: PixelPlane, statistics: PixelStatistics, drawn: RenderedSheet): number {
  return missUnderBlur(plane, drawn, blurBeyondPixels(statistics).light, levelsOf(statistics))
}

/**
 * Whether a sharpened drawing is that much more like the picture than the first.
 *
 * @param most what it may miss of the picture, in misses of the first one
 * @param perDoubling what each doubling of its segments takes off that
 */
export function isWorthIt(
  { plane, statistics, own, missed }: DrawnOnce,
  { sheet, report }: TraceResult,
  most: number,
  perDoubling: number,
): boolean {
  const doublings = Math.log2(report.segments / Math.max(1, own.report.segments))
  const miss = missOf(plane, statistics, renderInLight(sheet, levelsOf(statistics)))
  return miss < (most - perDoubling * Math.max(0, doublings)) * missed()
}

/** In what the inks of a pixel add up: light of the coded values, 0..255, or these. */
export function levelsOf({ blendsInLight }: PixelStatistics): Float64Array {
  return blendsInLight ? linearLevels : codedLevels
}
