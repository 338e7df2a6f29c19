import { readFile, stat } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PixelKind } from '../raster/row-sink.ts'
import type { BandRenderer } from './band-renderer.ts'
import { chooseMethod, type EnlargeMethod, enlargeMethods, type MethodReport } from './choose-method.ts'
import { decideTile, type TileDecision, type TileMode } from './detect-tile.ts'
import { checkFormatLimits, contentTypes, type OutputFormat, openOutputFile } from './output-file.ts'
import type { Pace } from './pace.ts'
import { findRecipe, type Recipe } from './recipe/find-recipe.ts'
import { readDrawing } from './recipe/read-drawing.ts'
import { OUTPUT_PIXELS_MAX, readSourceImage, type SourceImage } from './source-image.ts'

export { type EnlargeMethod, enlargeMethods }
export const enlargeScales = [2, 4, 8, 16] as const
export type EnlargeScale = (typeof enlargeScales)[number]

export type EnlargeRequest = {
  readonly inputPath: string
  /** Appears when the result is whole; until then `outputPath.part` grows beside it. */
  readonly outputPath: string
  readonly scale?: EnlargeScale
  readonly format?: OutputFormat
  /** Whether the picture is one period of a repeat; `auto` looks at its seams. */
  readonly tile?: TileMode
  readonly method?: EnlargeMethod
  /** true: the same size on cloth at a finer resolution. false (default): the same resolution, `scale` times the size. */
  readonly keepPhysicalSize?: boolean
  /** Largest width × height of the result. */
  readonly outputPixelsMax?: number
}

export type EnlargeControl = {
  /** Looked at after every band and every step of looking at the picture; the call then rejects with the signal's reason and leaves no file. */
  readonly signal?: AbortSignal
  /** Told the finished share, 0..1, after every step and every band. */
  readonly onProgress?: (fraction: number) => void
  /** Rows computed at a time. The result does not depend on it. */
  readonly bandRows?: number
}

export type EnlargeReport = MethodReport & {
  readonly scale: EnlargeScale
  readonly inputWidth: number
  readonly inputHeight: number
  readonly tile: TileDecision
  readonly dpi: number | undefined
  readonly notes: readonly string[]
}

export type EnlargeResult = EnlargeReport & {
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly contentType: string
}

const BAND_ROWS = 64

/**
 * Enlarges one image file into another, band by band: memory holds the input and a few bands, never the result.
 *
 * @throws ImageRejected when the input is no usable picture
 * @throws EnlargementRefused when the result would be above `outputPixelsMax` or its format's limits
 */
export async function enlargeFile(request: EnlargeRequest, control: EnlargeControl = {}): Promise<EnlargeResult> {
  const { inputPath, outputPath, scale = 16, format = 'png', method = 'auto' } = request
  const { outputPixelsMax = OUTPUT_PIXELS_MAX } = request
  control.signal?.throwIfAborted()
  const { source, recipe } = await readInput(await readFile(inputPath), request, outputPixelsMax)
  const width = source.width * scale
  const height = source.height * scale
  checkFormatLimits(format, width, height)
  const tile = decideTile(source, request.tile ?? 'auto')
  const look = { scale, tile, method, recipe, flattens: format === 'jpeg' }
  const { pace, paceRest } = createPaces(control)
  const { renderer, ...choice } = await chooseMethod(source, look, pace)
  const dpi = resultDpi(source, scale, request.keepPhysicalSize ?? false)
  await writeBands(renderer, outputPath, format, dpi, control.bandRows ?? BAND_ROWS, paceRest)
  const flattened = source.hasAlpha && format === 'jpeg'
  const notes = flattened ? [...source.notes, 'JPEG has no alpha: the picture was laid on white'] : source.notes
  return {
    ...choice,
    scale,
    inputWidth: source.width,
    inputHeight: source.height,
    tile,
    dpi,
    notes,
    width,
    height,
    bytes: (await stat(outputPath)).size,
    contentType: contentTypes[format],
  }
}

/** The picture, and the design behind it where the file holds one and another method was not asked for. */
async function readInput(
  file: Uint8Array,
  { scale = 16, method = 'auto' }: EnlargeRequest,
  outputPixelsMax: number,
): Promise<{ readonly source: SourceImage; readonly recipe: Recipe | undefined }> {
  const drawing = readDrawing(file, scale, outputPixelsMax)
  const source = drawing?.source ?? (await readSourceImage(file, scale, outputPixelsMax))
  if (method !== 'auto' && method !== 'recipe') return { source, recipe: undefined }
  return { source, recipe: drawing?.recipe ?? (await findRecipe(file, source)) }
}

function resultDpi({ dpi }: SourceImage, scale: number, keepPhysicalSize: boolean): number | undefined {
  return dpi !== undefined && keepPhysicalSize ? dpi * scale : dpi
}

/** Looking at a picture counts for at most this share of the work; drawing begins where looking ended. */
const LOOKING_SHARE = 0.3

/** Paces for looking at the picture and for the drawing that follows: one rising fraction for both. */
function createPaces({ signal, onProgress }: EnlargeControl): { readonly pace: Pace; readonly paceRest: Pace } {
  let looked = 0
  const tell = async (fraction: number): Promise<void> => {
    onProgress?.(fraction)
    await nextTurn()
    signal?.throwIfAborted()
  }
  return {
    pace: (fraction) => {
      looked = fraction * LOOKING_SHARE
      return tell(looked)
    },
    paceRest: (fraction) => tell(fraction === 1 ? 1 : looked + (1 - looked) * fraction),
  }
}

const kindOfSamples: Readonly<Record<BandRenderer['samples'], PixelKind>> = {
  1: 'grey',
  2: 'grey-alpha',
  3: 'rgb',
  4: 'rgba',
}

async function writeBands(
  renderer: BandRenderer,
  path: string,
  format: OutputFormat,
  dpi: number | undefined,
  bandRows: number,
  pace: Pace,
): Promise<void> {
  const { width, height, samples } = renderer
  const sink = await openOutputFile(path, format, { width, height, kind: kindOfSamples[samples], dpi })
  const band = new Uint8Array(Math.min(bandRows, height) * width * samples)
  try {
    for (let row = 0; row < height; row += bandRows) {
      const rows = Math.min(bandRows, height - row)
      const filled = band.subarray(0, rows * width * samples)
      await renderer.render(row, filled)
      await sink.write(filled)
      await pace((row + rows) / height)
    }
    await sink.close()
  } catch (error) {
    await sink.discard()
    throw error
  }
}
