import type { Rgb } from '../../color/oklab.ts'
import type { PixelPlane } from '../picture/pixels.ts'

const OPAQUE = 255

/** All colours of a picture; undefined where there are more than `colorsMax` or some are translucent. */
export function listColors({ data, width, height }: PixelPlane, colorsMax: number): Rgb[] | undefined {
  const words = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const colors = new Map<number, Rgb>()
  for (let pixel = 0; pixel < words.length; pixel++) {
    if ((pixel > 0 && words[pixel] === words[pixel - 1]) || colors.has(words[pixel])) continue
    const [red, green, blue, alpha] = data.subarray(pixel * 4, pixel * 4 + 4)
    if (alpha === 0) continue
    if (alpha !== OPAQUE || colors.size === colorsMax) return undefined
    colors.set(words[pixel], [red, green, blue])
  }
  return colors.size > 0 ? [...colors.values()] : undefined
}
