import type { Random } from '../../../kit/chance/random.ts'
import { silhouette } from '../../../kit/line/flatten.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { boxOf, signedArea, TURN } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail } from '../../../kit/motif/motif.ts'

/** Inks of one stroke of watercolour: the thin wash, where two washes lie over each other, where pigment gathers. */
export type WashInks = { readonly wash: number; readonly over: number; readonly pool: number }

/**
 * A wash in a contour: pigment pooled along part of its edge, and the overlap with the washes already laid as a tone of its
 * own, as if the inks were transparent. Inks stay flat.
 *
 * @param laid contours this wash may overlap, earlier ones of the same motif
 */
export function addWash(motif: Motif, random: Random, inks: WashInks, ring: Ring, laid: readonly Ring[] = []): void {
  motif.layers.push({ ink: inks.wash, ring, holes: [], isForm: true })
  for (const other of laid) {
    const overlap = clipToConvex(silhouette(ring), other)
    if (overlap.length > 2) addDetail(motif, inks.over, overlap)
  }
  addDetail(motif, inks.pool, poolAlong(random, ring))
}

/** A crescent inside the edge where the wash dried last: it swells and runs out twice round the contour at most. */
function poolAlong(random: Random, ring: Ring): Knot[] {
  const points = silhouette(ring)
  const { left, right, top, bottom } = boxOf([ring])
  const depth = Math.max(0.35, Math.min(right - left, bottom - top) * random.between(0.07, 0.11))
  const count = points.length
  const from = Math.floor(random.between(0, count))
  const span = Math.max(4, Math.round(count * random.between(0.42, 0.68)))
  const inward = signedArea(points.map(([x, y]) => [x, y] as const)) > 0 ? 1 : -1
  const outer: Knot[] = []
  const inner: Knot[] = []
  for (let step = 0; step <= span; step++) {
    const at = (from + step) % count
    const [before, point, after] = [points[(at + count - 1) % count], points[at], points[(at + 1) % count]]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    const swell = Math.sin((Math.PI * step) / span) * depth * (0.75 + 0.4 * Math.sin((step / span) * TURN * 1.5 + from))
    const isEnd = step === 0 || step === span
    outer.push([point[0], point[1], isEnd ? 1 : 0])
    if (!isEnd && step % 2)
      inner.push([point[0] - (dy / length) * swell * inward, point[1] + (dx / length) * swell * inward])
  }
  return [...outer, ...inner.reverse()]
}

/** The part of a polygon inside a nearly convex contour: Sutherland–Hodgman against the hull of that contour. */
function clipToConvex(subject: readonly Point[], contour: Ring): Point[] {
  const hull = convexHull(silhouette(contour))
  let kept: Point[] = [...subject]
  for (let at = 0; at < hull.length && kept.length > 2; at++) {
    const [from, to] = [hull[at], hull[(at + 1) % hull.length]]
    const side = ([x, y]: Point): number => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])
    kept = kept.flatMap((point, index): Point[] => {
      const before = kept[(index + kept.length - 1) % kept.length]
      const [was, is] = [side(before), side(point)]
      const crossing = (): Point => {
        const share = was / (was - is)
        return [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]
      }
      if (is >= 0) return was >= 0 ? [point] : [crossing(), point]
      return was >= 0 ? [crossing()] : []
    })
  }
  return kept
}

/** Andrew's monotone chain; runs clockwise on the cloth. */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = []
    for (const point of list) {
      while (chain.length > 1 && cross(chain[chain.length - 2], chain[chain.length - 1], point) <= 0) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

function cross(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}
