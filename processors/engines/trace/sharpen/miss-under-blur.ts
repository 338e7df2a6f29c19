import { blurInPlace } from '../blur/blur-plane.ts'
import { tapsOf } from '../blur/picture-model.ts'
import { renderLight } from '../check/render-light.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import type { Sheet } from '../sheet.ts'

/**
 * Root mean square of what a drawing, blurred like the picture, misses of its lightness, levels.
 *
 * @param sheet the drawing
 * @param softness standard deviation of the picture's blur, pixels
 * @param levels light of the coded values, 0..255, or these, in which the inks of a pixel add up
 */
export function missUnderBlur(
  { data, width, height }: PixelPlane,
  sheet: Sheet,
  softness: number,
  levels: Float64Array,
): number {
  const light = renderLight(sheet, levels)
  blurInPlace(light, width, height, tapsOf(softness))
  let sum = 0
  for (let pixel = 0; pixel < light.length; pixel++) {
    const at = 4 * pixel
    const shown = 0.299 * levels[data[at]] + 0.587 * levels[data[at + 1]] + 0.114 * levels[data[at + 2]]
    sum += (light[pixel] - shown) ** 2
  }
  return Math.sqrt(sum / light.length)
}
