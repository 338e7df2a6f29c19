import type { PixelPlane } from './pixels.ts'

/**
 * The pixels that differ from one of their four neighbours, in reading order. Between two of them a row is of one colour, as
 * most of clean art is, so whoever looks for edges need look at these alone.
 */
export type PixelChanges = {
  readonly pixels: Int32Array
  /** Where each row begins in `pixels`, and after the last row their number. */
  readonly rowStarts: Int32Array
}

/** Lists the pixels unlike a neighbour; beyond the frame there is none. */
export function listChanges({ data, width, height }: PixelPlane): PixelChanges {
  // Signed, because the interpreter stores larger numbers on the heap.
  const words = new Int32Array(data.buffer, data.byteOffset, width * height)
  const pixels = new Int32Array(words.length)
  const rowStarts = new Int32Array(height + 1)
  let count = 0
  for (let y = 0; y < height; y++) {
    count += listRow(words, width, y, pixels.subarray(count))
    rowStarts[y + 1] = count
  }
  return { pixels: pixels.subarray(0, count), rowStarts }
}

/** Writes those of row `y` to the start of `pixels`; returns how many there are. */
function listRow(words: Int32Array, width: number, y: number, pixels: Int32Array): number {
  const first = y * width
  const end = first + width
  const above = y > 0 ? -width : 0
  const below = end < words.length ? width : 0
  let count = 0
  let own = words[first]
  let before = own
  for (let pixel = first; pixel < end; pixel++) {
    const after = pixel + 1 < end ? words[pixel + 1] : own
    if (before !== own || after !== own || words[pixel + above] !== own || words[pixel + below] !== own)
      pixels[count++] = pixel
    before = own
    own = after
  }
  return count
}

/**
 * Visits every pixel in reading order: one by one where they change, else as many as lie in a row.
 *
 * @param visit takes the first pixel, how many equal ones there are, and whether none of them differs from a neighbour
 */
export function visitPixels(
  { pixels, rowStarts }: PixelChanges,
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
