import type { Whole } from '../../kernels/whole.ts'
import { changed, frame, levels, rowStarts, words } from '../picture/changes-kernel.ts'

/** Pixels along each side of a block. */
export const BLOCK_PX = 16
// Levels by which a crest rises above the pixels on both of its sides, or lies below them.
const CREST_LEVELS = 24
// What changes nearly everywhere has no flat inks; a row of each so many tells.
const BUSY_SHARE = 0.9
const ROWS_APART = 32

/** Pixels of every other row that change in each block, and those of them that are crests. */
export const changesIn = new Int32Array(0)
export const crestsIn = new Int32Array(0)

/** Whether a picture changes nearly everywhere. */
export function isBusy(): boolean {
  let changes: Whole = 0
  let all: Whole = 0
  for (let y: Whole = 1; y < frame[1]; y += ROWS_APART)
    for (let pixel: Whole = y * frame[0] + 1; pixel < (y + 1) * frame[0]; pixel++) {
      all++
      if (words[pixel] !== words[pixel - 1] || words[pixel] !== words[pixel - frame[0]]) changes++
    }
  return changes > BUSY_SHARE * all
}

/** Counts what every other row holds of each block. */
export function countForms(): void {
  const across = ((frame[0] + BLOCK_PX - 1) / BLOCK_PX) | 0
  for (let y: Whole = 1; y + 1 < frame[1]; y += 2) {
    const first = y * frame[0]
    const row = (y >> 4) * across
    for (let i: Whole = rowStarts[y]; i < rowStarts[y + 1]; i++) {
      const pixel = changed[i]
      if (pixel === first || pixel === first + frame[0] - 1) continue
      const block = row + ((pixel - first) >> 4)
      changesIn[block] = changesIn[block] + 1
      if (isCrest(pixel, 1) || isCrest(pixel, frame[0])) crestsIn[block] = crestsIn[block] + 1
    }
  }
}

/** By light or opacity: pale letters on nothing show on a dark ground alone. */
function isCrest(pixel: Whole, stride: Whole): boolean {
  const before = pixel - stride
  const after = pixel + stride
  if (words[before] === words[pixel] || words[after] === words[pixel]) return false
  if (rises(lightOf(before), lightOf(pixel), lightOf(after))) return true
  return rises(levels[before * 4 + 3], levels[pixel * 4 + 3], levels[after * 4 + 3])
}

function rises(before: number, own: number, after: number): boolean {
  const one = own - before
  const other = own - after
  if (one > 0) return Math.min(one, other) > CREST_LEVELS
  return Math.max(one, other) < -CREST_LEVELS
}

/** Near enough to the lightness of a pixel on white, 0..255. */
function lightOf(pixel: Whole): number {
  const at = pixel * 4
  const dark = 255 - (2 * levels[at] + 4 * levels[at + 1] + levels[at + 2]) / 7
  return 255 - (dark * levels[at + 3]) / 255
}
