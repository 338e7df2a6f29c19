import { besideEnd } from './beside-end.ts'
import { nearestParameter, squareAt } from './nearest-parameter.ts'
import type { CurveEnd } from './solve-handles.ts'
import { solveLinear } from './solve-linear.ts'

/** An end of a bridge: a curve's end that may also move along its tangent, where a straight line leads up to it. */
export type BridgeEnd = CurveEnd & { readonly slides: boolean }

export type Bridge = {
  /** Start, both handles and end, two numbers each. */
  readonly coords: Float64Array
  /** First and last point that the curve, not a line beside it, must explain. */
  readonly from: number
  readonly to: number
}

/** How long a bridge is worked at. */
export type BridgeEffort = {
  /** Most rounds of fitting. */
  readonly rounds: number
  /** Sum of squared distances over all points beyond which the bridge is of no use. */
  readonly squaresMax: number
}

type Limits = readonly [first: number, last: number]

// Points looked at per curve: more cost time and change nothing, since neighbours say the same.
const LOOK_MAX = 24
const UNKNOWNS_MAX = 4
// A handle longer than this many chords makes loops and cusps.
const HANDLE_MAX = 1.5
// Ends slide far in the first rounds: no bridge that is of use was ever so many times too far off after one round, two and three;
// later ones come near at the pace that they have, or not at all.
const HOPELESS = Float64Array.of(1000, 10000, 32)
// A round that lowers the squares by less than a fiftieth is the last.
const GAIN_MIN = 1.02
// A trace of stiffness towards the first guess keeps bridges with few points well posed.
const STIFFNESS = 1e-4

const px = new Float64Array(LOOK_MAX)
const py = new Float64Array(LOOK_MAX)
const ts = new Float64Array(LOOK_MAX)
const nx = new Float64Array(LOOK_MAX)
const ny = new Float64Array(LOOK_MAX)
const normal = new Float64Array(UNKNOWNS_MAX * (UNKNOWNS_MAX + 1))
// What each unknown moves: which end, whether the end itself or only its handle, and which way.
const unknownSide = new Uint8Array(UNKNOWNS_MAX)
const unknownSlides = new Uint8Array(UNKNOWNS_MAX)
const unknownX = new Float64Array(UNKNOWNS_MAX)
const unknownY = new Float64Array(UNKNOWNS_MAX)
const weights = new Float64Array(UNKNOWNS_MAX)
const coords = new Float64Array(8)
const kept = new Float64Array(8)

/**
 * Fits one cubic between two ends of which each may slide along the line that leads up to it, so that a rounding is one
 * curve from its true first to its true last point. Linear least squares over slides and handles; from the second round on
 * points pull only across the curve, which converges where full distances creep.
 * Source: Wang, Pottmann, Liu, "Fitting B-spline curves to point clouds by curvature-based squared distance" (2006).
 *
 * @param limits first and last point index that the curve may reach when its ends slide
 */
export function fitBridge(
  points: Float64Array,
  from: number,
  to: number,
  ends: readonly [start: BridgeEnd, end: BridgeEnd],
  limits: Limits,
  { rounds, squaresMax }: BridgeEffort,
): Bridge | undefined {
  const [start, end] = ends
  const unknowns = addUnknowns(end, 1, addUnknowns(start, 0, 0))
  let keptFrom = -1
  let keptTo = -1
  let first = from
  let last = to
  let squares = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const looked = gather(points, first, last)
    if (looked < unknowns) break
    if (round === 0) setArcParameters(looked, start, end)
    else {
      const before = squares
      squares = (setNearestParameters(looked) / looked) * (last - first + 1)
      const gain = Math.max(1, before / squares)
      const most = round <= HOPELESS.length ? HOPELESS[round - 1] : gain ** (rounds - round)
      if (squares > most * squaresMax) return undefined
      if (gain < GAIN_MIN && squares < squaresMax) break
    }
    if (!solve(looked, unknowns, round > 0, start, end)) break
    kept.set(coords)
    keptFrom = first
    keptTo = last
    if (start.slides && start.tangent)
      first = besideEnd(points, { x: coords[0], y: coords[1], tangent: start.tangent }, first, 1, limits)
    if (end.slides && end.tangent)
      last = besideEnd(points, { x: coords[6], y: coords[7], tangent: end.tangent }, last, -1, limits)
  }
  return keptFrom < 0 ? undefined : { coords: kept.slice(), from: keptFrom, to: keptTo }
}

/** Lists what may move at one end, after `count` unknowns; returns how many there are now. */
function addUnknowns({ tangent, slides }: BridgeEnd, side: number, count: number): number {
  const added = !tangent || slides ? 2 : 1
  for (let k = 0; k < added; k++) {
    unknownSide[count + k] = side
    unknownSlides[count + k] = tangent ? k : 0
    unknownX[count + k] = tangent ? tangent[0] : 1 - k
    unknownY[count + k] = tangent ? tangent[1] : k
  }
  return count + added
}

function gather(points: Float64Array, from: number, to: number): number {
  const count = Math.max(0, to - from + 1)
  const looked = Math.min(count, LOOK_MAX)
  for (let i = 0; i < looked; i++) {
    const index = from + (looked === count ? i : Math.floor(((i + 0.5) * count) / looked))
    px[i] = points[index * 2]
    py[i] = points[index * 2 + 1]
  }
  return looked
}

