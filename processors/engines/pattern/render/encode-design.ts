import { inkFromHex } from '../../color/ink.ts'
import type { Rgb } from '../../color/oklab.ts'
import type { DesignSpec } from '../design-spec.ts'
import type { Cloth } from '../kit/cloth.ts'
import { encodePlanePng, smoothCloth } from './encode.ts'
import { encodeJpeg, encodePlaneTiff, encodePlaneWebp } from './encode-raster.ts'
import type { PatternFormat } from './formats.ts'
import type { IndexPlane } from './index-plane.ts'
import { writeRecipe, writeXmp } from './recipe-text.ts'
import { writeSvg } from './svg.ts'

/** A design that is drawn and filled: all that a file is made from. */
export type DrawnDesign = { readonly spec: DesignSpec; readonly cloth: Cloth; readonly plane: IndexPlane }

/**
 * The design as a file. Every kind but JPEG holds exactly the inks; every kind holds its size on cloth and the recipe it
 * was made from. The same design gives the same bytes.
 */
export async function encodeDesign(format: PatternFormat, design: DrawnDesign): Promise<Uint8Array> {
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
      return encodeJpeg(smoothCloth(cloth, inks, plane.width, plane.height), facts)
    case 'svg':
      return new TextEncoder().encode(
        writeSvg(cloth, { width: plane.width, height: plane.height, inks: spec.palette.inks, recipe }),
      )
  }
}

export function rgbsOf(spec: DesignSpec): Rgb[] {
  return spec.palette.inks.map((hex) => inkFromHex(hex)?.rgb ?? [0, 0, 0])
}

/** Pixels of the file per inch of cloth. */
export function dpiOf(cloth: Cloth, size: { readonly width: number }): number {
  return (size.width / cloth.widthMm) * 25.4
}
