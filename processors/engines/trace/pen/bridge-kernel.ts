import type { Whole } from '../../kernels/whole.ts'
import { LOOK_MAX, px, py, run, ts } from './cubic-kernel.ts'
import { ends, solveLinear, UNKNOWNS_MAX, ways } from './handles-kernel.ts'
import { nearestParameter, squareAt } from './nearest-kernel.ts'

/** Whether each end may slide along its tangent, where a straight line leads up to it. */
export const slides = new Int32Array(2)
/** First and last point index that the curve may reach when its ends slide. */
export const limits = new Int32Array(2)
/**
 * Result: the curve's eight coordinates, and the first and last point that it, rather than a line beside it, must fit.
 */
export const bridge = new Float64Array(10)

// Longest handle, in chords: longer ones make loops and cusps.
const BRIDGE_HANDLE_MAX = 1.5
// Sum of squares, in `squaresMax`, from which a bridge is given up after one, two and three rounds. Ends slide far in
// the first rounds; no useful bridge was ever farther off. Later rounds must get there at their current rate of
// convergence.
const HOPELESS_AT_ONE = 1000
const HOPELESS_AT_TWO = 10000
const HOPELESS_AT_THREE = 32
// A round that lowers the sum of squares by less than 2 % is the last.
const BRIDGE_GAIN_MIN = 1.02
// Regularization towards the initial handles (thirds of the chord); keeps bridges with few points well posed.
const BRIDGE_STIFFNESS = 1e-4

const nx = new Float64Array(LOOK_MAX)
const ny = new Float64Array(LOOK_MAX)
const equations = new Float64Array(UNKNOWNS_MAX * (UNKNOWNS_MAX + 1))
// For each unknown: the end it belongs to, whether it slides that end or only moves its handle, and its direction.
const movedSide = new Int32Array(UNKNOWNS_MAX)
const movedSlides = new Int32Array(UNKNOWNS_MAX)
const movedX = new Float64Array(UNKNOWNS_MAX)
const movedY = new Float64Array(UNKNOWNS_MAX)
const weights = new Float64Array(UNKNOWNS_MAX)
const cubic = new Float64Array(8)

/**
 * Fits one cubic to points of the run between two ends, each of which may slide along the line that leads up to it, so
 * that a rounding is one curve from its true first to its true last point. Linear least squares over slides and
 * handles. From the second round on only distances along the curve's normals count (tangent distance minimization),
 * which converges faster than full distances. Source: W. Wang, H. Pottmann, Y. Liu, "Fitting B-spline curves to point
 * clouds by curvature-based squared distance minimization" (2006).
 *
 * @param keeps bits: 1 keeps the tangent at the start, 2 that at the end
 * @param squaresMax sum of squared distances over all points beyond which the bridge is useless
 * @returns false where there is none; else it is in `bridge`
 */
export function fitBridge(from: Whole, to: Whole, keeps: Whole, rounds: Whole, squaresMax: number): boolean {
  const unknowns = listMoved(keeps & 2, 1, listMoved(keeps & 1, 0, 0))
  let first: Whole = from
  let last: Whole = to
  let squares = 1e300
  let isFound = false
  for (let round: Whole = 0; round < rounds; round++) {
    const looked = gatherBetween(first, last)
    if (looked < unknowns) break
    if (round === 0) setArcParameters(looked)
    else {
      const before = squares
      squares = (setNearestParameters(looked) / looked) * (last - first + 1)
      const gain = Math.max(1, before / squares)
      if (squares > hopelessAt(round, rounds, gain) * squaresMax) return false
      if (gain < BRIDGE_GAIN_MIN && squares < squaresMax) break
    }
    if (!solve(looked, unknowns, round > 0, keeps)) break
    for (let i: Whole = 0; i < 8; i++) bridge[i] = cubic[i]
    bridge[8] = first
    bridge[9] = last
    isFound = true
    if (slides[0] !== 0) first = besideEnd(0, first, 1)
    if (slides[1] !== 0) last = besideEnd(1, last, -1)
  }
  return isFound
}

