// Decides from pixel statistics (`picture/noise.ts`) which kind of picture it is. All limits are thresholds on these
// statistics, placed between the values measured on the kinds that they separate.
import type { PixelStatistics } from './picture/noise.ts'
import type { TraceReport } from './report.ts'

// Noise, levels: below it a picture was drawn, not photographed.
const CLEAN_NOISE_MAX = 0.8
// Compression leaves areas flat and adds ripples beside edges, so both shares must be exceeded. Colour ramps have many
// faint differences too, but even ones.
const COMPRESSED_FAINT_SHARE_MIN = 0.04
const COMPRESSED_RIPPLE_SHARE_MIN = 0.1
// Share of ripples that are crests. Measured: sharp edges between similar inks stay under 0.34, compression has 0.54
// and more, noise 0.67. Enlarged pictures have few crests too, but edges wider than the 1.7 pixels of anti-aliasing.
const CREST_SHARE_MIN = 0.45
const SMOOTHED_EDGE_WIDTH_MAX = 1.8
// Compressed art with few forms on wide plain grounds has fewer ripples. Shaded art has as sharp edges; two things rule
// it out. Either few of all changes are faint (measured: 0.31 in compressed art, 0.77 and more in shaded emoji), or the
// quiet places between edges are not shaded (0.001 of them at most in compressed art; 0.02 and more in shaded emoji
// with as many ripples).
const SPARSE_FAINT_SHARE_MIN = 0.02
const SPARSE_RIPPLE_SHARE_MIN = 0.07
const SPARSE_FAINT_CHANGES_MAX = 0.5
const SPARSE_SHADING_MAX = 0.01
// WebP's smoothing is uneven over whole blocks, which resembles shading: measured 0.05 of the quiet places at most,
// with a ripple share of 0.055 and more. Of 968 shaded emoji at 128, 256 and 512 pixels none with as many crests has a
// ripple share over 0.044 or shading under 0.14.
const SMOOTHED_RIPPLE_SHARE_MIN = 0.05
const SMOOTHED_SHADING_MAX = 0.08
// Measured: less than 0.01 of a ramp that fills a picture is uneven, but 0.1 of noise that compression has smoothed.
const GRAINY_FAINT_SHARE_MIN = 0.4
const GRAINY_RIPPLE_SHARE_MIN = 0.04
// Entropy of the colours, bits. Measured: artwork with noise stays under 5.1, photographs exceed 6.5. A clean ramp has
// many colours too, but a large flat share.
const PHOTO_TONE_BITS_MIN = 5.8
const PHOTO_FLAT_SHARE_MAX = 0.3
// Under strong noise a picture of many inks has as high an entropy, but no shading: measured under 0.024, photographs
// under the same noise over 0.036. Whether inks explain the areas is tested later (`Route.otherwise`).
const STRONG_GRAIN_MIN = 6
const STRONG_BLOCK_GRAIN_MIN = 1.5
const GRAINY_SHADING_MAX = 0.03
// Step between blocks, levels. Noise averages out over a block and leaves less than one level; a texture has three and
// more.
export const TEXTURE_STEP_MIN = 3
// Measured: artwork of small shapes stays under 0.26, textures exceed 0.31.
const TEXTURE_EVENNESS_MIN = 0.28
// Between the marks of a texture lies shading: measured 0.18 and more. Halftones and other small marks in flat inks are
// as busy, but plain in between: under 0.01. With next to no quiet places the shading is unknown.
const TEXTURE_SHADING_MIN = 0.04
const TEXTURE_QUIET_RUNS_MIN = 0.005
// Entropy of grey photographs, bits. Measured: 3.6 and more; two inks under noise or compression 3.
const GREY_TONE_BITS_MIN = 3.5
const GREY_HUE_BITS_MAX = 0.3
const GREY_NOISE_MIN = 0.5
// Measured: toned and dark photographs have an entropy of 4.5 bits and more, shading in over a tenth of the quiet
// places, and quiet runs under 0.57. Flat art with noise or compression can have shading over 0.03, ramps with either
// have a lower entropy or more quiet runs.
const SHADED_TONE_BITS_MIN = 4.2
const SHADING_MIN = 0.06
const SHADED_QUIET_RUNS_MAX = 0.6
// Where hardly any quiet places are left, edges bleed into most of them and look like shading. Measured on dense prints
// of 8 and more inks under blur, noise and compression: shading up to 0.18 at quiet runs of 0.05 to 0.14. Toned
// photographs as busy have 0.49 and more, stained tissue 0.15.
const DENSE_QUIET_RUNS_MAX = 0.16
const DENSE_SHADING_MIN = 0.18
// Measured on ramps with noise or compression that fill a picture.
const RAMP_QUIET_RUNS_MIN = 0.8
const PLAIN_SHARE_MIN = 0.5
// Clean art has next to no faint differences, however small its shapes; noisy art and photographs have no flat places.
const BUSY_FLAT_SHARE_MIN = 0.03
const BUSY_FAINT_SHARE_MAX = 0.12
// Ripple shares measured on busy art: 0.06 for compressed lines; as much for clean art, but without crests; 0.024 for
// enlarged lines.
const BUSY_RIPPLE_SHARE_MIN = 0.03

