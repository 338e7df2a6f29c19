import type { Whole } from '../../kernels/whole.ts'

/** Width and height of the frame in which coverage is summed, 1 for a torus, and the number of values per pixel. */
export const frame = new Int32Array(4)
/** Rows of `width + 2` pixels, with as many values per pixel as there are weights. */
export const areas = new Float32Array(0)
/** What is added to the right of a side that runs down; a side that runs up subtracts it. */
export const weights = new Float64Array(4)

/**
 * Adds the coverage of one side of a shape: in every row that it crosses, the area to its right, so that running sums
 * along a row give the coverage of each pixel. Source of the method: R. Levien, "Inside the fastest font renderer in
 * the world" (2016).
 */
export function addSide(fromX: number, fromY: number, toX: number, toY: number): void {
  if (fromY === toY) return
  const runsDown = fromY < toY
  const topX = runsDown ? fromX : toX
  const topY = runsDown ? fromY : toY
  const bottomY = runsDown ? toY : fromY
  const slope = (toX - fromX) / (toY - fromY)
  const sign = runsDown ? 1 : -1
  const height = frame[1]
  const isTorus = frame[2] !== 0
  let row: Whole = Math.floor(topY) | 0
  let last: Whole = Math.ceil(bottomY) | 0
  if (!isTorus) {
    row = Math.max(0, row)
    last = Math.min(height, last)
  }
  for (; row < last; row++) {
    const upper = Math.max(row, topY)
    const lower = Math.min(row + 1, bottomY)
    if (lower <= upper) continue
    const x0 = topX + (upper - topY) * slope
    const x1 = topX + (lower - topY) * slope
    const start = (isTorus ? wrapped(row, height) : row) * (frame[0] + 2)
    addSpan(start, Math.min(x0, x1), Math.max(x0, x1), sign * (lower - upper))
  }
}

/** The part of a side within one row, `rise` rows high, distributed over the pixels that it crosses. */
function addSpan(start: Whole, left: number, right: number, rise: number): void {
  const first = Math.floor(left) | 0
  if (right - left < 1e-9 || right <= first + 1) {
    addShare(start, first, first + 1 - (left + right) / 2, rise)
    return
  }
  const perPixel = rise / (right - left)
  for (let pixel: Whole = first; pixel < right; pixel++) {
    const from = Math.max(left, pixel)
    const to = Math.min(right, pixel + 1)
    addShare(start, pixel, pixel + 1 - (from + to) / 2, perPixel * (to - from))
  }
}

/** Adds the share of a pixel that is right of a side, and the rest to the next pixel. */
function addShare(start: Whole, pixel: Whole, inside: number, rise: number): void {
  const width = frame[0]
  let column = pixel
  let next: Whole = pixel + 1
  if (pixel < 0 || next >= width) {
    const isTorus = frame[2] !== 0
    column = isTorus ? wrapped(pixel, width) : Math.max(0, Math.min(width, pixel))
    next = isTorus ? wrapped(pixel + 1, width) : Math.max(0, Math.min(width, pixel + 1))
  }
  const count = frame[3]
  const here = (start + column) * count
  const after = (start + next) * count
  const own = rise * inside
  const rest = rise * (1 - inside)
  for (let i: Whole = 0; i < count; i++) {
    areas[here + i] += own * weights[i]
    areas[after + i] += rest * weights[i]
  }
}

function wrapped(place: Whole, size: Whole): Whole {
  return ((place % size) + size) % size
}
