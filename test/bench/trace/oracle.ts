import type { RgbaImage } from '../../../processors/engines/raster/decode.ts'
import { writeSvg } from '../../../processors/engines/trace/formats/svg.ts'
import { type SegmentedImage, segmentImage } from '../../../processors/engines/trace/labels/segment-image.ts'
import { drawWithinBudget } from '../../../processors/engines/trace/layers/meet-budget.ts'
import { measurePixels } from '../../../processors/engines/trace/picture/noise.ts'
import type { PixelPlane } from '../../../processors/engines/trace/picture/pixels.ts'
import { readPixels } from '../../../processors/engines/trace/picture/read-pixels.ts'
import { decideRoute, type Route } from '../../../processors/engines/trace/route.ts'
import { defaultTraceSettings } from '../../../processors/engines/trace/settings.ts'
import { measure } from './measure.ts'
import { type BenchPicture, render } from './picture.ts'

/** What a spoiled picture's drawing would reach if one part of the work had been done on the clean picture, dB. */
export type OracleReading = Readonly<Record<'inks' | 'labels' | 'pixels' | 'all', number>>

/** Where the decibels are lost: each part in turn is taken from the clean picture, the others from the spoiled one. */
export function askOracle(picture: BenchPicture): OracleReading | undefined {
  const { truth, image } = picture
  if (truth === undefined) return undefined
  const spoiled = segment(image)
  const clean = segment(render(truth, image.width))
  const psnrOf = (segmented: SegmentedImage, route: Route): number =>
    measure(picture, writeSvg(drawWithinBudget(segmented, route, runNow).sheet), 0).psnr
  const { segmented, route } = spoiled
  const inks = trueInks(segmented, clean.segmented.plane)
  const inked = { ...segmented, inks, shown: inks }
  return {
    inks: psnrOf(inked, route),
    labels: psnrOf({ ...clean.segmented, plane: segmented.plane }, route),
    pixels: psnrOf({ ...inked, plane: clean.segmented.plane }, clean.route),
    all: psnrOf(clean.segmented, clean.route),
  }
}

function segment(image: RgbaImage): { readonly segmented: SegmentedImage; readonly route: Route } {
  const { plane, changes } = readPixels(image)
  const route = decideRoute(measurePixels(plane, changes), defaultTraceSettings, { repeats: false, dpi: undefined })
  return { segmented: segmentImage(plane, changes, route, runNow), route }
}

function runNow<T>(_stage: string, _fraction: number, work: () => T): T {
  return work()
}

/** The commonest colour that the clean picture shows where an ink was seen; an ink seen nowhere keeps its own. */
function trueInks({ map, inks }: SegmentedImage, { data }: PixelPlane): SegmentedImage['inks'] {
  const votes = Array.from({ length: inks.count }, () => new Map<number, number>())
  const pixels = new Uint32Array(data.buffer, data.byteOffset, map.ink.length)
  map.ink.forEach((ink, pixel) => {
    votes[ink].set(pixels[pixel], (votes[ink].get(pixels[pixel]) ?? 0) + 1)
  })
  const values = inks.values.slice()
  votes.forEach((colors, ink) => {
    const [most] = [...colors].toSorted((a, b) => b[1] - a[1])
    if (most) for (let channel = 0; channel < 3; channel++) values[ink * 4 + channel] = (most[0] >> (8 * channel)) & 255
  })
  return { ...inks, values }
}
