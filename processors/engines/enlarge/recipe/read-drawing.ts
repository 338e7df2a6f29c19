import { drawRecipe } from '../../pattern/recipe/draw-recipe.ts'
import type { Recipe } from '../../pattern/recipe/find-recipe.ts'
import { parseRecipe } from '../../pattern/recipe/read-recipe.ts'
import { dpiOf, rgbsOf } from '../../pattern/render/design-file.ts'
import { colourPlane } from '../../pattern/render/encode-raster.ts'
import { drawIndexPlane } from '../../pattern/render/index-plane.ts'
import { unescapeXml, writeRecipe } from '../../pattern/render/recipe-text.ts'
import { writeSvg } from '../../pattern/render/svg.ts'
import { ImageRejected } from '../../raster/decode.ts'
import { EnlargementRefused } from '../enlargement-refused.ts'
import type { SourceImage } from '../picture/source-image.ts'

/** How an SVG of the pattern engine begins, up to the end of its recipe. */
const HEAD = /^<svg [^<>]*>\s*<metadata>([^<>]*)<\/metadata>/

export type Drawing = { readonly source: SourceImage; readonly recipe: Recipe }

/**
 * Reads an SVG that the pattern engine wrote: as the picture it is at its own size, and as the design behind it.
 * Nothing of the drawing is interpreted; it is written again from its recipe and has to come out the same to the
 * letter.
 *
 * @returns undefined when the file is no SVG with a recipe
 * @throws ImageRejected when the drawing is no longer what its recipe gives; EnlargementRefused when it would be too
 *   large
 */
export function readDrawing(file: Uint8Array, scale: number, outputPixelsMax: number): Drawing | undefined {
  if (file[0] !== '<'.charCodeAt(0)) return undefined
  const text = new TextDecoder().decode(file)
  const words = HEAD.exec(text)?.[1]
  const found = parseRecipe(words === undefined ? undefined : unescapeXml(words))
  if (!found) return undefined
  const { width, height, heddle: spec } = found
  if (width * height * scale ** 2 > outputPixelsMax)
    throw EnlargementRefused.tooLarge(width * scale, height * scale, outputPixelsMax)
  const cloth = drawRecipe(spec)
  const recipe = writeRecipe(spec, found)
  if (!cloth || writeSvg(cloth, { width, height, inks: spec.palette.inks, recipe }) !== text)
    throw new ImageRejected(
      'the drawing is no longer what its recipe gives: it was changed, or made by another version; send it as a raster image',
    )
  const inks = rgbsOf(spec)
  const data = colourPlane(drawIndexPlane(cloth, width, height), inks)
  const dpi = dpiOf(cloth, found)
  const source = { format: 'svg', data, width, height, channels: 3, hasAlpha: false, dpi, notes: [] } as const
  return { source, recipe: { spec, cloth, inks } }
}
