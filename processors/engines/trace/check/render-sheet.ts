import { rgbFromHex } from '../../color/hex.ts'
import type { Rgb } from '../../color/oklab.ts'
import type { Sheet } from '../sheet.ts'
import { coverLayers } from './cover-layers.ts'

/** The drawing as a viewer shows it: straight RGBA, blended in coded sRGB values; colour 0..255, alpha 0..1. */
export type RenderedSheet = { readonly data: Float32Array; readonly width: number; readonly height: number }

/** Renders a sheet with exact area coverage, one value per pixel for each layer. */
export function renderSheet(sheet: Sheet): RenderedSheet {
  const { widthPx: width, heightPx: height } = sheet
  const shades = sheet.layers.map(({ hex }): Rgb => rgbFromHex(hex) ?? [0, 0, 0])
  const { buffer, at } = coverLayers(sheet, 1, 'color', { shades })
  return { data: new Float32Array(buffer, at, 4 * width * height), width, height }
}
