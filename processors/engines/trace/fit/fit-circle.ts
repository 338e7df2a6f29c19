import { signedArea } from '../layers/objects.ts'
import type { Curve } from './curve.ts'

/**
 * Handle length of a quarter circle drawn as a cubic, in radii: 4/3 · (√2 − 1). Its distance from the circle is at most
 * 0.027 % of the radius.
 */
export const QUARTER_HANDLE = 0.5522847498

const AREA_MISS_MAX = 0.25

// Number of cubics in a circle.
const PARTS_MIN = 2
const PARTS_MAX = 4
// Share of the tolerance that the error of the cubics may use; within it fewer, longer cubics are taken.
const MISS_SHARE = 0.1

/**
 * A circle as two to four cubics, depending on its size, where one fits the whole ring within `tolerance` pixels; else
 * undefined. Source: I. Kåsa, "A circle fitting procedure and its error analysis" (1976).
 */
export function fitCircle(points: Float64Array, tolerance: number): Curve | undefined {
  const count = points.length / 2
  const circle = solveCircle(points, count)
  if (!circle) return undefined
  const [x, y, radius] = circle
  for (let i = 0; i < count; i++) {
    const at = i * 2
    if (Math.abs(Math.hypot(points[at] - x, points[at + 1] - y) - radius) > tolerance) return undefined
  }
  const area = signedArea(points)
  // The points of a sliver also lie near some huge circle, so the enclosed area must match the circle's.
  if (Math.abs(Math.abs(area) / (Math.PI * radius * radius) - 1) > AREA_MISS_MAX) return undefined
  return drawOval({ x, y, long: [radius, 0], short: [0, radius] }, Math.sign(area), tolerance)
}

type Vector = readonly [x: number, y: number]

/** A circle or an ellipse: centre and both half axes, the longer one first, the shorter a quarter turn from it. */
export type Oval = { readonly x: number; readonly y: number; readonly long: Vector; readonly short: Vector }

/**
 * An oval as two to four cubics; `turn` is 1 for the inside on the right of the direction of travel, -1 for the left.
 * `tolerance` in pixels.
 */
export function drawOval({ x, y, long, short }: Oval, turn: number, tolerance: number): Curve {
  const radius = Math.hypot(...long)
  let parts = PARTS_MIN
  while (parts < PARTS_MAX && radius * missOfArc((2 * Math.PI) / parts) > MISS_SHARE * tolerance) parts++
  const angle = (turn * 2 * Math.PI) / parts
  const handle = (4 / 3) * Math.tan(angle / 4)
  const coords: number[] = []
  const add = (u: number, v: number): void => {
    coords.push(x + u * long[0] + v * short[0], y + u * long[1] + v * short[1])
  }
  for (let part = 0; part < parts; part++) {
    const [fromU, fromV] = [Math.cos(part * angle), Math.sin(part * angle)]
    // The last point equals the first exactly.
    const [toU, toV] = part + 1 === parts ? [1, 0] : [Math.cos((part + 1) * angle), Math.sin((part + 1) * angle)]
    add(fromU - handle * fromV, fromV + handle * fromU)
    add(toU + handle * toV, toV - handle * toU)
    add(toU, toV)
  }
  return { x: x + long[0], y: y + long[1], coords, straight: new Array<boolean>(parts).fill(false) }
}

/** Largest distance of a cubic with the usual handles from an arc of so many radians, in radii. */
function missOfArc(radians: number): number {
  const quarter = radians / 4
  return ((4 / 27) * Math.sin(quarter) ** 6) / Math.cos(quarter) ** 2
}

/** Kåsa's algebraic least-squares circle; undefined where the points lie on a line. */
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
