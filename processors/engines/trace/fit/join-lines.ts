import type { Direction, Joint } from './joints.ts'
import { fitLine, type Line } from './line-fit.ts'
import { headingOf, moveEnd, moveJoint, moveStart, type Piece } from './pieces.ts'

// Sine of the angle under which lines may be pieces of one.
const SAME_LINE_SINE = 0.05

/**
 * Replaces consecutive lines by the one that fits their points best (total least squares); curves beside them move
 * their ends onto it. Undefined where the lines turn.
 */
export function joinLines(
  points: Float64Array,
  inside: readonly Piece[],
  before: Piece | undefined,
  after: Piece | undefined,
): Piece[] | undefined {
  if (!inside.every(({ straight }) => straight)) return undefined
  const [first, last] = [inside[0], inside[inside.length - 1]]
  const whole: Piece = { ...first, end: last.end }
  const [dx, dy] = headingOf(whole)
  const turns = (piece: Piece): boolean => {
    const [x, y] = headingOf(piece)
    return Math.abs(dx * y - dy * x) > SAME_LINE_SINE || dx * x + dy * y < 0
  }
  if (inside.some(turns)) return undefined
  const line = lineThrough(points, first.start.index + 1, last.end.index - 1)
  const onto = (joint: Joint, isFree: boolean): Joint => {
    if (!isFree || !line) return joint
    const sign = line.dx * dx + line.dy * dy < 0 ? -1 : 1
    const along = (joint.x - line.x) * line.dx + (joint.y - line.y) * line.dy
    const forward: Direction = [sign * line.dx, sign * line.dy]
    return moveJoint(joint, line.x + along * line.dx, line.y + along * line.dy, joint.index, forward)
  }
  const start = onto(first.start, before !== undefined && !before.straight && first.start.forward !== undefined)
  const end = onto(last.end, after !== undefined && !after.straight && last.end.backward !== undefined)
  const made: Piece[] = [{ ...whole, start, end }]
  if (before) made.unshift(moveEnd(before, start))
  if (after) made.push(moveStart(after, end))
  return made
}

// Points sampled from one line.
const LINE_POINTS_MAX = 64
const LINE_POINTS_MIN = 5
const indices = new Int32Array(LINE_POINTS_MAX)

function lineThrough(points: Float64Array, from: number, to: number): Line | undefined {
  const inside = to - from + 1
  if (inside < LINE_POINTS_MIN) return undefined
  const count = Math.min(LINE_POINTS_MAX, inside)
  for (let i = 0; i < count; i++) indices[i] = from + Math.floor(((i + 0.5) * inside) / count)
  return fitLine(points, indices, count)
}
