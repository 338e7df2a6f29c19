import type { RgbaImage } from '../../raster/decode.ts'
import type { PixelGrid } from './pixel-grid.ts'

/** Pixel art with each square reduced to one pixel. */
export type Squares = {
  readonly squares: RgbaImage
  /** Variance inside each square, squared levels, all channels together. */
  readonly within: Float64Array
  /** Variance between the squares. */
  readonly between: number
}

// Squares with fewer pixels per side have no interior free of their neighbours' ripples.
const INSIDE_MIN = 4

/** Reduces each square to the mean of its interior. */
export function meanSquares({ data, width }: RgbaImage, { lefts, tops }: PixelGrid): Squares {
  const [columns, rows] = [lefts.length - 1, tops.length - 1]
  const rim = width / columns >= INSIDE_MIN ? 1 : 0
  const out = new Uint8Array(columns * rows * 4)
  const within = new Float64Array(columns * rows)
  for (let row = 0, square = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, square++) {
      const box: Box = [lefts[column] + rim, tops[row] + rim, lefts[column + 1] - rim, tops[row + 1] - rim]
      for (let c = 0; c < 4; c++) {
        const { mean, variance } = readInside(data, width, box, c)
        out[square * 4 + c] = Math.round(mean)
        within[square] += variance
      }
    }
  return { squares: { data: out, width: columns, height: rows }, within, between: varianceOf(out) }
}

type Box = readonly [left: number, top: number, right: number, bottom: number]

function readInside(data: Uint8Array, width: number, [left, top, right, bottom]: Box, channel: number) {
  let sum = 0
  let squares = 0
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const level = data[(y * width + x) * 4 + channel]
      sum += level
      squares += level * level
    }
  const count = (right - left) * (bottom - top)
  return { mean: sum / count, variance: (squares - (sum * sum) / count) / count }
}

function varianceOf(data: Uint8Array): number {
  const sums = [0, 0, 0, 0]
  let squares = 0
  for (let at = 0; at < data.length; at++) {
    sums[at & 3] += data[at]
    squares += data[at] ** 2
  }
  const count = data.length / 4
  return (squares - sums.reduce((sum, level) => sum + (level * level) / count, 0)) / count
}
