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
  const shades = layers.map(({ hex }) => {
    const [red, green, blue] = rgbFromHex(hex) ?? [0, 0, 0]
    return [0.299 * levels[red] + 0.587 * levels[green] + 0.114 * levels[blue]]
  })
  const { buffer, at } = coverLayers(sheet, 1, 'light', { shades })
  return new Float32Array(buffer, at, width * height)
}
