import type { Whole } from '../../kernels/whole.ts'
import { run } from './cubic-kernel.ts'

const NEWTON_STEPS = 3
// A step shorter than this was the last that changes anything.
const STEP_MIN = 0.01

/** A curve that is asked how far points keep from it: eight numbers. */
export const asked = new Float64Array(8)

/** Sum of squared distances of points of the run from `asked`; -1 where one of them is missed by more than is allowed. */
export function squaresOfCurve(from: Whole, to: Whole, squareMax: number): number {
  let sum = 0
  let t = 0
  let step = 0
  for (let i: Whole = from; i <= to; i++) {
    const found = nearestParameter(asked, run[i * 2], run[i * 2 + 1], Math.min(1, t + step))
    step = found - t
    t = found
    const square = squareAt(asked, t, run[i * 2], run[i * 2 + 1])
    if (square > squareMax) return -1
    sum += square
  }
  return sum
}

/** Parameter (0..1) of a cubic's place nearest to a point, by Newton's method from a guess. */
export function nearestParameter(coords: Float64Array, x: number, y: number, guess: number): number {
  const x0 = coords[0]
  const y0 = coords[1]
  const x1 = coords[2]
  const y1 = coords[3]
  const x2 = coords[4]
  const y2 = coords[5]
  const x3 = coords[6]
  const y3 = coords[7]
  let t = guess
  for (let step: Whole = 0; step < NEWTON_STEPS; step++) {
    const u = 1 - t
    const b0 = u * u * u
    const b1 = 3 * u * u * t
    const b2 = 3 * u * t * t
    const b3 = t * t * t
    const ex = b0 * x0 + b1 * x1 + b2 * x2 + b3 * x3 - x
    const ey = b0 * y0 + b1 * y1 + b2 * y2 + b3 * y3 - y
    const vx = 3 * (u * u * (x1 - x0) + 2 * u * t * (x2 - x1) + t * t * (x3 - x2))
    const vy = 3 * (u * u * (y1 - y0) + 2 * u * t * (y2 - y1) + t * t * (y3 - y2))
    const wx = 6 * (u * (x2 - 2 * x1 + x0) + t * (x3 - 2 * x2 + x1))
    const wy = 6 * (u * (y2 - 2 * y1 + y0) + t * (y3 - 2 * y2 + y1))
    const slope = vx * vx + vy * vy + ex * wx + ey * wy
    if (slope <= 1e-9) break
    const moved = (ex * vx + ey * vy) / slope
    t = Math.max(0, Math.min(1, t - moved))
    if (moved < STEP_MIN && moved > -STEP_MIN) break
  }
  return t
}

/** Squared distance from a point to a cubic's place at parameter `t`. */
export function squareAt(coords: Float64Array, t: number, x: number, y: number): number {
  const u = 1 - t
  const b0 = u * u * u
  const b1 = 3 * u * u * t
  const b2 = 3 * u * t * t
  const b3 = t * t * t
  const dx = b0 * coords[0] + b1 * coords[2] + b2 * coords[4] + b3 * coords[6] - x
  const dy = b0 * coords[1] + b1 * coords[3] + b2 * coords[5] + b3 * coords[7] - y
  return dx * dx + dy * dy
}
