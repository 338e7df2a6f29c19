import type { Knot } from '../../../kit/line/knot.ts'
import type { Engraver } from './engraver.ts'
import { body, path, solid, stroke, toned, turned } from './engraver.ts'

/** Half the outline of the envelope from its crown down to its mouth, in statures. */
const ENVELOPE: readonly Knot[] = path('0 -3.3!, 0.46 -3.26, 0.86 -2.9, 0.96 -2.4, 0.8 -1.92, 0.46 -1.52, 0.22 -1.3!')

/** A point of the envelope at a share of its height and of its half width. */
function on(height: number, across: number): Knot {
  const at = height * (ENVELOPE.length - 1)
  const [below, above] = [ENVELOPE[Math.floor(at)], ENVELOPE[Math.ceil(at)]]
  const part = at - Math.floor(at)
  return [across * (below[0] + (above[0] - below[0]) * part), below[1] + (above[1] - below[1]) * part]
}

/** A balloon of the time of its inventors, its basket at y = 0: gores, a belt of swags, ropes to a car that hangs free. */
export function balloon(pen: Engraver): void {
  for (const side of [-1, 1])
    for (const x of [0.08, 0.22])
      stroke(pen, [[side * x, -1.32] as const, [side * (x * 0.8 + 0.06), -0.46] as const], 0.8)
  body(pen, turned(ENVELOPE), 0.42, 1.45, 2.8)
  // Gores swell with the silk: the outer ones lie closer together.
  for (const across of [-0.84, -0.5, 0, 0.5, 0.84])
    stroke(
      pen,
      [0.02, 0.25, 0.45, 0.62, 0.8, 0.97].map((height) => on(height, across)),
      1.1,
    )
  for (const height of [0.52, 0.66])
    stroke(
      pen,
      [-1, -0.5, 0, 0.5, 1].map((across) => sagging(height, across)),
      1.6,
    )
  for (let swag = 0; swag < 6; swag++) {
    const [left, right] = [-1 + swag / 3, -1 + (swag + 1) / 3]
    const [from, to] = [sagging(0.66, left), sagging(0.66, right)]
    const low: Knot = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 0.2]
    stroke(pen, [from, low, to], 1.8)
    solid(
      pen,
      path('-0.035 0!, 0.035 0!, 0 0.14!').map(([x, y, corner]): Knot => [x + from[0], y + from[1], corner]),
    )
  }
  toned(pen, path('-0.23 -1.3!, 0.23 -1.3!, 0.2 -1.2!, -0.2 -1.2!'))
  solid(pen, path('-0.1 -0.5!, -0.1 -0.66, -0.03 -0.74, 0.04 -0.66, 0.04 -0.5!'))
  body(pen, path('-0.3 -0.5!, 0 -0.46, 0.3 -0.5!, 0.24 -0.1, 0.14 0!, -0.14 0!, -0.24 -0.1'), 0.5, 0, 2)
  stroke(pen, path('-0.29 -0.4, 0 -0.36, 0.29 -0.4'), 1.4)
  // A flag to each side.
  for (const side of [-1, 1])
    stroke(
      pen,
      path('0.3 -0.48, 0.48 -0.6, 0.62 -0.52').map(([x, y]): Knot => [x * side, y]),
      2,
    )
}

/** A line round the envelope, seen a little from below. */
function sagging(height: number, across: number): Knot {
  const [x, y] = on(height, across)
  return [x, y + 0.1 * (1 - across ** 2)]
}
