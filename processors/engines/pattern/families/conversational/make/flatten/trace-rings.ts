import { traceLevel } from '../../../../kit/area/contour.ts'
import { type Point, signedArea } from '../../../../kit/line/knot.ts'
import type { StoredRing } from '../../picture-book.ts'
import type { Frame } from './frame.ts'

/** Thousandths of the picture's size. */
const STEPS = 1000
/** A vertex whose triangle with its neighbours is smaller carries no form, in square pixels. */
const TRIANGLE_LEAST = 5.5
/** Sharper turns than this stay corners. */
const CORNER_COSINE = 0.42
const CORNER_REACH = 7

/** Contours of a field as few knots: small loops dropped, flat vertices removed, true corners marked. */
export function traceRings(
  values: Float64Array,
  side: number,
  level: number,
  options: { readonly frame: Frame; readonly leastArea: number },
): StoredRing[] {
  const rings = traceLevel({ values, columns: side, rows: side }, level)
  return rings.flatMap((ring) => {
    const points = ring.map(([x, y]): Point => [x, y])
    if (Math.abs(signedArea(points)) < options.leastArea) return []
    const kept = removeFlat(points)
    if (kept.length < 4) return []
    const { x, y, size } = options.frame
    return [
      {
        knots: kept.flatMap(([px, py]) => [
          Math.round(((px - x) / size) * STEPS),
          Math.round(((py - y) / size) * STEPS),
        ]),
        corners: kept.flatMap((_, at) => (isCorner(kept, at) ? [at] : [])),
      },
    ]
  })
}

/** Visvalingam's simplification: the vertex with the smallest triangle goes first. */
function removeFlat(points: readonly Point[]): Point[] {
  const left = [...points]
  while (left.length > 6) {
    let [at, least] = [0, Infinity]
    for (let vertex = 0; vertex < left.length; vertex++) {
      const triangle = Math.abs(triangleAt(left, vertex))
      if (triangle < least) [at, least] = [vertex, triangle]
    }
    if (least > TRIANGLE_LEAST) break
    left.splice(at, 1)
  }
  return left
}

function around(points: readonly Point[], at: number): readonly [Point, Point, Point] {
  const count = points.length
  return [points[(at + count - 1) % count], points[at], points[(at + 1) % count]]
}

function triangleAt(points: readonly Point[], at: number): number {
  const [before, here, after] = around(points, at)
  return ((here[0] - before[0]) * (after[1] - before[1]) - (after[0] - before[0]) * (here[1] - before[1])) / 2
}

function isCorner(points: readonly Point[], at: number): boolean {
  const [before, here, after] = around(points, at)
  const [inX, inY] = [here[0] - before[0], here[1] - before[1]]
  const [outX, outY] = [after[0] - here[0], after[1] - here[1]]
  const [inLength, outLength] = [Math.hypot(inX, inY), Math.hypot(outX, outY)]
  const cosine = (inX * outX + inY * outY) / (inLength * outLength || 1)
  return cosine < CORNER_COSINE && Math.min(inLength, outLength) > CORNER_REACH
}
