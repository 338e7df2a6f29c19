import type { Whole } from '../../kernels/whole.ts'
import { solveLinear } from './handles-kernel.ts'

/** Points on two curves that meet smoothly, first those on the first one: where they are, and the parameter of the nearest place. */
export const lookedX = new Float64Array(32)
export const lookedY = new Float64Array(32)
export const lookedAt = new Float64Array(32)
/** The two cubics, eight numbers each. */
export const pair = new Float64Array(16)
/** Unit tangents that their far ends keep, into the curves. */
export const farWays = new Float64Array(4)
/** Unit tangent at the joint, and the lengths of the handles before and behind it. */
export const joint = new Float64Array(4)

// What a point's place on its curve gains by one of each unknown, x and y; and the unknowns by which it gains anything.
const gainX = new Float64Array(6)
const gainY = new Float64Array(6)
const gained = new Int32Array(6)
const pairEquations = new Float64Array(90)

const PAIR_ROUNDS = 3
// Newton steps towards the nearest places before the first round, and before each further one.
const FIRST_STEPS = 6
const NEXT_STEPS = 2
// Weight of distances along the curve; without any, handles run away.
const PAIR_ALONG = 0.03
// Levenberg–Marquardt damping, relative to the unknowns' own weights.
const PAIR_DAMPING = 1e-3
// Largest turn of the tangent in one round, radians.
const PAIR_TURN_MAX = 0.3
// Limits of a handle, in chords: a shorter one makes a kink, a longer one loops and cusps.
const REACH_MIN = 0.1
const REACH_MAX = 1.5

/**
 * Fits two curves that meet smoothly to points, in place. Damped least squares of the distances across the curves. Sources: W.
 * Wang, H. Pottmann, Y. Liu, "Fitting B-spline curves to point clouds by curvature-based squared distance minimization"
 * (2006); D. Marquardt (1963).
 *
 * @param looked points on the first curve
 * @param all points on both
 * @param keepsFrom 1 where the far end of the first curve keeps its tangent, else 0; `keepsTo` the same of the second
 * @returns false where a handle would point backwards or be too long
 */
export function settlePair(looked: Whole, all: Whole, keepsFrom: Whole, keepsTo: Whole): boolean {
  approachPair(looked, all, FIRST_STEPS)
  for (let round: Whole = 0; round < PAIR_ROUNDS; round++) {
    if (round > 0) approachPair(looked, all, NEXT_STEPS)
    if (!improvePair(looked, all, keepsFrom, keepsTo)) return false
  }
  return true
}

function approachPair(looked: Whole, all: Whole, steps: Whole): void {
  for (let i: Whole = 0; i < all; i++) approachCurve(i < looked ? 0 : 8, i, steps)
}

/** Moves a point's parameter towards the nearest place on its curve, by Newton's method. */
function approachCurve(at: Whole, i: Whole, steps: Whole): void {
  const ax = pair[at + 6] - pair[at] + 3 * (pair[at + 2] - pair[at + 4])
  const ay = pair[at + 7] - pair[at + 1] + 3 * (pair[at + 3] - pair[at + 5])
  const bx = 3 * (pair[at] - 2 * pair[at + 2] + pair[at + 4])
  const by = 3 * (pair[at + 1] - 2 * pair[at + 3] + pair[at + 5])
  const cx = 3 * (pair[at + 2] - pair[at])
  const cy = 3 * (pair[at + 3] - pair[at + 1])
  let t = lookedAt[i]
  for (let step: Whole = 0; step < steps; step++) {
    const ex = ((ax * t + bx) * t + cx) * t + pair[at] - lookedX[i]
    const ey = ((ay * t + by) * t + cy) * t + pair[at + 1] - lookedY[i]
    const vx = (3 * ax * t + 2 * bx) * t + cx
    const vy = (3 * ay * t + 2 * by) * t + cy
    const slope = vx * vx + vy * vy + ex * (6 * ax * t + 2 * bx) + ey * (6 * ay * t + 2 * by)
    if (slope <= 1e-9) break
    t = Math.min(1, Math.max(0, t - (ex * vx + ey * vy) / slope))
  }
  lookedAt[i] = t
}

