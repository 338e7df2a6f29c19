import { descreen } from './descreen.ts'
import { findDither } from './find-dither.ts'
import { layPixels, type PixelPicture } from './pixel-changes.ts'

/**
 * Replaces dithering of a picture in few colours by the colours that it imitates; other pictures stay unchanged. No
 * single pixel of such a picture shows an ink, but local means do.
 */
export function evenDither(picture: PixelPicture): PixelPicture {
  const dither = findDither(picture)
  if (!dither) return picture
  const { plane } = picture
  return { ...layPixels({ ...plane, data: descreen(plane, dither) }), isEvened: true }
}
