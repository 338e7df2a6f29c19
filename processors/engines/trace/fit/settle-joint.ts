import { lesser } from '../../numbers/clamp.ts'
import { type Pen, takePen } from '../pen/pen.ts'
import type { Direction, Joint } from './joints.ts'
import { flip, type Piece } from './pieces.ts'

// Points looked at on each of the two curves: twice as many, and a fourth round, take more than twice as long for 0.03 dB.
const LOOK_MAX = 16
// With fewer points a curve says nothing about its ends.
const POINTS_MIN = 3
// A joint keeps this distance, in points, from the far ends of both curves.
const ENDS_GAP = 4

/**
 * Fits two curves together with the smooth joint between them. A joint is placed, with its tangent, by the few points
 * around it, before the curves are known; here the points of both decide on its place, its tangent and all four
 * handles. The computation is in `pen/joint-kernel.ts`.
 *
 * @param points x and y alternating, pixels
 * @returns both curves, which the caller has to compare with the old ones; undefined where the joint is no smooth one
 *   between curves, or nothing comes of it
 */
export function settleJoint(points: Float64Array, one: Piece, other: Piece): readonly [Piece, Piece] | undefined {
  const joint = one.end
  if (one.straight || other.straight || !joint.forward || !joint.backward) return undefined
  const pen = takePen({})
  const looked = gather(pen, points, one.start.index + 1, joint.index, 0)
  const all = gather(pen, points, joint.index + 1, other.end.index - 1, looked)
  if (looked < POINTS_MIN || all - looked < POINTS_MIN) return undefined
  layPair(pen, one, other, joint.forward)
  const isSettled = pen.call.settlePair(looked, all, one.start.forward ? 1 : 0, other.end.backward ? 1 : 0)
  return isSettled ? piecesOf(pen, points, one, other) : undefined
}

/** Samples the points `from`..`to` behind the first `at`, with even parameters; returns how many there are now. */
function gather(
  { lookedX, lookedY, lookedAt }: Pen,
  points: Float64Array,
  from: number,
  to: number,
  at: number,
): number {
  const count = to < from ? 0 : to - from + 1
  const looked = lesser(count, LOOK_MAX)
  for (let i = 0; i < looked; i++) {
    const index = from + (looked === count ? i : Math.floor(((i + 0.5) * count) / looked))
    lookedX[at + i] = points[index * 2]
    lookedY[at + i] = points[index * 2 + 1]
    lookedAt[at + i] = (i + 0.5) / looked
  }
  return at + looked
}

/** Lays the curves of two pieces out for the pen, with the tangents that their far ends keep. */
function layPair({ pair, farWays, joint, call }: Pen, one: Piece, other: Piece, forward: Direction): void {
  const { start, end: middle, handles } = one
  const { end, handles: next } = other
  pair[0] = start.x
  pair[1] = start.y
  pair[2] = handles[0]
  pair[3] = handles[1]
  pair[12] = next[2]
  pair[13] = next[3]
  pair[14] = end.x
  pair[15] = end.y
  layWay(farWays, 0, start.forward)
  layWay(farWays, 2, end.backward)
  joint[0] = forward[0]
  joint[1] = forward[1]
  joint[2] = Math.hypot(middle.x - handles[2], middle.y - handles[3])
  joint[3] = Math.hypot(next[0] - middle.x, next[1] - middle.y)
  call.layPairJoint(middle.x, middle.y)
}

function layWay(ways: Float64Array, at: number, way: Direction | undefined): void {
  if (!way) return
  ways[at] = way[0]
  ways[at + 1] = way[1]
}

/** Both curves as pieces in place of `was` and `next`. */
function piecesOf({ pair, joint }: Pen, points: Float64Array, was: Piece, next: Piece): readonly [Piece, Piece] {
  const [x, y, dx, dy] = [pair[6], pair[7], joint[0], joint[1]]
  const isAhead = (i: number): boolean => (points[i * 2] - x) * dx + (points[i * 2 + 1] - y) * dy > 0
  let index = was.end.index
  while (index < next.end.index - ENDS_GAP && !isAhead(index)) index++
  while (index > was.start.index + ENDS_GAP && isAhead(index)) index--
  const forward: Direction = [dx, dy]
  const settled: Joint = { index, x, y, forward, backward: flip(forward) }
  return [
    { ...was, end: settled, handles: [pair[2], pair[3], pair[4], pair[5]] },
    { ...next, start: settled, handles: [pair[10], pair[11], pair[12], pair[13]] },
  ]
}
