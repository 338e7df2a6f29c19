import type { RgbaImage } from '../../raster/decode.ts'
import type { RenderedSheet } from '../check/render-sheet.ts'
import type { LaidImage } from '../picture/read-pixels.ts'
import { BLOCK_PX } from './forms-kernel.ts'

// Least number of crests on every second row of a block that contains small letters.
const CRESTS_MIN = 11
// Least share of all changing pixels in such blocks. Measured: text of 8 to 17 pixels beside figures 0.17 to 0.8,
// outlines of 2 pixels 0.1 to 0.17, other art near 0.
const CHANGES_SHARE_MIN = 0.17
const LIKE_MAX_DB = 99

/**
 * Marks blocks of the picture with 1 that contain dense forms of one or two pixels, such as small letters; undefined
 * where few changing pixels lie in them, and where nearly all pixels change.
 */
export function findSmallForms({ board }: LaidImage): Uint8Array | undefined {
  if (board.call.isBusy() !== 0) return undefined
  board.call.countForms()
  const { changesIn, crestsIn } = board
  const isSmall = new Uint8Array(crestsIn.length)
  let small = 0
  let all = 0
  for (let block = 0; block < crestsIn.length; block++) {
    all += changesIn[block]
    if (crestsIn[block] < CRESTS_MIN) continue
    isSmall[block] = 1
    small += changesIn[block]
  }
  return small > CHANGES_SHARE_MIN * all ? isSmall : undefined
}

/**
 * Peak signal-to-noise ratio of a drawing against the picture over the marked blocks, on white or on black, whichever
 * is lower; decibels over red, green and blue, at most `LIKE_MAX_DB`. Other blocks are equal in both drawings that are
 * compared and would only hide the difference.
 *
 * @param forms 1 for each block that counts
 */
export function likenessOfForms(image: RgbaImage, drawn: RenderedSheet, forms: Uint8Array): number {
  const blocks = Math.ceil(image.width / BLOCK_PX)
  let [count, white, black] = [0, 0, 0]
  for (let pixel = 0; pixel < image.width * image.height; pixel++) {
    const [x, y] = [pixel % image.width, Math.floor(pixel / image.width)]
    if (forms[Math.floor(y / BLOCK_PX) * blocks + Math.floor(x / BLOCK_PX)] === 0) continue
    const alpha = image.data[pixel * 4 + 3] / 255
    const alphaDrawn = drawn.data[pixel * 4 + 3]
    count += 3
    for (let at = pixel * 4; at < pixel * 4 + 3; at++) {
      const miss = image.data[at] * alpha - drawn.data[at] * alphaDrawn
      black += miss ** 2
      white += (miss + 255 * (alphaDrawn - alpha)) ** 2
    }
  }
  return Math.min(LIKE_MAX_DB, 10 * Math.log10((255 ** 2 * count) / Math.max(white, black)))
}
