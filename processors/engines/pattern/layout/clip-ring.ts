import { clamp } from '../../numbers/clamp.ts'
import { spanOf } from '../kit/line/flatten.ts'
import type { Knot, Point, Ring } from '../kit/line/knot.ts'

/** Largest distance between a clipped curve and the polygon that replaces it, mm. */
const TOLERANCE_MM = 0.03
const STEPS_MOST = 24

/** The half-plane that is kept: `x·nx + y·ny ≤ reach`. */
export type HalfPlane = { readonly nx: number; readonly ny: number; readonly reach: number }

/** The sides of a convex polygon, given clockwise on the cloth, moved outwards by `marginMm`. */
export function sidesOf(corners: readonly Point[], marginMm: number): HalfPlane[] {
  return corners.map((from, at) => {
    const to = corners[(at + 1) % corners.length]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const [nx, ny] = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length]
    return { nx, ny, reach: from[0] * nx + from[1] * ny + marginMm }
  })
}

/**
 * Clips a ring to a convex area. A ring that is cut becomes a polygon; others stay as they are. Source: I. Sutherland,
 * G. Hodgman, "Reentrant polygon clipping" (1974).
 */
export function clipRing(ring: Ring, sides: readonly HalfPlane[]): Ring {
  const outside = ({ nx, ny, reach }: HalfPlane): number => countOutside(ring, nx, ny, reach)
  const cutting = sides.filter((side) => outside(side) > 0)
  if (cutting.length === 0) return ring
  if (cutting.some((side) => outside(side) === ring.length)) return []
  return cutting.reduce<Ring>(clipBySide, flatten(ring))
}

/**
 * Whether a ring that is moved by `place` has all its knots beyond one side. A curve stays within the hull of its
 * knots, so nothing of it is inside.
 */
export function isBeyond(ring: Ring, [dx, dy]: Point, sides: readonly HalfPlane[]): boolean {
  return sides.some(({ nx, ny, reach }) => ring.every(([x, y]) => (x + dx) * nx + (y + dy) * ny > reach))
}

function countOutside(ring: Ring, nx: number, ny: number, reach: number): number {
  let count = 0
  for (const [x, y] of ring) if (x * nx + y * ny > reach) count++
  return count
}

function clipBySide(ring: Ring, { nx, ny, reach }: HalfPlane): Ring {
  const kept: Knot[] = []
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
    const [from, to] = [ring[before], ring[at]]
    const [fromOver, toOver] = [from[0] * nx + from[1] * ny - reach, to[0] * nx + to[1] * ny - reach]
    if (fromOver > 0 !== toOver > 0) {
      const share = fromOver / (fromOver - toOver)
      kept.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, 1])
    }
    if (toOver <= 0) kept.push(to)
  }
  return kept
}

function flatten(ring: Ring): Ring {
  return ring.flatMap((knot, at): Knot[] => {
    if (knot[2]) return [[knot[0], knot[1], 1]]
    const [start, end] = spanOf(ring, at)
    const bow = Math.hypot(start[0] - 2 * knot[0] + end[0], start[1] - 2 * knot[1] + end[1])
    const steps = clamp(Math.ceil(Math.sqrt(bow / (4 * TOLERANCE_MM))), 2, STEPS_MOST)
    return Array.from({ length: steps }, (_, step): Knot => {
      const t = step / steps
      const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
      return [a * start[0] + b * knot[0] + c * end[0], a * start[1] + b * knot[1] + c * end[1], 1]
    })
  })
}
