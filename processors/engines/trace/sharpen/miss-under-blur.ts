import { blurInPlace } from '../blur/blur-plane.ts'
import { tapsOf } from '../blur/picture-model.ts'
import type { RenderedSheet } from '../check/render-sheet.ts'
import type { PixelPlane } from '../picture/pixels.ts'

/**
 * Root mean square of what a drawing, blurred like the picture, misses of its lightness, levels.
 *
 * @param softness standard deviation of the picture's blur, pixels
 */
export function missUnderBlur({ data, width, height }: PixelPlane, drawn: RenderedSheet, softness: number): number {
  const light = Float32Array.from({ length: width * height }, (_, pixel) => lightOf(drawn.data, pixel * 4))
  blurInPlace(light, width, height, tapsOf(softness))
  const sum = light.reduce((total, level, pixel) => total + (level - lightOf(data, pixel * 4)) ** 2, 0)
  return Math.sqrt(sum / light.length)
}

function lightOf(data: ArrayLike<number>, at: number): number {
  return 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2]
}
