import type { Curve, Points } from '../fit/curve.ts'
import type { Place } from '../measure/junctions.ts'

/** Rotation or reflection about the origin: x' = xx·x + xy·y, y' = yx·x + yy·y. */
export type Turn = { readonly xx: number; readonly xy: number; readonly yx: number; readonly yy: number }

/** Placement of a copy: turned, then translated by (dx, dy) pixels. */
export type Placement = Turn & { readonly dx: number; readonly dy: number }

/** A shape that occurs more than once in a picture: drawn once, from the mean of its copies. */
export type Motif<Path> = {
  /** The motif in the position of some of its copies, whose pixels show its corners. */
  readonly views: readonly MotifView<Path>[]
  readonly copies: number
  /** Curves fitted so far, by the lines that each follows. */
  readonly drawn: Map<string, Curve>
  /** Anchor points and handles of all copies drawn so far. */
  nodesDrawn: number
}

/** A motif in the position of one of its copies: its lines, and whether each has the motif's direction there. */
export type MotifView<Path> = {
  readonly lines: readonly { readonly path: Path; readonly forward: boolean }[]
  readonly placement: Placement
}

/** The line of a motif that a path copies, and where the copy is. */
export type CopiedLine<Path> = {
  readonly motif: Motif<Path>
  readonly line: number
  /** True where the path has the direction of the motif's line. */
  readonly forward: boolean
  readonly placement: Placement
}

/** Points of a motif's line in the position of a copy, in the same or reverse order. */
export function placePoints(points: Points, { xx, xy, yx, yy, dx, dy }: Placement, forward: boolean): Points {
  const placed = new Float64Array(points.length)
  for (let i = 0; i < points.length; i += 2) {
    const to = forward ? i : points.length - 2 - i
    placed[to] = xx * points[i] + xy * points[i + 1] + dx
    placed[to + 1] = yx * points[i] + yy * points[i + 1] + dy
  }
  return placed
}

/** One place of a motif in the position of a copy. */
export function placeOf([x, y]: Place, placement: Placement): Place {
  const [turnedX, turnedY] = turnPlace(placement, x, y)
  return [turnedX + placement.dx, turnedY + placement.dy]
}

/** A place rotated or mirrored about the origin, not translated. */
export function turnPlace({ xx, xy, yx, yy }: Turn, x: number, y: number): Place {
  return [xx * x + xy * y, yx * x + yy * y]
}
