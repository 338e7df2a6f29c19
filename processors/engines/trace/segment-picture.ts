import { detectMode } from './detect-mode.ts'
import type { SegmentedImage } from './labels/segment-image.ts'
import { detectRepeat } from './picture/detect-repeat.ts'
import { evenLight } from './picture/even-light.ts'
import { type MeasuredPixels, measurePixels } from './picture/noise.ts'
import { layPixels, type PixelPicture } from './picture/pixel-changes.ts'
import { readDrawing } from './picture/read-drawing.ts'
import { decideRoute } from './route.ts'
import type { RunStage } from './run-stage.ts'
import { segmentInInks } from './segment-in-inks.ts'
import type { ReadingSettings } from './settings.ts'

type MeasuredPicture = PixelPicture & { readonly statistics: MeasuredPixels }
type EvenedPicture = MeasuredPicture & {
  /** Illumination of the darkest places relative to the brightest, 0..1, before it was evened. */
  readonly leastLight: number
}

export type SegmentedPicture = {
  readonly segmented: SegmentedImage
  /** Illumination of the darkest places relative to the brightest, 0..1, where it was evened; else 1. */
  readonly leastLight: number
  /** True where lines drawn in one pencil or ink were extracted from their paper. */
  readonly isDrawing: boolean
}

// Paper and one ink.
const DRAWING_COLORS = 2
// With more inks than this, a drawing in one pencil or ink was split into strengths of pressure and smudges.
const LINE_INKS_MAX = 5

/**
 * Segments a picture into areas of inks. Three versions of it compete: the picture under evened illumination is taken
 * where it has flat inks; where it lies on paper and neither it nor the original has inks that explain it, its
 * extracted lines; else the picture as it is.
 */
export function segmentPicture(picture: PixelPicture, chosen: ReadingSettings, run: RunStage): SegmentedPicture {
  const { asRead, evened } = run('measure', 0.05, () => measurePicture(picture, chosen))
  let drawn: SegmentedImage | undefined
  const segmentLines = (): SegmentedImage | undefined => {
    drawn = segmentDrawing(asRead, chosen, run)
    return drawn
  }
  const segmented = evened && segmentMeasured(evened, chosen, run, segmentLines)
  if (segmented && segmented === drawn) return { segmented, leastLight: 1, isDrawing: true }
  if (segmented && segmented.route.mode !== 'photo')
    return { segmented, leastLight: evened.leastLight, isDrawing: false }
  const asItIs = segmentMeasured(asRead, chosen, run, segmented ? undefined : segmentLines)
  return { segmented: asItIs, leastLight: 1, isDrawing: asItIs === drawn }
}

/**
 * Segments one version of a picture.
 *
 * @param segmentLines gives a segmentation by extracted lines, which replaces a photograph or a result of many inks
 *   where there is one
 */
function segmentMeasured(
  picture: MeasuredPicture,
  chosen: ReadingSettings,
  run: RunStage,
  segmentLines: () => SegmentedImage | undefined = () => undefined,
): SegmentedImage {
  const { plane, statistics } = picture
  const route = run('route', 0.08, () =>
    decideRoute(statistics, chosen, { repeats: chosen.tile === 'auto' && detectRepeat(plane), dpi: chosen.dpi }),
  )
  if (route.mode === 'photo' || chosen.mode === 'line') {
    const lines = segmentLines()
    if (lines) return lines
    return segmentInInks(picture, chosen, route, run)
  }
  const segmented = segmentInInks(picture, chosen, route, run, segmentLines)
  const hasMany = segmented.route.mode === 'scan' && segmented.shown.count > LINE_INKS_MAX
  return (hasMany && segmentLines()) || segmented
}

/**
 * Lines in one pencil or ink on paper. Undefined where there are none, where more inks are asked for, or where a
 * setting says what the picture is.
 */
function segmentDrawing(
  { plane, statistics }: MeasuredPicture,
  chosen: ReadingSettings,
  run: RunStage,
): SegmentedImage | undefined {
  const { mode, colors = DRAWING_COLORS, palette = [] } = chosen
  if ((mode !== 'auto' && mode !== 'line') || colors > DRAWING_COLORS || palette.length > DRAWING_COLORS)
    return undefined
  if (detectMode(statistics) === 'flat') return undefined
  const drawing = run('lines', 0.09, () => readDrawing(plane, statistics.blocks))
  if (!drawing) return undefined
  const picture = layPixels(drawing)
  const statisticsOfDrawing = measurePixels(picture.plane, picture.changes)
  return segmentMeasured({ ...picture, statistics: statisticsOfDrawing }, { ...chosen, mode: 'flat', colors }, run)
}

/** Statistics of the picture and, where illumination is uneven, of the picture with that evened. */
export function measurePicture(
  picture: PixelPicture,
  { mode }: Pick<ReadingSettings, 'mode'>,
): { readonly asRead: MeasuredPicture; readonly evened?: EvenedPicture } {
  const { isEvened } = picture
  const statistics = measurePixels(picture.plane, picture.changes, isEvened)
  const asRead = { ...picture, statistics }
  if (mode === 'pixel' || mode === 'flat' || mode === 'photo' || isEvened) return { asRead }
  if (detectMode(statistics) === 'flat') return { asRead }
  const evened = evenLight(picture.plane, statistics)
  if (!evened) return { asRead }
  const { plane, changes } = layPixels(evened.plane)
  const statisticsOfEvened = measurePixels(plane, changes, isEvened)
  if (detectMode(statisticsOfEvened) === 'photo') return { asRead }
  return {
    asRead,
    evened: { plane, changes, statistics: statisticsOfEvened, leastLight: evened.least },
  }
}
