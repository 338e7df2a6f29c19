import type { Curve } from './curve.ts'
import { drawOval } from './fit-circle.ts'

// Largest ratio of the axes: the moments of flatter ellipses, outlines of lines, say too little about them.
const FLATNESS_MAX = 8
// Rings of fewer points fit nearly any shape.
const POINTS_MIN = 12
// Limit on the root mean square distance, in tolerances. If errors are independent it is well below the largest
// distance.
const SPREAD_SHARE = 0.5

/**
 * An ellipse as two to four cubics where one fits the whole ring within `tolerance` pixels; else undefined. Centre,
 * axes and rotation follow from the moments of the area, which noise at the edge changes least. Source: M. Teague,
 * "Image analysis via the general theory of moments" (1980); moments of the polygon by Green's theorem.
 */
export function fitEllipse(points: Float64Array, tolerance: number): Curve | undefined {
  if (points.length < 2 * POINTS_MIN) return undefined
  const { area, x, y, xx, xy, yy } = momentsOf(points)
  const middle = (xx + yy) / 2
  const spread = Math.hypot((xx - yy) / 2, xy)
  // The variance of an ellipse's area along an axis is a quarter of the half axis squared.
  const long = 2 * Math.sqrt(middle + spread)
  const short = 2 * Math.sqrt(Math.max(0, middle - spread))
  if (!(short > 1 && long < FLATNESS_MAX * short)) return undefined
  const turn = 0.5 * Math.atan2(2 * xy, xx - yy)
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  let squares = 0
  for (let i = 0; i < points.length; i += 2) {
    const dx = points[i] - x
    const dy = points[i + 1] - y
    const u = (dx * cos + dy * sin) / long
    const v = (dy * cos - dx * sin) / short
    const radius = Math.hypot(u, v)
    // First-order (Sampson) distance: the value of the implicit function over its gradient.
    const miss = ((radius - 1) * radius) / (Math.hypot(u / long, v / short) || 1)
    if (Math.abs(miss) > tolerance) return undefined
    squares += miss * miss
  }
  if (Math.sqrt((2 * squares) / points.length) > SPREAD_SHARE * tolerance) return undefined
  return drawOval(
    { x, y, long: [long * cos, long * sin], short: [-short * sin, short * cos] },
    Math.sign(area),
    tolerance,
  )
}

/**
 * Signed area of a polygon (positive where the inside lies on the right, y down), its centroid and its central second
 * moments.
 */
function momentsOf(points: Float64Array) {
  const originX = points[0]
  const originY = points[1]
  let twice = 0
  let sx = 0
  let sy = 0
  let sxx = 0
  let sxy = 0
  let syy = 0
  for (let i = 0; i < points.length; i += 2) {
    const next = i + 2 < points.length ? i + 2 : 0
    const ax = points[i] - originX
    const ay = points[i + 1] - originY
    const bx = points[next] - originX
    const by = points[next + 1] - originY
    const cross = ax * by - bx * ay
    twice += cross
    sx += cross * (ax + bx)
    sy += cross * (ay + by)
    sxx += cross * (ax * ax + ax * bx + bx * bx)
    syy += cross * (ay * ay + ay * by + by * by)
    sxy += cross * (2 * ax * ay + ax * by + bx * ay + 2 * bx * by)
  }
  const x = sx / (3 * twice)
  const y = sy / (3 * twice)
  return {
    area: twice / 2,
    x: x + originX,
    y: y + originY,
    xx: sxx / (6 * twice) - x * x,
    yy: syy / (6 * twice) - y * y,
    xy: sxy / (12 * twice) - x * y,
  }
}
