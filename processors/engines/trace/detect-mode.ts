import type { PixelStatistics } from './picture/noise.ts'
import type { TraceReport } from './report.ts'

// Below this grain (levels) a picture was drawn, not photographed.
const CLEAN_NOISE_MAX = 0.8
// Compression leaves areas flat and ripples beside edges: both shares must be passed. Ramps are faint but even.
const COMPRESSED_FAINT_SHARE_MIN = 0.04
const COMPRESSED_RIPPLE_SHARE_MIN = 0.1
// Measured: sharp edges of inks that differ by little have crests in under 0.34 of what is faint and uneven, compression in
// 0.54 and more, grain in 0.67. Enlarging leaves few, but edges wider than anti-aliasing's 1.7 pixels.
const CREST_SHARE_MIN = 0.45
const SMOOTHED_EDGE_WIDTH_MAX = 1.8
// Of few forms on wide plain grounds compression leaves fewer ripples. What tells them from shading, whose edges are as sharp, is
// that no more than so many changes are faint (measured 0.31, of shaded emoji 0.77 and more), or that what lies between edges is
// not shaded: measured 0.001 of its places at most, of shaded emoji with as many ripples 0.02 and more.
const SPARSE_FAINT_SHARE_MIN = 0.02
const SPARSE_RIPPLE_SHARE_MIN = 0.07
const SPARSE_FAINT_CHANGES_MAX = 0.5
const SPARSE_SHADING_MAX = 0.01
// What WebP smooths is uneven over whole blocks, which is like shading: measured 0.05 of places at most, with ripples from 0.055 on. Of 968 shaded
// emoji at 128, 256 and 512 pixels none with as many crests has ripples over 0.044, or less shading than 0.14.
const SMOOTHED_RIPPLE_SHARE_MIN = 0.05
const SMOOTHED_SHADING_MAX = 0.08
// Measured: of ramps that fill a picture under a hundredth is uneven, of grain that compression has smoothed a tenth.
const GRAINY_FAINT_SHARE_MIN = 0.4
const GRAINY_RIPPLE_SHARE_MIN = 0.04
// Measured: artwork with grain stays under 5.1 bits, photographs pass 6.5; a clean ramp has many tones but lies still.
const PHOTO_TONE_BITS_MIN = 5.8
const PHOTO_FLAT_SHARE_MAX = 0.3
// Strong grain gives many inks as many tones, but shades nothing: measured under 0.024, of photographs under such grain over 0.036.
// Whether inks explain the areas is seen later.
const STRONG_GRAIN_MIN = 6
const STRONG_BLOCK_GRAIN_MIN = 1.5
const GRAINY_SHADING_MAX = 0.03
// Grain averages out over a block: its rest stays under one level, a texture's is three and more.
export const TEXTURE_STEP_MIN = 3
// Measured: artwork of small shapes stays under 0.26, textures pass 0.31.
const TEXTURE_EVENNESS_MIN = 0.28
// What lies between the marks of a texture is shaded as they are: measured 0.18 and more. Halftones and other small marks in flat inks
// are as busy, but plain between: measured under 0.01. Where next to nothing lies between, nothing is known.
const TEXTURE_SHADING_MIN = 0.04
const TEXTURE_QUIET_RUNS_MIN = 0.005
// Measured: grey photographs have 3.6 bits and more, two inks under grain or compression 3.
const GREY_TONE_BITS_MIN = 3.5
const GREY_HUE_BITS_MAX = 0.3
const GREY_NOISE_MIN = 0.5
// Measured: toned and dark photographs have 4.5 bits and more, and shading over a tenth of the places between edges, which are
// under 0.57 of all. Spoiled flat art has shading over 0.03, spoiled ramps have either fewer bits or more places.
const SHADED_TONE_BITS_MIN = 4.2
const SHADING_MIN = 0.06
const SHADED_QUIET_RUNS_MAX = 0.6
// Where hardly anything lies between edges, these bleed into most of it. Measured of dense prints in 8 and more inks under blur, grain and
// compression: shading up to 0.18 with quiet runs from 0.05 to 0.14; of toned photographs as busy 0.49 and more, of stained tissue 0.15.
const DENSE_QUIET_RUNS_MAX = 0.16
const DENSE_SHADING_MIN = 0.18
// Measured: spoiled ramps that fill a picture.
const RAMP_QUIET_RUNS_MIN = 0.8
const PLAIN_SHARE_MIN = 0.5
// Clean art has next to no faint differences, however small its shapes; grain and photographs have no flat places.
const BUSY_FLAT_SHARE_MIN = 0.03
const BUSY_FAINT_SHARE_MAX = 0.12
// Measured of busy art: compressed lines 0.06, clean art as much, but no crests; enlarged lines 0.024.
const BUSY_RIPPLE_SHARE_MIN = 0.03

/** What a picture is, seen from its pixels alone. */
export function detectMode(seen: PixelStatistics): TraceReport['mode'] {
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

/** Busy all over, and shaded where it is not. */
function isTexture({ tones: { blockStep, evenness, shading, quietRuns } }: PixelStatistics): boolean {
  const isPlainBetween = quietRuns > TEXTURE_QUIET_RUNS_MIN && shading < TEXTURE_SHADING_MIN
  return blockStep >= TEXTURE_STEP_MIN && evenness > TEXTURE_EVENNESS_MIN && !isPlainBetween
}

/** True of art that is edges nearly everywhere: its median change is no grain, but what is neither flat nor an edge is hardly there. */
function isBusy(seen: PixelStatistics): boolean {
  return seen.flatShare > BUSY_FLAT_SHARE_MIN && seen.faintShare < BUSY_FAINT_SHARE_MAX * (1 - seen.flatShare)
}

/** Many colours; or, where all are of one hue or dark, many steps of brightness that are not a ramp. */
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
 * True of drawings whose areas stray from their inks as a photograph's do: where nearly all places lie between edges, as in a ramp that
 * fills a picture, or where half of a picture is plain and nothing is shaded, as where ramps lie in plain art.
 */
export function isSurelyDrawn({ tones, flatShare }: Pick<PixelStatistics, 'tones' | 'flatShare'>): boolean {
  return tones.quietRuns >= RAMP_QUIET_RUNS_MIN || (flatShare > PLAIN_SHARE_MIN && tones.shading < SPARSE_SHADING_MAX)
}
