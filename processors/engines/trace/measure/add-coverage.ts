import { clamp, greater, lesser } from '../clamp.ts'

/** The frame that coverage is summed in: rows of `width + 2` numbers, or a torus whose opposite sides touch. */
export type CoverageFrame = { readonly width: number; readonly height: number; readonly wrap: boolean }

/** Numbers a row of `addSide` takes: what lies right of the frame is kept out of the next row. */
export function coverageStride({ width }: CoverageFrame): number {
  return width + 2
}

/** Where sides are summed, and what one that runs down counts; one that runs up takes it away. */
export type Coverage = {
  readonly frame: CoverageFrame
  /** Rows of `coverageStride` pixels, as many numbers a pixel as there are weights. */
  readonly areas: Float32Array
  readonly weights: Float64Array
}

/** What a side counts for where nothing but the share is asked. */
export const wholeWeight: Float64Array = Float64Array.of(1)

/**
 * Adds what one side of a shape covers: for every row it crosses, the area to its right, so that sums along a row give the
 * share of each pixel.
 * Source of the method: R. Levien, "Inside the fastest font renderer in the world" (2016).
 */
export function addSide(coverage: Coverage, fromX: number, fromY: number, toX: number, toY: number): void {
  if (fromY === toY) return
  const runsDown = fromY < toY
  const topX = runsDown ? fromX : toX
  const topY = runsDown ? fromY : toY
  const bottomY = runsDown ? toY : fromY
  const slope = (toX - fromX) / (toY - fromY)
  const sign = runsDown ? 1 : -1
  const { height, wrap } = coverage.frame
  const stride = coverageStride(coverage.frame)
  const first = wrap ? Math.floor(topY) : Math.max(0, Math.floor(topY))
  const last = wrap ? Math.ceil(bottomY) : Math.min(height, Math.ceil(bottomY))
  for (let row = first; row < last; row++) {
    const upper = greater(row, topY)
    const lower = lesser(row + 1, bottomY)
    if (lower <= upper) continue
    const x0 = topX + (upper - topY) * slope
    const x1 = topX + (lower - topY) * slope
    const start = (wrap ? wrapped(row, height) : row) * stride
    addSpan(coverage, start, lesser(x0, x1), greater(x0, x1), sign * (lower - upper))
  }
}

/** A side of `rise` rows' height between two places of one row, spread over the pixels it crosses. */
function addSpan(coverage: Coverage, start: number, left: number, right: number, rise: number): void {
  const first = Math.floor(left)
  if (right - left < 1e-9 || right <= first + 1) {
    addShare(coverage, start, first, first + 1 - (left + right) / 2, rise)
    return
  }
  const perPixel = rise / (right - left)
  for (let pixel = first; pixel < right; pixel++) {
    const from = greater(left, pixel)
    const to = lesser(right, pixel + 1)
    addShare(coverage, start, pixel, pixel + 1 - (from + to) / 2, perPixel * (to - from))
  }
}

/** Gives a pixel the share of it that lies right of a side, and the rest to the one after it. */
function addShare(
  { frame: { width, wrap }, areas, weights }: Coverage,
  start: number,
  pixel: number,
  inside: number,
  rise: number,
): void {
  const count = weights.length
  const column = wrap ? wrapped(pixel, width) : clamp(pixel, 0, width)
  const next = wrap ? wrapped(pixel + 1, width) : clamp(pixel + 1, 0, width)
  const here = (start + column) * count
  const after = (start + next) * count
  for (let i = 0; i < count; i++) {
    areas[here + i] += rise * weights[i] * inside
    areas[after + i] += rise * weights[i] * (1 - inside)
  }
}

function wrapped(place: number, size: number): number {
  return ((place % size) + size) % size
}
