import { clamp } from '../../numbers/clamp.ts'
import { type Cubic, cutCubic } from './cubic.ts'
import type { Curve } from './curve.ts'

// Radians. Up to this turn a cubic whose ends and handles are offset sideways stays at an even distance to within 2 %.
const TURN_MAX = Math.PI / 7
const PARTS_MAX = 16

/** Splits cubics that turn too far, so that the curve can be offset evenly. */
export function splitTurns(curve: Curve): Curve {
  const coords: number[] = []
  const straight: boolean[] = []
  let [x, y] = [curve.x, curve.y]
  curve.straight.forEach((isLine, i) => {
    const [x1, y1, x2, y2, endX, endY] = curve.coords.slice(i * 6, i * 6 + 6)
    const turn = isLine
      ? 0
      : turnOf([x1 - x, y1 - y], [x2 - x1, y2 - y1]) + turnOf([x2 - x1, y2 - y1], [endX - x2, endY - y2])
    const parts = clamp(Math.ceil(turn / TURN_MAX), 1, PARTS_MAX)
    let rest: Cubic = [x, y, x1, y1, x2, y2, endX, endY]
    for (let part = parts; part > 1; part--) {
      const [first, second] = cutCubic(rest, 1 / part)
      coords.push(...first.slice(2))
      straight.push(false)
      rest = second
    }
    coords.push(...rest.slice(2))
    straight.push(isLine)
    ;[x, y] = [endX, endY]
  })
  return { x: curve.x, y: curve.y, coords, straight }
}

function turnOf([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number {
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by))
}
