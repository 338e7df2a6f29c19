import { createPixelBoard, type PixelBoard } from './pixel-board.ts'
import type { PixelPlane } from './pixels.ts'

/**
 * The pixels that differ from one of their four neighbours, in reading order. Between two of them a row has one colour,
 * as most of clean art has, so edge detection needs to visit these only.
 */
export type PixelList = {
  readonly pixels: Int32Array
  /** Index in `pixels` of each row's first one, and their total number after the last row. */
  readonly rowStarts: Int32Array
}

/** The changing pixels of a picture, and the board that it lies on. */
export type PixelChanges = PixelList & { readonly board: PixelBoard }

export type PixelPicture = {
  readonly plane: PixelPlane
  readonly changes: PixelChanges
  /** True where dithering was evened out, which leaves some grain. */
  readonly isEvened?: boolean
}

/** Copies a picture to a board of its own and lists its changes; pixels outside the frame do not count. */
export function layPixels(plane: PixelPlane): PixelPicture {
  const board = createPixelBoard(plane.data, plane.width, plane.height)
  return { plane: { ...plane, data: board.data }, changes: listChanges(board).changes }
}

/** Lists the changing pixels of a board, and whether all pixels are opaque. */
export function listChanges(board: PixelBoard): { readonly changes: PixelChanges; readonly isOpaque: boolean } {
  const isOpaque = board.call.listChanges() !== 0
  const { changed, rowStarts } = board
  return { changes: { pixels: changed.subarray(0, rowStarts[rowStarts.length - 1]), rowStarts, board }, isOpaque }
}

/**
 * Visits every pixel in reading order: changing ones one by one, others as runs along a row.
 *
 * @param visit takes the first pixel, the number of equal ones, and whether none of them differs from a neighbour
 */
export function visitPixels(
  { pixels, rowStarts }: PixelList,
  width: number,
  visit: (pixel: number, count: number, isFlat: boolean) => void,
): void {
  for (let y = 0; y + 1 < rowStarts.length; y++) {
    let next = y * width
    for (let i = rowStarts[y]; i < rowStarts[y + 1]; i++) {
      const pixel = pixels[i]
      if (pixel > next) visit(next, pixel - next, true)
      visit(pixel, 1, false)
      next = pixel + 1
    }
    const end = (y + 1) * width
    if (end > next) visit(next, end - next, true)
  }
}