/**
 * Largest sum of squares, in `squaresMax`, with which a fit goes on after this round. `gain` is the last round's
 * improvement.
 */
function hopelessAt(round: Whole, rounds: Whole, gain: number): number {
  if (round === 1) return HOPELESS_AT_ONE
  if (round === 2) return HOPELESS_AT_TWO
  if (round === 3) return HOPELESS_AT_THREE
  let most = 1
  for (let left: Whole = rounds - round; left > 0; left--) most *= gain
  return most
}

/**
 * Index of the point nearest to an end of the curve, on the inner side of it along its tangent. The search starts at
 * `was`; `step` is 1 at the start, -1 at the end.
 */
function besideEnd(side: Whole, was: Whole, step: Whole): Whole {
  const outermost = limits[side]
  const innermost = limits[1 - side]
  let index: Whole = was
  while ((index - outermost) * step > 0 && isInside(side, index - step)) index -= step
  while ((innermost - index) * step > 0 && !isInside(side, index)) index += step
  return index
}

function isInside(side: Whole, index: Whole): boolean {
  const dx = run[index * 2] - cubic[side * 6]
  const dy = run[index * 2 + 1] - cubic[side * 6 + 1]
  return dx * ways[side * 2] + dy * ways[side * 2 + 1] > 0
}

/** Adds the unknowns of one end to the first `count`; returns their new number. */
function listMoved(keeps: Whole, side: Whole, count: Whole): Whole {
  const added: Whole = keeps === 0 || slides[side] !== 0 ? 2 : 1
  for (let k: Whole = 0; k < added; k++) {
    movedSide[count + k] = side
    movedSlides[count + k] = keeps !== 0 ? k : 0
    movedX[count + k] = keeps !== 0 ? ways[2 * side] : 1 - k
    movedY[count + k] = keeps !== 0 ? ways[2 * side + 1] : k
  }
  return count + added
}

function gatherBetween(from: Whole, to: Whole): Whole {
  const count = Math.max(0, to - from + 1)
  const looked = Math.min(count, LOOK_MAX)
  for (let i: Whole = 0; i < looked; i++) {
    const index = from + (looked === count ? i : Math.floor(((i + 0.5) * count) / looked) | 0)
    px[i] = run[index * 2]
    py[i] = run[index * 2 + 1]
  }
  return looked
}

function setArcParameters(looked: Whole): void {
  let arc = 0
  let lastX = ends[0]
  let lastY = ends[1]
  for (let i: Whole = 0; i < looked; i++) {
    const dx = px[i] - lastX
    const dy = py[i] - lastY
    arc += Math.sqrt(dx * dx + dy * dy)
    ts[i] = arc
    lastX = px[i]
    lastY = py[i]
  }
  const restX = ends[2] - lastX
  const restY = ends[3] - lastY
  arc += Math.sqrt(restX * restX + restY * restY)
  if (arc === 0) arc = 1
  for (let i: Whole = 0; i < looked; i++) ts[i] /= arc
}

/**
 * Moves every parameter to the nearest place on the curve, stores the unit normal there, and returns the sum of squared
 * distances.
 */
function setNearestParameters(looked: Whole): number {
  let squares = 0
  const ax = cubic[2] - cubic[0]
  const ay = cubic[3] - cubic[1]
  const bx = cubic[4] - cubic[2]
  const by = cubic[5] - cubic[3]
  const cx = cubic[6] - cubic[4]
  const cy = cubic[7] - cubic[5]
  for (let i: Whole = 0; i < looked; i++) {
    const t = nearestParameter(cubic, px[i], py[i], ts[i])
    squares += squareAt(cubic, t, px[i], py[i])
    const u = 1 - t
    const dx = u * u * ax + 2 * u * t * bx + t * t * cx
    const dy = u * u * ay + 2 * u * t * by + t * t * cy
    const square = dx * dx + dy * dy
    const length = square === 0 ? 1 : Math.sqrt(square)
    ts[i] = t
    nx[i] = -dy / length
    ny[i] = dx / length
  }
  return squares
}

