import { type CornerRule, findCorners, sharpenCorner } from './corners.ts'
import type { Curve, Segments } from './curve.ts'
import type { Points } from './edge-points.ts'
import { fitCircle } from './fit-circle.ts'
import { type FitRule, fitRun, polygonVertices } from './fit-run.ts'
import type { Place } from './junctions.ts'
import { fitParabola } from './line-fit.ts'
import { type Chain, OUTSIDE } from './planar-map.ts'

export type ChainRule = FitRule & { readonly corner: CornerRule }

/**
 * Draws one boundary with lines and cubics.
 *
 * @param start solved place of its first junction, `end` of its last; unused when the chain is closed
 */
export function fitChain(chain: Chain, points: Points, start: Place, end: Place, rule: ChainRule): Curve {
  if (chain.closed) return fitRing(points, rule)
  if (chain.left === OUTSIDE || chain.right === OUTSIDE)
    return { x: start[0], y: start[1], coords: [...end, ...end, ...end], straight: [true] }
  return fitOpen(points, start, end, rule)
}

function fitOpen(points: Points, start: Place, end: Place, rule: ChainRule): Curve {
  const count = points.length / 2
  // The measurements next to a junction hold a third ink; the junction itself stands in for them.
  const core = count > 2 ? points.subarray(2, points.length - 2) : count === 2 ? points.subarray(0, 0) : points
  const full = new Float64Array(core.length + 4)
  full.set(start, 0)
  full.set(core, 2)
  full.set(end, core.length + 2)
  const corners = findCorners(full, false, rule.corner)
  const stops = [0, ...corners, full.length / 2 - 1]
  const places = [
    start,
    ...corners.map((corner, i) => sharpenCorner(full, corner, roomAround(stops, i + 1), armMiss(rule))),
    end,
  ]
  const drawn: Segments = { coords: [], straight: [] }
  for (let i = 0; i + 1 < stops.length; i++) {
    const run = cutRun(full, stops[i], stops[i + 1], places[i], places[i + 1], i > 0, i + 2 < stops.length)
    append(drawn, fitRun(run, rule))
  }
  return { x: start[0], y: start[1], ...drawn }
}

function fitRing(points: Points, rule: ChainRule): Curve {
  const circle = rule.curves ? fitCircle(points, rule.tolerance) : undefined
  if (circle) return circle
  const count = points.length / 2
  const corners = findCorners(points, true, rule.corner)
  if (corners.length === 0) return fitSmoothRing(points, rule)
  const ringStops = [corners[corners.length - 1] - count, ...corners, corners[0] + count]
  const places = corners.map((corner, i) => sharpenCorner(points, corner, roomAround(ringStops, i + 1), armMiss(rule)))
  const drawn: Segments = { coords: [], straight: [] }
  for (let i = 0; i < corners.length; i++) {
    const next = (i + 1) % corners.length
    const stop = corners[next] + (next <= i ? count : 0)
    append(drawn, fitRun(cutRun(points, corners[i], stop, places[i], places[next], true, true), rule))
  }
  return { x: places[0][0], y: places[0][1], ...drawn }
}

function roomAround(stops: readonly number[], at: number): { readonly before: number; readonly after: number } {
  return { before: stops[at] - stops[at - 1], after: stops[at + 1] - stops[at] }
}

function armMiss(rule: ChainRule): number {
  return 1.5 * rule.pointError
}

/** A ring without corners starts in the middle of its straightest stretch, where a joint shows least. */
function fitSmoothRing(points: Points, rule: ChainRule): Curve {
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
  const ringIndex = (index: number): number => (index + count) % count
  const seam = fitParabola(points, ringIndex, first, first - reach, first + reach)
  const place: Place = [seam.x, seam.y]
  const run = cutRun(points, first, first + count, place, place, false, false)
  const drawn = fitRun(run, rule, [seam.dx, seam.dy], [-seam.dx, -seam.dy])
  return { x: seam.x, y: seam.y, ...drawn }
}

/**
 * Points strictly between two stops with the stops' own places at both ends. Beside a corner one point is left out:
 * its pixels held both arms.
 */
function cutRun(
  points: Float64Array,
  from: number,
  to: number,
  start: Place,
  end: Place,
  trimStart: boolean,
  trimEnd: boolean,
): Float64Array {
  const count = points.length / 2
  const isLong = to - from > 4
  const first = from + (trimStart && isLong ? 2 : 1)
  const last = to - (trimEnd && isLong ? 2 : 1)
  const run = new Float64Array(2 * Math.max(0, last - first + 1) + 4)
  run.set(start, 0)
  for (let i = first, at = 2; i <= last; i++, at += 2) {
    run[at] = points[(i % count) * 2]
    run[at + 1] = points[(i % count) * 2 + 1]
  }
  run.set(end, run.length - 2)
  return run
}

function append(drawn: Segments, more: Segments): void {
  for (const value of more.coords) drawn.coords.push(value)
  for (const value of more.straight) drawn.straight.push(value)
}