/**
 * One round, in place. The unknowns: the joint's x and y, the turn of its tangent, the lengths of the handles before and
 * behind it, then those of the far ends (a length along a kept tangent, else x and y).
 */
function improvePair(looked: Whole, all: Whole, keepsFrom: Whole, keepsTo: Whole): boolean {
  const last: Whole = keepsFrom === 1 ? 6 : 7
  const unknowns: Whole = keepsTo === 1 ? last + 1 : last + 2
  const width = unknowns + 1
  for (let k: Whole = 0; k < unknowns * width; k++) pairEquations[k] = 0
  for (let i: Whole = 0; i < all; i++) {
    const count: Whole = i < looked ? gainBefore(lookedAt[i], keepsFrom) : gainBehind(lookedAt[i], keepsTo, last)
    addLooked(i < looked ? 0 : 8, i, count, unknowns)
  }
  for (let k: Whole = 0; k < unknowns; k++) {
    for (let l: Whole = 0; l < k; l++) pairEquations[k * width + l] = pairEquations[l * width + k]
    pairEquations[k * width + k] += PAIR_DAMPING * pairEquations[k * width + k] + 1e-6
  }
  return solveLinear(pairEquations, unknowns) && takeSolution(width, last, keepsFrom, keepsTo)
}

/** Sets the gains of a place on the first curve; how many unknowns it gains by. */
function gainBefore(t: number, keepsFrom: Whole): Whole {
  const u = 1 - t
  const b1 = 3 * u * u * t
  const b2 = 3 * u * t * t
  gainBy(0, 0, b2 + t * t * t, 0)
  gainBy(1, 1, 0, b2 + t * t * t)
  gainBy(2, 2, b2 * joint[2] * joint[1], -b2 * joint[2] * joint[0])
  gainBy(3, 3, -b2 * joint[0], -b2 * joint[1])
  return gainFar(5, b1, keepsFrom, 0)
}

/** Sets those of a place on the second; `last` is the first unknown of its far end. */
function gainBehind(t: number, keepsTo: Whole, last: Whole): Whole {
  const u = 1 - t
  const b1 = 3 * u * u * t
  const b2 = 3 * u * t * t
  gainBy(0, 0, u * u * u + b1, 0)
  gainBy(1, 1, 0, u * u * u + b1)
  gainBy(2, 2, -b1 * joint[3] * joint[1], b1 * joint[3] * joint[0])
  gainBy(3, 4, b1 * joint[0], b1 * joint[1])
  return gainFar(last, b2, keepsTo, 2)
}

/** Sets the gains by the handle of a far end, of weight `own`. */
function gainFar(unknown: Whole, own: number, keeps: Whole, way: Whole): Whole {
  if (keeps === 1) {
    gainBy(4, unknown, own * farWays[way], own * farWays[way + 1])
    return 5
  }
  gainBy(4, unknown, own, 0)
  gainBy(5, unknown + 1, 0, own)
  return 6
}

function gainBy(at: Whole, unknown: Whole, x: number, y: number): void {
  gained[at] = unknown
  gainX[at] = x
  gainY[at] = y
}

