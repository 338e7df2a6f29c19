import { createPixelBoard, type PixelBoard } from './pixel-board.ts'
import type { PixelPlane } from './pixels.ts'

/**
 * The pixels that differ from one of their four neighbours, in reading order. Between two of them a row is of one colour, as
 * most of clean art is, so whoever looks for edges need look at these alone.
 */
export type PixelList = {
  readonly pixels: Int32Array
  /** Where each row begins in `pixels`, and after the last row their number. */
  readonly rowStarts: Int32Array
}

/** Where a picture changes, and the board that it lies on. */
export type PixelChanges = PixelList & { readonly board: PixelBoard }

export type PixelPicture = { readonly plane: PixelPlane; readonly changes: PixelChanges }

/** Lays a picture on a board of its own, and lists where it changes; beyond the frame there is nothing. */
export function layPixels(plane: PixelPlane): PixelPicture {
  const board = createPixelBoard(plane.data, plane.width, plane.height)
  return { plane: { ...plane, data: board.data }, changes: listChanges(board).changes }
}

/** Lists the pixels of a board that change, and tells whether all of them are opaque. */
export function listChanges(board: PixelBoard): { readonly changes: PixelChanges; readonly isOpaque: boolean } {
  const isOpaque = board.call.listChanges() !== 0
  const { changed, rowStarts } = board
  return { changes: { pixels: changed.subarray(0, rowStarts[rowStarts.length - 1]), rowStarts, board }, isOpaque }
}

/**
 * Visits every pixel in reading order: one by one where they change, else as many as lie in a row.
 *
 * @param visit takes the first pixel, how many equal ones there are, and whether none of them differs from a neighbour
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
