import { greatestCommonDivisor } from '../../numbers/greatest-common-divisor.ts'
import type { RgbaImage } from '../../raster/decode.ts'
import { measurePixels } from './noise.ts'
import { type LaidImage, layImage, readPixels } from './read-pixels.ts'

// Least number of pixels per side in which edges can be seen.
const SIDE_MIN = 16
// Pictures that were smoothed before their pixels were repeated have blends beside edges and many colours. Measured:
// art with smooth edges 0.38 and more, and 29 colours of two inks; pixels set one by one 0, and 6 colours.
const MIXED_SHARE_MIN = 0.2
const COLORS_MIN = 24

/**
 * Factor by which each pixel of a smooth picture was repeated in both directions; 1 without repetition, and for pixel
 * art, whose pixels stand for squares.
 */
export function findRepeats(image: RgbaImage, laid: LaidImage = layImage(image)): number {
  const repeats = commonStep(laid)
  if (repeats === 1 || Math.min(image.width, image.height) < SIDE_MIN * repeats) return 1
  return isSmooth(takeOnce(image, repeats)) ? repeats : 1
}

/** Whether the edges of a picture are blended with their surroundings. */
export function isSmooth(image: RgbaImage): boolean {
  if (!hasColors(image)) return false
  const { plane, changes } = readPixels(image)
  return measurePixels(plane, changes).mixedShare >= MIXED_SHARE_MIN
}

/** The picture with each pixel once. */
export function takeOnce({ data, width, height }: RgbaImage, repeats: number): RgbaImage {
  const once = { width: width / repeats, height: height / repeats }
  const out = new Uint8Array(once.width * once.height * 4)
  for (let y = 0, to = 0; y < once.height; y++)
    for (let x = 0; x < once.width; x++, to += 4) {
      const at = (y * repeats * width + x * repeats) * 4
      out.set(data.subarray(at, at + 4), to)
    }
  return { data: out, ...once }
}

/** The greatest common divisor of the positions of all columns and rows where colours change, and of both sides. */
function commonStep({ board, changes, width, height }: LaidImage): number {
  const words = new Int32Array(board.data.buffer, board.data.byteOffset, width * height)
  const { pixels } = changes
  let step = greatestCommonDivisor(width, height)
  for (let i = 0; i < pixels.length && step > 1; i++) {
    const pixel = pixels[i]
    const x = pixel % width
    const y = (pixel - x) / width
    if (x % step !== 0 && words[pixel] !== words[pixel - 1]) step = greatestCommonDivisor(step, x)
    if (y % step !== 0 && words[pixel] !== words[pixel - width]) step = greatestCommonDivisor(step, y)
  }
  return step
}

function hasColors({ data, width, height }: RgbaImage): boolean {
  const words = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const colors = new Set<number>()
  for (let pixel = 0; pixel < words.length && colors.size < COLORS_MIN; pixel++) colors.add(words[pixel])
  return colors.size >= COLORS_MIN
}
