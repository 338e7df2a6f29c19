import type { Whole } from '../../kernels/whole.ts'

/** Columns and rows of the frame that coverage is summed in, 1 where it is a torus whose opposite sides touch, and numbers a pixel. */
export const frame = new Int32Array(4)
/** Rows of `width + 2` pixels, as many numbers a pixel as there are weights. */
export const areas = new Float32Array(0)
/** What a side that runs down counts; one that runs up takes it away. */
export const weights = new Float64Array(4)

/**
 * Adds what one side of a shape covers: for every row it crosses, the area to its right, so that sums along a row give the
 * share of each pixel.
 * Source of the method: R. Levien, "Inside the fastest font renderer in the world" (2016).
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

/** A side of `rise` rows' height between two places of one row, spread over the pixels it crosses. */
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

/** Gives a pixel the share of it that lies right of a side, and the rest to the one after it. */
function addShare(start: Whole, pixel: Whole, inside: number, rise: number): void {
  const width = frame[0]
  const count = frame[3]
  const isTorus = frame[2] !== 0
  const column: Whole = isTorus ? wrapped(pixel, width) : Math.max(0, Math.min(width, pixel))
  const next: Whole = isTorus ? wrapped(pixel + 1, width) : Math.max(0, Math.min(width, pixel + 1))
  const here = (start + column) * count
  const after = (start + next) * count
  for (let i: Whole = 0; i < count; i++) {
    areas[here + i] += rise * weights[i] * inside
    areas[after + i] += rise * weights[i] * (1 - inside)
  }
}

function wrapped(place: Whole, size: Whole): Whole {
  return ((place % size) + size) % size
}
