import type { RgbaImage } from '../raster/decode.ts'
import { writeSvg } from './formats/svg.ts'
import { drawWithinBudget } from './layers/meet-budget.ts'
import { magnifyResult } from './magnify-result.ts'
import { alignChannels } from './picture/align-channels.ts'
import { evenDither } from './picture/even-dither.ts'
import { findPixelArt } from './picture/pixel-art.ts'
import type { PixelPicture } from './picture/pixel-changes.ts'
import { type LaidImage, layImage, readPixels, straightImage } from './picture/read-pixels.ts'
import { findRepeats, takeOnce } from './picture/repeated-pixels.ts'
import { settleTranslucency } from './picture/settle-translucency.ts'
import { widenThin } from './picture/widen-thin.ts'
import { traceWithPotrace } from './potrace/trace-with-potrace.ts'
import type { TraceResult } from './report.ts'
import { dotsOf } from './route.ts'
import type { OnStage, RunStage } from './run-stage.ts'
import { listInks } from './segment-in-inks.ts'
import { segmentPicture } from './segment-picture.ts'
import { defaultTraceSettings, type ReadingSettings, type TraceSettings } from './settings.ts'
import { findFineForms, traceFiner } from './trace-finer.ts'
import { traceSharpened } from './trace-sharpened.ts'
import { SMALL_SIDE_MAX, type TraceOnce, traceSmall } from './trace-small.ts'
import { tracePixelArt, traceThin } from './trace-squares.ts'
import { writeReport } from './write-report.ts'

export type TraceOptions = {
  /** Stops the work between stages; its reason is thrown. */
  readonly signal?: AbortSignal
  /** Called at the start of each stage with the share of the work done, 0..1. */
  readonly onProgress?: OnStage
  /** Monotonic clock, milliseconds; only used for the report. */
  readonly clock?: () => number
}

type DottedImage = RgbaImage & { readonly dpi?: number | undefined }

/**
 * Turns a raster into vector fills. Pixel art and smooth pictures whose pixels were repeated are first reduced to one
 * pixel each. Then: inks are found, pixels labelled, one planar map built of the labels' boundaries, its edges measured
 * to sub-pixel accuracy, curves fitted and layers stacked. The same input and settings give the same bytes.
 *
 * @param image straight RGBA, 1×1 pixel or more; `dpi` sets the size in millimetres (96 when absent)
 * @param settings what the caller chose; everything else is decided from the picture
 * @throws the signal's reason when it is aborted
 */
export function traceImage(
  image: DottedImage,
  settings: Partial<TraceSettings> = {},
  options: TraceOptions = {},
): TraceResult {
  const laid = layImage(image)
  const settled = laid.isOpaque ? undefined : settleTranslucency(image)
  if (!settled) return traceSettled(image, laid, settings, options)
  const result = traceSettled({ ...settled, dpi: image.dpi }, layImage(settled), settings, options)
  const warnings = [...result.report.warnings, 'translucent areas are drawn in the colours that they have on white']
  return { ...result, report: { ...result.report, warnings } }
}

/** Traces a picture whose alpha is coverage. */
function traceSettled(
  image: DottedImage,
  laid: LaidImage,
  settings: Partial<TraceSettings>,
  options: TraceOptions,
): TraceResult {
  if ((settings.mode ?? defaultTraceSettings.mode) !== 'auto')
    return tracePixels(image, settings, options, () => readPixels(image, laid))
  const dots = dotsOf(settings.dpi ?? image.dpi)
  const trace = (one: RgbaImage, chosen: Partial<TraceSettings>): TraceResult => tracePixels(one, chosen, options)
  const art = findPixelArt(image, laid)
  if (art) return tracePixelArt(art, { ...settings, dpi: dots }, trace)
  const thin = widenThin(image)
  if (thin) return traceThin(thin, { ...settings, dpi: dots }, trace)
  const repeats = findRepeats(image, laid)
  if (repeats === 1) return traceAsFineAsItIs(image, laid, settings, options)
  const dpi = dots / repeats
  const warning = `each pixel is repeated ${repeats} times both ways; the picture was read at its own size`
  return magnifyResult(
    tracePixels(takeOnce(image, repeats), { ...settings, dpi }, options),
    { across: repeats, down: repeats },
    [warning],
  )
}

/** Traces a picture at its own size, and enlarged where it or its forms are small. */
function traceAsFineAsItIs(
  image: DottedImage,
  laid: LaidImage,
  settings: Partial<TraceSettings>,
  given: TraceOptions,
): TraceResult {
  const options = onlyRising(given)
  const dots = dotsOf(settings.dpi ?? image.dpi)
  let known: PixelPicture | undefined
  const read = (): PixelPicture => {
    known ??= readPixels(image, laid)
    return known
  }
  const trace: TraceOnce = (one, chosen, part, parts) =>
    tracePixels(one, chosen, partOf(options, part, parts), one === image ? read : undefined)
  const isSmall = Math.max(image.width, image.height) <= SMALL_SIDE_MAX
  const forms = isSmall ? undefined : findFineForms(laid)
  const drawn = isSmall
    ? traceSmall(image, settings, dots, trace)
    : traceForms({ image, read, dots }, forms, settings, options, trace)
  const sharp = isSmall ? undefined : traceSharpened({ image, read, dots, drawn }, settings, trace)
  options.onProgress?.(1, 'done')
  return sharp ?? drawn
}

