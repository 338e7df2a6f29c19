import type { Random } from '../../kit/chance/random.ts'
import { silhouette } from '../../kit/line/flatten.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { distanceBetween, signedArea } from '../../kit/line/knot.ts'
import { isInsideConvex } from '../../kit/line/polygon.ts'

/**
 * As shares of a thing's size: largest deviation of its straight outline from the drawn one, and longest side of a
 * facet.
 */
const [OFF, SIDE_MOST] = [0.02, 0.34]
/** Largest number of times that a triangle is halved. */
const HALVINGS = 3
/**
 * Direction of the light, from the upper left, and how far a facet must turn to it to be lit, or away from it to be
 * shaded.
 */
const [LIGHT, LIT] = [[-0.6, -0.8], 0.2] as const
/** Weight of the random part in a facet's orientation. */
const CHANCE = 0.45

export type Facet = { readonly ring: Ring; readonly side: 'lit' | 'plain' | 'shaded' }

/** Corners of a straight-sided outline, as cut from card, in the orientation of the ring. */
export function straightened(ring: Ring, sizeMm: number): Point[] {
  const points = silhouette(ring)
  if (points.length < 4) return points
  const far = points.reduce(
    (best, point, at) => (distanceBetween(point, points[0]) > distanceBetween(points[best], points[0]) ? at : best),
    0,
  )
  const half = (from: number, to: number): Point[] =>
    simplified([...points, points[0]].slice(from, to + 1), sizeMm * OFF).slice(0, -1)
  return [...half(0, far), ...half(far, points.length)]
}

/** Ramer–Douglas–Peucker simplification: keeps the ends of a line and points farther from the chord than `off`. */
function simplified(line: readonly Point[], off: number): Point[] {
  if (line.length < 3) return [...line]
  const [first, last] = [line[0], line[line.length - 1]]
  const long = distanceBetween(first, last) || 1
  const away = ([x, y]: Point): number =>
    Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / long
  const at = line.reduce((best, point, index) => (away(point) > away(line[best]) ? index : best), 0)
  if (away(line[at]) <= off) return [first, last]
  return [...simplified(line.slice(0, at + 1), off).slice(0, -1), ...simplified(line.slice(at), off)]
}

/** Joins a polygon and its holes to one outline by bridges at their nearest points. */
export function withHoles(polygon: readonly Point[], holes: readonly (readonly Point[])[]): readonly Point[] {
  return holes.reduce((outline, hole) => {
    const isAlike = signedArea(hole) > 0 === signedArea(outline) > 0
    const inner = isAlike ? hole.toReversed() : hole
    const pairs = outline.flatMap((point, at) =>
      inner.map((other, to) => ({ at, to, far: distanceBetween(point, other) })),
    )
    const { at, to } = pairs.reduce((best, pair) => (pair.far < best.far ? pair : best))
    return [...outline.slice(0, at + 1), ...inner.slice(to), ...inner.slice(0, to + 1), ...outline.slice(at)]
  }, polygon)
}

/** Triangles that fill a polygon, each lit, plain or shaded by its position and by chance. */
export function facetsOf(polygon: readonly Point[], random: Random, sizeMm: number): Facet[] {
  const [middleX, middleY] = [0, 1].map((axis) => polygon.reduce((sum, point) => sum + point[axis], 0) / polygon.length)
  const triangles = triangulate(polygon).flatMap((triangle) => halved(triangle, sizeMm * SIDE_MOST, HALVINGS))
  return triangles.map((triangle): Facet => {
    const [x, y] = [0, 1].map((axis) => triangle.reduce((sum, point) => sum + point[axis], 0) / 3)
    const turned =
      ((x - middleX) * LIGHT[0] + (y - middleY) * LIGHT[1]) / (sizeMm * 0.4) + random.between(-CHANCE, CHANCE)
    return {
      ring: triangle.map(([px, py]) => [px, py, 1]),
      side: turned > LIT ? 'lit' : turned < -LIT ? 'shaded' : 'plain',
    }
  })
}

type Triangle = readonly [Point, Point, Point]

/** Ear clipping, the best shaped ear first, until one triangle is left. */
function triangulate(polygon: readonly Point[]): Triangle[] {
  const left = signedArea(polygon) < 0 ? polygon.toReversed() : [...polygon]
  const triangles: Triangle[] = []
  while (left.length > 3) {
    const ears = left.flatMap((_, at) => {
      const ear = earAt(left, at)
      return ear ? [{ at, ear, shape: shapeOf(ear) }] : []
    })
    if (ears.length === 0) break
    const best = ears.reduce((one, other) => (other.shape > one.shape ? other : one))
    triangles.push(best.ear)
    left.splice(best.at, 1)
  }
  if (left.length === 3) triangles.push([left[0], left[1], left[2]])
  return triangles
}

function earAt(points: readonly Point[], at: number): Triangle | undefined {
  const count = points.length
  const ear: Triangle = [points[(at + count - 1) % count], points[at], points[(at + 1) % count]]
  if (signedArea(ear) <= 0) return undefined
  const isEmpty = points.every((point) => ear.includes(point) || !isInsideConvex(ear, point))
  return isEmpty ? ear : undefined
}

/** Shape quality: twice the area over the square of the longest side; small for slivers. */
function shapeOf(triangle: Triangle): number {
  return (2 * Math.abs(signedArea(triangle))) / Math.max(...sidesOf(triangle)) ** 2
}

function sidesOf([a, b, c]: Triangle): readonly [number, number, number] {
  return [distanceBetween(a, b), distanceBetween(b, c), distanceBetween(c, a)]
}

/** Bisects a triangle across its longest side while that is too long. */
function halved(triangle: Triangle, most: number, times: number): Triangle[] {
  const sides = sidesOf(triangle)
  const longest = sides.indexOf(Math.max(...sides))
  if (times === 0 || sides[longest] <= most) return [triangle]
  const [a, b, c] = [0, 1, 2].map((step) => triangle[(longest + step) % 3])
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  return [[a, middle, c] as const, [middle, b, c] as const].flatMap((half) => halved(half, most, times - 1))
}
