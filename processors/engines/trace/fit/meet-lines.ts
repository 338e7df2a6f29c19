import { freeJoint, type Joint } from './joints.ts'
import { intersectLines, type Line } from './line-fit.ts'
import { headingOf, type Piece } from './pieces.ts'

// Pixels; a longer side between two others belongs to the drawing.
const BEVEL_MAX = 3
// Sine of the angle from which the intersection of two lines is a corner.
const TURN_SINE_MIN = 0.2
// Largest distance of a corner from the short side that it replaces, pixels.
const TIP_MAX = 1.5

/**
 * Replaces two lines with a short one between them by two lines that meet in a corner: pixels round corners off, and
 * the few points there were taken for a side. Undefined where the pieces are not of this kind.
 */
export function meetLines(points: Float64Array, [one, bevel, other]: readonly Piece[]): Piece[] | undefined {
  if (!one.straight || !bevel.straight || !other.straight || lengthOf(bevel) > BEVEL_MAX) return undefined
  const tip = intersectLines(lineOf(one), lineOf(other), TURN_SINE_MIN)
  if (!tip) return undefined
  const [x, y] = tip
  const { start, end } = bevel
  if (Math.hypot(x - (start.x + end.x) / 2, y - (start.y + end.y) / 2) > TIP_MAX) return undefined
  const index = Math.round((start.index + end.index) / 2)
  const corner: Joint = { ...freeJoint(points, index), x, y }
  const made = [
    { ...one, end: corner },
    { ...other, start: corner },
  ]
  return made.every((piece, i) => leadsAhead(piece, i === 0 ? one : other)) ? made : undefined
}

function lengthOf({ start, end }: Piece): number {
  return Math.hypot(end.x - start.x, end.y - start.y)
}

function lineOf(piece: Piece): Line {
  const [dx, dy] = headingOf(piece)
  return { x: piece.start.x, y: piece.start.y, dx, dy }
}

/** Whether a side still runs in its former direction. */
function leadsAhead(piece: Piece, was: Piece): boolean {
  const [dx, dy] = headingOf(was)
  return (
    piece.end.index > piece.start.index && (piece.end.x - piece.start.x) * dx + (piece.end.y - piece.start.y) * dy > 0
  )
}
