import type { SettleRule } from '../measure/settle-edges.ts'
import type { Softness } from '../picture/measure-softness.ts'
import type { PixelStatistics } from '../picture/noise.ts'
import type { TraceReport } from '../report.ts'
import type { ReadingSettings } from '../settings.ts'
import type { BlurRule } from './explain-blur.ts'

// Standard deviation of edges, pixels, above which they were blurred; anti-aliasing leaves 0.4.
const BLURRED_MIN = 0.65
const SHARP_SOFTNESS = 0.4
// Width of edges, pixels. Measured: 1.9 and more where lightness was blurred, else up to 1.7.
const SHARP_EDGE_WIDTH_MAX = 1.8
// Softness assumed for lines alone, where no edge has plain areas on both sides. Measured on lines with such edges:
// 0.71 for scanned, 0.76 for enlarged ones.
const SOFTNESS_OF_LINES = 0.74
// Share of mixed pixels beside edges: under one half with anti-aliasing, most of them with blur.
const BLURRED_MIXED_SHARE_MIN = 0.55
// Factor from the true standard deviation of edges to the measured one: edges are seen only where they exceed ripples,
// which cuts their tails off.
const SPREAD_SEEN = 0.87
const SHARP_SPREAD = SHARP_SOFTNESS / SPREAD_SEEN
// Factor on the blur of labels: edges of a label map lie on pixel borders, those of the picture anywhere, which blurs
// them further on average.
const LABEL_SPREAD = 1.15
// Pixels; the upper limit for colour, which may be stored at half the resolution. What looks wider is two edges in one.
const CHROMA_SOFTNESS_MAX = 1.3
// Standard deviation, levels, of what a label map of whole pixels misses at a blurred edge; weight of straight borders;
// and rounds.
const BLUR_SIGMA = 34
const BLUR_SMOOTHNESS = 0.9
const BLUR_ROUNDS = 4
// Noise in levels below which the crests of a blurred picture are lines.
const LINES_NOISE_MAX = 0.5
// Rounds of rendering and moving; more would fit the noise.
const SETTLE_ROUNDS = 2

/** How a blurred picture is labelled; undefined where edges are sharp. */
export function blurRule(
  statistics: PixelStatistics,
  mode: TraceReport['mode'],
  settings: ReadingSettings,
  inks: Pick<BlurRule, 'mergeDistance' | 'colorsMax'>,
): BlurRule | undefined {
  if (!isBlurred(statistics, mode)) return undefined
  const softness = softnessOf(statistics)
  const luma = (LABEL_SPREAD * Math.max(SHARP_SOFTNESS, softness.luma)) / SPREAD_SEEN
  const isSoft = settings.palette === undefined && softness.luma > BLURRED_MIN
  return {
    ...inks,
    softness: { luma, chroma: Math.max(luma, Math.min(chromaMax(settings), softness.chroma)) },
    regularity: { sigma: BLUR_SIGMA, smoothness: BLUR_SMOOTHNESS, rounds: Math.min(BLUR_ROUNDS, settings.iterMax) },
    findsInks: settings.palette === undefined,
    keepsPale: isSoft,
    // Where compression blurs only the colour, lines keep their lightness; under noise there are crests everywhere.
    findsLines: isSoft && statistics.noise < LINES_NOISE_MAX,
    fillsLines: isSoft && statistics.noise >= LINES_NOISE_MAX,
  }
}

// Variance of an edge that is only anti-aliased, square pixels.
const ANTI_ALIASED_VARIANCE = 1 / 12

/** Standard deviation of a picture's blur beyond anti-aliasing, in lightness and in colour, pixels. */
export function blurBeyondPixels(statistics: PixelStatistics): { readonly light: number; readonly color: number } {
  const beyond = (softness: number): number => {
    const spread = Math.max(SHARP_SOFTNESS, softness) / SPREAD_SEEN
    return Math.sqrt(spread * spread - ANTI_ALIASED_VARIANCE)
  }
  const { luma, chroma } = softnessOf(statistics)
  return { light: beyond(luma), color: beyond(Math.max(luma, Math.min(CHROMA_SOFTNESS_MAX, chroma))) }
}

function isBlurred(statistics: PixelStatistics, mode: TraceReport['mode']): boolean {
  // Clean art without any isolated edge counts as sharp, because shading has none either. The blur takes long to
  // measure, so it is tested last.
  if (mode === 'flat')
    return (
      statistics.mixedShare > BLURRED_MIXED_SHARE_MIN &&
      statistics.softness.luma > 0 &&
      softnessOf(statistics).luma > BLURRED_MIN
    )
  if (mode !== 'scan') return false
  const { luma, chroma } = softnessOf(statistics)
  return Math.max(luma, chroma) > BLURRED_MIN
}

function softnessOf({ softness, edgeWidth }: PixelStatistics): Softness {
  if (edgeWidth > SHARP_EDGE_WIDTH_MAX) return softness.luma === 0 ? { ...softness, luma: SOFTNESS_OF_LINES } : softness
  return { ...softness, luma: Math.min(softness.luma, SHARP_SOFTNESS) }
}

function chromaMax({ enlarged = 1 }: ReadingSettings): number {
  return enlarged * CHROMA_SOFTNESS_MAX
}

/**
 * How measured edges are corrected against the picture; undefined in the faster qualities. Unless labels are read
 * through a blur, edges are as sharp as anti-aliasing leaves them.
 */
export function settleRule(
  statistics: PixelStatistics,
  blur: BlurRule | undefined,
  settings: ReadingSettings,
): SettleRule | undefined {
  const { quality, iterMax } = settings
  if (quality === 'draft' || quality === 'low') return undefined
  const rounds = Math.min(SETTLE_ROUNDS, iterMax)
  if (!blur) return { luma: 0, chroma: 0, rounds }
  const { luma, chroma } = softnessOf(statistics)
  const beyondPixel = (spread: number): number => Math.sqrt(Math.max(0, spread ** 2 - SHARP_SPREAD ** 2))
  return {
    luma: beyondPixel(luma / SPREAD_SEEN),
    chroma: beyondPixel(Math.max(luma, Math.min(chromaMax(settings), chroma)) / SPREAD_SEEN),
    rounds,
  }
}
