import { clamp } from '../numbers/clamp.ts'
import { MM_PER_INCH } from '../raster/resolution.ts'
import { blurRule, settleRule } from './blur/blur-rules.ts'
import type { BlurRule } from './blur/explain-blur.ts'
import { detectMode, isSurelyDrawn, TEXTURE_STEP_MIN } from './detect-mode.ts'
import type { Regularity } from './labels/regularize-labels.ts'
import type { SettleRule } from './measure/settle-edges.ts'
import type { PixelStatistics } from './picture/noise.ts'
import type { TraceReport } from './report.ts'
import { qualityPresets, type ReadingSettings, type TraceSettings } from './settings.ts'
import type { ToneRule } from './tones/label-tones.ts'

/** All decisions that follow from looking at the picture, made once and passed on to every stage. */
export type Route = {
  readonly settings: ReadingSettings
  readonly mode: TraceReport['mode']
  readonly dpi: number
  readonly noise: number
  /** Standard deviation of the noise to smooth away, levels; 0 leaves the pixels alone. */
  readonly smoothNoise: number
  /** Levels by which two pixels may differ in a channel and still count as equal. */
  readonly tolerance: number
  readonly colorsMax: number
  /** OKLab distance under which two colours are one ink. */
  readonly mergeDistance: number
  /** How far past an ink the colours beside its edges may swing (ringing), as a share (0..1) of the edge's contrast. */
  readonly overshoot: number
  readonly areaMinPx: number
  readonly fitTolerancePx: number
  readonly pointErrorPx: number
  /** True when edges are not anti-aliased: every pixel is wholly one ink, and an edge is known to half a pixel. */
  readonly isAliased: boolean
  /** The route to take instead of one for aliased art if pixels turn out to blend inks; undefined for other art. */
  readonly blended: Route | undefined
  /** True when edges were blended in linear light and must be measured in it. */
  readonly blendsInLight: boolean
  /** Pixels from the middle of an edge to the pure colours on its sides. */
  readonly labelReach: number
  /** Most pixels measured on each side of an edge. */
  readonly edgeReach: number
  /** How measured edges are corrected against the whole picture; undefined where pixels say nothing about coverage. */
  readonly settle: SettleRule | undefined
  /** How the borders between labels are straightened; undefined leaves them as they are. */
  readonly regularity: Regularity | undefined
  /** How a blurred picture is labelled; undefined where edges are sharp. */
  readonly blur: BlurRule | undefined
  /** How a picture without flat areas is cut into tones; undefined where inks have areas of their own. */
  readonly tones: ToneRule | undefined
  /** The route to take instead if inks turn out not to explain the areas; undefined where that is not tested. */
  readonly otherwise: Route | undefined
  /** True when the picture is traced as one tile of a repeat. */
  readonly wrap: boolean
}

const DPI_DEFAULT = 96
// Noise that compression leaves beside edges, levels. Its flat areas hide it from the median.
const COMPRESSION_NOISE = 2.5
// OKLab distance under which two colours are one ink: on clean art, and per level of noise on noisy art, where areas
// average the noise out.
const MERGE_DISTANCE = 0.022
const MERGE_DISTANCE_PER_LEVEL = 0.0085
const MERGE_DISTANCE_MAX = 0.07
// Standard deviation of the colour of pixels near an edge, levels: on clean art; under compression or faint noise; and
// per level of stronger noise.
const CLEAN_SIGMA = 6
const GRAINY_SIGMA = 11
const GRAINY_SIGMA_PER_LEVEL = 2.2
// Pixels of a sharpened picture, a quarter of the first one's each, from which a patch is no crumb.
const CRUMB_PIXELS_MAX = 16
// Ringing of compression and enlarging, as a share of an edge's contrast.
const OVERSHOOT = 0.15
const AUTO_COLORS_MAX = 96
// The drawing and its ground.
const LINE_COLORS = 2
const PHOTO_COLORS_MAX = 32
// Weight of a border's length against the colour error: straight borders win from 0.5 on; above 1 small corners are
// lost.
const SMOOTHNESS = 0.6
const SHARP_EDGE_WIDTH_MAX = 2.1
// In dense art the distance between edges limits how wide they can look, so their blur and the share of mixed pixels
// decide as well. Measured on enlarged art: a blur of 0.69 pixels and more with 3 of 4 changing pixels mixed; on sharp
// art at most 0.49 with half of them.
const SHARP_SOFTNESS_MAX = 0.6
const SHARP_MIXED_SHARE_MAX = 0.65
const SOFT_REACH_MIN = 3
// An edge crosses at most two pixels of a column; summing over more reaches its neighbours.
const EDGE_REACH = 2
// Expected error of a measured point, pixels: on clean edges, and per level of noise on edges of medium contrast.
const POINT_ERROR_PX = 0.07
const POINT_ERROR_PER_LEVEL = 0.01
// Tolerance added where noise or compression has shaken the edges, pixels.
const GRAIN_PX = 0.02
const GRAIN_PX_PER_LEVEL = 0.01
const GRAIN_PX_MAX = 0.35
// Inks that happen to lie between two others look like a few mixed pixels; anti-aliasing mixes a third of all edge
// pixels.
const ALIASED_MIXED_SHARE_MAX = 0.04
// On aliased art a pixel border lies up to half a pixel from the edge that it stands for. What is left of that after
// smoothing, pixels: at most, and on average.
const CRACK_MISS_PX = 0.3
const CRACK_ERROR_PX = 0.15