/** Adds a point to the upper triangle of the normal equations: full weight across the curve, little along it. */
function addLooked(at: Whole, i: Whole, count: Whole, unknowns: Whole): void {
  const t = lookedAt[i]
  const u = 1 - t
  const b0 = u * u * u
  const b1 = 3 * u * u * t
  const b2 = 3 * u * t * t
  const b3 = t * t * t
  const restX = lookedX[i] - b0 * pair[at] - b1 * pair[at + 2] - b2 * pair[at + 4] - b3 * pair[at + 6]
  const restY = lookedY[i] - b0 * pair[at + 1] - b1 * pair[at + 3] - b2 * pair[at + 5] - b3 * pair[at + 7]
  const one = u * u
  const two = 2 * u * t
  const three = t * t
  const vx =
    one * (pair[at + 2] - pair[at]) + two * (pair[at + 4] - pair[at + 2]) + three * (pair[at + 6] - pair[at + 4])
  const vy =
    one * (pair[at + 3] - pair[at + 1]) + two * (pair[at + 5] - pair[at + 3]) + three * (pair[at + 7] - pair[at + 5])
  const speed = vx * vx + vy * vy
  const across = (1 - PAIR_ALONG) / (speed === 0 ? 1 : speed)
  const xx = PAIR_ALONG + across * vy * vy
  const xy = -across * vx * vy
  const yy = PAIR_ALONG + across * vx * vx
  const width = unknowns + 1
  for (let k: Whole = 0; k < count; k++) {
    const pullX = xx * gainX[k] + xy * gainY[k]
    const pullY = xy * gainX[k] + yy * gainY[k]
    const row = gained[k] * width
    for (let l: Whole = k; l < count; l++) pairEquations[row + gained[l]] += pullX * gainX[l] + pullY * gainY[l]
    pairEquations[row + unknowns] += pullX * restX + pullY * restY
  }
}

/** Applies a solution, the last column of the equations, in place; false where a handle would not be one. */
function takeSolution(width: Whole, last: Whole, keepsFrom: Whole, keepsTo: Whole): boolean {
  turnJoint(Math.min(PAIR_TURN_MAX, Math.max(-PAIR_TURN_MAX, solutionOf(2, width))))
  joint[2] += solutionOf(3, width)
  joint[3] += solutionOf(4, width)
  moveHandle(2, 5, width, keepsFrom, 0)
  moveHandle(12, last, width, keepsTo, 2)
  layPairJoint(pair[6] + solutionOf(0, width), pair[7] + solutionOf(1, width))
  const chord = reachOf(pair[6] - pair[0], pair[7] - pair[1])
  const nextChord = reachOf(pair[14] - pair[8], pair[15] - pair[9])
  if (!isReach(joint[2], chord) || !isReach(joint[3], nextChord)) return false
  if (!isFarReach(keepsFrom, 0, pair[2] - pair[0], pair[3] - pair[1], chord)) return false
  return isFarReach(keepsTo, 2, pair[12] - pair[14], pair[13] - pair[15], nextChord)
}

function solutionOf(unknown: Whole, width: Whole): number {
  return pairEquations[unknown * width + width - 1]
}

/** Turns the tangent at the joint by an angle in radians, which is small: its sine and cosine are sums of a few powers. */
function turnJoint(angle: number): void {
  const square = angle * angle
  let sine = 1
  let cosine = 1
  for (let power: Whole = 12; power > 0; power -= 2) {
    cosine = 1 - (square / (power * (power - 1))) * cosine
    sine = 1 - (square / (power * (power + 1))) * sine
  }
  sine *= angle
  const dx = joint[0]
  joint[0] = dx * cosine - joint[1] * sine
  joint[1] = dx * sine + joint[1] * cosine
}

/** Moves the handle of a far end, at a place in the pair. */
function moveHandle(at: Whole, unknown: Whole, width: Whole, keeps: Whole, way: Whole): void {
  const along = solutionOf(unknown, width)
  pair[at] += keeps === 1 ? along * farWays[way] : along
  pair[at + 1] += keeps === 1 ? along * farWays[way + 1] : solutionOf(unknown + 1, width)
}

/** Sets the joint, and the handles beside it along its tangent. */
export function layPairJoint(x: number, y: number): void {
  pair[4] = x - joint[2] * joint[0]
  pair[5] = y - joint[2] * joint[1]
  pair[6] = x
  pair[7] = y
  pair[8] = x
  pair[9] = y
  pair[10] = x + joint[3] * joint[0]
  pair[11] = y + joint[3] * joint[1]
}

function reachOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}

function isReach(length: number, chord: number): boolean {
  return length >= REACH_MIN * chord && length <= REACH_MAX * chord
}

function isFarReach(keeps: Whole, way: Whole, x: number, y: number, chord: number): boolean {
  if (keeps === 1) return isReach(x * farWays[way] + y * farWays[way + 1], chord)
  const most = REACH_MAX * chord
  return x * x + y * y <= most * most
}
