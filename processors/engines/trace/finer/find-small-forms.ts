import type { RgbaImage } from '../../raster/decode.ts'

// Blocks in which forms are looked for, pixels a side: one holds a letter or two.
const BLOCK_PX = 16
// Levels by which a crest rises above the pixels on both of its sides, or lies below them.
const CREST_LEVELS = 24
// Crests that every other row of a block of small letters shows, at least.
const CRESTS_MIN = 11
// Such blocks hold so much of all that changes. Measured: text of 8 to 17 pixels beside figures 0.17 to 0.8, outlines of 2 pixels 0.1 to 0.17, other art hardly any.
const CHANGES_SHARE_MIN = 0.17

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
  for (let y = 1; y + 1 < image.height; y += 2) countRow(image, words, y, blocks)
  const isSmall = Uint8Array.from(blocks.crests, (crests) => (crests >= CRESTS_MIN ? 1 : 0))
  let [small, all] = [0, 0]
  blocks.changes.forEach((changes, block) => {
    all += changes
    small += isSmall[block] * changes
  })
  return small > CHANGES_SHARE_MIN * all ? isSmall : undefined
}

/** A picture of which nothing is left but some blocks. */
export function keepBlocks<Data extends Uint8Array | Float32Array>(
  { data, width, height }: { readonly data: Data; readonly width: number; readonly height: number },
  isKept: Uint8Array,
): { readonly data: Data; readonly width: number; readonly height: number } {
  const kept = data.slice() as Data
  const blocks = Math.ceil(width / BLOCK_PX)
  for (let y = 0; y < height; y++)
    for (let block = 0; block < blocks; block++) {
      if (isKept[Math.floor(y / BLOCK_PX) * blocks + block] === 1) continue
      const from = y * width + block * BLOCK_PX
      kept.fill(0, from * 4, Math.min(from + BLOCK_PX, (y + 1) * width) * 4)
    }
  return { data: kept, width, height }
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

function isCrest(data: Uint8Array, pixel: number, stride: number): boolean {
  const own = lightOf(data, pixel)
  const before = own - lightOf(data, pixel - stride)
  const after = own - lightOf(data, pixel + stride)
  return before * after > 0 && Math.min(Math.abs(before), Math.abs(after)) > CREST_LEVELS
}

/** Near enough to the lightness of a pixel on white, 0..255. */
function lightOf(data: Uint8Array, pixel: number): number {
  const at = pixel * 4
  const dark = 255 - (2 * data[at] + 4 * data[at + 1] + data[at + 2]) / 7
  return 255 - (dark * data[at + 3]) / 255
}
