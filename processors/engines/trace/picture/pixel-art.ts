import type { RgbaImage } from '../../raster/decode.ts'
import { evenDither } from './even-dither.ts'
import { meanSquares } from './mean-squares.ts'
import { measurePixels } from './noise.ts'
import { findPixelGrid, type PixelGrid } from './pixel-grid.ts'
import { type LaidImage, layImage, readPixels } from './read-pixels.ts'
import { isSmooth } from './repeated-pixels.ts'
import { settleColors } from './settle-colors.ts'

/** Pixels along each side of a square of pixel art in the picture that is traced. */
export const SQUARE_PX = 4

/** Pixel art: a picture whose pixels were set one by one and stand for squares. */
export type PixelArt = {
  /** The picture with each square as several pixels, so that lines below others can be told from visible ones. */
  readonly image: RgbaImage
  /** Size of a square in pixels of the original picture. */
  readonly across: number
  readonly down: number
  /** Whether the squares are no longer of one colour each, as after compression. */
  readonly isSpoiled: boolean
}

// Limits on the number of squares per side: larger pictures of pixels, or of small squares, are aliased art whose
// stairs stand for slanted lines. Squares of at least four pixels are never stairs.
const SIDE_MAX = 64
const SIDE_MIN = 8
const PLAIN_SQUARE_PX = 4
// Largest number of colours of pixel art, and the rarity of single colours that it does not have.
const COLORS_MAX = 48
const RARE_PIXELS = 2
const RARE_SHARE_MAX = 0.5
// Largest share of blends. Measured on 54 small icons with smooth edges: 0.09 to 0.59.
const MIXED_SHARE_MAX = 0.08
// Variance within a square relative to that of all squares from which it holds an edge, and the largest share of such
// squares.
const WITHIN_MAX = 0.12
const UNEVEN_SHARE_MAX = 0.005

/**
 * The squares of pixel art at its own size or enlarged by any factor, compressed afterwards or not; undefined for other
 * art.
 */
export function findPixelArt(image: RgbaImage, laid: LaidImage = layImage(image)): PixelArt | undefined {
  const { width, height } = image
  if (Math.min(width, height) < SIDE_MIN) return undefined
  const grid = findPixelGrid(laid)
  if (grid) return readSquares(image, grid)
  if (Math.max(width, height) > SIDE_MAX || !isSetOneByOne(image)) return undefined
  return { image: repeatPixels(image), across: 1, down: 1, isSpoiled: false }
}

function readSquares(image: RgbaImage, grid: PixelGrid): PixelArt | undefined {
  const [columns, rows] = [grid.lefts.length - 1, grid.tops.length - 1]
  const isFine = image.width < PLAIN_SQUARE_PX * columns
  if (isFine && Math.max(columns, rows) > SIDE_MAX) return undefined
  const { squares, within, between } = meanSquares(image, grid)
  const isSpoiled = within.some((variance) => variance > 0)
  const most = WITHIN_MAX * between
  if (within.filter((variance) => variance > most).length > UNEVEN_SHARE_MAX * within.length) return undefined
  const once = isSpoiled ? settleColors(squares, COLORS_MAX) : squares
  if (!once || isSmooth(once)) return undefined
  const [across, down] = [image.width / columns, image.height / rows]
  return { image: repeatPixels(once), across, down, isSpoiled }
}

function repeatPixels({ data, width, height }: RgbaImage): RgbaImage {
  const words = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const wide = width * SQUARE_PX
  const repeated = Uint32Array.from({ length: words.length * SQUARE_PX ** 2 }, (_, at) => {
    const y = Math.floor(at / wide)
    return words[Math.floor(y / SQUARE_PX) * width + Math.floor((at - y * wide) / SQUARE_PX)]
  })
  return { data: new Uint8Array(repeated.buffer), width: wide, height: height * SQUARE_PX }
}

function isSetOneByOne(image: RgbaImage): boolean {
  const { data, width, height } = image
  const counts = new Map<number, number>()
  for (const word of new Uint32Array(data.buffer, data.byteOffset, width * height)) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
    if (counts.size > COLORS_MAX) return false
  }
  const rare = [...counts.values()].filter((count) => count <= RARE_PIXELS).length
  if (counts.size < 2 || rare > RARE_SHARE_MAX * counts.size) return false
  const picture = readPixels(image)
  return measurePixels(picture.plane, picture.changes).mixedShare < MIXED_SHARE_MAX && evenDither(picture) === picture
}
