import { clamp } from '../../numbers/clamp.ts'
import type { Direction, Joint } from './joints.ts'
import { flip, type Piece } from './pieces.ts'

// A joint keeps this distance, in points, from the far ends of both curves.
const ENDS_GAP = 4
// Largest turn of the tangent in one round, radians.
const TURN_MAX = 0.3
// Limits of a handle, in chords: a shorter one makes a kink, a longer one loops and cusps.
const HANDLE_MIN = 0.1
const HANDLE_MAX = 1.5
/** Most unknowns of a pair of curves. */
export const UNKNOWNS_MAX = 9

/** What a point's place on its curve gains by one of each unknown, x and y. */
export const gainX = new Float64Array(UNKNOWNS_MAX)
export const gainY = new Float64Array(UNKNOWNS_MAX)

/** Two cubics that meet smoothly, eight numbers each, with the tangents that their far ends keep. */
export type Pair = {
  readonly one: Float64Array
  readonly other: Float64Array
  readonly from: Direction | undefined
  readonly to: Direction | undefined
  /** Points looked at on the first, and on both. */
  readonly looked: number
  readonly lookedInAll: number
  /** Unit tangent at the joint, and the lengths of the handles before and behind it. */
  dx: number
  dy: number
  before: number
  behind: number
}

/** The curves of two pieces, of whose points so many are looked at. */
export function layPair(
  one: Piece,
  other: Piece,
  forward: Direction,
  counts: { readonly looked: number; readonly lookedInAll: number },
): Pair {
  const { end: joint } = one
  const pair: Pair = {
    one: Float64Array.of(one.start.x, one.start.y, one.handles[0], one.handles[1], 0, 0, 0, 0),
    other: Float64Array.of(0, 0, 0, 0, other.handles[2], other.handles[3], other.end.x, other.end.y),
    from: one.start.forward,
    to: other.end.backward,
    ...counts,
    dx: forward[0],
    dy: forward[1],
    before: Math.hypot(joint.x - one.handles[2], joint.y - one.handles[3]),
    behind: Math.hypot(other.handles[0] - joint.x, other.handles[1] - joint.y),
  }
  layJoint(pair, joint.x, joint.y)
  return pair
}

/** Sets the joint, and the handles beside it along its tangent. */
function layJoint({ one, other, dx, dy, before, behind }: Pair, x: number, y: number): void {
  one[4] = x - before * dx
  one[5] = y - before * dy
  one[6] = x
  one[7] = y
  other[0] = x
  other[1] = y
  other[2] = x + behind * dx
  other[3] = y + behind * dy
}

/** Sets the gains of a place on the first curve. */
export function setGainsBefore({ from, dx, dy, before }: Pair, t: number): void {
  const u = 1 - t
  const b1 = 3 * u * u * t
  const b2 = 3 * u * t * t
  gainX[0] = b2 + t * t * t
  gainY[1] = gainX[0]
  gainX[2] = b2 * before * dy
  gainY[2] = -b2 * before * dx
  gainX[3] = -b2 * dx
  gainY[3] = -b2 * dy
  gainX[5] = from ? b1 * from[0] : b1
  if (from) gainY[5] = b1 * from[1]
  else gainY[6] = b1
}

/** Sets those of a place on the second; `last` is the first unknown of its far end. */
export function setGainsBehind({ to, dx, dy, behind }: Pair, t: number, last: number): void {
  const u = 1 - t
  const b1 = 3 * u * u * t
  const b2 = 3 * u * t * t
  gainX[0] = u * u * u + b1
  gainY[1] = gainX[0]
  gainX[2] = -b1 * behind * dy
  gainY[2] = b1 * behind * dx
  gainX[4] = b1 * dx
  gainY[4] = b1 * dy
  gainX[last] = to ? b2 * to[0] : b2
  if (to) gainY[last] = b2 * to[1]
  else gainY[last + 1] = b2
}

/** Applies a solution, the last column of `equations`, in place; false where a handle would not be one. */
export function take(pair: Pair, equations: Float64Array, width: number, last: number): boolean {
  const { one, other, from, to } = pair
  const solved = (k: number): number => equations[k * width + width - 1]
  const turn = clamp(solved(2), -TURN_MAX, TURN_MAX)
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const { dx, dy } = pair
  pair.dx = dx * cos - dy * sin
  pair.dy = dx * sin + dy * cos
  pair.before += solved(3)
  pair.behind += solved(4)
  one[2] += from ? solved(5) * from[0] : solved(5)
  one[3] += from ? solved(5) * from[1] : solved(6)
  other[4] += to ? solved(last) * to[0] : solved(last)
  other[5] += to ? solved(last) * to[1] : solved(last + 1)
  layJoint(pair, one[6] + solved(0), one[7] + solved(1))
  const chord = Math.hypot(one[6] - one[0], one[7] - one[1])
  const nextChord = Math.hypot(other[6] - other[0], other[7] - other[1])
  return (
    isHandle(pair.before, chord) &&
    isHandle(pair.behind, nextChord) &&
    isFarHandle(from, one[2] - one[0], one[3] - one[1], chord) &&
    isFarHandle(to, other[4] - other[6], other[5] - other[7], nextChord)
  )
}

function isHandle(length: number, chord: number): boolean {
  return length >= HANDLE_MIN * chord && length <= HANDLE_MAX * chord
}

function isFarHandle(way: Direction | undefined, x: number, y: number, chord: number): boolean {
  return way ? isHandle(x * way[0] + y * way[1], chord) : x * x + y * y <= (HANDLE_MAX * chord) ** 2
}

/** Both curves as pieces in place of `was` and `next`. */
export function piecesOf(
  { one, other, dx, dy }: Pair,
  points: Float64Array,
  was: Piece,
  next: Piece,
): readonly [Piece, Piece] {
  const { 6: x, 7: y } = one
  const isAhead = (i: number): boolean => (points[i * 2] - x) * dx + (points[i * 2 + 1] - y) * dy > 0
  let index = was.end.index
  while (index < next.end.index - ENDS_GAP && !isAhead(index)) index++
  while (index > was.start.index + ENDS_GAP && isAhead(index)) index--
  const forward: Direction = [dx, dy]
  const joint: Joint = { index, x, y, forward, backward: flip(forward) }
  return [
    { ...was, end: joint, handles: [one[2], one[3], one[4], one[5]] },
    { ...next, start: joint, handles: [other[2], other[3], other[4], other[5]] },
  ]
}
