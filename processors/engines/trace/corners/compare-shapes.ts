import { greater, lesser } from '../../numbers/clamp.ts'
import { type Cover, coverageStride, createCover } from '../measure/cover.ts'
import type { ShareOnRight } from '../measure/pair-share.ts'

/** A possible course of a boundary near a corner: points in order, x and y alternating. */
export type Polyline = readonly number[]

export type ShapeMisfit = {
  /** Sum of squared differences between rendered and seen coverage. */
  readonly squares: number
  /** Area, square pixels, that the shape has on its right beyond what is seen there. */
  readonly excess: number
}

// Largest width and height of a window, pixels; what a corner affects is smaller.
const WINDOW_MAX = 14
// The ends of a polyline are extended straight by this many pixels, past every window, and then by `LEAVE` up or down
// out of its rows.
const RUN_OUT = 2 * WINDOW_MAX
const LEAVE = 200
// Above this share of pixels under other inks a corner is judged by its measured points alone.
const UNKNOWN_SHARE_MAX = 0.5
// Coverage; a row in which no shape exceeds it contributes nothing.
const CROSSED_MIN = 0.02

let known: Cover | undefined
const shares = new Float32Array(WINDOW_MAX * WINDOW_MAX)

/** A window of pixels around a corner with which shapes are compared; valid until the next is read. */
export type ShownShares = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/**
 * Reads the coverage of the pixels around a corner.
 *
 * @param bounds left, top, right and bottom of the window, pixels
 * @returns undefined where the window is too large or too few pixels hold only the two inks
 */
export function readShares(
  bounds: readonly [number, number, number, number],
  shareAt: ShareOnRight,
): ShownShares | undefined {
  const [x, y] = [Math.floor(bounds[0]), Math.floor(bounds[1])]
  const [width, height] = [Math.ceil(bounds[2]) - x, Math.ceil(bounds[3]) - y]
  if (width > WINDOW_MAX || height > WINDOW_MAX) return undefined
  let unknown = 0
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const share = shareAt(x + column, y + row)
      shares[row * width + column] = share
      if (Number.isNaN(share)) unknown++
    }
  }
  return unknown > UNKNOWN_SHARE_MAX * width * height ? undefined : { x, y, width, height }
}

/**
 * Renders possible courses of a boundary near a corner with exact coverage and compares them with the pixels. All begin
 * and end with the same stretches, so that only their differences count.
 *
 * @returns one misfit per shape
 */
export function compareShapes(shapes: readonly Polyline[], { x, y, width, height }: ShownShares): ShapeMisfit[] {
  const drawn = shapes.map((shape) => drawShape(shape, x, y, width, height))
  const levels = leftLevels(drawn, width, height)
  return drawn.map((sums) => misfitOf(sums, levels, width, height))
}

/** Running sums along each row: how much less the coverage on the right is than at the left border. */
function drawShape(shape: Polyline, x: number, y: number, width: number, height: number): Float32Array {
  const frame = { width, height, wrap: false }
  const stride = coverageStride(frame)
  known ??= createCover({ width: WINDOW_MAX, height: WINDOW_MAX, wrap: false })
  const { areas, addSide, setFrame } = known
  setFrame(frame)
  areas.fill(0, 0, stride * height)
  const last = shape.length - 2
  const { 0: startX, 1: startY, 2: turnY } = runOut(shape, 0, lesser(6, last))
  addSide(startX - x, turnY - y, startX - x, startY - y)
  addSide(startX - x, startY - y, shape[0] - x, shape[1] - y)
  for (let at = 0; at < last; at += 2) addSide(shape[at] - x, shape[at + 1] - y, shape[at + 2] - x, shape[at + 3] - y)
  const { 0: endX, 1: endY, 2: leaveY } = runOut(shape, last, greater(0, last - 6))
  addSide(shape[last] - x, shape[last + 1] - y, endX - x, endY - y)
  addSide(endX - x, endY - y, endX - x, leaveY - y)
  const sums = new Float32Array(width * height)
  for (let row = 0; row < height; row++) {
    let sum = 0
    for (let column = 0; column < width; column++) {
      sum += areas[row * stride + column]
      sums[row * width + column] = sum
    }
  }
  return sums
}

/** Where the straight extension of an end leads, and the height at which it has left all rows. */
function runOut(shape: Polyline, end: number, inner: number): readonly [x: number, y: number, leaveY: number] {
  const dx = shape[end] - shape[inner]
  const dy = shape[end + 1] - shape[inner + 1]
  const length = Math.hypot(dx, dy) || 1
  const y = shape[end + 1] + (RUN_OUT * dy) / length
  const leavesDown = Math.abs(dy) > Math.abs(dx) && dy > 0
  return [shape[end] + (RUN_OUT * dx) / length, y, y + (leavesDown ? LEAVE : -LEAVE)]
}

/**
 * Coverage at the left border of each row, chosen such that all coverages lie within 0..1; NaN where no shape crosses
 * the row.
 */
function leftLevels(drawn: readonly Float32Array[], width: number, height: number): Float32Array {
  const levels = new Float32Array(height)
  for (let row = 0; row < height; row++) levels[row] = leftLevel(drawn, row * width, (row + 1) * width)
  return levels
}

/** The same of one row. */
function leftLevel(drawn: readonly Float32Array[], first: number, end: number): number {
  let least = 0
  let most = 0
  for (let i = 0; i < drawn.length; i++) {
    const sums = drawn[i]
    for (let at = first; at < end; at++) {
      const sum = sums[at]
      if (sum < least) least = sum
      if (sum > most) most = sum
    }
  }
  if (most > greater(CROSSED_MIN, -least)) return 1
  return least < -CROSSED_MIN ? 0 : Number.NaN
}

function misfitOf(sums: Float32Array, levels: Float32Array, width: number, height: number): ShapeMisfit {
  let squares = 0
  let excess = 0
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const off = levels[row] - sums[row * width + column] - shares[row * width + column]
      if (Number.isNaN(off)) continue
      squares += off * off
      excess += off
    }
  }
  return { squares, excess }
}
