import { rgbFromHex } from '../color/hex.ts'
import { oklabDistance, oklabFromRgb, type Rgb } from '../color/oklab.ts'
import type { RgbaImage } from '../raster/decode.ts'
import { blurBeyondPixels } from './blur/blur-rules.ts'
import { renderSheet } from './check/render-sheet.ts'
import { findFewInks, mayBeFew } from './few-inks/find-few-inks.ts'
import { missUnderBlur } from './few-inks/miss-under-blur.ts'
import { paletteOf, SHARPENED, sharpenFewInks } from './few-inks/sharpen-few-inks.ts'
import { magnifyResult } from './magnify-result.ts'
import { alignChannels } from './picture/align-channels.ts'
import type { PixelPicture } from './picture/pixel-changes.ts'
import type { PixelPlane } from './picture/pixels.ts'
import type { TraceResult } from './report.ts'
import { measurePicture } from './segment-picture.ts'
import { defaultTraceSettings, type TraceSettings } from './settings.ts'
import { READ_TWICE_PIXELS_MAX } from './trace-finer.ts'
import type { TraceOnce } from './trace-small.ts'

// Subtracted from the setting `detail`: what is left of grain moves edges of a sharpened picture.
const DETAIL_LESS = 30
// What the drawing in few inks may miss of the picture, in misses of the first drawing: of one in as many, and of one in
// more, which mixed them. And what each doubling of its segments takes off that.
const MISS_MAX = 0.95
const MISS_MAX_OF_MORE = 1
const MISS_PER_DOUBLING = 0.2
// Share of the frame up to which an ink is a few odd pixels.
const CRUMBS_SHARE = 0.005
// Noise, levels, below which a picture whose inks were all found is left as it was drawn: it was enlarged or compressed,
// which `solveShares` knows nothing of.
const NOISE_MIN = 1
// Shares of pixels, in all: memory and time grow with the inks as well.
const SHARES_MAX = 2 * READ_TWICE_PIXELS_MAX

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
 * Draws spoiled art in few inks and fine forms once more: a toile, lace, a block print, a page of text. It is first
 * sharpened to twice its resolution, which only needs the inks to be known; see `solveShares`. Undefined for other
 * pictures, and where what was drawn first is more like the picture.
 */
export function traceFewInks(
  picture: DrawnPicture,
  settings: Partial<TraceSettings>,
  trace: TraceOnce,
): TraceResult | undefined {
  const { image, drawn, dots } = picture
  if (drawn.report.mode !== 'scan' || !mayBeSharpened(image, settings)) return undefined
  const { palette, colors, removeBackground, ...others } = settings
  const isOwn = !palette && !removeBackground && colors === undefined
  const own = isOwn ? drawn : trace(image, others, 1, 2)
  if (own.report.mode !== 'scan' || !mayBeFew(own.sheet)) return undefined
  const { asRead, evened } = measurePicture(alignChannels(picture.read()), { mode: settings.mode ?? 'auto' })
  const { plane, statistics } = evened ?? asRead
  const inks = findFewInks(plane, own)
  const wanted = inks && inksWanted(inks, settings)
  if (!inks || !wanted || inks.length * image.width * image.height > SHARES_MAX) return undefined
  if (own.report.inks.length <= inks.length && statistics.noise < NOISE_MIN) return undefined
  const rounds = settings.iterMax ?? defaultTraceSettings.iterMax
  const seen = { inks, blur: blurBeyondPixels(statistics), wrap: own.report.tile, rounds }
  const draw = (shown: readonly Rgb[], more: Partial<TraceSettings>): TraceResult =>
    drawSharpened(
      sharpenFewInks(plane, seen, shown),
      { ...others, ...more, palette: paletteOf(shown) },
      { own, dots, trace },
    )
  const sharp = draw(inks, {})
  if (!isWorthIt(plane, own, sharp, { inks, softness: seen.blur.light })) return undefined
  return isOwn ? sharp : draw(wanted, { removeBackground: removeBackground ?? false })
}

type Drawing = { readonly own: TraceResult; readonly dots: number; readonly trace: TraceOnce }

function drawSharpened(large: RgbaImage, settings: Partial<TraceSettings>, { own, dots, trace }: Drawing): TraceResult {
  const detail = Math.max(0, (settings.detail ?? defaultTraceSettings.detail) - DETAIL_LESS)
  const tile = own.report.tile ? 'on' : 'off'
  const drawn = trace(large, { ...settings, detail, tile, mode: 'flat', dpi: dots * SHARPENED }, 1, 2)
  const result = magnifyResult(drawn, { across: 1 / SHARPENED, down: 1 / SHARPENED }, [])
  const { mode, noise } = own.report
  const warnings = [...new Set([...own.report.warnings, ...result.report.warnings])]
  return { ...result, report: { ...result.report, mode, noise, warnings } }
}

/** Whoever asks for a quick draft, or says what the picture is, gets one reading. */
function mayBeSharpened({ width, height }: RgbaImage, settings: Partial<TraceSettings>): boolean {
  const { mode, engine, quality } = { ...defaultTraceSettings, ...settings }
  const isAsked = engine === 'own' && (mode === 'auto' || mode === 'scan') && quality !== 'draft' && quality !== 'low'
  return isAsked && width * height <= READ_TWICE_PIXELS_MAX
}

/** The inks, or the nearest ones of a palette; undefined where there are more than asked for, or all become one. */
function inksWanted(
  inks: readonly Rgb[],
  { palette, colors = inks.length }: Partial<TraceSettings>,
): readonly Rgb[] | undefined {
  const known = palette?.map(rgbFromHex).filter((rgb) => rgb !== undefined)
  const wanted = known ? inks.map((ink) => nearestOf(known, ink) ?? ink) : inks
  const count = new Set(wanted).size
  return count >= 2 && count <= colors ? wanted : undefined
}

function nearestOf(palette: readonly Rgb[], ink: Rgb): Rgb | undefined {
  const lab = oklabFromRgb(ink)
  const gapTo = (rgb: Rgb): number => oklabDistance(oklabFromRgb(rgb), lab)
  return palette.toSorted((one, other) => gapTo(one) - gapTo(other)).at(0)
}

function isWorthIt(
  plane: PixelPlane,
  own: TraceResult,
  sharp: TraceResult,
  { inks, softness }: { readonly inks: readonly Rgb[]; readonly softness: number },
): boolean {
  const missOf = ({ sheet }: TraceResult): number => missUnderBlur(plane, renderSheet(sheet), softness)
  const doublings = Math.log2(sharp.report.segments / Math.max(1, own.report.segments))
  const count = own.report.inks.filter(({ areaShare }) => areaShare > CRUMBS_SHARE).length
  const most = count > inks.length ? MISS_MAX_OF_MORE : MISS_MAX
  return missOf(sharp) < (most - MISS_PER_DOUBLING * Math.max(0, doublings)) * missOf(own)
}
