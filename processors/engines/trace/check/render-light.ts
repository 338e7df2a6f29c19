import { rgbFromHex } from '../../color/hex.ts'
import type { Sheet } from '../sheet.ts'
import { coverLayers } from './cover-layers.ts'

/**
 * Renders the lightness of a drawing, without what its colours are: a number a pixel, 0..255, 0 where nothing is drawn.
 *
 * @param levels light of the coded values, 0..255, or these, in which the inks of a pixel add up
 */
export function renderLight(sheet: Sheet, levels: Float64Array): Float32Array {
  const { widthPx: width, heightPx: height, layers } = sheet
  const lights = layers.map(({ hex }) => {
    const [red, green, blue] = rgbFromHex(hex) ?? [0, 0, 0]
    return 0.299 * levels[red] + 0.587 * levels[green] + 0.114 * levels[blue]
  })
  const light = new Float32Array(width * height)
  const alpha = new Float32Array(width * height)
  coverLayers(sheet, 1, (layer, areas, { row, from, to, start }) => {
    const own = lights[layer]
    let sum = 0
    for (let x = from, at = row * width + from; x < to; x++, at++) {
      sum += areas[start + x]
      const cover = Math.min(1, Math.abs(sum))
      if (cover < 1e-6) continue
      const below = alpha[at] * (1 - cover)
      alpha[at] = cover + below
      light[at] = cover === 1 ? own : (own * cover + light[at] * below) / (cover + below)
    }
  })
  return light
}
