import { lesser } from '../../numbers/clamp.ts'
import { bridgePieces } from './bridge-pieces.ts'
import type { Segments } from './curve.ts'
import { fitCubic } from './fit-cubic.ts'
import { type Direction, freeJoint, type Joint, placeJoints } from './joints.ts'
import type { CurveEnd } from './lay-run.ts'
import { type BridgeRule, kinkPrice } from './piece-price.ts'
import type { Piece } from './pieces.ts'
import { polygonVertices } from './polygon-vertices.ts'

export type FitRule = {
  /** Largest distance between a curve and a measured point, pixels. */
  readonly tolerance: number
  /** Standard error of a measured point, pixels; weighs the cost of a miss against that of a segment. */
  readonly pointError: number
  /** Most iterations of the parameter refinement of one curve. */
  readonly rounds: number
  /** False fits straight lines only. */
  readonly curves: boolean
}

// Cost of a segment in units of half chi-square (natural log-likelihood): its coordinates times the description length
// of one. Source: minimum description length, J. Rissanen (1978). One coordinate takes ln(512 px / 0.1 px) = 8.5; a
// third of that measured best here.
const LINE_PRICE = 6
const CURVE_PRICE = 14
// A renderer's errors change slowly along an edge: this many neighbouring points carry as much information as one.
const SHARED_ERRORS = 2
// Polygon vertices that one curve may span: over more of them it would turn farther than a cubic can.
const SPAN_MAX = 24
// A curve that failed twice while it was extended is not extended further.
const FAILURES_MAX = 2
// A curve that fails between so few points says nothing about longer ones.
const CURVE_POINTS_SURE = 4

/**
 * Fits the cheapest chain of lines and smooth cubics to a run of points between two fixed ends. A polygon gives the
 * candidate joints; dynamic programming over them trades misses against the number of segments, similar to the optimal
 * polygon of Potrace (P. Selinger, 2003). Pieces are then joined by `bridgePieces`.
 *
 * @param points x and y alternating, pixels; the first and the last are kept exactly
 */
export function fitRun(points: Float64Array, rule: FitRule): Segments {
  return segmentsOf(fitPieces(points, rule))
}

/** One line, where it explains a run so well that no other chain can cost less; else undefined. */
export function fitOneLine(points: Float64Array, rule: FitRule): Segments | undefined {
  const last = points.length / 2 - 1
  if (linePrice(points, freeJoint(points, 0), freeJoint(points, last), rule) > 2 * LINE_PRICE) return undefined
  const x = points[last * 2]
  const y = points[last * 2 + 1]
  return { coords: [x, y, x, y, x, y], straight: [true] }
}

/**
 * What `fitRun` draws, with the joints between the pieces.
 *
 * @param startTangent unit direction into the run where it must start smoothly; `endTangent` points into the run too
 */
export function fitPieces(
  points: Float64Array,
  rule: FitRule,
  startTangent?: Direction,
  endTangent?: Direction,
): Piece[] {
  const vertices = polygonVertices(points, rule.tolerance)
  if (!rule.curves) return linesThrough(points, vertices)
  const chain = cheapestChain(points, placeJoints(points, vertices, rule, startTangent, endTangent), rule)
  return bridgePieces(points, chain, bridgeRule(rule))
}

/** The costs of `fitRun` for joining pieces. */
export function bridgeRule(rule: FitRule): BridgeRule {
  return { ...rule, linePrice: LINE_PRICE, curvePrice: CURVE_PRICE, sharedErrors: SHARED_ERRORS }
}

function linesThrough(points: Float64Array, vertices: readonly number[]): Piece[] {
  const joints = vertices.map((vertex) => freeJoint(points, vertex))
  return joints.slice(1).map((end, i) => ({ start: joints[i], end, straight: true, handles: [] }))
}

/** The last step to a joint: a curve, or a line with possible bends. */
type Step = {
  readonly from: number
  readonly straight: boolean
  readonly handles: readonly number[]
  readonly bends: readonly Joint[]
}

/** The joints of a run; for each the least known cost of reaching it, and the step by which. */
type Search = {
  readonly points: Float64Array
  readonly joints: readonly Joint[]
  readonly rule: FitRule
  readonly price: Float64Array
  readonly steps: (Step | undefined)[]
}

function cheapestChain(points: Float64Array, joints: readonly Joint[], rule: FitRule): Piece[] {
  const last = joints.length - 1
  const price = new Float64Array(joints.length).fill(Number.POSITIVE_INFINITY)
  const search: Search = { points, joints, rule, price, steps: new Array(joints.length).fill(undefined) }
  price[0] = 0
  // Most runs are one segment. Once that is known, few alternatives can cost less.
  if (last <= SPAN_MAX) offerStep(search, 0, last)
  for (let from = 0; from < last; from++) {
    if (price[from] + LINE_PRICE >= price[last] || isOvertaken(search, from)) continue
    let failures = 0
    for (let to = from + 1; to <= last && to - from <= SPAN_MAX && failures < FAILURES_MAX; to++) {
      const isKnown = from === 0 && to === last && last <= SPAN_MAX
      if (!isKnown && !offerStep(search, from, to)) failures++
    }
    if (price[from + 1] < Number.POSITIVE_INFINITY) continue
    // A polygon can always follow the points, so a way to the end exists.
    const bends = bendsBetween(points, joints[from], joints[from + 1], rule.tolerance)
    offer(search, from + 1, price[from] + (1 + bends.length) * LINE_PRICE, { from, straight: true, handles: [], bends })
  }
  return collect(search.steps, joints)
}