function setArcParameters(looked: number, start: CurveEnd, end: CurveEnd): void {
  let arc = 0
  let lastX = start.x
  let lastY = start.y
  for (let i = 0; i < looked; i++) {
    const dx = px[i] - lastX
    const dy = py[i] - lastY
    arc += Math.sqrt(dx * dx + dy * dy)
    ts[i] = arc
    lastX = px[i]
    lastY = py[i]
  }
  const length = arc + Math.hypot(end.x - lastX, end.y - lastY) || 1
  for (let i = 0; i < looked; i++) ts[i] /= length
}

/** Moves every parameter to the nearest place of the curve, keeps the curve's normal there, and sums the squared distances. */
function setNearestParameters(looked: number): number {
  let squares = 0
  const ax = coords[2] - coords[0]
  const ay = coords[3] - coords[1]
  const bx = coords[4] - coords[2]
  const by = coords[5] - coords[3]
  const cx = coords[6] - coords[4]
  const cy = coords[7] - coords[5]
  for (let i = 0; i < looked; i++) {
    const t = nearestParameter(coords, px[i], py[i], ts[i])
    squares += squareAt(coords, t, px[i], py[i])
    const u = 1 - t
    const dx = u * u * ax + 2 * u * t * bx + t * t * cx
    const dy = u * u * ay + 2 * u * t * by + t * t * cy
    const length = Math.sqrt(dx * dx + dy * dy) || 1
    ts[i] = t
    nx[i] = -dy / length
    ny[i] = dx / length
  }
  return squares
}

function solve(looked: number, unknowns: number, acrossOnly: boolean, start: CurveEnd, end: CurveEnd): boolean {
  const width = unknowns + 1
  normal.fill(0)
  for (let i = 0; i < looked; i++) {
    const t = ts[i]
    const u = 1 - t
    const b0 = u * u * u
    const b1 = 3 * u * u * t
    const b2 = 3 * u * t * t
    const b3 = t * t * t
    const rx = px[i] - (b0 + b1) * start.x - (b2 + b3) * end.x
    const ry = py[i] - (b0 + b1) * start.y - (b2 + b3) * end.y
    for (let k = 0; k < unknowns; k++)
      weights[k] = unknownSide[k] === 0 ? b1 + unknownSlides[k] * b0 : b2 + unknownSlides[k] * b3
    if (acrossOnly) addAcross(unknowns, rx * nx[i] + ry * ny[i], nx[i], ny[i])
    else addBothWays(unknowns, rx, ry)
  }
  mirror(unknowns)
  const stiffness = STIFFNESS * looked
  for (let k = 0; k < unknowns; k++) {
    normal[k * width + k] += stiffness
    if (unknownSlides[k]) continue
    const sign = unknownSide[k] === 0 ? 1 : -1
    const third = (sign * ((end.x - start.x) * unknownX[k] + (end.y - start.y) * unknownY[k])) / 3
    normal[k * width + unknowns] += stiffness * third
  }
  return solveLinear(normal, unknowns) && placeCurve(unknowns, start, end)
}

function addBothWays(unknowns: number, rx: number, ry: number): void {
  const width = unknowns + 1
  for (let k = 0; k < unknowns; k++) {
    for (let l = k; l < unknowns; l++)
      normal[k * width + l] += weights[k] * weights[l] * (unknownX[k] * unknownX[l] + unknownY[k] * unknownY[l])
    normal[k * width + unknowns] += weights[k] * (unknownX[k] * rx + unknownY[k] * ry)
  }
}

function addAcross(unknowns: number, rest: number, normalX: number, normalY: number): void {
  const width = unknowns + 1
  for (let k = 0; k < unknowns; k++) weights[k] *= unknownX[k] * normalX + unknownY[k] * normalY
  for (let k = 0; k < unknowns; k++) {
    for (let l = k; l < unknowns; l++) normal[k * width + l] += weights[k] * weights[l]
    normal[k * width + unknowns] += weights[k] * rest
  }
}

/** Completes the normal equations, of which the upper half is summed. */
function mirror(unknowns: number): void {
  const width = unknowns + 1
  for (let k = 1; k < unknowns; k++) for (let l = 0; l < k; l++) normal[k * width + l] = normal[l * width + k]
}

/** Writes the solved curve; false where a handle points backwards or runs away. */
function placeCurve(unknowns: number, start: CurveEnd, end: CurveEnd): boolean {
  coords[0] = start.x
  coords[1] = start.y
  coords[2] = start.x
  coords[3] = start.y
  coords[4] = end.x
  coords[5] = end.y
  coords[6] = end.x
  coords[7] = end.y
  for (let k = 0; k < unknowns; k++) {
    const value = normal[k * (unknowns + 1) + unknowns]
    const handle = unknownSide[k] === 0 ? 2 : 4
    coords[handle] += value * unknownX[k]
    coords[handle + 1] += value * unknownY[k]
    if (!unknownSlides[k]) continue
    const place = unknownSide[k] === 0 ? 0 : 6
    coords[place] += value * unknownX[k]
    coords[place + 1] += value * unknownY[k]
  }
  const chord = Math.hypot(coords[6] - coords[0], coords[7] - coords[1])
  return isHandle(0, 2, start.tangent, chord) && isHandle(6, 4, end.tangent, chord)
}

function isHandle(place: number, handle: number, tangent: CurveEnd['tangent'], chord: number): boolean {
  const dx = coords[handle] - coords[place]
  const dy = coords[handle + 1] - coords[place + 1]
  const reach = tangent ? dx * tangent[0] + dy * tangent[1] : Math.hypot(dx, dy)
  return reach >= 0 && reach <= HANDLE_MAX * chord
}
