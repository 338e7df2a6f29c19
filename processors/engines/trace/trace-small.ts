import type { RgbaImage } from '../raster/decode.ts'
import { compareRender } from './check/compare-render.ts'
import { renderSheet } from './check/render-sheet.ts'
import { magnifyResult } from './magnify-result.ts'
import { enlargeSmoothly } from './picture/enlarge-smoothly.ts'
import type { TraceResult } from './report.ts'
import type { TraceSettings } from './settings.ts'

/** Traces a picture at its own size. @param part which of `parts` attempts it is, for whoever follows the progress */
export type TraceOnce = (image: RgbaImage, settings: Partial<TraceSettings>, part: number, parts: number) => TraceResult

/** The longest side of a picture that is read in several sizes, pixels. */
export const SMALL_SIDE_MAX = 64
// Sizes in which it is read, in its own.
const SIZES = [2, 3, 4]
// Decibels of likeness that a segment must be worth. Of 0 to 0.1 on 162 icons of 16 to 64 pixels the one with most against the true drawing for its segments.
const SEGMENT_PRICE_DB = 0.06
// Tones of icons so small that no pixel of theirs shows an ink.
const TONES = 6
// What a drawing may lose by being a repeat.
const TILE_LOSS_MAX_DB = 1
// A drawing this like its picture is not bettered.
const LIKE_ENOUGH_DB = 45

/**
 * A small picture, read at its own size and enlarged: of icons of few pixels most forms have no inside, their inks are seen nowhere pure, and corners
 * and lines share pixels. Which reading is best differs from icon to icon; the one is taken whose drawing is most like the picture for its segments.
 *
 * @param dots pixels an inch of the picture
 */
export function traceSmall(
  image: RgbaImage,
  settings: Partial<TraceSettings>,
  dots: number,
  trace: TraceOnce,
): TraceResult {
  const parts = SIZES.length + 1
  const readings = [readOnce(image, settings, (chosen) => trace(image, chosen, 0, parts))]
  const [{ result, likeness }] = readings
  // A repeat is not enlarged over its frame.
  if (result.report.tile || likeness >= LIKE_ENOUGH_DB) return result
  for (const [i, times] of SIZES.entries()) {
    const large = enlargeSmoothly(image, times)
    const closer = { ...settings, dpi: dots * times, tile: 'off' as const }
    const found = trace(large, closer, i + 1, parts)
    const tried = found.report.mode === 'photo' ? asDrawing(settings) : []
    const drawn = tried.length === 0 ? [found] : tried.map((more) => trace(large, { ...closer, ...more }, i + 1, parts))
    for (const one of drawn)
      readings.push(readingOf(image, magnifyResult(one, { across: 1 / times, down: 1 / times }, [])))
  }
  return readings.reduce((best, other) => (worthOf(other) > worthOf(best) ? other : best)).result
}

type Reading = { readonly result: TraceResult; readonly likeness: number }

function readingOf(image: RgbaImage, result: TraceResult): Reading {
  return { result, likeness: compareRender(image, renderSheet(result.sheet)).psnr }
}

function worthOf({ result, likeness }: Reading): number {
  return likeness - SEGMENT_PRICE_DB * result.report.segments
}

/** Sides of a small icon may match because it is symmetrical: it is a repeat where its drawing is none the worse for it. */
function readOnce(
  image: RgbaImage,
  settings: Partial<TraceSettings>,
  trace: (settings: Partial<TraceSettings>) => TraceResult,
): Reading {
  const first = readingOf(image, trace(settings))
  if (!first.result.report.tile || settings.tile === 'on') return first
  const alone = readingOf(image, trace({ ...settings, tile: 'off' }))
  return first.likeness > alone.likeness - TILE_LOSS_MAX_DB ? first : alone
}

/** Enlarged, small forms are as busy as photographs: they are read as a drawing whose inks blur into each other, and in few tones. */
function asDrawing({ colors, palette }: Partial<TraceSettings>): Partial<TraceSettings>[] {
  return [{ mode: 'scan' }, { mode: 'photo', colors: colors ?? palette?.length ?? TONES }]
}
