import type { Knot, Point, Ring } from './knot.ts'
import { TURN } from './knot.ts'

/** A circle; twelve knots keep the B-spline within 0.06 % of the true radius, eight within 0.3 %. */
export function circle(x: number, y: number, radius: number, knots: 8 | 12 = 12): Ring {
  // A span ends at reach·c and bulges to reach·(1 + c²)/2; the mean of the two is made the radius.
  const c = Math.cos(TURN / knots / 2)
  const reach = radius / ((c + (1 + c * c) / 2) / 2)
  return Array.from({ length: knots }, (_, at) => polar(x, y, reach, (at / knots) * TURN))
}

/** The point at a distance in mm and an angle in radians (clockwise from the x axis) from (x, y). */
export function polar(x: number, y: number, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

function corner([x, y]: Point): Knot {
  return [x, y, 1]
}

/** A polygon: every point is a corner. */
export function polygon(points: readonly Point[]): Ring {
  return points.map(corner)
}

/** An axis-parallel rectangle, in mm. */
export function rectangle(left: number, top: number, width: number, height: number): Ring {
  return polygon([
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ])
}

/** Corners on a circle; `angle` in radians is that of the first one, clockwise from the x axis. */
export function regularPolygon(x: number, y: number, radius: number, sides: number, angle = 0): Ring {
  return polygon(Array.from({ length: sides }, (_, at) => polar(x, y, radius, angle + (at / sides) * TURN)))
}

/** Corners alternately on two circles; `angle` in radians is that of the first one, by default straight up. */
export function star(x: number, y: number, outer: number, inner: number, points: number, angle = -TURN / 4): Ring {
  return polygon(
    Array.from({ length: points * 2 }, (_, at) =>
      polar(x, y, at % 2 ? inner : outer, angle + (at * TURN) / points / 2),
    ),
  )
}

/** A hexagon that stands on a point: half its width, and how far its shoulders and its tips lie above and below the middle. */
export function uprightHexagon([x, y]: Point, side: number, shoulder: number, tip: number): Ring {
  return polygon([
    [x, y - tip],
    [x + side, y - shoulder],
    [x + side, y + shoulder],
    [x, y + tip],
    [x - side, y + shoulder],
    [x - side, y - shoulder],
  ])
}