// A joint is skipped where one farther on costs at most this much more.
const OVERTAKEN_PRICE = 0

/** Whether a joint farther on is reached at hardly more cost. */
function isOvertaken({ price }: Search, from: number): boolean {
  const stop = lesser(price.length, from + SPAN_MAX)
  for (let to = from + 1; to < stop; to++) if (price[to] <= price[from] + OVERTAKEN_PRICE) return true
  return false
}

/**
 * Tries a line and a curve between two joints where they can cost less than what is known; false where the curve fails.
 */
function offerStep(search: Search, from: number, to: number): boolean {
  const { points, joints, rule, price } = search
  const last = joints.length - 1
  // A step that does not end at the last joint needs at least one more segment.
  const most = (to < last ? lesser(price[to], price[last] - LINE_PRICE) : price[to]) - price[from]
  if (most <= LINE_PRICE) return true
  const line = linePrice(points, joints[from], joints[to], rule)
  if (line < most) offer(search, to, price[from] + line, { from, straight: true, handles: [], bends: [] })
  if (most <= CURVE_PRICE || line <= CURVE_PRICE) return true
  const curve = curveBetween(points, joints[from], joints[to], rule)
  if (!curve) return joints[to].index - joints[from].index <= CURVE_POINTS_SURE
  offer(search, to, price[from] + curve.price, { from, straight: false, handles: curve.handles, bends: [] })
  return true
}

function offer({ price, steps }: Search, to: number, asked: number, step: Step): void {
  if (asked >= price[to]) return
  price[to] = asked
  steps[to] = step
}

function collect(steps: readonly (Step | undefined)[], joints: readonly Joint[]): Piece[] {
  const pieces: Piece[] = []
  for (let to = steps.length - 1; to > 0; ) {
    const step = steps[to]
    if (!step) break
    const { straight, handles, bends } = step
    let end = joints[to]
    for (let i = bends.length - 1; i >= 0; i--) {
      pieces.push({ start: bends[i], end, straight, handles })
      end = bends[i]
    }
    pieces.push({ start: joints[step.from], end, straight, handles })
    to = step.from
  }
  return pieces.reverse()
}

/** Vertices of a polygon along the points between two joints. */
function bendsBetween(points: Float64Array, start: Joint, end: Joint, tolerance: number): Joint[] {
  const run = points.slice(start.index * 2, end.index * 2 + 2)
  run.set([start.x, start.y], 0)
  run.set([end.x, end.y], run.length - 2)
  return polygonVertices(run, tolerance)
    .slice(1, -1)
    .map((vertex) => freeJoint(points, start.index + vertex))
}

/** Pieces as segments. */
export function segmentsOf(pieces: readonly Piece[]): Segments {
  const coords: number[] = []
  const straight: boolean[] = []
  for (let i = 0; i < pieces.length; i++) {
    const { end, handles } = pieces[i]
    straight.push(pieces[i].straight)
    for (let k = 0; k < 4; k++) coords.push(pieces[i].straight ? ((k & 1) === 0 ? end.x : end.y) : handles[k])
    coords.push(end.x)
    coords.push(end.y)
  }
  return { coords, straight }
}

// A side whose bow exceeds this share of the tolerance is part of a curve, not a line.
const STRAIGHT_SHARE = 0.6

/** Cost of a line between two joints; infinite where it misses a point or is the chord of an arc. */
function linePrice(points: Float64Array, start: Joint, end: Joint, rule: FitRule): number {
  const { index: from } = start
  const { index: to } = end
  const dx = end.x - start.x
  const dy = end.y - start.y
  const length = Math.sqrt(dx * dx + dy * dy) || 1e-9
  const { tolerance } = rule
  const farthest = (length + tolerance) * (length + tolerance)
  let squares = 0
  let bend = 0
  for (let i = from + 1; i < to; i++) {
    const ox = points[i * 2] - start.x
    const oy = points[i * 2 + 1] - start.y
    const off = (ox * dy - oy * dx) / length
    if (off > tolerance || off < -tolerance) return Number.POSITIVE_INFINITY
    // A point beyond the ends is not explained by the line, although it lies on it: a run may turn back.
    if (ox * ox + oy * oy > farthest) return Number.POSITIVE_INFINITY
    squares += off * off
    bend += off
  }
  const inner = to - from - 1
  // Offsets of one sign mean an arc: their mean is two thirds of its height.
  if (inner > 3 && (Math.abs(bend) / inner) * 1.5 > STRAIGHT_SHARE * rule.tolerance) return Number.POSITIVE_INFINITY
  return LINE_PRICE + kinkPrice(start, end) + squares / (2 * SHARED_ERRORS * rule.pointError * rule.pointError)
}

/** The cubic between two joints with its cost; undefined where none fits. */
function curveBetween(
  points: Float64Array,
  start: Joint,
  end: Joint,
  rule: FitRule,
): { readonly price: number; readonly handles: readonly number[] } | undefined {
  const { index: from } = start
  const { index: to } = end
  // With fewer inner points than unknowns a curve is undetermined.
  if (to - from < 3) return undefined
  const startEnd: CurveEnd = { x: start.x, y: start.y, tangent: start.forward }
  const endEnd: CurveEnd = { x: end.x, y: end.y, tangent: end.backward }
  const fit = fitCubic(points, from + 1, to - 1, startEnd, endEnd, rule)
  if (!fit) return undefined
  const inner = to - from - 1
  const chi = fit.meanSquare * inner
  return { price: CURVE_PRICE + chi / (2 * SHARED_ERRORS * rule.pointError * rule.pointError), handles: fit.handles }
}
