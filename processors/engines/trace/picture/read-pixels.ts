import type { RgbaImage } from '../../raster/decode.ts'
import { createPixelBoard, type PixelBoard } from './pixel-board.ts'
import { listChanges, type PixelChanges, type PixelPicture } from './pixel-changes.ts'
import type { PixelPlane } from './pixels.ts'

/** The original picture on a board with its changes listed; its colours are not premultiplied. */
export type LaidImage = {
  readonly width: number
  readonly height: number
  readonly board: PixelBoard
  readonly changes: PixelChanges
  readonly isOpaque: boolean
}

/** Copies a picture to a board, for measurements before it is premultiplied. */
export function layImage({ data, width, height }: RgbaImage): LaidImage {
  const board = createPixelBoard(data, width, height)
  return { width, height, board, ...listChanges(board) }
}

/**
 * Premultiplies an image and lists its changing pixels.
 *
 * @param laid the same image; must not be used afterwards, unless it is opaque
 */
export function readPixels(image: RgbaImage, laid: LaidImage = layImage(image)): PixelPicture {
  const { width, height, board, changes, isOpaque } = laid
  const plane = { data: board.data, width, height, hasAlpha: !isOpaque }
  if (isOpaque) return { plane, changes }
  board.call.premultiply()
  return { plane, changes: listChanges(board).changes }
}

/** The picture that a plane was read from, up to the rounding of translucent pixels. */
export function straightImage({ data, width, height, hasAlpha }: PixelPlane): RgbaImage {
  const straight = new Uint8Array(data)
  for (let at = 0; hasAlpha && at < straight.length; at += 4) {
    const alpha = straight[at + 3]
    if (alpha === 255 || alpha === 0) continue
    for (let c = 0; c < 3; c++) straight[at + c] = Math.min(255, Math.round((straight[at + c] * 255) / alpha))
  }
  return { data: straight, width, height }
}
