import type { Knot, Point } from './knot.ts'
import { TURN } from './knot.ts'
import { polar } from './outline.ts'

/** Largest angle of a span: the B-spline is then within 0.06 % of the true arc. */
const SPAN_MOST = TURN / 12

/**
 * A circular arc whose ends lie on it as corners, ready to be part of a ring.
 *
 * @param from start angle in radians, clockwise on the cloth from the right; `to` may be smaller, for the other
 *   direction
 */
export function arcKnots([x, y]: Point, radius: number, from: number, to: number): Knot[] {
  const spans = Math.max(1, Math.ceil(Math.abs(to - from) / SPAN_MOST - 1e-9))
  const step = (to - from) / spans
  // A knot where two tangents meet; halfway between two of them the curve touches the circle.
  const reach = radius / Math.cos(step / 2)
  const inner = Array.from({ length: spans }, (_, span): Knot => polar(x, y, reach, from + (span + 0.5) * step))
  return [[...polar(x, y, radius, from), 1], ...inner, [...polar(x, y, radius, to), 1]]
}
