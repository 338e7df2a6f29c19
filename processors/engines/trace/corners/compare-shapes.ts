import { type Cover, coverageStride, createCover } from '../measure/cover.ts'
import type { ShareOnRight } from '../measure/pair-share.ts'

/** A boundary near a corner as it may run: places in order, x and y alternating. */
export type Polyline = readonly number[]

export type ShapeMisfit = {
  /** Sum of squared differences between drawn and seen shares of pixels. */
  readonly squares: number
  /** How much more area in square pixels the shape puts on its right than is seen there. */
  readonly excess: number
}

// Windows are at most so many pixels wide and high; what a corner touches is smaller.
const WINDOW_MAX = 14
// The ends of a polyline run on straight for this many pixels, past every window, and then up or down out of its rows.
const RUN_OUT = 2 * WINDOW_MAX
const LEAVE = 200
// Corners with more pixels than this share under other inks are left to what the measured points say.
const UNKNOWN_SHARE_MAX = 0.5
// A row that no shape crosses by more says nothing.
const CROSSED_MIN = 0.02

let known: Cover | undefined
const shares = new Float32Array(WINDOW_MAX * WINDOW_MAX)

/** The pixels round a corner that shapes are compared with; valid until the next ones are read. */
export type ShownShares = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/**
 * Reads the shares of the pixels round a corner.
 *
 * @param bounds left, top, right and bottom of what is compared, pixels
 * @returns undefined where too few pixels hold only the two inks
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
 * Draws shapes that a boundary may have near a corner with exact coverage and compares them with the pixels there. The
 * shapes begin and end with the same stretches, so that only what differs between them decides.
 *
 * @returns one misfit a shape
 */
export function compareShapes(shapes: readonly Polyline[], { x, y, width, height }: ShownShares): ShapeMisfit[] {
  const drawn = shapes.map((shape) => drawShape(shape, x, y, width, height))
  const levels = leftLevels(drawn, width, height)
  return drawn.map((sums) => misfitOf(sums, levels, width, height))
}

/** Running sums along each row: by how much the share on the right is less than at the far left. */
function drawShape(shape: Polyline, x: number, y: number, width: number, height: number): Float32Array {
  const frame = { width, height, wrap: false }
  const stride = coverageStride(frame)
  known ??= createCover({ width: WINDOW_MAX, height: WINDOW_MAX, wrap: false })
  const { areas, addSide, setFrame } = known
  setFrame(frame)
  areas.fill(0, 0, stride * height)
  const last = shape.length - 2
  const add = (fromX: number, fromY: number, toX: number, toY: number): void =>
    addSide(fromX - x, fromY - y, toX - x, toY - y)
  const [startX, startY, turnX, turnY] = runOut(shape, 0, Math.min(6, last))
  add(turnX, turnY, startX, startY)
  add(startX, startY, shape[0], shape[1])
  for (let at = 0; at < last; at += 2) add(shape[at], shape[at + 1], shape[at + 2], shape[at + 3])
  const [endX, endY, leaveX, leaveY] = runOut(shape, last, Math.max(0, last - 6))
  add(shape[last], shape[last + 1], endX, endY)
  add(endX, endY, leaveX, leaveY)
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

/** Where the straight continuation of an end leads, and the place where it has left all rows. */
function runOut(shape: Polyline, end: number, inner: number): readonly [number, number, number, number] {
  const [dx, dy] = [shape[end] - shape[inner], shape[end + 1] - shape[inner + 1]]
  const length = Math.hypot(dx, dy) || 1
  const [x, y] = [shape[end] + (RUN_OUT * dx) / length, shape[end + 1] + (RUN_OUT * dy) / length]
  const leavesDown = Math.abs(dy) > Math.abs(dx) && dy > 0
  return [x, y, x, y + (leavesDown ? LEAVE : -LEAVE)]
}

/** Share at the far left of each row, which keeps all shares between 0 and 1; NaN where no shape crosses the row. */
function leftLevels(drawn: readonly Float32Array[], width: number, height: number): Float32Array {
  return Float32Array.from({ length: height }, (_, row) => {
    let [least, most] = [0, 0]
    for (const sums of drawn) {
      for (let column = 0; column < width; column++) {
        const sum = sums[row * width + column]
        if (sum < least) least = sum
        if (sum > most) most = sum
      }
    }
    if (most > Math.max(CROSSED_MIN, -least)) return 1
    return least < -CROSSED_MIN ? 0 : Number.NaN
  })
}

function misfitOf(sums: Float32Array, levels: Float32Array, width: number, height: number): ShapeMisfit {
  let [squares, excess] = [0, 0]
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
