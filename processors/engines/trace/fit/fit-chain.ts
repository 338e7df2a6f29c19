import { type CornerRule, findCorners } from '../corners/corners.ts'
import { settleCorners } from '../corners/settle-corners.ts'
import type { Corner } from '../corners/stroke-ends.ts'
import { signedArea } from '../layers/objects.ts'
import type { Place } from '../measure/junctions.ts'
import type { ShareOnRight } from '../measure/pair-share.ts'
import { areaWithin, type Curve, type Points, type Segments } from './curve.ts'
import { fitCircle } from './fit-circle.ts'
import { fitEllipse } from './fit-ellipse.ts'
import { fitLoop } from './fit-loop.ts'
import { type FitRule, fitOneLine, fitRun } from './fit-run.ts'
import { fitParabola } from './line-fit.ts'
import { isOneSide, polygonVertices } from './polygon-vertices.ts'

export type PathRule = FitRule & {
  readonly corner: CornerRule
  /**
   * True where inks stand for tones: no line has corners, and points next to a junction are as accurate as any other.
   */
  readonly isTonal: boolean
  /** Factor on tolerance and error for the shortest runs, 0..1; 1 treats all runs alike. */
  readonly shortRunShare: number
  /** True where points are the middles of pixel borders, whose staircase must be smoothed away. */
  readonly smoothsCracks: boolean
}

/** Measured points in order with both ends; a ring (`closed`) does not use the ends. */
export type OpenOrClosed = {
  readonly points: Points
  readonly start: Place
  readonly end: Place
  readonly closed: boolean
  /** Coverage of the pixels beside the path; undefined where it tells no more than the points do. */
  readonly shareAt?: ShareOnRight | undefined
}

/**
 * Fits lines and cubic Bézier curves to measured points: corners are found first, then each run between them is fitted.
 */
export function fitPath(path: OpenOrClosed, rule: PathRule): Curve {
  const drawn = fitPathWithin(path, rule, Number.POSITIVE_INFINITY)
  if (!drawn) throw new Error('a path was given up whose segments nobody counts')
  return drawn
}

/** The same as `fitPath`; undefined as soon as more than `most` segments turn out to be necessary. */
export function fitPathWithin(path: OpenOrClosed, rule: PathRule, most: number): Curve | undefined {
  return path.closed ? fitRing(path.points, rule, path.shareAt, most) : fitOpen(path, rule, most)
}

function fitOpen({ points: core, start, end, shareAt }: OpenOrClosed, rule: PathRule, most: number): Curve | undefined {
  const full = new Float64Array(core.length + 4)
  full[0] = start[0]
  full[1] = start[1]
  full.set(core, 2)
  full[core.length + 2] = end[0]
  full[core.length + 3] = end[1]
  const last = full.length / 2 - 1
  const found = findCorners(full, 'open', rule.corner)
  const { points, corners } = settleCorners(full, found, [0, last], rule, shareAt)
  const stops = [{ index: 0, place: start }, ...corners, { index: points.length / 2 - 1, place: end }]
  const runOf = (i: number): Float64Array =>
    cutRun(points, stops[i], stops[i + 1], { start: i > 0, end: i + 2 < stops.length })
  const drawn = drawRuns(stops.length - 1, runOf, rule, most)
  return drawn && { x: start[0], y: start[1], ...drawn }
}

/**
 * Fits the runs between corners one after the other; undefined once they must take more than `most` segments (each
 * takes at least one).
 */
function drawRuns(
  count: number,
  runOf: (index: number) => Float64Array,
  rule: PathRule,
  most: number,
): Segments | undefined {
  const drawn: Segments = { coords: [], straight: [] }
  for (let i = 0; i < count; i++) {
    if (drawn.straight.length + count - i > most) return undefined
    append(drawn, drawRun(runOf(i), rule))
  }
  return drawn
}

// Share of its area that a ring may lose to rounded corners; beyond it all its corners are drawn sharp if that fits
// better.
const RING_AREA_MISS_MAX = 0.06

function fitRing(measured: Points, rule: PathRule, shareAt: ShareOnRight | undefined, most: number): Curve | undefined {
  const { missPixels } = rule.corner
  const oval = rule.curves ? (fitCircle(measured, missPixels) ?? fitEllipse(measured, missPixels)) : undefined
  if (oval) return oval
  const corners = findCorners(measured, 'closed', rule.corner)
  const first = middleOfLongest(corners, measured.length / 2)
  const points = beginAt(measured, first)
  const found = turnRound(corners, first, points.length / 2)
  const drawn = fitRingAt(points, found, rule, shareAt, most)
  if (!drawn) return undefined
  const wanted = Math.abs(signedArea(points))
  const missOf = (curve: Curve): number => Math.abs(Math.abs(areaWithin(curve)) - wanted)
  if (missOf(drawn) <= RING_AREA_MISS_MAX * wanted) return drawn
  const alwaysSharp = { ...rule, corner: { ...rule.corner, areaMax: Number.POSITIVE_INFINITY } }
  const sharp = fitRingAt(points, found, alwaysSharp, undefined, most)
  return sharp && missOf(sharp) < missOf(drawn) ? sharp : drawn
}

