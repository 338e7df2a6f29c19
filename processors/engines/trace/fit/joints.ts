import { fitParabola, intersectLines, type Line } from './line-fit.ts'
import { findStraightPieces, type StraightPiece } from './straight-pieces.ts'

/** A point where two segments may meet, with the tangents of a smooth curve there. */
export type Joint = {
  readonly index: number
  readonly x: number
  readonly y: number
  /**
   * Unit tangent into the following run, and back into the preceding one; undefined where a curve may leave at any
   * angle.
   */
  readonly forward: Direction | undefined
  readonly backward: Direction | undefined
}

export type Direction = readonly [dx: number, dy: number]

// Points on each side from which the tangent at a joint is taken: the widest window that is one smooth bend.
const TANGENT_REACHES = [6, 4, 3, 2] as const
// Two straight pieces meet in a corner if their ends are this close, in points.
const CORNER_GAP_MAX = 4
// Largest distance in pixels of a corner from the point that it stands for.
const CORNER_MOVE_MAX = 1.5

/**
 * Candidate joints of a run: ends of straight pieces, corners where two of them meet, and polygon vertices in between.
 *
 * @param points x and y alternating, pixels
 * @param vertices polygon vertices of the run, first and last point included
 */
export function placeJoints(
  points: Float64Array,
  vertices: readonly number[],
  { pointError, tolerance: missMax }: { readonly pointError: number; readonly tolerance: number },
  startTangent: Direction | undefined,
  endTangent: Direction | undefined,
): Joint[] {
  const last = points.length / 2 - 1
  const pieces = findStraightPieces(points, vertices, pointError)
  const joints: Joint[] = [endJoint(points, 0, startTangent, undefined)]
  let next = 0
  const addFreeBefore = (limit: number): void => {
    for (; next < vertices.length && vertices[next] < limit; next++)
      if (vertices[next] > (joints.at(-1)?.index ?? 0)) joints.push(smoothJoint(points, vertices[next], last, missMax))
  }
  pieces.forEach((piece, order) => {
    const before = pieces[order - 1]
    const after = pieces[order + 1]
    if (piece.from > 0 && !(before && isClose(before, piece))) {
      addFreeBefore(piece.from)
      joints.push(lineJoint(points, piece.line, piece.from, piece.to))
    }
    while (next < vertices.length && vertices[next] <= piece.to) next++
    if (piece.to >= last) return
    if (!after || !isClose(piece, after)) joints.push(lineJoint(points, piece.line, piece.to, piece.from))
    else joints.push(meetingJoint(points, piece, after, last, missMax))
  })
  addFreeBefore(last)
  joints.push(endJoint(points, last, undefined, endTangent))
  return joints.filter((joint, i) => i === 0 || joint.index > joints[i - 1].index)
}

function isClose(one: StraightPiece, other: StraightPiece): boolean {
  return other.from - one.to <= CORNER_GAP_MAX
}

// Sine of the angle from which two straight pieces meet in a corner; a smaller one belongs to the polygon of an arc.
const CORNER_SINE_MIN = 0.2

function meetingJoint(
  points: Float64Array,
  one: StraightPiece,
  other: StraightPiece,
  last: number,
  missMax: number,
): Joint {
  const isCorner = Math.abs(crossOf(one.line, other.line)) > CORNER_SINE_MIN
  const corner = isCorner ? cornerJoint(points, one, other) : undefined
  return corner ?? smoothJoint(points, Math.round((one.to + other.from) / 2), last, missMax)
}

function crossOf(one: Line, other: Line): number {
  return one.dx * other.dy - one.dy * other.dx
}

function cornerJoint(points: Float64Array, one: StraightPiece, other: StraightPiece): Joint | undefined {
  const index = Math.round((one.to + other.from) / 2)
  const meeting = intersectLines(one.line, other.line, 0.05)
  if (!meeting || index <= one.from || index >= other.to) return undefined
  const [x, y] = meeting
  if (Math.hypot(x - points[index * 2], y - points[index * 2 + 1]) > CORNER_MOVE_MAX) return undefined
  return { index, x, y, forward: undefined, backward: undefined }
}

/** A joint on a straight piece's line: curves beside it continue in its direction. */
function lineJoint(points: Float64Array, line: Line, index: number, otherEnd: number): Joint {
  const along = (points[index * 2] - line.x) * line.dx + (points[index * 2 + 1] - line.y) * line.dy
  const step = index < otherEnd ? 1 : -1
  const ahead = (points[(index + step) * 2] - points[index * 2]) * line.dx
  const aheadY = (points[(index + step) * 2 + 1] - points[index * 2 + 1]) * line.dy
  const sign = (ahead + aheadY) * step >= 0 ? 1 : -1
  const forward: Direction = [sign * line.dx, sign * line.dy]
  const backward: Direction = [-forward[0], -forward[1]]
  return { index, x: line.x + along * line.dx, y: line.y + along * line.dy, forward, backward }
}

/**
 * A joint within a curve, with the tangent of the parabola through the points around it. Where even the nearest points
 * follow no parabola the run turns sharply: then the joint is the point itself, without a tangent.
 */
function smoothJoint(points: Float64Array, index: number, last: number, missMax: number): Joint {
  for (const reach of TANGENT_REACHES) {
    const from = Math.max(0, index - reach)
    const to = Math.min(last, index + reach)
    const { x, y, dx, dy, miss } = fitParabola(points, 0, index, from, to)
    if (miss <= missMax) return { index, x, y, forward: [dx, dy], backward: [-dx, -dy] }
  }
  return freeJoint(points, index)
}

/** A joint on its point, where segments meet at any angle. */
export function freeJoint(points: Float64Array, index: number): Joint {
  return endJoint(points, index, undefined, undefined)
}

function endJoint(
  points: Float64Array,
  index: number,
  forward: Direction | undefined,
  backward: Direction | undefined,
): Joint {
  return { index, x: points[index * 2], y: points[index * 2 + 1], forward, backward }
}
