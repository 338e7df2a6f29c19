import { hexFromRgb, rgbFromHex } from '../../color/hex.ts'
import { blurInPlace } from '../blur/blur-plane.ts'
import { tapsOf } from '../blur/picture-model.ts'
import { type RenderedSheet, renderSheet } from '../check/render-sheet.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import type { Sheet } from '../sheet.ts'

/**
 * Root mean square of what a drawing, blurred like the picture, misses of its lightness, levels.
 *
 * @param drawn the drawing in inks of these levels; see `renderInLight`
 * @param softness standard deviation of the picture's blur, pixels
 * @param levels light of the coded values, 0..255, or these, in which the inks of a pixel add up
 */
export function missUnderBlur(
  { data, width, height }: PixelPlane,
  drawn: RenderedSheet,
  softness: number,
  levels: Float64Array,
): number {
  const light = new Float32Array(width * height)
  for (let pixel = 0; pixel < light.length; pixel++) {
    const at = 4 * pixel
    light[pixel] = 0.299 * drawn.data[at] + 0.587 * drawn.data[at + 1] + 0.114 * drawn.data[at + 2]
  }
  blurInPlace(light, width, height, tapsOf(softness))
  let sum = 0
  for (let pixel = 0; pixel < light.length; pixel++) {
    const at = 4 * pixel
    const shown = 0.299 * levels[data[at]] + 0.587 * levels[data[at + 1]] + 0.114 * levels[data[at + 2]]
    sum += (light[pixel] - shown) ** 2
  }
  return Math.sqrt(sum / light.length)
}

/** Renders a drawing in the light of its inks. */
export function renderInLight(sheet: Sheet, levels: Float64Array): RenderedSheet {
  return renderSheet({
    ...sheet,
    layers: sheet.layers.map((layer) => ({ ...layer, hex: lightOfInk(layer.hex, levels) })),
  })
}

function lightOfInk(hex: string, levels: Float64Array): string {
  const rgb = rgbFromHex(hex)
  return rgb ? hexFromRgb([levels[rgb[0]], levels[rgb[1]], levels[rgb[2]]]) : hex
}