type DottedPicture = { readonly image: DottedImage; readonly read: () => PixelPicture; readonly dots: number }

/** Traces a picture, and once more, with the small forms that `forms` marks enlarged, where that is worthwhile. */
function traceForms(
  { image, read, dots }: DottedPicture,
  forms: Uint8Array | undefined,
  settings: Partial<TraceSettings>,
  options: TraceOptions,
  trace: TraceOnce,
): TraceResult {
  if (!forms) return trace(image, settings, 0, 2)
  const asked = inInksAskedFor(read, settings, options)
  if (!asked) return traceFiner(image, { read, forms, dots }, settings, trace)
  const seen = asked.image
  const readSeen = (): PixelPicture => readPixels(seen)
  return traceFiner(seen, { read: readSeen, forms, dots }, { ...settings, ...asked.inks }, (one, chosen, part, parts) =>
    tracePixels(one, chosen, partOf(options, part, parts), one === seen ? readSeen : undefined),
  )
}

type InInks = { readonly image: RgbaImage; readonly inks: Pick<TraceSettings, 'colors' | 'palette'> }

/** The picture in the inks that were asked for; undefined where it has no others. */
function inInksAskedFor(
  read: () => PixelPicture,
  settings: Partial<TraceSettings>,
  options: TraceOptions,
): InInks | undefined {
  if (!settings.colors && !settings.palette) return undefined
  const chosen = { ...defaultTraceSettings, ...settings }
  const { run } = createStages({ ...options, onProgress: undefined })
  const { segmented } = segmentPicture(readPicture(read(), chosen), chosen, run)
  if (!segmented.readAs || segmented.cells) return undefined
  const palette = listInks(segmented.inks)
  return { image: straightImage(segmented.plane), inks: { colors: undefined, palette } }
}

/** Options whose progress never falls, however many traces follow. */
function onlyRising(options: TraceOptions): TraceOptions {
  const { onProgress } = options
  if (!onProgress) return options
  let reached = 0
  return {
    ...options,
    onProgress: (fraction, stage) => {
      reached = Math.max(reached, fraction)
      onProgress(reached, stage)
    },
  }
}

/** Options of one of several traces whose progress is reported as one. */
function partOf(options: TraceOptions, part: number, parts: number): TraceOptions {
  const { onProgress } = options
  if (!onProgress) return options
  return { ...options, onProgress: (fraction, stage) => onProgress((part + fraction) / parts, stage) }
}

/** @param read the pixels of the image */
function tracePixels(
  image: DottedImage,
  settings: Partial<ReadingSettings>,
  options: TraceOptions,
  read: () => PixelPicture = () => readPixels(image),
): TraceResult {
  const chosen = { ...defaultTraceSettings, ...settings, dpi: settings.dpi ?? image.dpi }
  const stages = createStages(options)
  const picture = stages.run('read', 0, () => readPicture(read(), chosen))
  const { segmented, leastLight, isDrawing } = segmentPicture(picture, chosen, stages.run)
  const { route } = segmented
  const drawn = drawWithinBudget(segmented, route, stages.run)
  const { drawing, sheet } = drawn
  const svg = stages.run('write', 0.95, () => writeSvg(sheet))
  options.onProgress?.(1, 'done')
  const report = writeReport({
    ...drawn,
    route,
    leastLight,
    isDrawing,
    isDithered: picture.isEvened === true,
    stagesMs: stages.elapsedMs,
  })
  const finer = segmented.cells?.finer ?? 1
  const [widthPx, heightPx] = [image.width * finer, image.height * finer]
  const result = { svg, sheet, edges: drawing.edges, widthPx, heightPx, report }
  return finer === 1 ? result : magnifyResult(result, { across: 1 / finer, down: 1 / finer }, [])
}

/**
 * The pixels and where they change. Unless a setting says that they are clean, dithering is evened out and colour
 * fringes are aligned.
 */
function readPicture(picture: PixelPicture, { mode }: TraceSettings): PixelPicture {
  if (mode === 'pixel' || mode === 'flat') return picture
  const evened = evenDither(picture)
  return evened.isEvened ? evened : alignChannels(evened)
}

/** Traces with the engine that `settings` names; see `traceImage`. */
export async function traceByEngine(
  image: DottedImage,
  settings: Partial<TraceSettings> = {},
  options: TraceOptions = {},
): Promise<TraceResult> {
  return settings.engine === 'potrace'
    ? traceWithPotrace(image, settings, options)
    : traceImage(image, settings, options)
}

/**
 * Runs stages and measures their times. Some run more than once (uneven illumination, node budget): times add up and
 * the reported progress never goes back.
 */
function createStages(options: TraceOptions): { readonly run: RunStage; readonly elapsedMs: Record<string, number> } {
  const clock = options.clock ?? (() => performance.now())
  const elapsedMs: Record<string, number> = {}
  let told = 0
  const run: RunStage = (stage, fraction, work) => {
    options.signal?.throwIfAborted()
    told = Math.max(told, fraction)
    options.onProgress?.(told, stage)
    const startedMs = clock()
    const result = work()
    elapsedMs[stage] = Math.round(((elapsedMs[stage] ?? 0) + clock() - startedMs) * 10) / 10
    return result
  }
  return { run, elapsedMs }
}
