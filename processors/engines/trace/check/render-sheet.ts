import { rgbFromHex } from '../../color/hex.ts'
import type { Rgb } from '../../color/oklab.ts'
import type { Sheet } from '../sheet.ts'
import { type CoveredRow, coverLayers } from './cover-layers.ts'

/** The drawing as a viewer shows it: straight RGBA, blended in coded sRGB values; colour 0..255, alpha 0..1. */
export type RenderedSheet = { readonly data: Float32Array; readonly width: number; readonly height: number }

/** Renders a sheet with exact area coverage, one value per pixel for each layer. */
export function renderSheet(sheet: Sheet): RenderedSheet {
  const { widthPx: width, heightPx: height } = sheet
  const rendered: RenderedSheet = { data: new Float32Array(width * height * 4), width, height }
  const colors = sheet.layers.map(({ hex }): Rgb => rgbFromHex(hex) ?? [0, 0, 0])
  coverLayers(sheet, 1, (layer, areas, row) => paintRow(rendered, areas, row, colors[layer]))
  return rendered
}

function paintRow(
  { data, width }: RenderedSheet,
  areas: Float32Array,
  { row, from, to, start }: CoveredRow,
  rgb: Rgb,
): void {
  const [red, green, blue] = rgb
  let sum = 0
  for (let x = from, at = (row * width + from) * 4; x < to; x++, at += 4) {
    sum += areas[start + x]
    const cover = Math.min(1, Math.abs(sum))
    if (cover < 1e-6) continue
    if (cover === 1) {
      data[at] = red
      data[at + 1] = green
      data[at + 2] = blue
      data[at + 3] = 1
      continue
    }
    const below = data[at + 3] * (1 - cover)
    const alpha = cover + below
    data[at] = (red * cover + data[at] * below) / alpha
    data[at + 1] = (green * cover + data[at + 1] * below) / alpha
    data[at + 2] = (blue * cover + data[at + 2] * below) / alpha
    data[at + 3] = alpha
  }
}
