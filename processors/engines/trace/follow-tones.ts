import type { Curve, Points } from './curve.ts'
import { fitCubic } from './fit-cubic.ts'

/** Places along a boundary between tones, and how far a line may keep from each. */
export type TonePath = {
  /** x and y alternating, both ends included; a ring ends where it begins. */
  readonly points: Points
  /** Pixels, one number a place. */
  readonly tolerances: Float64Array
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

/**
 * Draws a boundary between tones in few segments: each reaches as far along the places as one line or one cubic keeps
 * within their tolerance. Tones have no corners and no straight sides of their own, so nothing else is looked for, and
 * the farthest reach is found by doubling and halving.
 */
export function followTones({ points, tolerances }: TonePath, rule: FollowRule): Curve {
  const last = tolerances.length - 1
  const coords: number[] = []
  const straight: boolean[] = []
  const handles = new Float64Array(4)
  for (let from = 0; from < last; ) {
    const to = farthest(points, tolerances, from, last, rule, handles)
    const x = points[to * 2]
    const y = points[to * 2 + 1]
    const isLine = follows(points, from, to, leastOf(tolerances, from, to), rule, handles) !== 'curve'
    if (isLine) coords.push(x, y, x, y, x, y)
    else coords.push(handles[0], handles[1], handles[2], handles[3], x, y)
    straight.push(isLine)
    from = to
  }
  return { x: points[0], y: points[1], coords, straight }
}

/** Index of the farthest place that one segment from `from` may end at. */
function farthest(
  points: Points,
  tolerances: Float64Array,
  from: number,
  last: number,
  rule: FollowRule,
  handles: Float64Array,
): number {
  const most = Math.min(last, from + SPAN_MAX)
  const reaches = (to: number): boolean =>
    follows(points, from, to, leastOf(tolerances, from, to), rule, handles) !== undefined
  let good = from + 1
  let bad = most + 1
  for (let span = CURVE_SPAN_MIN + 1; good < most && bad > most; span *= 2) {
    const to = Math.min(most, from + span)
    if (reaches(to)) good = to
    else bad = to
  }
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (reaches(middle)) good = middle
    else bad = middle
  }
  return good
}

function leastOf(tolerances: Float64Array, from: number, to: number): number {
  let least = tolerances[from]
  for (let i = from + 1; i <= to; i++) if (tolerances[i] < least) least = tolerances[i]
  return least
}

/** What keeps within `tolerance` of all places between two of them, with a curve's handles left in `handles`. */
function follows(
  points: Points,
  from: number,
  to: number,
  tolerance: number,
  { curves, rounds }: FollowRule,
  handles: Float64Array,
): 'line' | 'curve' | undefined {
  if (isStraight(points, from, to, curves ? tolerance * STRAIGHT_SHARE : tolerance)) return 'line'
  if (!curves || to - from < CURVE_SPAN_MIN) return undefined
  const start = { x: points[from * 2], y: points[from * 2 + 1], tangent: undefined }
  const end = { x: points[to * 2], y: points[to * 2 + 1], tangent: undefined }
  const fit = fitCubic(points, from + 1, to - 1, start, end, Math.min(rounds, ROUNDS_MAX), tolerance)
  if (!fit) return undefined
  handles.set(fit.handles)
  return 'curve'
}

function isStraight(points: Points, from: number, to: number, tolerance: number): boolean {
  if (to - from < 2) return true
  const x = points[from * 2]
  const y = points[from * 2 + 1]
  const dx = points[to * 2] - x
  const dy = points[to * 2 + 1] - y
  const length = Math.hypot(dx, dy)
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
