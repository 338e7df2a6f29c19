import type { Curve } from './curve.ts'

/** A cubic Bézier curve: start, handle of the start, handle of the end, end, as x and y in turn. */
export type Cubic = readonly [number, number, number, number, number, number, number, number]

/** The segments of a curve as cubics; the handles of a straight one stand at thirds of it. */
export function cubicsOf(curve: Curve): Cubic[] {
  let [x, y] = [curve.x, curve.y]
  return curve.straight.map((isLine, i) => {
    const [x1, y1, x2, y2, endX, endY] = curve.coords.slice(i * 6, i * 6 + 6)
    const cubic: Cubic = isLine
      ? [x, y, x + (endX - x) / 3, y + (endY - y) / 3, endX - (endX - x) / 3, endY - (endY - y) / 3, endX, endY]
      : [x, y, x1, y1, x2, y2, endX, endY]
    ;[x, y] = [endX, endY]
    return cubic
  })
}

/** De Casteljau's subdivision of a cubic at `t`, 0..1: the part before and the part behind. */
export function cutCubic([x0, y0, x1, y1, x2, y2, x3, y3]: Cubic, t: number): [Cubic, Cubic] {
  const mix = (a: number, b: number): number => a + (b - a) * t
  const [ax, ay, bx, by, cx, cy] = [mix(x0, x1), mix(y0, y1), mix(x1, x2), mix(y1, y2), mix(x2, x3), mix(y2, y3)]
  const [dx, dy, ex, ey] = [mix(ax, bx), mix(ay, by), mix(bx, cx), mix(by, cy)]
  const [x, y] = [mix(dx, ex), mix(dy, ey)]
  return [
    [x0, y0, ax, ay, dx, dy, x, y],
    [x, y, ex, ey, cx, cy, x3, y3],
  ]
}
