// Contours are closed uniform quadratic B-splines. A knot is a control point that pulls the line towards it; a knot
// marked as a corner lies on the line and is sharp. So a ring of corners is a polygon, twelve smooth knots are a
// circle, and six draw a leaf.

export const TURN = Math.PI * 2

/** Millimetres from the top left of the repeat, y downwards. */
export type Point = readonly [x: number, y: number]
export type Knot = readonly [x: number, y: number, corner?: 0 | 1]
export type Ring = readonly Knot[]
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** Placement of a drawing: first squashed along a direction, then scaled and flipped, rotated, and translated. */
export type Placing = {
  readonly x?: number
  readonly y?: number
  /** Radians, clockwise on the cloth. */
  readonly turn?: number
  readonly size?: number
  readonly flip?: 1 | -1
  /**
   * Share of its length that remains along `squashAlong` (radians), as in the perspective of a flower that tilts away.
   */
  readonly squash?: number
  readonly squashAlong?: number
}

/** The affine map of a placement, on knots; a corner stays a corner. */
export function placeKnot(placing: Placing): (knot: Knot) => Knot {
  const { x = 0, y = 0, turn = 0, size = 1, flip = 1, squash = 1, squashAlong = 0 } = placing
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [alongX, alongY] = [Math.cos(squashAlong), Math.sin(squashAlong)]
  return (knot) => {
    let px = knot[0] * size
    let py = knot[1] * size * flip
    const shift = (px * alongX + py * alongY) * (squash - 1)
    px += alongX * shift
    py += alongY * shift
    return [x + px * cos - py * sin, y + px * sin + py * cos, knot[2]]
  }
}

/** Area of the polygon through the knots, positive when they run clockwise on the cloth. */
export function signedArea(ring: Ring): number {
  let twice = 0
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at++)
    twice += ring[before][0] * ring[at][1] - ring[at][0] * ring[before][1]
  return twice / 2
}

/** The same ring, clockwise (`1`, a body) or counter-clockwise (`-1`, a hole). */
export function windRing(ring: Ring, direction: 1 | -1): Ring {
  return Math.sign(signedArea(ring)) === -direction ? ring.toReversed() : ring
}

/** Bounding box of all knots; B-splines stay inside it. Without knots its left is Infinity and its right -Infinity. */
export function boxOf(rings: readonly Ring[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of rings)
    for (const [x, y] of ring) {
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
  return { left, top, right, bottom }
}

/** Linear interpolation from `from` (share 0) to `to` (share 1); other shares extrapolate. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** The point so far on the straight way from one to another: share 0 at the first, 1 at the second. */
export function pointBetween([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [mix(x1, x2, share), mix(y1, y2, share)]
}

/** Distance between two points. */
export function distanceBetween([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x1, y2 - y1)
}

/** Non-negative remainder. */
export function wrap(value: number, period: number): number {
  const rest = value % period
  return rest < 0 ? rest + period : rest
}
