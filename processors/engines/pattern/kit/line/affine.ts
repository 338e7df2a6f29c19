import type { Knot } from './knot.ts'

/** x' = a·x + c·y + e, y' = b·x + d·y + f. A B-spline is mapped by mapping its knots (affine invariance). */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const identity: Affine = [1, 0, 0, 1, 0, 0]

/** Maps a knot; a corner stays a corner. */
export function moveKnot([a, b, c, d, e, f]: Affine, [x, y, corner]: Knot): Knot {
  return [a * x + c * y + e, b * x + d * y + f, corner]
}

/** The composition: first `inner`, then `outer`. */
export function compose(outer: Affine, inner: Affine): Affine {
  const [a, b, c, d, e, f] = outer
  const [p, q, r, s, t, u] = inner
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f]
}

/** Whether the map reverses orientation, as a mirror does. */
export function isTurnedOver([a, b, c, d]: Affine): boolean {
  return a * d - b * c < 0
}