/** Dots per inch of a picture; 96, as on a screen, where it states none. */
export function dotsOf(dpi: number | undefined): number {
  return dpi && dpi > 0 ? dpi : DPI_DEFAULT
}

/** What is known of a picture beside its statistics. */
export type PictureFacts = {
  /** Whether it is one tile of a repeat, as far as the settings leave that open. */
  readonly repeats: boolean
  /** Dots per inch that it states. */
  readonly dpi: number | undefined
  /** False where its edges are taken for anti-aliased whatever they look like. */
  readonly mayBeAliased?: boolean
}

/** Chooses how a picture is traced, from its statistics and the settings. Settings take precedence. */
export function decideRoute(statistics: PixelStatistics, settings: ReadingSettings, facts: PictureFacts): Route {
  const { repeats, dpi, mayBeAliased = true } = facts
  const mode = chooseMode(settings, statistics)
  const preset = qualityPresets[settings.quality]
  const dots = dotsOf(dpi)
  const isClean = mode === 'flat' || mode === 'pixel'
  const noise = isClean ? 0 : Math.max(COMPRESSION_NOISE, statistics.noise)
  const isTonal = mode === 'photo'
  // Borders between tones lie at level lines of the picture, whose width does not matter.
  const isSoft = mode !== 'pixel' && !isTonal && hasSoftEdges(statistics)
  const looseness = 2 ** ((50 - settings.detail) / 25)
  const isAliased = mayBeAliased && mode === 'flat' && statistics.mixedShare < ALIASED_MIXED_SHARE_MAX
  const mergeDistance = isClean ? MERGE_DISTANCE : Math.min(MERGE_DISTANCE_MAX, MERGE_DISTANCE_PER_LEVEL * noise)
  const colorsMax = settings.colors ?? colorsMaxOf(settings, isTonal)
  const blur = isAliased ? undefined : blurRule(statistics, mode, settings, { mergeDistance, colorsMax })
  return {
    settings,
    isAliased,
    blended: isAliased ? decideRoute(statistics, settings, { ...facts, mayBeAliased: false }) : undefined,
    mode,
    wrap: mode !== 'pixel' && (settings.tile === 'on' || (settings.tile === 'auto' && repeats)),
    dpi: dots,
    noise: statistics.noise,
    otherwise: isSure(statistics, mode, settings)
      ? undefined
      : decideRoute(statistics, { ...settings, mode: 'photo' }, { repeats, dpi }),
    smoothNoise: smoothingOf(settings.smooth, mode, noise),
    tolerance: isClean ? 6 : Math.min(24, 6 + 1.2 * noise),
    colorsMax,
    mergeDistance,
    overshoot: isClean && !isSoft ? 0 : OVERSHOOT,
    areaMinPx: areaMin(settings, mode, dots),
    ...(isTonal
      ? closenessOfTones(preset.tolerancePx * looseness)
      : closenessOfEdges(preset.tolerancePx, looseness, isAliased, noise)),
    blendsInLight: !isTonal && statistics.blendsInLight,
    labelReach: isSoft ? clamp(Math.ceil(statistics.edgeWidth), SOFT_REACH_MIN, 4) : EDGE_REACH,
    edgeReach: EDGE_REACH,
    settle:
      mode === 'pixel' || isTonal || isAliased || settings.crumbs !== undefined
        ? undefined
        : settleRule(statistics, blur, settings),
    regularity: mode === 'pixel' || isTonal || isAliased ? undefined : regularityRule(isClean, noise, settings),
    blur,
    tones: isTonal ? toneRule(preset.tolerancePx * looseness, statistics, settings) : undefined,
  }
}

