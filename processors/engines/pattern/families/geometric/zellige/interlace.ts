import type { Cloth } from '../../../kit/area/cloth.ts'
import { paintScattered } from '../../../kit/area/paint-scattered.ts'
import type { Point, Ring } from '../../../kit/line/knot.ts'
import { polygon } from '../../../kit/line/outline.ts'
import type { Piece } from './hankin.ts'

export type Band = {
  /** Half the width of the strand itself, and of the strand with its two outlines, in mm. */
  readonly halfMm: number
  readonly outlineHalfMm: number
  readonly ink: number
  readonly outlineInk: number
}

/**
 * Paints strands of even width that pass over and under by turns: the halves that dip under first, then those that pass
 * over, each with its outline. The two halves of a piece meet on a mitre, so its corner is whole.
 */
export function paintInterlace(cloth: Cloth, pieces: readonly Piece[], band: Band): void {
  const halves = (isOver: boolean, half: number): Ring[] =>
    pieces.map(({ from, bend, to }) => (isOver ? halfPiece(to, bend, from, half) : halfPiece(from, bend, to, half)))
  for (const isOver of [false, true]) {
    paintScattered(cloth, band.outlineInk, halves(isOver, band.outlineHalfMm))
    paintScattered(cloth, band.ink, halves(isOver, band.halfMm))
  }
}

const NEEDLE = 6

/** From the middle of an edge to the bend, cut square at the edge and along the bisector at the bend. */
function halfPiece(end: Point, bend: Point, onward: Point, half: number): Ring {
  const [ux, uy] = direction(end, bend)
  const [vx, vy] = direction(bend, onward)
  // The mitre runs along the difference of the two directions; on a straight run it is square.
  const [mx, my] = [-uy - vy, ux + vx]
  const along = mx * -uy + my * ux
  const reach = Math.min(half / Math.max(along, 1e-6), (half * NEEDLE) / Math.hypot(mx, my))
  return polygon([
    [end[0] - uy * half, end[1] + ux * half],
    [bend[0] + mx * reach, bend[1] + my * reach],
    [bend[0] - mx * reach, bend[1] - my * reach],
    [end[0] + uy * half, end[1] - ux * half],
  ])
}

function direction(from: Point, to: Point): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}
