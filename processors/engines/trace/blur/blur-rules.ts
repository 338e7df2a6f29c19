import type { SettleRule } from '../measure/settle-edges.ts'
import type { Softness } from '../picture/measure-softness.ts'
import type { PixelStatistics } from '../picture/noise.ts'
import type { TraceReport } from '../report.ts'
import type { TraceSettings } from '../settings.ts'
import type { BlurRule } from './explain-blur.ts'

// Spread of edges, pixels, beyond which they were blurred; anti-aliasing leaves 0.4.
const BLURRED_MIN = 0.65
const SHARP_SOFTNESS = 0.4
// Measured: pictures whose lightness was blurred have edges 1.9 pixels wide and more, others up to 1.7.
const SHARP_EDGE_WIDTH_MAX = 1.8
// Of lines alone no edge may lie between still sides. Measured of lines where some do: 0.71 of scanned and 0.76 of enlarged ones.
const SOFTNESS_OF_LINES = 0.74
// Blends of anti-aliasing are under half of the pixels beside edges, blur makes most of them blends.
const BLURRED_MIXED_SHARE_MIN = 0.55
// Edges are seen only where they stand out of ripples, which cuts the ends off their spread.
const SPREAD_SEEN = 0.87
const SHARP_SPREAD = SHARP_SOFTNESS / SPREAD_SEEN
// A label map's edges lie between whole pixels, the picture's anywhere: on average that spreads them further.
const LABEL_SPREAD = 1.15
// Colour at half the resolution; what looks wider is two edges in one.
const CHROMA_SOFTNESS_MAX = 1.3
// What a label map of whole pixels misses of a blurred edge, levels, and how hard its borders are straightened.
const BLUR_SIGMA = 34
const BLUR_SMOOTHNESS = 0.9
const BLUR_ROUNDS = 4
// Levels of grain under which the crests of a blurred picture are lines.
const LINES_NOISE_MAX = 0.5
// Rounds of drawing and moving; more would follow the grain.
const SETTLE_ROUNDS = 2

/** How labels are read through the picture's blur; undefined where edges are sharp. */
export function blurRule(
  statistics: PixelStatistics,
  mode: TraceReport['mode'],
  settings: TraceSettings,
  inks: Pick<BlurRule, 'mergeDistance' | 'colorsMax'>,
): BlurRule | undefined {
  if (!isBlurred(statistics, mode)) return undefined
  const softness = softnessOf(statistics)
  const luma = (LABEL_SPREAD * Math.max(SHARP_SOFTNESS, softness.luma)) / SPREAD_SEEN
  const isSoft = settings.palette === undefined && softness.luma > BLURRED_MIN
  return {
    ...inks,
    softness: { luma, chroma: Math.max(luma, Math.min(CHROMA_SOFTNESS_MAX, softness.chroma)) },
    regularity: { sigma: BLUR_SIGMA, smoothness: BLUR_SMOOTHNESS, rounds: Math.min(BLUR_ROUNDS, settings.iterMax) },
    findsInks: settings.palette === undefined,
    // Where compression blurs the colour alone, lines keep their brightness; grain has crests everywhere.
    findsLines: isSoft && statistics.noise < LINES_NOISE_MAX,
    fillsLines: isSoft && statistics.noise >= LINES_NOISE_MAX,
  }
}

function isBlurred(statistics: PixelStatistics, mode: TraceReport['mode']): boolean {
  // Of clean art without a lone edge nothing is assumed: shading has none either. How far edges are spread is measured
  // when it is asked, so last.
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

/**
 * How measured edges are settled, or not at all in the quicker qualities. Where labels need no reading through a blur, edges
 * are as sharp as anti-aliasing leaves them.
 */
export function settleRule(
  statistics: PixelStatistics,
  blur: BlurRule | undefined,
  { quality, iterMax }: TraceSettings,
): SettleRule | undefined {
  if (quality === 'draft' || quality === 'low') return undefined
  const rounds = Math.min(SETTLE_ROUNDS, iterMax)
  if (!blur) return { luma: 0, chroma: 0, rounds }
  const { luma, chroma } = softnessOf(statistics)
  const beyondPixel = (spread: number): number => Math.sqrt(Math.max(0, spread ** 2 - SHARP_SPREAD ** 2))
  return {
    luma: beyondPixel(luma / SPREAD_SEEN),
    chroma: beyondPixel(Math.max(luma, Math.min(CHROMA_SOFTNESS_MAX, chroma)) / SPREAD_SEEN),
    rounds,
  }
}
