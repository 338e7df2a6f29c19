import type { RgbaImage } from '../raster/decode.ts'
import { compareRender } from './check/compare-render.ts'
import { renderSheet } from './check/render-sheet.ts'
import { magnifyResult } from './magnify-result.ts'
import { enlargeSmoothly } from './picture/enlarge-smoothly.ts'
import type { TraceResult } from './report.ts'
import type { ReadingSettings, TraceSettings } from './settings.ts'

/**
 * Traces a picture at its own size.
 *
 * @param part index of this attempt among `parts`, for the progress
 */
export type TraceOnce = (
  image: RgbaImage,
  settings: Partial<ReadingSettings>,
  part: number,
  parts: number,
) => TraceResult

/** Longest side of a picture that is read at several sizes, pixels. */
export const SMALL_SIDE_MAX = 64
// Enlargements at which it is read, besides its own size.
const SIZES = [2, 3, 4]
// PSNR in decibels that each segment costs. Of 0 to 0.1, tried on 162 icons of 16 to 64 pixels, this gave drawings most
// like the true ones for their segments.
const SEGMENT_PRICE_DB = 0.06
// Number of tones for icons so small that no pixel shows a pure ink.
const TONES = 6
// PSNR in decibels that a drawing may lose by being traced as a repeat.
const TILE_LOSS_MAX_DB = 1
// PSNR in decibels from which a drawing is not improved further.
const LIKE_ENOUGH_DB = 45

/**
 * Traces a small picture at its own size and enlarged two to four times. In icons of few pixels most forms have no
 * interior, no pixel shows their inks pure, and corners and lines share pixels; which reading is best differs from icon
 * to icon. The drawing with the best likeness for its segments is taken.
 *
 * @param dots pixels per inch of the picture
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
  // A repeat is not enlarged across its frame.
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

/**
 * Opposite sides of a small icon may match just because it is symmetrical. It is a repeat only if its drawing is hardly
 * worse for it.
 */
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

/**
 * Settings for an enlarged picture that was taken for a photograph because its small forms are so busy: it is read as a
 * drawing whose inks blur into each other, and in few tones.
 */
function asDrawing({ colors, palette }: Partial<TraceSettings>): Partial<TraceSettings>[] {
  return [{ mode: 'scan' }, { mode: 'photo', colors: colors ?? palette?.length ?? TONES }]
}
