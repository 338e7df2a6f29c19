import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'

/**
 * One piece of strand inside a tile: from the middle of an edge over a bend to the middle of another. It dips under at
 * its start and passes over at its end.
 */
export type Piece = { readonly from: Point; readonly bend: Point; readonly to: Point }

/** The pieces of a tile, and the closed figures they bound: the star of a regular tile, the wings of a bow tie. */
export type Strapwork = { readonly pieces: readonly Piece[]; readonly figures: readonly (readonly Point[])[] }

type Ray = { readonly edge: number; readonly origin: Point; readonly direction: Point }

/**
 * Polygons in contact: from the middle of each edge two rays run inwards at the contact angle; a ray that leans forward is
 * joined to one that leans back, the shortest joins first. Sources: E. H. Hankin (1925); C. S. Kaplan, "Islamic Star Patterns
 * from Polygons in Contact" (2005), whose greedy matching this is.
 *
 * Each piece runs from a forward ray to a backward one, clockwise round its figure. At an edge the strand that ends there in one
 * tile also ends there in the next, so "under at the start, over at the end" makes over and under alternate on every strand.
 *
 * @param points corners of a tile, clockwise on the cloth (y down); it need not be convex
 * @param contact angle between ray and edge in degrees, 20..85
 */
export function polygonsInContact(points: readonly Point[], contact: number): Strapwork {
  const count = points.length
  const turn = (contact / 360) * TURN
  const forward: Ray[] = []
  const backward: Ray[] = []
  for (let edge = 0; edge < count; edge++) {
    const [from, to] = [points[edge], points[(edge + 1) % count]]
    const origin: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    const heading = Math.atan2(to[1] - from[1], to[0] - from[0])
    forward.push({ edge, origin, direction: [Math.cos(heading + turn), Math.sin(heading + turn)] })
    backward.push({ edge, origin, direction: [Math.cos(heading - turn + Math.PI), Math.sin(heading - turn + Math.PI)] })
  }
  const next = matchRays(forward, backward)
  const pieces = forward.flatMap((ray, edge) => {
    const match = next.get(edge)
    return match ? [{ from: ray.origin, bend: match.bend, to: backward[match.edge].origin }] : []
  })
  return { pieces, figures: followFigures(forward, next) }
}

type Match = { readonly edge: number; readonly bend: Point }

function matchRays(forward: readonly Ray[], backward: readonly Ray[]): Map<number, Match> {
  const joins = forward.flatMap((ray) =>
    backward.flatMap((other) => {
      const bend = ray.edge === other.edge ? undefined : meetingPoint(ray, other)
      return bend ? [{ from: ray.edge, to: other.edge, bend, length: reach(ray, bend) + reach(other, bend) }] : []
    }),
  )
  joins.sort((one, other) => one.length - other.length)
  const next = new Map<number, Match>()
  const taken = new Set<number>()
  for (const { from, to, bend } of joins) {
    if (next.has(from) || taken.has(to)) continue
    next.set(from, { edge: to, bend })
    taken.add(to)
  }
  return next
}

function reach(ray: Ray, [x, y]: Point): number {
  return Math.hypot(x - ray.origin[0], y - ray.origin[1])
}

/** Where two rays meet; rays that run straight at each other meet half way. */
function meetingPoint(one: Ray, other: Ray): Point | undefined {
  const [dx, dy] = [other.origin[0] - one.origin[0], other.origin[1] - one.origin[1]]
  const [ax, ay] = one.direction
  const [bx, by] = other.direction
  const cross = ax * by - ay * bx
  if (Math.abs(cross) < 1e-9) {
    const isFacing = Math.abs(dx * ay - dy * ax) < 1e-9 && dx * ax + dy * ay > 0
    return isFacing ? [one.origin[0] + dx / 2, one.origin[1] + dy / 2] : undefined
  }
  const along = (dx * by - dy * bx) / cross
  const otherAlong = (dx * ay - dy * ax) / cross
  return along > 1e-9 && otherAlong > 1e-9 ? [one.origin[0] + ax * along, one.origin[1] + ay * along] : undefined
}

/** Follows pieces from edge to edge until they close. */
function followFigures(forward: readonly Ray[], next: ReadonlyMap<number, Match>): Point[][] {
  const figures: Point[][] = []
  const seen = new Set<number>()
  for (let start = 0; start < forward.length; start++) {
    const figure: Point[] = []
    let edge = start
    while (!seen.has(edge)) {
      const match = next.get(edge)
      if (!match) break
      seen.add(edge)
      figure.push(forward[edge].origin, match.bend)
      edge = match.edge
    }
    if (figure.length > 4 && edge === start) figures.push(figure)
  }
  return figures
}
