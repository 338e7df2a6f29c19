import type { Curve, Points } from '../fit/curve.ts'
import { fitCubic, type Patience } from '../fit/fit-cubic.ts'

/** Places along a boundary between tones, and how far a line may keep from each. */
export type TonePath = {
  /** x and y alternating, both ends included; a ring ends where it begins. There may be room behind them. */
  readonly points: Points
  /** Pixels, one number a place. */
  readonly tolerances: Float64Array
  /** Places. */
  readonly count: number
}

export type FollowRule = {
  /** False draws straight lines only. */
  readonly curves: boolean
  /** Most refinements of one curve's parameter. */
  readonly rounds: number
}

// A curve explains no more places than it is fitted to.
const SPAN_MAX = 40
// Fewer places than a cubic has handles are followed by lines.
const CURVE_SPAN_MIN = 3
// A bow of more than this share of the tolerance is a curve's.
const STRAIGHT_SHARE = 0.7
const ROUNDS_MAX = 3
// Places of tones are loose: a curve is asked whether it reaches, hardly how well, and of a hundred that do two miss by more.
const HASTY: Patience = { enough: 0.15, hopeless: Float64Array.of(2.5, 2) }

/**
 * Draws a boundary between tones in few segments: each reaches as far along the places as one line or one cubic keeps
 * within their tolerance. Tones have no corners and no straight sides of their own, so nothing else is looked for, and
 * the farthest reach is found by doubling and halving.
 */
export function followTones(path: TonePath, rule: FollowRule): Curve {
  const { points, count } = path
  const last = count - 1
  let used = 0
  for (let from = 0; from < last; ) {
    const to = reach(path, from, last, rule)
    const x = points[to * 2]
    const y = points[to * 2 + 1]
    const { isLine, handles } = reached
    coords[used * 6] = isLine ? x : handles[0]
    coords[used * 6 + 1] = isLine ? y : handles[1]
    coords[used * 6 + 2] = isLine ? x : handles[2]
    coords[used * 6 + 3] = isLine ? y : handles[3]
    coords[used * 6 + 4] = x
    coords[used * 6 + 5] = y
    straight[used++] = isLine
    from = to
  }
  // A copy is no longer than what it holds; lists that grew keep room for as much again.
  return { x: points[0], y: points[1], coords: coords.slice(0, used * 6), straight: straight.slice(0, used) }
}

// The segments of the boundary that is being followed.
const coords: number[] = []
const straight: boolean[] = []

/** What was found to reach farthest so far: a line, or a curve with these handles. */
const reached = { isLine: true, handles: new Float64Array(4) }

// The ends of the curve that is tried: tones have no directions to keep.
const start = { x: 0, y: 0, tangent: undefined }
const end = { x: 0, y: 0, tangent: undefined }

/** Index of the farthest place that one segment from `from` may end at; the segment is left in `reached`. */
function reach(path: TonePath, from: number, last: number, rule: FollowRule): number {
  const most = Math.min(last, from + SPAN_MAX)
  reached.isLine = true
  let good = from + 1
  let bad = most + 1
  for (let span = CURVE_SPAN_MIN + 1; good < most && bad > most; span *= 2) {
    const to = Math.min(most, from + span)
    if (reaches(path, from, to, rule)) good = to
    else bad = to
  }
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (reaches(path, from, middle, rule)) good = middle
    else bad = middle
  }
  return good
}

function leastOf(tolerances: Float64Array, from: number, to: number): number {
  let least = tolerances[from]
  for (let i = from + 1; i <= to; i++) if (tolerances[i] < least) least = tolerances[i]
  return least
}

/** True where a line or a curve keeps within the tolerance of all places between two of them; `reached` then holds it. */
function reaches({ points, tolerances }: TonePath, from: number, to: number, { curves, rounds }: FollowRule): boolean {
  const tolerance = leastOf(tolerances, from, to)
  if (isStraight(points, from, to, curves ? tolerance * STRAIGHT_SHARE : tolerance)) {
    reached.isLine = true
    return true
  }
  if (!curves || to - from < CURVE_SPAN_MIN) return false
  start.x = points[from * 2]
  start.y = points[from * 2 + 1]
  end.x = points[to * 2]
  end.y = points[to * 2 + 1]
  const effort = { rounds: Math.min(rounds, ROUNDS_MAX), tolerance, patience: HASTY }
  const fit = fitCubic(points, from + 1, to - 1, start, end, effort)
  if (!fit) return false
  reached.isLine = false
  for (let i = 0; i < reached.handles.length; i++) reached.handles[i] = fit.handles[i]
  return true
}

function isStraight(points: Points, from: number, to: number, tolerance: number): boolean {
  if (to - from < 2) return true
  const x = points[from * 2]
  const y = points[from * 2 + 1]
  const dx = points[to * 2] - x
  const dy = points[to * 2 + 1] - y
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length < tolerance) return false
  for (let i = from + 1; i < to; i++) {
    const ox = points[i * 2] - x
    const oy = points[i * 2 + 1] - y
    if (Math.abs(ox * dy - oy * dx) > tolerance * length) return false
    // Beyond its ends a side explains nothing, however straight: a run may come back to where it began.
    const along = ox * dx + oy * dy
    if (along < -tolerance * length || along > (length + tolerance) * length) return false
  }
  return true
}
