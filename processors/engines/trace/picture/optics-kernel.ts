import type { Whole } from '../../kernels/whole.ts'
import { changed, frame, levels, rowStarts } from './changes-kernel.ts'

// Both sides of a usable edge are pure over three pixels and different enough. Sides must also be wide, measured in
// sub-pixels: of a line four pixels wide only edges at certain positions would have three pure pixels, all at one
// share.
const SIDE_MISS_MAX = 12
const SIDE_WIDTH_MIN = 5
// Largest distance in pixels at which a side is read.
const MARGIN_PX = 8
const SIDES_APART_MIN = 90
const SHARE_MIN = 0.06
// Straight axis-parallel edges have one share along their whole length; those that change by fewer levels over this
// many pixels are skipped.
const ALONG_PIXELS = 3
const ALONG_CHANGE_MIN = 12
const BINS = 8

/** Linear light of each coded level. */
export const lights = new Float64Array(256)
/**
 * For blends read as coded levels, and as linear light: number, sum of the shares, and histogram of shares in eighths.
 */
export const coded = new Float64Array(10)
export const linear = new Float64Array(10)
const FIRST_BIN = 2

/** Adds the blends at the changing pixels of every `apart`-th row, in both directions. */
export function addBlends(first: Whole, apart: Whole): void {
  const width = frame[0]
  const row = 4 * width
  for (let y: Whole = first; y + MARGIN_PX < frame[1]; y += apart) {
    if (y < MARGIN_PX) continue
    for (let i: Whole = rowStarts[y]; i < rowStarts[y + 1]; i++) {
      const x = changed[i] - y * width
      if (x < MARGIN_PX || x + MARGIN_PX >= width) continue
      const at = changed[i] * 4 + 1
      if (stepOf(at + 4, at - 4) >= SIDES_APART_MIN) addBlend(at, 4, row)
      if (stepOf(at + row, at - row) >= SIDES_APART_MIN) addBlend(at, row, 4)
    }
  }
}

function stepOf(one: Whole, other: Whole): Whole {
  const step: Whole = levels[one] - levels[other]
  return step < 0 ? -step : step
}

function addBlend(at: Whole, stride: Whole, along: Whole): void {
  if (!isPureSide(at, -stride) || !isPureSide(at, stride)) return
  const far = ALONG_PIXELS * along
  if (stepOf(at, at - far) < ALONG_CHANGE_MIN && stepOf(at, at + far) < ALONG_CHANGE_MIN) return
  if (!isWideSide(at, -stride) || !isWideSide(at, stride)) return
  const before = levels[at - stride]
  const after = levels[at + stride]
  const dark = Math.min(before, after)
  const light = Math.max(before, after)
  addShare(coded, (levels[at] - dark) / (light - dark))
  addShare(linear, (lights[levels[at]] - lights[dark]) / (lights[light] - lights[dark]))
}

function isPureSide(at: Whole, stride: Whole): boolean {
  const near = at + stride
  return stepOf(near, near + stride) <= SIDE_MISS_MAX && stepOf(near, near + 2 * stride) <= SIDE_MISS_MAX
}

/** Whether the pixel and those on one side of it together hold enough of that side's level. */
function isWideSide(at: Whole, stride: Whole): boolean {
  const far = levels[at - stride]
  const rise = levels[at + stride] - far
  let width = 0
  for (let step: Whole = 0; step < MARGIN_PX && width < SIDE_WIDTH_MIN; step++) {
    const share = (levels[at + step * stride] - far) / rise
    if (share < SHARE_MIN) return false
    width += Math.min(1, share)
  }
  return width >= SIDE_WIDTH_MIN
}

function addShare(shares: Float64Array, share: number): void {
  if (share < SHARE_MIN || share > 1 - SHARE_MIN) return
  shares[0] = shares[0] + 1
  shares[1] = shares[1] + share
  const bin: Whole = FIRST_BIN + (Math.floor(share * BINS) | 0)
  shares[bin] = shares[bin] + 1
}
