import type { Curve } from './curve.ts'

/** Handle length of a quarter circle drawn as a cubic, in radii; misses the circle by 0.02 % of the radius. */
export const QUARTER_HANDLE = 0.5522847498

const AREA_MISS_MAX = 0.25

const QUARTERS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

/**
 * A circle as four cubics where one fits the whole ring within `tolerance`; undefined otherwise.
 * Source: Kåsa, "A circle fitting procedure and its error analysis" (1976).
 */
export function fitCircle(points: Float64Array, tolerance: number): Curve | undefined {
  const count = points.length / 2
  const circle = solveCircle(points, count)
  if (!circle) return undefined
  const [x, y, radius] = circle
  let signedArea = 0
  for (let i = 0; i < count; i++) {
    const at = i * 2
    if (Math.abs(Math.hypot(points[at] - x, points[at + 1] - y) - radius) > tolerance) return undefined
    const next = ((i + 1) % count) * 2
    signedArea += points[at] * points[next + 1] - points[next] * points[at + 1]
  }
  // A sliver lies near some huge circle too; only a ring that encloses the circle's area is one.
  if (Math.abs(Math.abs(signedArea) / (2 * Math.PI * radius * radius) - 1) > AREA_MISS_MAX) return undefined
  const turn = signedArea > 0 ? 1 : -1
  const coords: number[] = []
  for (let quarter = 0; quarter < 4; quarter++) {
    const [fromX, fromY] = QUARTERS[quarter]
    const [toX, toY] = QUARTERS[(quarter + 1) % 4]
    const handle = QUARTER_HANDLE
    coords.push(
      x + radius * (fromX + handle * toX),
      y + turn * radius * (fromY + handle * toY),
      x + radius * (toX + handle * fromX),
      y + turn * radius * (toY + handle * fromY),
      x + radius * toX,
      y + turn * radius * toY,
    )
  }
  return { x: x + radius, y, coords, straight: [false, false, false, false] }
}

function solveCircle(points: Float64Array, count: number): readonly [x: number, y: number, radius: number] | undefined {
  let meanX = 0
  let meanY = 0
  for (let i = 0; i < count; i++) {
    meanX += points[i * 2] / count
    meanY += points[i * 2 + 1] / count
  }
  let [uu, uv, vv, uz, vz, z] = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < count; i++) {
    const u = points[i * 2] - meanX
    const v = points[i * 2 + 1] - meanY
    const square = u * u + v * v
    uu += u * u
    uv += u * v
    vv += v * v
    uz += u * square
    vz += v * square
    z += square
  }
  const determinant = 4 * (uu * vv - uv * uv)
  if (Math.abs(determinant) < 1e-9) return undefined
  const a = (2 * (uz * vv - vz * uv)) / determinant
  const b = (2 * (vz * uu - uz * uv)) / determinant
  return [meanX + a, meanY + b, Math.sqrt(a * a + b * b + z / count)]
}