function solve(looked: Whole, unknowns: Whole, acrossOnly: boolean, keeps: Whole): boolean {
  const width = unknowns + 1
  for (let i: Whole = 0; i < unknowns * width; i++) equations[i] = 0
  for (let i: Whole = 0; i < looked; i++) addPoint(i, unknowns, acrossOnly)
  // Only the upper triangle was summed.
  for (let k: Whole = 1; k < unknowns; k++)
    for (let l: Whole = 0; l < k; l++) equations[k * width + l] = equations[l * width + k]
  const stiffness = BRIDGE_STIFFNESS * looked
  for (let k: Whole = 0; k < unknowns; k++) {
    equations[k * width + k] += stiffness
    if (movedSlides[k] !== 0) continue
    const way = (ends[2] - ends[0]) * movedX[k] + (ends[3] - ends[1]) * movedY[k]
    equations[k * width + unknowns] += (stiffness * (movedSide[k] === 0 ? way : -way)) / 3
  }
  return solveLinear(equations, unknowns) && placeCurve(unknowns, keeps)
}

function addPoint(i: Whole, unknowns: Whole, acrossOnly: boolean): void {
  const width = unknowns + 1
  const t = ts[i]
  const u = 1 - t
  const b0 = u * u * u
  const b1 = 3 * u * u * t
  const b2 = 3 * u * t * t
  const b3 = t * t * t
  const rx = px[i] - (b0 + b1) * ends[0] - (b2 + b3) * ends[2]
  const ry = py[i] - (b0 + b1) * ends[1] - (b2 + b3) * ends[3]
  const rest = rx * nx[i] + ry * ny[i]
  for (let k: Whole = 0; k < unknowns; k++) {
    weights[k] = movedSide[k] === 0 ? b1 + movedSlides[k] * b0 : b2 + movedSlides[k] * b3
    if (acrossOnly) weights[k] *= movedX[k] * nx[i] + movedY[k] * ny[i]
  }
  for (let k: Whole = 0; k < unknowns; k++) {
    for (let l: Whole = k; l < unknowns; l++) {
      const both = acrossOnly ? 1 : movedX[k] * movedX[l] + movedY[k] * movedY[l]
      equations[k * width + l] += weights[k] * weights[l] * both
    }
    equations[k * width + unknowns] += weights[k] * (acrossOnly ? rest : movedX[k] * rx + movedY[k] * ry)
  }
}

/** Writes the solved curve; false where a handle points backwards or is too long. */
function placeCurve(unknowns: Whole, keeps: Whole): boolean {
  for (let i: Whole = 0; i < 8; i++) cubic[i] = ends[(i < 4 ? 0 : 2) + (i & 1)]
  for (let k: Whole = 0; k < unknowns; k++) {
    const value = equations[k * (unknowns + 1) + unknowns]
    const handle: Whole = movedSide[k] === 0 ? 2 : 4
    cubic[handle] += value * movedX[k]
    cubic[handle + 1] += value * movedY[k]
    if (movedSlides[k] === 0) continue
    const place: Whole = movedSide[k] === 0 ? 0 : 6
    cubic[place] += value * movedX[k]
    cubic[place + 1] += value * movedY[k]
  }
  const dx = cubic[6] - cubic[0]
  const dy = cubic[7] - cubic[1]
  const most = BRIDGE_HANDLE_MAX * Math.sqrt(dx * dx + dy * dy)
  return reachesWithin(0, 2, keeps & 1, most) && reachesWithin(6, 4, keeps & 2, most)
}

function reachesWithin(place: Whole, handle: Whole, keeps: Whole, most: number): boolean {
  const dx = cubic[handle] - cubic[place]
  const dy = cubic[handle + 1] - cubic[place + 1]
  if (keeps === 0) return Math.sqrt(dx * dx + dy * dy) <= most
  const way: Whole = place === 0 ? 0 : 2
  const reach = dx * ways[way] + dy * ways[way + 1]
  return reach >= 0 && reach <= most
}
