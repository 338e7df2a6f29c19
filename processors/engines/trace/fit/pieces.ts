import type { Direction, Joint } from './joints.ts'

/** A segment with the joints at its ends; a straight one has no handles. */
export type Piece = {
  readonly start: Joint
  readonly end: Joint
  readonly straight: boolean
  readonly handles: readonly number[]
}

/** The opposite direction. */
export function flip(direction: Direction): Direction
export function flip(direction: Direction | undefined): Direction | undefined
export function flip(direction: Direction | undefined): Direction | undefined {
  return direction && [-direction[0], -direction[1]]
}

/** Unit direction of a piece's chord. */
export function headingOf({ start, end }: Piece): Direction {
  const dx = end.x - start.x
  const dy = end.y - start.y
  const length = Math.hypot(dx, dy) || 1
  return [dx / length, dy / length]
}

/**
 * A joint at a new place with the direction of the line it now lies on; without a direction it keeps its point index.
 */
export function moveJoint(joint: Joint, x: number, y: number, index: number, forward: Direction | undefined): Joint {
  return { index: forward ? index : joint.index, x, y, forward, backward: flip(forward) }
}

/** Whether a line still leads from its start to its end after these were moved. */
export function isAhead({ start, end }: Piece): boolean {
  if (end.index <= start.index) return false
  const heading = start.forward ?? flip(end.backward)
  return !heading || (end.x - start.x) * heading[0] + (end.y - start.y) * heading[1] > 0
}

/** The same piece with its end moved; a curve arrives along the joint's tangent. */
export function moveEnd(piece: Piece, end: Joint): Piece {
  if (piece.straight || end === piece.end) return { ...piece, end }
  const [x1, y1, x2, y2] = piece.handles
  return { ...piece, end, handles: [x1, y1, ...handleOf(end, end.backward, piece.end, x2, y2)] }
}

/** The same piece with its start moved; a curve leaves along the joint's tangent. */
export function moveStart(piece: Piece, start: Joint): Piece {
  if (piece.straight || start === piece.start) return { ...piece, start }
  const [x1, y1, x2, y2] = piece.handles
  return { ...piece, start, handles: [...handleOf(start, start.forward, piece.start, x1, y1), x2, y2] }
}

/** A handle of the same length at a joint's new place, along its tangent. */
function handleOf(joint: Joint, direction: Direction | undefined, was: Joint, x: number, y: number): Direction {
  const [dx, dy] = [x - was.x, y - was.y]
  if (!direction) return [joint.x + dx, joint.y + dy]
  const length = Math.hypot(dx, dy)
  return [joint.x + length * direction[0], joint.y + length * direction[1]]
}
