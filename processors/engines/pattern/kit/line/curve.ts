import { clamp } from '../../../numbers/clamp.ts'
import type { Knot, Point, Ring } from './knot.ts'
import { mix, placeKnot, TURN } from './knot.ts'

/** An open polyline. */
export type Curve = readonly Point[]
export type Station = { readonly x: number; readonly y: number; readonly tangentX: number; readonly tangentY: number }

/**
 * A midrib from the origin: its heading start + bend·t + sway·sin(2πt) is integrated. With sway it is S-shaped.
 *
 * @param length arc length in mm
 * @param bend total turn from foot to tip in radians
 */
export function spine(length: number, bend: number, sway: number, steps = 8, start = 0): Curve {
  const points: Point[] = [[0, 0]]
  let [x, y] = [0, 0]
  for (let step = 0; step < steps; step++) {
    const t = (step + 0.5) / steps
    const heading = start + bend * t + sway * Math.sin(TURN * t)
    x += (Math.cos(heading) * length) / steps
    y += (Math.sin(heading) * length) / steps
    points.push([x, y])
  }
  return points
}

/** Place and unit tangent at parameter t in 0..1, proportional to the curve's steps. */
export function stationAt(curve: Curve, t: number): Station {
  const last = curve.length - 1
  const at = clamp(t, 0, 1) * last
  const index = Math.min(last - 1, Math.floor(at))
  const share = at - index
  const [from, to] = [curve[index], curve[index + 1]]
  const [before, after] = [curve[Math.max(0, index - 1)], curve[Math.min(last, index + 2)]]
  const x = mix(to[0] - before[0], after[0] - from[0], share)
  const y = mix(to[1] - before[1], after[1] - from[1], share)
  const length = Math.hypot(x, y) || 1
  return {
    x: mix(from[0], to[0], share),
    y: mix(from[1], to[1], share),
    tangentX: x / length,
    tangentY: y / length,
  }
}

/** Direction of the curve at t in 0..1, radians clockwise on the cloth from the x axis. */
export function headingAt(curve: Curve, t: number): number {
  const { tangentX, tangentY } = stationAt(curve, t)
  return Math.atan2(tangentY, tangentX)
}

/** The curve translated by (x, y) mm. */
export function moveCurve(curve: Curve, x: number, y: number): Curve {
  return curve.map((point) => [point[0] + x, point[1] + y])
}

/** A closed band along a curve; `halfWidth(t)` in mm, so that a stem can taper. */
export function ribbon(curve: Curve, halfWidth: (t: number) => number): Ring {
  const last = curve.length - 1
  const left: Knot[] = []
  const right: Knot[] = []
  for (let at = 0; at <= last; at++) {
    const { x, y, tangentX, tangentY } = stationAt(curve, at / last)
    const half = halfWidth(at / last)
    const corner = at === 0 || at === last ? 1 : 0
    left.push([x - tangentY * half, y + tangentX * half, corner])
    right.push([x + tangentY * half, y - tangentX * half, corner])
  }
  return [...left, ...right.reverse()]
}

/** A stem: a band along a curve whose foot is cut obliquely, since a square end looks sawn off. */
export function stalk(curve: Curve, halfWidth: (t: number) => number): Ring {
  const [foot, ...rest] = ribbon(curve, halfWidth)
  const { tangentX, tangentY } = stationAt(curve, 0)
  const slant = halfWidth(0) * 2.4
  return [[foot[0] - tangentX * slant, foot[1] - tangentY * slant, 1], ...rest]
}

/** One brush stroke from a thick foot over a bent middle to a pointed end; half widths in mm. */
export function brushStroke(from: Point, over: Point, to: Point, halfFrom: number, halfOver: number): Ring {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / length, dx / length]
  return [
    [from[0] + nx * halfFrom, from[1] + ny * halfFrom, 1],
    [over[0] + nx * halfOver, over[1] + ny * halfOver],
    [to[0], to[1], 1],
    [over[0] - nx * halfOver, over[1] - ny * halfOver],
    [from[0] - nx * halfFrom, from[1] - ny * halfFrom, 1],
  ]
}

/** A simple leaf of few knots: two corners, unequal sides and an S. `bend` is a share of the length. */
export function blade(x: number, y: number, turn: number, length: number, width: number, bend = 0.15): Ring {
  const rise = bend * length
  const half = width / 2
  const knots: Knot[] = [
    [0, 0, 1],
    [length * 0.25, half * 0.95 + rise * 0.1],
    [length * 0.62, half * 0.95 + rise * 0.5],
    [length, rise, 1],
    [length * 0.66, -half * 0.62 + rise * 0.55],
    [length * 0.28, -half * 0.9 + rise * 0.1],
  ]
  return knots.map(placeKnot({ x, y, turn }))
}
