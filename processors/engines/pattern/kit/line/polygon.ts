// Outlines of straight sides, each side from one point to the next and the last one back to the first.
import type { Knot, Point, Ring } from './knot.ts'

export type Polygon = readonly Point[]

/**
 * Whether a point is inside a polygon, which may be concave and cross itself (even-odd rule); of a ring it is the
 * polygon through its knots.
 */
export function isInsidePolygon(polygon: Ring, [x, y]: Knot): boolean {
  let inside = false
  for (let at = 0, before = polygon.length - 1; at < polygon.length; before = at++) {
    const [x1, y1] = polygon[before]
    const [x2, y2] = polygon[at]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}

/** Whether a point is inside a convex polygon, clockwise on the cloth, or on one of its sides. */
export function isInsideConvex(polygon: Polygon, point: Point): boolean {
  return polygon.every((from, at) => depthBehind(from, polygon[(at + 1) % polygon.length], point) >= 0)
}

/**
 * How far a point lies on the right of a directed line, which is inside for a side of a clockwise polygon.
 *
 * @returns mm, times the distance between the two points that give the line
 */
export function depthBehind(from: Point, to: Point, [x, y]: Point): number {
  return (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])
}

/**
 * The part of a convex polygon on one side of a straight line. Source: I. Sutherland, G. Hodgman, "Reentrant polygon
 * clipping" (1974).
 *
 * @param depth a linear function of the place that is 0 on the line and above 0 where the polygon is kept
 * @returns fewer than three points where nothing is kept
 */
export function clipByLine(polygon: Polygon, depth: (point: Point) => number): Point[] {
  return polygon.flatMap((from, at): Point[] => {
    const to = polygon[(at + 1) % polygon.length]
    const [here, there] = [depth(from), depth(to)]
    const kept: Point[] = here >= 0 ? [from] : []
    if (here >= 0 === there >= 0) return kept
    const share = here / (here - there)
    return [...kept, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]]
  })
}

/** Centroid of the area of a polygon: the point that a flat cut-out of it would balance on. */
export function centroidOf(polygon: Polygon): Point {
  let [area, x, y] = [0, 0, 0]
  polygon.forEach(([x1, y1], at) => {
    const [x2, y2] = polygon[(at + 1) % polygon.length]
    const cross = x1 * y2 - x2 * y1
    area += cross
    x += (x1 + x2) * cross
    y += (y1 + y2) * cross
  })
  return [x / (3 * area), y / (3 * area)]
}
