import type { Random } from '../../../kit/chance/random.ts'
import { silhouette } from '../../../kit/line/flatten.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { boxOf, signedArea, TURN } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail } from '../../../kit/motif/motif.ts'
import { blob } from '../flowers/heart.ts'

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

type OnPetal = (t: number, v: number, corner?: 0 | 1) => Knot

/**
 * Thicker paint let into the wet foot of a petal: it runs out in rounded, uneven tongues and leaves grains where it stops.
 *
 * @param at the petal's own coordinates, t from foot to rim, v from side to side
 * @param reach how far it runs, 0..1
 */
export function addBleed(motif: Motif, random: Random, ink: number, at: OnPetal, reach: number, grainMm: number): void {
  const tongues = 3
  const knots: Knot[] = [at(0.02, -0.6, 1)]
  for (let step = 0; step <= tongues * 2; step++) {
    const v = -0.74 + (1.48 * step) / (tongues * 2)
    const middle = 1 - Math.abs(v) * 0.4
    knots.push(at(reach * middle * (step % 2 ? random.between(1.05, 1.3) : random.between(0.42, 0.66)), v))
  }
  addDetail(motif, ink, [...knots, at(0.02, 0.6, 1)])
  for (let grain = 0; grain < (grainMm > 0 ? 4 : 0); grain++) {
    const [x, y] = at(reach * random.between(1.02, 1.24), random.between(-0.5, 0.5))
    addDetail(motif, ink, blob(random, x, y, grainMm * random.between(0.5, 1), 5, 0.3))
  }
}

/** A crescent inside the edge where the wash dried last: it swells and runs out twice round the contour at most. */
export function poolAlong(random: Random, ring: Ring): Knot[] {
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
