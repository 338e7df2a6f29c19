import { clamp, lesser } from '../../numbers/clamp.ts'
import { solveLinear } from '../pen/handles-kernel.ts'
import {
  gainX,
  gainY,
  layPair,
  type Pair,
  piecesOf,
  setGainsBefore,
  setGainsBehind,
  take,
  UNKNOWNS_MAX,
} from './joint-pair.ts'
import type { Piece } from './pieces.ts'

// Points looked at on each of the two curves, and rounds: twice as many and four take more than twice as long for 0.03 dB.
const LOOK_MAX = 16
// With fewer points a curve says nothing about its ends.
const POINTS_MIN = 3
const ROUNDS = 3
// Newton steps towards the nearest places before the first round, and before each further one.
const FIRST_STEPS = 6
const NEXT_STEPS = 2
// Weight of distances along the curve; without any, handles run away.
const ALONG = 0.03
// Levenberg–Marquardt damping, relative to the unknowns' own weights.
const DAMPING = 1e-3

const px = new Float64Array(2 * LOOK_MAX)
const py = new Float64Array(2 * LOOK_MAX)
const ts = new Float64Array(2 * LOOK_MAX)
const equations = new Float64Array(UNKNOWNS_MAX * (UNKNOWNS_MAX + 1))

/**
 * Fits two curves together with the smooth joint between them. A joint is placed, with its tangent, by the few points
 * around it, before the curves are known; here the points of both decide on its place, its tangent and all four
 * handles. Damped least squares of the distances across the curves. Sources: W. Wang, H. Pottmann, Y. Liu, "Fitting
 * B-spline curves to point clouds by curvature-based squared distance minimization" (2006); D. Marquardt (1963).
 *
 * @param points x and y alternating, pixels
 * @returns both curves, which the caller has to compare with the old ones; undefined where the joint is no smooth one
 *   between curves, or nothing comes of it
 */
export function settleJoint(points: Float64Array, one: Piece, other: Piece): readonly [Piece, Piece] | undefined {
  const joint = one.end
  if (one.straight || other.straight || !joint.forward || !joint.backward) return undefined
  const looked = gather(points, one.start.index + 1, joint.index, 0)
  const lookedInAll = gather(points, joint.index + 1, other.end.index - 1, looked)
  if (looked < POINTS_MIN || lookedInAll - looked < POINTS_MIN) return undefined
  const pair = layPair(one, other, joint.forward, { looked, lookedInAll })
  findNearest(pair, FIRST_STEPS)
  for (let round = 0; round < ROUNDS; round++) {
    if (!improve(pair)) return undefined
    findNearest(pair, NEXT_STEPS)
  }
  return piecesOf(pair, points, one, other)
}

/** Samples the points `from`..`to` behind the first `at`, with even parameters; returns how many there are now. */
function gather(points: Float64Array, from: number, to: number, at: number): number {
  const count = to < from ? 0 : to - from + 1
  const looked = lesser(count, LOOK_MAX)
  for (let i = 0; i < looked; i++) {
    const index = from + (looked === count ? i : Math.floor(((i + 0.5) * count) / looked))
    px[at + i] = points[index * 2]
    py[at + i] = points[index * 2 + 1]
    ts[at + i] = (i + 0.5) / looked
  }
  return at + looked
}

function findNearest({ one, other, looked, lookedInAll }: Pair, steps: number): void {
  for (let i = 0; i < lookedInAll; i++) approach(i < looked ? one : other, i, steps)
}

/** Moves a point's parameter towards the nearest place on its curve, by Newton's method. */
function approach(cubic: Float64Array, i: number, steps: number): void {
  const ax = cubic[6] - cubic[0] + 3 * (cubic[2] - cubic[4])
  const ay = cubic[7] - cubic[1] + 3 * (cubic[3] - cubic[5])
  const bx = 3 * (cubic[0] - 2 * cubic[2] + cubic[4])
  const by = 3 * (cubic[1] - 2 * cubic[3] + cubic[5])
  const cx = 3 * (cubic[2] - cubic[0])
  const cy = 3 * (cubic[3] - cubic[1])
  let t = ts[i]
  for (let step = 0; step < steps; step++) {
    const ex = ((ax * t + bx) * t + cx) * t + cubic[0] - px[i]
    const ey = ((ay * t + by) * t + cy) * t + cubic[1] - py[i]
    const vx = (3 * ax * t + 2 * bx) * t + cx
    const vy = (3 * ay * t + 2 * by) * t + cy
    const slope = vx * vx + vy * vy + ex * (6 * ax * t + 2 * bx) + ey * (6 * ay * t + 2 * by)
    if (slope <= 1e-9) break
    t = clamp(t - (ex * vx + ey * vy) / slope, 0, 1)
  }
  ts[i] = t
}

/**
 * One round, in place; false where a handle would point backwards or be too long. The unknowns: the joint's x and y, the
 * turn of its tangent, the lengths of the handles before and behind it, then those of the far ends (a length along a
 * kept tangent, else x and y).
 */
function improve(pair: Pair): boolean {
  const { one, other, from, to, looked, lookedInAll } = pair
  const last = from ? 6 : 7
  const unknowns = last + (to ? 1 : 2)
  const width = unknowns + 1
  equations.fill(0, 0, unknowns * width)
  for (let i = 0; i < lookedInAll; i++) {
    gainX.fill(0)
    gainY.fill(0)
    if (i < looked) setGainsBefore(pair, ts[i])
    else setGainsBehind(pair, ts[i], last)
    addPoint(i < looked ? one : other, i, unknowns)
  }
  for (let k = 0; k < unknowns; k++) {
    for (let l = 0; l < k; l++) equations[k * width + l] = equations[l * width + k]
    equations[k * width + k] += DAMPING * equations[k * width + k] + 1e-6
  }
  return solveLinear(equations, unknowns) && take(pair, equations, width, last)
}

/** Adds a point to the upper triangle of the normal equations: full weight across the curve, little along it. */
function addPoint(cubic: Float64Array, i: number, unknowns: number): void {
  const t = ts[i]
  const u = 1 - t
  const b0 = u * u * u
  const b1 = 3 * u * u * t
  const b2 = 3 * u * t * t
  const b3 = t * t * t
  const restX = px[i] - b0 * cubic[0] - b1 * cubic[2] - b2 * cubic[4] - b3 * cubic[6]
  const restY = py[i] - b0 * cubic[1] - b1 * cubic[3] - b2 * cubic[5] - b3 * cubic[7]
  const vx = u * u * (cubic[2] - cubic[0]) + 2 * u * t * (cubic[4] - cubic[2]) + t * t * (cubic[6] - cubic[4])
  const vy = u * u * (cubic[3] - cubic[1]) + 2 * u * t * (cubic[5] - cubic[3]) + t * t * (cubic[7] - cubic[5])
  const across = (1 - ALONG) / (vx * vx + vy * vy || 1)
  const xx = ALONG + across * vy * vy
  const xy = -across * vx * vy
  const yy = ALONG + across * vx * vx
  const width = unknowns + 1
  for (let k = 0; k < unknowns; k++) {
    const pullX = xx * gainX[k] + xy * gainY[k]
    const pullY = xy * gainX[k] + yy * gainY[k]
    for (let l = k; l < unknowns; l++) equations[k * width + l] += pullX * gainX[l] + pullY * gainY[l]
    equations[k * width + unknowns] += pullX * restX + pullY * restY
  }
}
