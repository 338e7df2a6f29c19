import type { RgbaImage } from '../../raster/decode.ts'
import type { RenderedSheet } from '../check/render-sheet.ts'

// Blocks in which forms are looked for, pixels a side: one holds a letter or two.
const BLOCK_PX = 16
// Levels by which a crest rises above the pixels on both of its sides, or lies below them.
const CREST_LEVELS = 24
// Crests that every other row of a block of small letters shows, at least.
const CRESTS_MIN = 11
// Such blocks hold so much of all that changes. Measured: text of 8 to 17 pixels beside figures 0.17 to 0.8, outlines of 2 pixels 0.1 to 0.17, other art hardly any.
const CHANGES_SHARE_MIN = 0.17
// What changes nearly everywhere has no flat inks; a row of each so many tells.
const BUSY_SHARE = 0.9
const ROWS_APART = 32
const LIKE_MAX_DB = 99

/** What a block of the picture holds. */
type Blocks = { readonly crests: Int32Array; readonly changes: Int32Array }

/**
 * Where forms of a pixel or two lie side by side, as small letters do: 1 for each such block of the picture; undefined where little of what changes
 * lies there.
 */
export function findSmallForms(image: RgbaImage): Uint8Array | undefined {
  const count = Math.ceil(image.width / BLOCK_PX) * Math.ceil(image.height / BLOCK_PX)
  const blocks = { crests: new Int32Array(count), changes: new Int32Array(count) }
  const words = new Int32Array(image.data.slice().buffer)
  if (isBusy(image, words)) return undefined
  for (let y = 1; y + 1 < image.height; y += 2) countRow(image, words, y, blocks)
  const isSmall = Uint8Array.from(blocks.crests, (crests) => (crests >= CRESTS_MIN ? 1 : 0))
  let [small, all] = [0, 0]
  blocks.changes.forEach((changes, block) => {
    all += changes
    small += isSmall[block] * changes
  })
  return small > CHANGES_SHARE_MIN * all ? isSmall : undefined
}

/**
 * How like a picture a drawing is where its forms are small, on white or on black, whichever shows more of what is missed; decibels over red, green and
 * blue, `LIKE_MAX_DB` at most. Elsewhere both of two drawings are as good, and what they miss there would hide what is gained.
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

function isBusy({ width, height }: RgbaImage, words: Int32Array): boolean {
  let [changes, all] = [0, 0]
  for (let y = 1; y < height; y += ROWS_APART)
    for (let pixel = y * width + 1; pixel < (y + 1) * width; pixel++) {
      all++
      if (words[pixel] !== words[pixel - 1] || words[pixel] !== words[pixel - width]) changes++
    }
  return changes > BUSY_SHARE * all
}

function countRow({ data, width }: RgbaImage, words: Int32Array, y: number, { crests, changes }: Blocks): void {
  const firstBlock = Math.floor(y / BLOCK_PX) * Math.ceil(width / BLOCK_PX)
  for (let pixel = y * width + 1; pixel < (y + 1) * width - 1; pixel++) {
    const own = words[pixel]
    const isPlain = words[pixel - 1] === own && words[pixel + 1] === own
    if (isPlain && words[pixel - width] === own && words[pixel + width] === own) continue
    const block = firstBlock + Math.floor((pixel - y * width) / BLOCK_PX)
    changes[block]++
    if (isCrest(data, pixel, 1) || isCrest(data, pixel, width)) crests[block]++
  }
}

/** Light or opacity: pale letters on nothing show on a dark ground alone. */
function isCrest(data: Uint8Array, pixel: number, stride: number): boolean {
  const [before, own, after] = [pixel - stride, pixel, pixel + stride]
  if (rises(lightOf(data, before), lightOf(data, own), lightOf(data, after))) return true
  return rises(data[before * 4 + 3], data[own * 4 + 3], data[after * 4 + 3])
}

function rises(before: number, own: number, after: number): boolean {
  const [first, second] = [own - before, own - after]
  return first * second > 0 && Math.min(Math.abs(first), Math.abs(second)) > CREST_LEVELS
}

/** Near enough to the lightness of a pixel on white, 0..255. */
function lightOf(data: Uint8Array, pixel: number): number {
  const at = pixel * 4
  const dark = 255 - (2 * data[at] + 4 * data[at + 1] + data[at + 2]) / 7
  return 255 - (dark * data[at + 3]) / 255
}
