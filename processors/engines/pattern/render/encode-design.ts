import { dpiOf, type FilledDesign, rgbsOf } from './design-file.ts'
import { encodePlanePng, smoothCloth } from './encode.ts'
import { encodeJpeg, encodePlaneTiff, encodePlaneWebp } from './encode-raster.ts'
import type { PatternFormat } from './formats.ts'
import { writePdf } from './pdf.ts'
import { writeRecipe, writeXmp } from './recipe-text.ts'
import { writeSvg } from './svg.ts'
import { writeWif } from './wif.ts'

/** Formats in which a design is one file; plates are several. */
export type SingleFormat = Exclude<PatternFormat, 'plates'>

/**
 * Encodes the design as one file. Every format but JPEG holds exactly the inks; every format holds its size on cloth
 * and the recipe it was made from. The same design gives the same bytes.
 *
 * @throws PatternRejected when a weaving draft is requested and the design is not woven
 */
export async function encodeDesign(format: SingleFormat, design: FilledDesign): Promise<Uint8Array> {
  const { spec, cloth, plane } = design
  const inks = rgbsOf(spec)
  const recipe = writeRecipe(spec, plane)
  const facts = { dpi: dpiOf(cloth, plane), xmp: writeXmp(recipe) }
  switch (format) {
    case 'png':
      return encodePlanePng(plane, inks, { dpi: facts.dpi, recipe })
    case 'png-indexed':
      return encodePlanePng(plane, inks, { dpi: facts.dpi, recipe, bitDepth: 8 })
    case 'tiff':
      return encodePlaneTiff(plane, inks, 'rgb', facts)
    case 'tiff-indexed':
      return encodePlaneTiff(plane, inks, 'indexed', facts)
    case 'webp':
      return encodePlaneWebp(plane, inks, facts)
    case 'jpeg':
      return encodeJpeg(smoothCloth(cloth, inks, plane), facts)
    case 'svg':
      return bytesOf(writeSvg(cloth, { width: plane.width, height: plane.height, inks: spec.palette.inks, recipe }))
    case 'pdf':
      return writePdf(design, recipe)
    case 'wif':
      return bytesOf(writeWif(spec, recipe))
  }
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
