import type { Rgb } from '../../color/oklab.ts'
import type { PixelPlane } from '../picture/pixels.ts'

const OPAQUE = 255

/** Every colour of a picture; undefined where it has more than `colorsMax`, or where some of it is translucent. */
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
