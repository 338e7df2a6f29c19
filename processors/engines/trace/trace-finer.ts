import { rgbFromHex } from '../color/hex.ts'
import type { RgbaImage } from '../raster/decode.ts'
import { renderSheet } from './check/render-sheet.ts'
import { enlargeByShares, FINER } from './finer/enlarge-by-shares.ts'
import { findSmallForms, likenessOfForms } from './finer/find-small-forms.ts'
import { magnifyResult } from './magnify-result.ts'
import { alignChannels } from './picture/align-channels.ts'
import { readPixels } from './picture/read-pixels.ts'
import type { TraceResult } from './report.ts'
import { defaultTraceSettings, type TraceSettings } from './settings.ts'
import type { TraceOnce } from './trace-small.ts'

/** A picture of more pixels is read once. */
const PIXELS_MAX = 1_200_000
// Enlarged, places are known less closely for each of the smaller pixels. Of 50, 35, 25 and 15 on letters of 10 to 17 pixels that with most decibels, for the
// segments of the third.
const DETAIL_LESS = 15
// Decibels of likeness that a finer drawing must gain, as many more for each doubling of segments, and the most that count: hatches whose pixels are
// drawn as squares gain any number.
const GAIN_MIN_DB = 2.5
const GAIN_PER_DOUBLING_DB = 4
const GAIN_MAX_DB = 12

/** Where a picture is worth a look with more pixels, by blocks; undefined where it is not. */
export function findFineForms(image: RgbaImage): Uint8Array | undefined {
  return image.width * image.height <= PIXELS_MAX ? findSmallForms(image) : undefined
}

/**
 * Art with letters or lines of a pixel or two, read at its own size and, where it is clean, once more with twice as many pixels each way: one label a
 * pixel tells no two forms apart that share it. The finer drawing is taken where it is more like the picture for its segments.
 *
 * @param forms where such forms lie, by blocks
 * @param dots pixels an inch of the picture
 */
export function traceFiner(
  image: RgbaImage,
  forms: Uint8Array,
  settings: Partial<TraceSettings>,
  dots: number,
  trace: TraceOnce,
): TraceResult {
  // A ground that is left out is an ink of the picture all the same.
  const parts = settings.removeBackground ? 3 : 2
  const first = trace(image, { ...settings, removeBackground: false }, 0, parts)
  const picture = alignChannels(readPixels(image))
  const seen = picture.plane.hasAlpha ? image : picture.plane
  const isClean = first.report.mode === 'flat' && !first.report.tile
  const reading = isClean ? finerReading(picture, settings, dots, first) : undefined
  const finer = reading && traceReading(reading, { removeBackground: false }, 1, parts, trace)
  const better = finer && isWorthIt(seen, forms, first, finer) ? finer : undefined
  if (!settings.removeBackground) return better ?? first
  return better && reading ? traceReading(reading, {}, 2, parts, trace) : trace(image, settings, 2, parts)
}

type Reading = { readonly large: RgbaImage; readonly closer: Partial<TraceSettings> }

function finerReading(
  picture: ReturnType<typeof readPixels>,
  settings: Partial<TraceSettings>,
  dots: number,
  { report }: TraceResult,
): Reading {
  const palette = report.inks.map(({ hex }) => hex)
  const detail = Math.max(0, (settings.detail ?? defaultTraceSettings.detail) - DETAIL_LESS)
  return {
    large: enlargeByShares(
      picture,
      palette.map(rgbFromHex).filter((rgb) => rgb !== undefined),
    ),
    closer: { ...settings, palette, detail, mode: 'flat', tile: 'off', dpi: dots * FINER },
  }
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
  return Math.min(GAIN_MAX_DB, gain) > GAIN_MIN_DB + GAIN_PER_DOUBLING_DB * Math.max(0, doublings)
}