/** The kind of a picture, decided from its pixels alone. */
export function detectMode(seen: PixelStatistics): TraceReport['mode'] {
  const mode = modeOf(seen)
  return mode === 'flat' && seen.isEvened ? 'scan' : mode
}

function modeOf(seen: PixelStatistics): TraceReport['mode'] {
  if (isBusy(seen))
    return seen.crestShare > CREST_SHARE_MIN && seen.rippleShare > BUSY_RIPPLE_SHARE_MIN ? 'scan' : 'flat'
  if (seen.flatShare < PHOTO_FLAT_SHARE_MAX && hasTonesOfPhoto(seen)) return 'photo'
  const ripples = seen.crestShare > CREST_SHARE_MIN || seen.edgeWidth > SMOOTHED_EDGE_WIDTH_MAX
  const isCompressed =
    ripples && seen.faintShare > COMPRESSED_FAINT_SHARE_MIN && seen.rippleShare > COMPRESSED_RIPPLE_SHARE_MIN
  const isSparse =
    seen.crestShare > CREST_SHARE_MIN &&
    seen.edgeWidth < SMOOTHED_EDGE_WIDTH_MAX &&
    seen.rippleShare > SPARSE_RIPPLE_SHARE_MIN &&
    seen.faintShare > SPARSE_FAINT_SHARE_MIN &&
    (seen.tones.shading < SPARSE_SHADING_MAX || seen.faintShare < SPARSE_FAINT_CHANGES_MAX * (1 - seen.flatShare))
  const isSmoothed =
    seen.crestShare > CREST_SHARE_MIN &&
    seen.rippleShare > SMOOTHED_RIPPLE_SHARE_MIN &&
    seen.faintShare > COMPRESSED_FAINT_SHARE_MIN &&
    seen.tones.shading < SMOOTHED_SHADING_MAX
  const isGrainy = seen.faintShare > GRAINY_FAINT_SHARE_MIN && seen.rippleShare > GRAINY_RIPPLE_SHARE_MIN
  if (seen.noise < CLEAN_NOISE_MAX && !isCompressed && !isSparse && !isSmoothed && !isGrainy) return 'flat'
  return isTexture(seen) ? 'photo' : 'scan'
}

/** Busy all over, and shaded in between. */
function isTexture({ tones: { blockStep, evenness, shading, quietRuns } }: PixelStatistics): boolean {
  const isPlainBetween = quietRuns > TEXTURE_QUIET_RUNS_MIN && shading < TEXTURE_SHADING_MIN
  return blockStep >= TEXTURE_STEP_MIN && evenness > TEXTURE_EVENNESS_MIN && !isPlainBetween
}

/**
 * Art that is edges nearly everywhere: its median difference is no measure of noise, and hardly anything is neither
 * flat nor an edge.
 */
function isBusy(seen: PixelStatistics): boolean {
  return seen.flatShare > BUSY_FLAT_SHARE_MIN && seen.faintShare < BUSY_FAINT_SHARE_MAX * (1 - seen.flatShare)
}

/** High entropy of colours; or, where all are of one hue or dark, high entropy of lightness that is not a ramp. */
function hasTonesOfPhoto({ noise, tones }: PixelStatistics): boolean {
  const { toneBits, lightBits, shading, quietRuns, blockGrain } = tones
  const isGrainy = noise >= STRONG_GRAIN_MIN || blockGrain >= STRONG_BLOCK_GRAIN_MIN
  if (toneBits > PHOTO_TONE_BITS_MIN) return !isGrainy || shading > GRAINY_SHADING_MAX
  if (noise <= GREY_NOISE_MIN) return false
  if (toneBits > GREY_TONE_BITS_MIN && toneBits - lightBits < GREY_HUE_BITS_MAX) return true
  const shadingMin = quietRuns < DENSE_QUIET_RUNS_MAX ? DENSE_SHADING_MIN : SHADING_MIN
  return toneBits > SHADED_TONE_BITS_MIN && shading > shadingMin && quietRuns < SHADED_QUIET_RUNS_MAX
}

/**
 * Drawings whose areas differ from their inks as much as a photograph's do: nearly all places are quiet, as in a ramp
 * that fills a picture; or half of the picture is plain and nothing is shaded, as where ramps lie in plain art.
 */
export function isSurelyDrawn({ tones, flatShare }: Pick<PixelStatistics, 'tones' | 'flatShare'>): boolean {
  return tones.quietRuns >= RAMP_QUIET_RUNS_MIN || (flatShare > PLAIN_SHARE_MIN && tones.shading < SPARSE_SHADING_MAX)
}
