import type { Curve } from '../fit/curve.ts'
import { fitPathWithin, type PathRule } from '../fit/fit-chain.ts'
import { polygonVertices } from '../fit/polygon-vertices.ts'
import { type EdgePath, endOf, startOf, type WalkedPath } from '../measure/edge-path.ts'
import type { NearPlaces } from './near-places.ts'
import type { Outline } from './rings.ts'

/** Side of a piece on which its cover is, as in `HidingRule`: 1 left, -1 right, 0 both. */
type Way = (piece: Outline) => -1 | 0 | 1

export type CoverRule = {
  readonly rule: PathRule
  readonly near: NearPlaces
  readonly wayOf: Way
  /** Largest distance that a point is moved under its cover, pixels. */
  readonly reachPx: number
}

// Tolerance of the hidden curve: in the middle of a cover one pixel wide it has half a pixel on either side.
const TOLERANCE_PX = 0.2
// The room under the cover varies from point to point; it is averaged over this many points on either side.
const MEAN_PLACES = 3
const CORNER_MISS_PX = 0.4
// Straight sides that cost as much as one curve.
const SIDES_PER_CURVE = 2
// If straight sides skip this many of the vertices of a polygon along the visible line, curves are not even tried: of
// 624 stretches drawn with curves on 145 pictures only 6 were like that, and trying them all took twice the time.
const SHORTCUTS_MAX = 3

/**
 * Draws hidden pieces with curves along the middle of what covers them. Under an outline one or two pixels wide, which
 * bends with its shape, straight lines would be as many as its pixels.
 *
 * @param sides number of straight sides that the same pieces would take
 * @returns undefined where curves cost more than these sides, or where a piece has no measured points
 */
export function followCover(
  pieces: readonly Outline[],
  closed: boolean,
  cover: CoverRule,
  sides: number,
): Curve | undefined {
  const walked: WalkedPath[] = []
  const places: number[] = []
  const ways: number[] = []
  for (let i = 0; i < pieces.length; i++) {
    const one = pieces[i].walked
    if (!one) return undefined
    walked.push(one)
    addPlaces(one, places, i > 0)
    const way = cover.wayOf(pieces[i])
    while (2 * ways.length < places.length) ways.push(way)
  }
  if (places.length < 6) return undefined
  const rule = looselyOf(cover.rule)
  if (polygonVertices(Float64Array.from(places), rule.tolerance).length - 1 > SHORTCUTS_MAX * sides) return undefined
  const own = new Set(walked.map(({ path }) => path))
  const points = moveUnder(places, ways, closed, own, cover)
  const [start, end] = [startOf(walked[0]), endOf(walked[walked.length - 1])]
  const most = Math.ceil(sides / SIDES_PER_CURVE) - 1
  const curve = fitPathWithin({ points, start, end, closed }, rule, most)
  return curve && curve.straight.length <= most ? curve : undefined
}

function looselyOf(rule: PathRule): PathRule {
  return {
    ...rule,
    tolerance: Math.max(rule.tolerance, TOLERANCE_PX),
    pointError: Math.max(rule.pointError, TOLERANCE_PX / 2),
    corner: { ...rule.corner, missPixels: Math.max(rule.corner.missPixels, CORNER_MISS_PX) },
  }
}

/** Appends the points of a path in walking order, with its start where that is a junction. */
function addPlaces(walked: WalkedPath, places: number[], isJunction: boolean): void {
  const { path, forward } = walked
  const { points } = path
  if (isJunction && !path.closed) {
    const { 0: x, 1: y } = startOf(walked)
    places.push(x)
    places.push(y)
  }
  for (let i = 0; i < points.length; i += 2) {
    const at = forward ? i : points.length - 2 - i
    places.push(points[at])
    places.push(points[at + 1])
  }
}

/**
 * Moves every point to the middle between the visible line and the far side of the cover, but by no more than
 * `reachPx`.
 */
function moveUnder(
  places: readonly number[],
  ways: readonly number[],
  closed: boolean,
  own: ReadonlySet<EdgePath>,
  { near, reachPx }: CoverRule,
): Float64Array {
  const count = places.length / 2
  const away = new Float64Array(places.length)
  const steps = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    const before = i > 0 ? i - 1 : closed ? count - 1 : 0
    const after = i < count - 1 ? i + 1 : closed ? 0 : count - 1
    const dx = places[after * 2] - places[before * 2]
    const dy = places[after * 2 + 1] - places[before * 2 + 1]
    const length = Math.hypot(dx, dy)
    if (length < 1e-6) continue
    away[i * 2] = (ways[i] * dy) / length
    away[i * 2 + 1] = (-ways[i] * dx) / length
    if (ways[i] === 0) continue
    const room = near.roomAlong(places[i * 2], places[i * 2 + 1], away[i * 2], away[i * 2 + 1], own, 2 * reachPx)
    steps[i] = room / 2
  }
  const moved = new Float64Array(places.length)
  for (let i = 0; i < count; i++) {
    const step = meanAround(steps, i, closed)
    moved[i * 2] = places[i * 2] + away[i * 2] * step
    moved[i * 2 + 1] = places[i * 2 + 1] + away[i * 2 + 1] * step
  }
  return moved
}

function meanAround(steps: Float64Array, index: number, closed: boolean): number {
  const count = steps.length
  let sum = 0
  let seen = 0
  for (let at = index - MEAN_PLACES; at <= index + MEAN_PLACES; at++) {
    if (!closed && (at < 0 || at >= count)) continue
    sum += steps[(at + count) % count]
    seen++
  }
  return sum / seen
}
