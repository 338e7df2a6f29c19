import { rgbFromHex } from '../color/hex.ts'
import { oklabDistance, oklabFromRgb, type Rgb } from '../color/oklab.ts'
import type { RgbaImage } from '../raster/decode.ts'
import { blurBeyondPixels } from './blur/blur-rules.ts'
import { renderSheet } from './check/render-sheet.ts'
import { magnifyResult } from './magnify-result.ts'
import { alignChannels } from './picture/align-channels.ts'
import type { PixelPicture } from './picture/pixel-changes.ts'
import type { PixelPlane } from './picture/pixels.ts'
import type { TraceResult } from './report.ts'
import { measurePicture } from './segment-picture.ts'
import { defaultTraceSettings, type TraceSettings } from './settings.ts'
import { READ_TWICE_PIXELS_MAX } from './trace-finer.ts'
import type { TraceOnce } from './trace-small.ts'
import { findTwoInks, type TwoInks } from './two-inks/find-two-inks.ts'
import { missUnderBlur } from './two-inks/miss-under-blur.ts'
import { paletteOf, SHARPENED, sharpenTwoInks } from './two-inks/sharpen-two-inks.ts'

// Subtracted from the setting `detail`: what is left of grain moves edges of a sharpened picture.
const DETAIL_LESS = 30
// What the drawing in two inks may miss of the picture, in misses of the first drawing: of one in two inks, and of one in
// more, which mixed them. And what each doubling of its segments takes off that.
const MISS_MAX = 0.95
const MISS_MAX_OF_MORE = 1
const MISS_PER_DOUBLING = 0.2
// Noise, levels, below which a picture in two inks that were found is left as it was drawn: it was enlarged or compressed,
// which `solveShares` knows nothing of.
const NOISE_MIN = 1

/** A picture that was drawn once. */
export type DrawnPicture = {
  readonly image: RgbaImage
  /** Reads its pixels. */
  readonly read: () => PixelPicture
  /** Pixels per inch of it. */
  readonly dots: number
  /** Its drawing, as asked for. */
  readonly drawn: TraceResult
}

/**
 * Draws spoiled art in two inks and fine forms once more: a toile, lace, an engraving, a page of text. It is first
 * sharpened to twice its resolution, which only needs the two inks to be known; see `solveShares`. Undefined for other
 * pictures, and where what was drawn first is more like the picture.
 */
export function traceTwoInks(
  picture: DrawnPicture,
  settings: Partial<TraceSettings>,
  trace: TraceOnce,
): TraceResult | undefined {
  const { image, drawn, dots } = picture
  if (drawn.report.mode !== 'scan' || !mayBeTwo(settings)) return undefined
  if (image.width * image.height > READ_TWICE_PIXELS_MAX) return undefined
  const { palette, colors, removeBackground, ...others } = settings
  const isOwn = !palette && !removeBackground && colors !== 2
  const own = isOwn ? drawn : trace(image, others, 1, 2)
  if (own.report.mode !== 'scan') return undefined
  const { asRead, evened } = measurePicture(alignChannels(picture.read()), { mode: settings.mode ?? 'auto' })
  const { plane, statistics } = evened ?? asRead
  const isKnown = own.report.inks.length === 2 && statistics.noise < NOISE_MIN
  const inks = isKnown ? undefined : findTwoInks(plane, own)
  const wanted = inks && inksWanted(inks, palette)
  if (!inks || !wanted) return undefined
  const blur = { inks, softness: blurBeyondPixels(statistics), wrap: own.report.tile }
  const draw = (shown: TwoInks, more: Partial<TraceSettings>): TraceResult =>
    drawSharpened(
      sharpenTwoInks(plane, blur, shown),
      { ...others, ...more, palette: paletteOf(shown) },
      { own, dots, trace },
    )
  const sharp = draw(inks, {})
  if (!isWorthIt(plane, own, sharp, blur.softness)) return undefined
  return isOwn ? sharp : draw(wanted, { removeBackground: removeBackground ?? false })
}

type Drawing = { readonly own: TraceResult; readonly dots: number; readonly trace: TraceOnce }

function drawSharpened(large: RgbaImage, settings: Partial<TraceSettings>, { own, dots, trace }: Drawing): TraceResult {
  const detail = Math.max(0, (settings.detail ?? defaultTraceSettings.detail) - DETAIL_LESS)
  const tile = own.report.tile ? 'on' : 'off'
  const drawn = trace(large, { ...settings, detail, tile, mode: 'flat', dpi: dots * SHARPENED }, 1, 2)
  const result = magnifyResult(drawn, { across: 1 / SHARPENED, down: 1 / SHARPENED }, [])
  const { mode, noise } = own.report
  return { ...result, report: { ...result.report, mode, noise } }
}

/** Whether what was asked for can be a drawing in two inks. */
function mayBeTwo({ mode = 'auto', palette, engine = 'own' }: Partial<TraceSettings>): boolean {
  return engine === 'own' && (mode === 'auto' || mode === 'scan') && (!palette || palette.length === 2)
}

/** The nearest inks of a palette; undefined where that is one for both. */
function inksWanted(inks: TwoInks, palette: readonly string[] | undefined): TwoInks | undefined {
  if (!palette) return inks
  const known = palette.map(rgbFromHex).filter((rgb) => rgb !== undefined)
  const [ground, figure] = inks.map((ink) => nearestOf(known, ink))
  return ground && figure && ground !== figure ? [ground, figure] : undefined
}

function nearestOf(palette: readonly Rgb[], ink: Rgb): Rgb | undefined {
  const lab = oklabFromRgb(ink)
  const gapTo = (rgb: Rgb): number => oklabDistance(oklabFromRgb(rgb), lab)
  return palette.toSorted((one, other) => gapTo(one) - gapTo(other)).at(0)
}

function isWorthIt(plane: PixelPlane, own: TraceResult, sharp: TraceResult, softness: number): boolean {
  const missOf = ({ sheet }: TraceResult): number => missUnderBlur(plane, renderSheet(sheet), softness)
  const doublings = Math.log2(sharp.report.segments / Math.max(1, own.report.segments))
  const most = own.report.inks.length > 2 ? MISS_MAX_OF_MORE : MISS_MAX
  return missOf(sharp) < (most - MISS_PER_DOUBLING * Math.max(0, doublings)) * missOf(own)
}
