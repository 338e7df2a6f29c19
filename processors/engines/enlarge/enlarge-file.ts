import { readFile, stat } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { hexFromRgb } from '../color/hex.ts'
import type { Rgb } from '../color/oklab.ts'
import { findRecipe, type Recipe } from '../pattern/recipe/find-recipe.ts'
import type { PixelKind } from '../raster/row-sink.ts'
import type { BandRenderer } from './bands/band-renderer.ts'
import {
  chooseMethod,
  type EnlargeMethod,
  enlargeMethods,
  type MethodChoice,
  type MethodReport,
} from './choose-method.ts'
import { EnlargementRefused } from './enlargement-refused.ts'
import type { InkDrawing } from './output/ink-drawing.ts'
import { checkFormatLimits, formatTerms, isIndexed, type OutputFormat, openOutputFile } from './output/output-file.ts'
import type { Pace } from './pace.ts'
import { decideTile, type TileDecision, type TileMode } from './picture/detect-tile.ts'
import { OUTPUT_PIXELS_MAX, readSourceImage, type SourceImage } from './picture/source-image.ts'
import { readDrawing } from './recipe/read-drawing.ts'

export { enlargeMethods }
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
  /**
   * true: the same size on cloth at a finer resolution. false (default): the same resolution, `scale` times the size.
   */
  readonly keepPhysicalSize?: boolean
  /** Largest width × height of the result. */
  readonly outputPixelsMax?: number
  /**
   * An ONNX file of the user's own that enlarges two or four times, in place of the built-in networks where it fits.
   */
  readonly modelPath?: string | undefined
}

export type EnlargeControl = {
  /**
   * Looked at after every band and every step of looking at the picture; the call then rejects with the signal's reason
   * and leaves no file.
   */
  readonly signal?: AbortSignal
  /** Told the finished share, 0..1, after every step and every band. */
  readonly onProgress?: (fraction: number) => void
  /**
   * Told once, before the file is begun: until then steps may take longer than a second, and nothing is left behind.
   */
  readonly onDrawing?: () => void
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
  const { source, recipe } = await readInput(await readFile(inputPath), { scale, method, outputPixelsMax })
  const width = source.width * scale
  const height = source.height * scale
  checkFormatLimits(format, width, height)
  const tile = tileOf(source, recipe, request.tile ?? 'auto')
  const { modelPath } = request
  const beforeTile = (): void => control.signal?.throwIfAborted()
  const terms = { flattens: format === 'jpeg', needsInks: isIndexed(format) }
  const look = { scale, tile, method, recipe, ...terms, modelPath, beforeTile }
  const { pace, paceRest } = createPaces(control)
  const chosen = await chooseMethod(source, look, pace)
  const { renderer, drawInks: _drawInks, ...choice } = chosen
  const drawing: Drawing = isIndexed(format) ? requireInks(chosen) : { renderer }
  const dpi = resultDpi(source, scale, request.keepPhysicalSize ?? false)
  control.onDrawing?.()
  await writeBands(drawing, { path: outputPath, format, dpi }, control.bandRows ?? BAND_ROWS, paceRest)
  return {
    ...choice,
    ...(drawing.palette === undefined ? {} : { inks: drawing.palette.map(hexFromRgb) }),
    scale,
    inputWidth: source.width,
    inputHeight: source.height,
    tile,
    dpi,
    notes: notesOn(source, request),
    width,
    height,
    bytes: (await stat(outputPath)).size,
    contentType: formatTerms[format].contentType,
  }
}

/**
 * A recipe says by itself whether its design repeats: the edges of a framed picture are one colour and meet as well.
 */
function tileOf(source: SourceImage, recipe: Recipe | undefined, mode: TileMode): TileDecision {
  const seen = decideTile(source, mode)
  if (!recipe || mode !== 'auto') return seen
  const repeats = recipe.spec.composition === 'tile'
  return { ...seen, x: repeats, y: repeats }
}

/** The picture, and the design behind it where the file holds one and another method was not asked for. */
async function readInput(
  file: Uint8Array,
  { scale, method, outputPixelsMax }: Required<Pick<EnlargeRequest, 'scale' | 'method' | 'outputPixelsMax'>>,
): Promise<{ readonly source: SourceImage; readonly recipe: Recipe | undefined }> {
  const drawing = readDrawing(file, scale, outputPixelsMax)
  const source = drawing?.source ?? (await readSourceImage(file, scale, outputPixelsMax))
  if (method !== 'auto' && method !== 'recipe') return { source, recipe: undefined }
  return { source, recipe: drawing?.recipe ?? (await findRecipe(file, source)) }
}

/** @throws EnlargementRefused where the method knows no inks */
function requireInks({ drawInks, method }: MethodChoice): InkDrawing {
  if (drawInks) return drawInks()
  const why = `an indexed file holds nothing but inks, and the picture was drawn by ${method}, which knows none`
  throw new EnlargementRefused('no_inks', `${why}: choose png or tiff, or method flat`)
}

/** What was converted on the way, a sentence each. */
function notesOn(source: SourceImage, { format, keepPhysicalSize = false }: EnlargeRequest): readonly string[] {
  const notes = [...source.notes]
  if (source.hasAlpha && format === 'jpeg') notes.push('JPEG has no alpha: the picture was laid on white')
  if (keepPhysicalSize && source.dpi === undefined)
    notes.push('the file names no dots per inch, so there is no physical size to keep')
  return notes
}

function resultDpi({ dpi }: SourceImage, scale: number, keepPhysicalSize: boolean): number | undefined {
  return dpi !== undefined && keepPhysicalSize ? dpi * scale : dpi
}

/** A picture as its samples, or as numbers of the inks in `palette`. */
type Drawing = { readonly renderer: BandRenderer; readonly palette?: readonly Rgb[] }

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

/** Bytes of one band at most, so that very wide pictures take fewer rows at a time. */
const BAND_BYTES_MAX = 1 << 24

async function writeBands(
  { renderer, palette }: Drawing,
  { path, format, dpi }: { readonly path: string; readonly format: OutputFormat; readonly dpi: number | undefined },
  bandRowsMax: number,
  pace: Pace,
): Promise<void> {
  const { width, height, samples } = renderer
  const sink = await openOutputFile(path, format, { width, height, kind: kindOfSamples[samples], dpi, palette })
  const rowBytes = width * samples
  const bandRows = Math.max(1, Math.min(bandRowsMax, height, Math.floor(BAND_BYTES_MAX / rowBytes)))
  const band = new Uint8Array(bandRows * rowBytes)
  try {
    for (let row = 0; row < height; row += bandRows) {
      const rows = Math.min(bandRows, height - row)
      const filled = band.subarray(0, rows * rowBytes)
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
