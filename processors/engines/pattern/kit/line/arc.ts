import type { Knot, Point } from './knot.ts'
import { TURN } from './knot.ts'
import { polar } from './outline.ts'

/** Spans of at most a twelfth of a turn keep the B-spline within 0.06 % of the true arc. */
const SPAN_MOST = TURN / 12

/**
 * An arc of a circle with both ends on the line as corners, ready to be part of a ring.
 *
 * @param from angle of its start in radians, clockwise on the cloth from the right; `to` may be smaller, then it runs back
 */
export function arcKnots([x, y]: Point, radius: number, from: number, to: number): Knot[] {
  const spans = Math.max(1, Math.ceil(Math.abs(to - from) / SPAN_MOST - 1e-9))
  const step = (to - from) / spans
  // A knot at the meeting of the tangents; half way between two of them the curve touches the circle.
  const reach = radius / Math.cos(step / 2)
  const inner = Array.from({ length: spans }, (_, span): Knot => polar(x, y, reach, from + (span + 0.5) * step))
  return [[...polar(x, y, radius, from), 1], ...inner, [...polar(x, y, radius, to), 1]]
}
