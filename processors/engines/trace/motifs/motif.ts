import type { Curve, Points } from '../fit/curve.ts'
import type { Place } from '../measure/junctions.ts'

/** Turns and mirrors the plane about the origin: x' = xx·x + xy·y, y' = yx·x + yy·y. */
export type Turn = { readonly xx: number; readonly xy: number; readonly yx: number; readonly yy: number }

/** Where a copy lies: turned, then moved by so many pixels. */
export type Placement = Turn & { readonly dx: number; readonly dy: number }

/** A shape that a picture holds more than once: drawn once, from what all its copies say of it together. */
export type Motif<Path> = {
  /** It as it lies in some of its copies, whose pixels say what its corners are. */
  readonly views: readonly MotifView<Path>[]
  readonly copies: number
  /** Curves drawn so far, by the lines that each follows. */
  readonly drawn: Map<string, Curve>
  /** Anchor points and handles of all copies drawn so far. */
  nodesDrawn: number
}

/** A motif as it lies in one of its copies: its lines, and whether each runs there as the motif's own does. */
export type MotifView<Path> = {
  readonly lines: readonly { readonly path: Path; readonly forward: boolean }[]
  readonly placement: Placement
}

/** What a path is a copy of, and where that copy lies. */
export type CopiedLine<Path> = {
  readonly motif: Motif<Path>
  readonly line: number
  /** True where the path runs as the motif's line does. */
  readonly forward: boolean
  readonly placement: Placement
}

/** Places of a motif's line where a copy lies, in the same order or backwards. */
export function placePoints(points: Points, { xx, xy, yx, yy, dx, dy }: Placement, forward: boolean): Points {
  const placed = new Float64Array(points.length)
  for (let i = 0; i < points.length; i += 2) {
    const to = forward ? i : points.length - 2 - i
    placed[to] = xx * points[i] + xy * points[i + 1] + dx
    placed[to + 1] = yx * points[i] + yy * points[i + 1] + dy
  }
  return placed
}

/** One place of a motif where a copy lies. */
export function placeOf([x, y]: Place, placement: Placement): Place {
  const [turnedX, turnedY] = turnPlace(placement, x, y)
  return [turnedX + placement.dx, turnedY + placement.dy]
}

/** The place turned and mirrored about the origin, not moved. */
export function turnPlace({ xx, xy, yx, yy }: Turn, x: number, y: number): Place {
  return [xx * x + xy * y, yx * x + yy * y]
}