/** Index in the middle of a ring's longest stretch without a corner. */
function middleOfLongest(corners: readonly number[], count: number): number {
  let [first, longest] = [0, 0]
  corners.forEach((corner, i) => {
    const gap = (corners[i + 1] ?? corners[0] + count) - corner
    if (gap <= longest) return
    longest = gap
    first = (corner + (gap >> 1)) % count
  })
  return first
}

/** The same ring with another first point. */
function beginAt(points: Points, first: number): Points {
  if (first === 0) return points
  const begun = new Float64Array(points.length)
  begun.set(points.subarray(first * 2))
  begun.set(points.subarray(0, first * 2), points.length - first * 2)
  return begun
}

/** The same corners, counted from another first point. */
function turnRound(corners: readonly number[], first: number, count: number): number[] {
  const ahead = corners.filter((at) => at >= first).map((at) => at - first)
  return [...ahead, ...corners.filter((at) => at < first).map((at) => at - first + count)]
}

function fitRingAt(
  measured: Points,
  found: readonly number[],
  rule: PathRule,
  shareAt: ShareOnRight | undefined,
  most: number,
): Curve | undefined {
  if (found.length === 0) return fitSmoothRing(measured, rule)
  const limits = [found[found.length - 1] - measured.length / 2, found[0] + measured.length / 2] as const
  const { points, corners } = settleCorners(measured, found, limits, rule, shareAt)
  const count = points.length / 2
  if (corners.length === 0) return fitSmoothRing(points, rule)
  const first = corners[0]
  const stops = [...corners, { index: first.index + count, place: first.place }]
  const runOf = (i: number): Float64Array => cutRun(points, stops[i], stops[i + 1], { start: true, end: true })
  const drawn = drawRuns(corners.length, runOf, rule, most)
  return drawn && { x: first.place[0], y: first.place[1], ...drawn }
}

// Points from which a run is given the whole tolerance.
const RUN_POINTS_FULL = 60

function drawRun(run: Points, rule: PathRule): Segments {
  return fitOneLine(run, rule) ?? fitRun(run, ruleFor(run, rule))
}

/**
 * Tightens the tolerance of a short run: a deviation that is invisible on a long edge changes the form of a small one.
 * A run that one line explains has no such form.
 */
function ruleFor(run: Points, rule: PathRule): FitRule {
  const share = Math.min(1, Math.max(rule.shortRunShare, run.length / 2 / RUN_POINTS_FULL))
  if (share === 1 || isOneSide(run, rule.tolerance)) return rule
  return { ...rule, tolerance: rule.tolerance * share, pointError: rule.pointError * share }
}

/** Fits a ring without corners. It starts in the middle of its straightest stretch, where a joint shows least. */
function fitSmoothRing(points: Points, rule: PathRule): Curve {
  const count = points.length / 2
  const doubled = new Float64Array(points.length + 2)
  doubled.set(points)
  doubled.set(points.subarray(0, 2), points.length)
  const vertices = polygonVertices(doubled, rule.tolerance)
  let longest = 0
  for (let i = 1; i + 1 < vertices.length; i++)
    if (vertices[i + 1] - vertices[i] > vertices[longest + 1] - vertices[longest]) longest = i
  const first = (vertices[longest] + vertices[longest + 1]) >> 1
  const reach = Math.min(6, (count - 1) >> 1)
  const seam = fitParabola(points, count, first, first - reach, first + reach)
  const place: Place = [seam.x, seam.y]
  const run = cutRun(points, { index: first, place }, { index: first + count, place }, { start: false, end: false })
  return fitLoop(run, ruleFor(run, rule), [seam.dx, seam.dy])
}

/**
 * Points strictly between two stops, with the stops' own places at both ends. Next to a corner one point is left out,
 * because its pixels cover both arms.
 */
function cutRun(
  points: Float64Array,
  { index: from, place: start }: Corner,
  { index: to, place: end }: Corner,
  isCorner: { readonly start: boolean; readonly end: boolean },
): Float64Array {
  const count = points.length / 2
  const isLong = to - from > 4
  // Between the two corners of a stroke's end every point covers one of them.
  const isEnd = to - from <= 2 && isCorner.start && isCorner.end
  const first = from + (isCorner.start && isLong ? 2 : 1)
  const last = isEnd ? from : to - (isCorner.end && isLong ? 2 : 1)
  const run = new Float64Array(2 * Math.max(0, last - first + 1) + 4)
  run[0] = start[0]
  run[1] = start[1]
  for (let i = first, at = 2; i <= last; i++, at += 2) {
    const place = ((i + count) % count) * 2
    run[at] = points[place]
    run[at + 1] = points[place + 1]
  }
  run[run.length - 2] = end[0]
  run[run.length - 1] = end[1]
  return run
}

function append(drawn: Segments, more: Segments): void {
  for (let i = 0; i < more.coords.length; i++) drawn.coords.push(more.coords[i])
  for (let i = 0; i < more.straight.length; i++) drawn.straight.push(more.straight[i])
}
