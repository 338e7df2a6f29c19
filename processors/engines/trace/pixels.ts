import type { RgbaImage } from '../raster/decode.ts'

/**
 * The picture as the engine measures it: premultiplied 8-bit RGBA, row by row.
 * A pixel that two shapes share is a straight mix of both in this space, transparency included, so one formula
 * unmixes every edge.
 */
export type PixelPlane = {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly hasAlpha: boolean
}

/** Premultiplies an image once; opaque images are copied as they are. */
export function createPixelPlane(image: RgbaImage): PixelPlane {
  const { width, height } = image
  const data = new Uint8Array(image.data)
  let hasAlpha = false
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]
    if (alpha === 255) continue
    hasAlpha = true
    data[at] = Math.round((data[at] * alpha) / 255)
    data[at + 1] = Math.round((data[at + 1] * alpha) / 255)
    data[at + 2] = Math.round((data[at + 2] * alpha) / 255)
  }
  return { data, width, height, hasAlpha }
}

/** The pixel as one unsigned number, for exact comparison. */
export function packedPixel(data: Uint8Array, pixel: number): number {
  const at = pixel * 4
  return ((data[at] << 24) | (data[at + 1] << 16) | (data[at + 2] << 8) | data[at + 3]) >>> 0
}

/** Largest difference of two pixels over the four components, 0..255. */
export function pixelDifference(data: Uint8Array, one: number, other: number): number {
  const a = one * 4
  const b = other * 4
  let most = 0
  for (let channel = 0; channel < 4; channel++) {
    const gap = Math.abs(data[a + channel] - data[b + channel])
    if (gap > most) most = gap
  }
  return most
}
