import type { Whole } from '../../kernels/whole.ts'
import { run } from './cubic-kernel.ts'

const NEWTON_STEPS = 3
// Iteration stops after a step shorter than this.
const STEP_MIN = 0.01

/** The cubic whose distance from points is measured: start, handles and end, eight numbers. */
export const asked = new Float64Array(8)

/** Sum of squared distances of points of the run from `asked`; -1 where one exceeds `squareMax`, square pixels. */
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

/** Parameter (0..1) of the place on a cubic nearest to a point, by Newton's method from a guess. */
export function nearestParameter(coords: Float64Array, x: number, y: number, guess: number): number {
  const ax = coords[6] - coords[0] + 3 * (coords[2] - coords[4])
  const ay = coords[7] - coords[1] + 3 * (coords[3] - coords[5])
  const bx = 3 * (coords[0] - 2 * coords[2] + coords[4])
  const by = 3 * (coords[1] - 2 * coords[3] + coords[5])
  const cx = 3 * (coords[2] - coords[0])
  const cy = 3 * (coords[3] - coords[1])
  const fromX = coords[0] - x
  const fromY = coords[1] - y
  let t = guess
  for (let step: Whole = 0; step < NEWTON_STEPS; step++) {
    const ex = ((ax * t + bx) * t + cx) * t + fromX
    const ey = ((ay * t + by) * t + cy) * t + fromY
    const vx = (3 * ax * t + 2 * bx) * t + cx
    const vy = (3 * ay * t + 2 * by) * t + cy
    const wx = 6 * ax * t + 2 * bx
    const wy = 6 * ay * t + 2 * by
    const slope = vx * vx + vy * vy + ex * wx + ey * wy
    if (slope <= 1e-9) break
    const moved = (ex * vx + ey * vy) / slope
    t = Math.max(0, Math.min(1, t - moved))
    if (moved < STEP_MIN && moved > -STEP_MIN) break
  }
  return t
}

/** Squared distance from a point to a cubic at parameter `t`. */
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
