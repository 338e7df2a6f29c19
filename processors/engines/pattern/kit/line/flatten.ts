import type { Point, Ring } from './knot.ts'

/**
 * A polygon along the B-spline with two points per span: accurate enough for silhouettes and collisions, not for
 * drawing.
 */
export function silhouette(ring: Ring): Point[] {
  const count = ring.length
  const points: Point[] = []
  for (let at = 0; at < count; at++) {
    const knot = ring[at]
    if (knot[2]) {
      points.push([knot[0], knot[1]])
      continue
    }
    const [start, end] = spanOf(ring, at)
    points.push([start[0] * 0.25 + knot[0] * 0.5 + end[0] * 0.25, start[1] * 0.25 + knot[1] * 0.5 + end[1] * 0.25])
    if (!ring[(at + 1) % count][2]) points.push(end)
  }
  return points
}

/** Start and end of the span around one control knot. */
export function spanOf(ring: Ring, at: number): readonly [start: Point, end: Point] {
  const count = ring.length
  const [before, knot, after] = [ring[(at + count - 1) % count], ring[at], ring[(at + 1) % count]]
  return [
    before[2] ? [before[0], before[1]] : [(before[0] + knot[0]) / 2, (before[1] + knot[1]) / 2],
    after[2] ? [after[0], after[1]] : [(knot[0] + after[0]) / 2, (knot[1] + after[1]) / 2],
  ]
}
