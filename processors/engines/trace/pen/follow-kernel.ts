import type { Whole } from '../../kernels/whole.ts'
import { fitCubic, fitted, PATIENCE_MAX, patience } from './cubic-kernel.ts'
import { ends } from './handles-kernel.ts'

// Most points that one curve may span: no more than it can be fitted to.
const SPAN_MAX = 40
// Fewer points than this are followed by lines: a cubic would have as many unknowns.
const CURVE_SPAN_MIN = 3
// Share of the tolerance beyond which a bow is drawn by a curve rather than a line.
const STRAIGHT_SHARE = 0.7
const ROUNDS_MAX = 3
// Stopping limits (see `patience`). Borders of tones are loose, so it matters only whether a curve stays within the
// tolerance; these give up two in a hundred that would.
const ENOUGH = 0.15
const HOPELESS_FIRST = 2.5
const HOPELESS_NEXT = 2
const NEVER = 1e100

/** Points, x and y alternating, and the distance that a segment may keep from each, pixels. */
export const points = new Float64Array(0)
export const tolerances = new Float64Array(0)
/** Output: six numbers per segment; lines have both handles at their ends and a 1 in `straight`. */
export const coords = new Float64Array(0)
export const straight = new Uint8Array(0)

/** The farthest-reaching segment so far: a line, or a curve with these handles. */
let isLine: Whole = 0
const reached = new Float64Array(4)

/**
 * Approximates a border between tones by few segments: greedily, each reaches as far along the points as one line or
 * cubic stays within their tolerances, found by doubling and bisection. Tones have no corners or straight sides of
 * their own, so no others are looked for.
 *
 * @param curves 0 allows straight lines only
 * @returns number of segments written to `coords`
 */
export function followPlaces(count: Whole, curves: Whole, rounds: Whole): Whole {
  patience[0] = ENOUGH
  for (let i: Whole = 1; i <= PATIENCE_MAX; i++) patience[i] = NEVER
  patience[1] = HOPELESS_FIRST
  patience[2] = HOPELESS_NEXT
  const effort: Whole = curves === 0 ? 0 : Math.min(ROUNDS_MAX, rounds)
  let used: Whole = 0
  let from: Whole = 0
  while (from < count - 1) {
    const to = reach(from, count - 1, effort)
    const at = used * 6
    for (let i: Whole = 0; i < 6; i++) coords[at + i] = i < 4 && isLine === 0 ? reached[i] : points[to * 2 + (i & 1)]
    straight[used] = isLine
    used++
    from = to
  }
  return used
}

/** Index of the farthest point at which one segment from `from` may end; the segment is left in `reached`. */
function reach(from: Whole, last: Whole, effort: Whole): Whole {
  const most = Math.min(last, from + SPAN_MAX)
  isLine = 1
  let good: Whole = from + 1
  let bad: Whole = most + 1
  let span: Whole = CURVE_SPAN_MIN + 1
  while (good < most && bad > most) {
    const to = Math.min(most, from + span)
    if (reaches(from, to, effort)) good = to
    else bad = to
    span *= 2
  }
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (reaches(from, middle, effort)) good = middle
    else bad = middle
  }
  return good
}

/** Whether a line or a curve stays within the tolerances of all points between two of them; `reached` then holds it. */
function reaches(from: Whole, to: Whole, effort: Whole): boolean {
  let tolerance = tolerances[from]
  for (let i: Whole = from + 1; i <= to; i++) tolerance = Math.min(tolerance, tolerances[i])
  if (isStraight(from, to, effort > 0 ? tolerance * STRAIGHT_SHARE : tolerance)) {
    isLine = 1
    return true
  }
  if (effort === 0 || to - from < CURVE_SPAN_MIN) return false
  ends[0] = points[from * 2]
  ends[1] = points[from * 2 + 1]
  ends[2] = points[to * 2]
  ends[3] = points[to * 2 + 1]
  if (!fitCubic(points, from + 1, to - 1, 0, effort, tolerance)) return false
  isLine = 0
  for (let i: Whole = 0; i < 4; i++) reached[i] = fitted[i]
  return true
}

function isStraight(from: Whole, to: Whole, tolerance: number): boolean {
  if (to - from < 2) return true
  const x = points[from * 2]
  const y = points[from * 2 + 1]
  const dx = points[to * 2] - x
  const dy = points[to * 2 + 1] - y
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length < tolerance) return false
  for (let i: Whole = from + 1; i < to; i++) {
    const ox = points[i * 2] - x
    const oy = points[i * 2 + 1] - y
    if (Math.abs(ox * dy - oy * dx) > tolerance * length) return false
    // A point beyond the ends is not explained by the line, although it lies on it: a run may turn back.
    const along = ox * dx + oy * dy
    if (along < -tolerance * length || along > (length + tolerance) * length) return false
  }
  return true
}

/** Reverses the order of `count` points, in place. */
export function turnRound(from: Whole, count: Whole): void {
  let low: Whole = from * 2
  let high: Whole = (from + count - 1) * 2
  while (low < high) {
    for (let i: Whole = 0; i < 2; i++) {
      const kept = points[low + i]
      points[low + i] = points[high + i]
      points[high + i] = kept
    }
    low += 2
    high -= 2
  }
}
