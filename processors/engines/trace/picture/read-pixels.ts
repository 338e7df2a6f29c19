import type { RgbaImage } from '../../raster/decode.ts'
import { listChanges, type PixelChanges } from './pixel-changes.ts'
import type { PixelPlane } from './pixels.ts'

/** Premultiplies an image once, and finds where its pixels change; opaque images are copied as they are. */
export function readPixels({ data, width, height }: RgbaImage): {
  readonly plane: PixelPlane
  readonly changes: PixelChanges
} {
  const straight: PixelPlane = { data: new Uint8Array(data), width, height, hasAlpha: false }
  const changes = listChanges(straight)
  if (isOpaque(straight, changes)) return { plane: straight, changes }
  const plane = { ...straight, hasAlpha: true }
  premultiply(plane.data)
  return { plane, changes: listChanges(plane) }
}

/** A pixel that does not change equals the one on its left, so those that change and the first of each row tell of all. */
function isOpaque({ data, width }: PixelPlane, { pixels }: PixelChanges): boolean {
  for (let at = 3; at < data.length; at += width * 4) if (data[at] !== 255) return false
  for (let i = 0; i < pixels.length; i++) if (data[pixels[i] * 4 + 3] !== 255) return false
  return true
}

function premultiply(data: Uint8Array): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]
    if (alpha === 255) continue
    data[at] = Math.round((data[at] * alpha) / 255)
    data[at + 1] = Math.round((data[at + 1] * alpha) / 255)
    data[at + 2] = Math.round((data[at + 2] * alpha) / 255)
  }
}

/** The picture that a plane was read from, to the rounding of translucent pixels. */
export function straightImage({ data, width, height, hasAlpha }: PixelPlane): RgbaImage {
  const straight = new Uint8Array(data)
  for (let at = 0; hasAlpha && at < straight.length; at += 4) {
    const alpha = straight[at + 3]
    if (alpha === 255 || alpha === 0) continue
    for (let c = 0; c < 3; c++) straight[at + c] = Math.min(255, Math.round((straight[at + c] * 255) / alpha))
  }
  return { data: straight, width, height }
}