/** A line drawing is read like other clean or noisy art, only with fewer inks. */
function chooseMode({ mode }: TraceSettings, statistics: PixelStatistics): TraceReport['mode'] {
  if (mode !== 'auto' && mode !== 'line') return mode
  const found = detectMode(statistics)
  return mode === 'line' && found === 'photo' ? 'scan' : found
}

/** Blur takes longest to measure, so it is tested last. */
function hasSoftEdges(statistics: PixelStatistics): boolean {
  if (statistics.edgeWidth > SHARP_EDGE_WIDTH_MAX) return true
  return statistics.mixedShare > SHARP_MIXED_SHARE_MAX && statistics.softness.luma > SHARP_SOFTNESS_MAX
}

/** False where a picture was taken for noisy art by its statistics alone, so that it may still be a photograph. */
function isSure(statistics: PixelStatistics, mode: TraceReport['mode'], settings: TraceSettings): boolean {
  return mode !== 'scan' || settings.mode !== 'auto' || settings.palette !== undefined || isSurelyDrawn(statistics)
}

// Costs of one pixel of border and of one patch, in units of the tones' mean squared error; both are higher for a
// texture, which is borders all over.
const BORDER_PRICE = 0.6
const PATCH_PRICE = 11
const TEXTURE_PRICES = 6
// Rounds in which the borders of tones are moved: the first brings more than half of what eight do, and a second costs
// as many segments as it gains.
const PLACING_ROUNDS = 1
// Factor on the tolerance of borders between tones: they are as accurate as the picture, but faint edges are followed
// more loosely anyway.
const TONE_LOOSENESS = 1.2

function regularityRule(isClean: boolean, noise: number, { iterMax }: TraceSettings): Regularity {
  const sigma = isClean ? CLEAN_SIGMA : Math.max(GRAINY_SIGMA, GRAINY_SIGMA_PER_LEVEL * noise)
  return { sigma, smoothness: SMOOTHNESS, rounds: Math.min(6, iterMax) }
}

function closenessOfEdges(
  tolerancePx: number,
  looseness: number,
  isAliased: boolean,
  noise: number,
): Pick<Route, 'fitTolerancePx' | 'pointErrorPx'> {
  if (isAliased)
    return { fitTolerancePx: (tolerancePx + CRACK_MISS_PX) * looseness, pointErrorPx: CRACK_ERROR_PX * looseness }
  const grainPx = noise === 0 ? 0 : Math.min(GRAIN_PX_MAX, GRAIN_PX + GRAIN_PX_PER_LEVEL * noise)
  return {
    fitTolerancePx: (tolerancePx + grainPx) * looseness,
    pointErrorPx: Math.max(POINT_ERROR_PX, POINT_ERROR_PER_LEVEL * noise) * looseness,
  }
}

function closenessOfTones(tolerancePx: number): Pick<Route, 'fitTolerancePx' | 'pointErrorPx'> {
  const fitTolerancePx = tolerancePx * TONE_LOOSENESS
  return { fitTolerancePx, pointErrorPx: fitTolerancePx / 2 }
}

function colorsMaxOf({ mode }: TraceSettings, isTonal: boolean): number {
  if (mode === 'line') return LINE_COLORS
  return isTonal ? PHOTO_COLORS_MAX : AUTO_COLORS_MAX
}

function toneRule(tolerancePx: number, { tones: { blockStep } }: PixelStatistics, settings: TraceSettings): ToneRule {
  const { iterMax, palette } = settings
  const coarseness = tolerancePx / qualityPresets.high.tolerancePx
  const scale = coarseness ** 2 * (blockStep >= TEXTURE_STEP_MIN ? TEXTURE_PRICES : 1)
  return {
    border: BORDER_PRICE * scale,
    patch: PATCH_PRICE * scale,
    placing: { rounds: Math.min(PLACING_ROUNDS, iterMax), refitsInks: palette === undefined },
  }
}

function smoothingOf(smooth: number | undefined, mode: TraceReport['mode'], noise: number): number {
  if (smooth !== undefined) return smooth / 5
  return mode === 'scan' ? noise : 0
}

function areaMin({ minAreaMm2, quality, crumbs }: ReadingSettings, mode: TraceReport['mode'], dots: number): number {
  if (minAreaMm2 !== undefined) return Math.max(1, Math.round(minAreaMm2 * (dots / MM_PER_INCH) ** 2))
  if (crumbs !== undefined) return CRUMB_PIXELS_MAX
  if (mode === 'photo' || mode === 'pixel') return 1
  return qualityPresets[quality].areaMinPx * (mode === 'scan' ? 2 : 1)
}
