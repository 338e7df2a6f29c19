import { rgbFromHex } from '../color/hex.ts'
import type { RgbaImage } from '../raster/decode.ts'
import { renderSheet } from './check/render-sheet.ts'
import { enlargeByShares, FINER } from './finer/enlarge-by-shares.ts'
import { findSmallForms, likenessOfForms } from './finer/find-small-forms.ts'
import { magnifyResult } from './magnify-result.ts'
import { alignChannels } from './picture/align-channels.ts'
import { enlargeSmoothly } from './picture/enlarge-smoothly.ts'
import type { PixelPicture } from './picture/pixel-changes.ts'
import { type LaidImage, straightImage } from './picture/read-pixels.ts'
import type { TraceResult } from './report.ts'
import { defaultTraceSettings, type ReadingSettings, type TraceSettings } from './settings.ts'
import type { TraceOnce } from './trace-small.ts'

/** Pictures with more pixels are read once, at their own size. */
export const READ_TWICE_PIXELS_MAX = 1_200_000
// Subtracted from the setting `detail`: in an enlarged picture places are known less closely per (smaller) pixel.
// Chosen from details of 50, 35, 25 and 15 on letters of 10 to 17 pixels: the best likeness for the segments.
const DETAIL_LESS = 15
// Gain in likeness, PSNR in decibels, that a finer drawing must bring, and what each doubling of its segments adds to
// that. Gains count up to `GAIN_MAX_DB`: hatching whose pixels are drawn as squares can gain any number.
const GAIN_MIN_DB = 2.5
const GAIN_PER_DOUBLING_DB = 4
const GAIN_MAX_DB = 12
// Share of this gain that is enough where a picture was spoiled: what compression left beside edges is drawn by neither.
const SPOILED_PRICE = 0.45

/**
 * Blocks of a picture in which small forms may make a second, enlarged reading worthwhile; undefined where there are
 * none.
 */
export function findFineForms(image: LaidImage): Uint8Array | undefined {
  return image.width * image.height <= READ_TWICE_PIXELS_MAX ? findSmallForms(image) : undefined
}

/** Where a picture has small forms. */
export type FineForms = {
  /** Reads the pixels of the picture. */
  readonly read: () => PixelPicture
  /** Blocks in which such forms lie, of `findFineForms`. */
  readonly forms: Uint8Array
  /** Pixels per inch of the picture. */
  readonly dots: number
}

/**
 * Traces art with letters or lines one or two pixels wide. It is read at its own size and once more at twice the
 * resolution, because with one label per pixel two forms that share a pixel cannot be told apart. The finer drawing is
 * taken where its likeness to the picture is worth its segments.
 */
export function traceFiner(
  image: RgbaImage,
  { read, forms, dots }: FineForms,
  settings: Partial<TraceSettings>,
  trace: TraceOnce,
): TraceResult {
  // The comparison includes the ground, so it is removed only from the result.
  const parts = settings.removeBackground ? 3 : 2
  const first = trace(image, { ...settings, removeBackground: false }, 0, parts)
  const picture = alignChannels(read())
  const seen = picture.plane.hasAlpha ? image : picture.plane
  const reading = finerReading(picture, settings, dots, first)
  const finer = reading && traceReading(reading, { removeBackground: false }, 1, parts, trace)
  const better = finer && isWorthIt(seen, forms, first, finer) ? finer : undefined
  if (!settings.removeBackground) return better ?? first
  return better && reading ? traceReading(reading, {}, 2, parts, trace) : trace(image, settings, 2, parts)
}

type Reading = { readonly large: RgbaImage; readonly closer: Partial<ReadingSettings> }

/**
 * Clean art is enlarged by the shares of its inks; where compression or blur changed those, by the cubic. Undefined for
 * repeats, which are not enlarged across their frame, and for other pictures.
 */
function finerReading(
  picture: PixelPicture,
  settings: Partial<TraceSettings>,
  dots: number,
  { report }: TraceResult,
): Reading | undefined {
  const { mode, tile } = report
  if (tile || (mode !== 'flat' && mode !== 'scan')) return undefined
  const palette = report.inks.map(({ hex }) => hex)
  const detail = Math.max(0, (settings.detail ?? defaultTraceSettings.detail) - DETAIL_LESS)
  const closer = { ...settings, palette, detail, mode, tile: 'off' as const, dpi: dots * FINER }
  if (mode === 'scan')
    return { large: enlargeSmoothly(straightImage(picture.plane), FINER), closer: { ...closer, enlarged: FINER } }
  const colors = palette.map(rgbFromHex).filter((rgb) => rgb !== undefined)
  return { large: enlargeByShares(picture, colors), closer }
}

function traceReading(
  { large, closer }: Reading,
  more: Partial<TraceSettings>,
  part: number,
  parts: number,
  trace: TraceOnce,
): TraceResult {
  const drawn = trace(large, { ...closer, ...more }, part, parts)
  return magnifyResult(drawn, { across: 1 / FINER, down: 1 / FINER }, [])
}

function isWorthIt(image: RgbaImage, forms: Uint8Array, first: TraceResult, finer: TraceResult): boolean {
  const likenessOf = ({ sheet }: TraceResult): number => likenessOfForms(image, renderSheet(sheet), forms)
  const gain = likenessOf(finer) - likenessOf(first)
  const doublings = Math.log2(finer.report.segments / Math.max(1, first.report.segments))
  const price = first.report.mode === 'scan' ? SPOILED_PRICE : 1
  return Math.min(GAIN_MAX_DB, gain) > price * (GAIN_MIN_DB + GAIN_PER_DOUBLING_DB * Math.max(0, doublings))
}
