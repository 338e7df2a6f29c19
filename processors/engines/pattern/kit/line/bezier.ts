import type { Point } from './knot.ts'

/**
 * Points along a cubic Bézier curve, at even steps of its parameter.
 *
 * @param steps at least 1; there is one point more than steps, the ends of the curve among them
 */
export function pointsOfCubic(from: Point, one: Point, two: Point, to: Point, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = step / steps
    const s = 1 - t
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    return [a * from[0] + b * one[0] + c * two[0] + d * to[0], a * from[1] + b * one[1] + c * two[1] + d * to[1]]
  })
}
