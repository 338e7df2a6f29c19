import { type DecodedImage, decodeImage, type RgbaImage } from '../raster/decode.ts'
import type { TraceResult } from './report.ts'
import { defaultTraceSettings, type TraceSettings } from './settings.ts'
import { type TraceOptions, traceByEngine } from './trace-image.ts'

/** What stands in every file with a recipe, be it in a PNG's text or in XMP. */
const RECIPE_MARK = 'heddle'
/** Qualities for which a few seconds matter more than where an edge runs inside a pixel. */
const HASTY = new Set<TraceSettings['quality']>(['draft', 'low'])

export type TracedFile = {
  /** What the drawing is to be like: the picture, or the design that it holds, at the picture's size and with soft edges. */
  readonly seen: () => RgbaImage
  readonly traced: TraceResult
}

/**
 * Decodes a picture and traces it. One that holds the design it was drawn from, and is still what that gives, is traced
 * from the design.
 *
 * @param file bytes of a PNG, JPEG, WebP, TIFF, GIF or AVIF file
 * @param pixelsMax largest width × height accepted
 * @throws ImageRejected when the file is no usable picture; PotraceMissing when potrace was asked for and is not
 *   installed; the signal's reason when it is aborted
 */
export async function traceFile(
  file: Uint8Array,
  pixelsMax: number,
  settings: Partial<TraceSettings> = {},
  options: TraceOptions = {},
): Promise<TracedFile> {
  const image = await decodeImage(file, pixelsMax)
  const drawn = followsRecipes(settings) ? await traceByRecipe(file, image, settings, options) : undefined
  return drawn ?? { seen: () => image, traced: await traceByEngine(image, settings, options) }
}

/** Whoever asks for squares, grain or tones means the pixels. */
function followsRecipes(settings: Partial<TraceSettings>): boolean {
  const { mode, engine, quality } = { ...defaultTraceSettings, ...settings }
  return (mode === 'auto' || mode === 'flat') && engine === 'own' && !HASTY.has(quality)
}

/** Undefined where the file holds no design, or its picture is not what that gives. */
async function traceByRecipe(
  file: Uint8Array,
  image: DecodedImage,
  settings: Partial<TraceSettings>,
  options: TraceOptions,
): Promise<TracedFile | undefined> {
  if (!Buffer.from(file.buffer, file.byteOffset, file.byteLength).includes(RECIPE_MARK)) return undefined
  // Loaded only for such files: it is the whole pattern engine.
  const { findRecipe } = await import('../pattern/recipe/find-recipe.ts')
  const recipe = await findRecipe(file, { ...image, channels: 4 })
  if (!recipe) return undefined
  const { drawSoft, traceDesign } = await import('./trace-design.ts')
  return { seen: () => drawSoft(recipe, image), traced: traceDesign(image, recipe, settings, options) }
}
