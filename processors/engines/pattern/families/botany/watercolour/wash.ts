import { settledPigment } from '../../../kit/area/settled-pigment.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { silhouette } from '../../../kit/line/flatten.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { boxOf, signedArea, TURN } from '../../../kit/line/knot.ts'
import { depthBehind } from '../../../kit/line/polygon.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addDetail } from '../../../kit/motif/motif.ts'

/** Inks of one stroke of watercolour, from the thin wash to where pigment gathers; one at least. */
export type Strengths = readonly number[]

/**
 * In mm: washes narrower than this are one touch of the brush; from node to node of the grid that settled paint is
 * drawn on, at least and at most.
 */
const [BROAD_MM, CELL_MM, CELL_MOST_MM] = [4, 0.5, 1.2]
/** Cells of such a grid at most, about. */
const CELLS_MOST = 9_000
/** Share of a wash under all but the thinnest paint, and how much less each thicker one covers. */
const [SETTLED, LESS] = [0.76, 0.46]
/**
 * Dry edges: how much of the way round they show, and how thick they are as a share of the wash's lesser side, at least
 * and at most in mm.
 */
const EDGE = { share: [0.8, 0.95], thick: 0.016, leastMm: 0.12, mostMm: 0.42 } as const

/**
 * A wash in a contour, as if the inks were transparent: thin paint, thicker where the water ran to, a dark edge where it dried, and the
 * overlap with the washes already laid as a tone of its own. Inks stay flat.
 *
 * @param laid contours this wash may overlap, earlier ones of the same motif
 * @param towards where the water ran to, in radians; anywhere without it
 */
export function addWash(
  motif: Motif,
  random: Random,
  strengths: Strengths,
  ring: Ring,
  laid: readonly Ring[] = [],
  towards: number = random.between(0, TURN),
): void {
  motif.layers.push({ ink: strengths[0], ring, holes: [], isForm: true })
  for (const other of laid) {
    const overlap = clipToConvex(silhouette(ring), other)
    if (overlap.length > 2) addDetail(motif, strengths[1] ?? strengths[0], overlap)
  }
  addSettled(motif, random, strengths, ring, { towards })
}

/** What dries in a wash of the thinnest strength: the thicker ones, and the edge. */
export function addSettled(
  motif: Motif,
  random: Random,
  strengths: Strengths,
  ring: Ring,
  {
    towards = random.between(0, TURN),
    holes = [],
  }: { readonly towards?: number; readonly holes?: readonly Ring[] } = {},
): void {
  const thicker = strengths.slice(1)
  if (thicker.length === 0) return
  const { left, right, top, bottom } = boxOf([ring])
  const [narrow, area] = [Math.min(right - left, bottom - top), (right - left) * (bottom - top)]
  const edgeMm = Math.max(EDGE.leastMm, Math.min(EDGE.mostMm, narrow * EDGE.thick))
  if (narrow > BROAD_MM) {
    const cellMm = Math.max(CELL_MM, Math.min(CELL_MOST_MM, narrow / 40), Math.sqrt(area / CELLS_MOST))
    const shares = thicker.map((_, at) => SETTLED * LESS ** at)
    settledPigment(random, ring, { towards, shares, insetMm: edgeMm * 1.6, cellMm }, holes).forEach((bodies, at) => {
      for (const body of bodies) addDetail(motif, thicker[at], body)
    })
  }
  addDetail(
    motif,
    thicker[Math.min(1, thicker.length - 1)],
    poolAlong(random, ring, { share: EDGE.share, depthMm: edgeMm }),
  )
}

/** How much of the way round a contour paint gathers, from and to, and how thick. */
type Gathering = { readonly share: readonly [number, number]; readonly depthMm: number }

/** A crescent inside the edge where the wash dried last: it swells and runs out twice round the contour at most. */
function poolAlong(random: Random, ring: Ring, { share: [least, most], depthMm }: Gathering): Knot[] {
  const points = silhouette(ring)
  const count = points.length
  const from = Math.floor(random.between(0, count))
  const span = Math.max(4, Math.round(count * random.between(least, most)))
  const inward = signedArea(points.map(([x, y]) => [x, y] as const)) > 0 ? 1 : -1
  const outer: Knot[] = []
  const inner: Knot[] = []
  for (let step = 0; step <= span; step++) {
    const at = (from + step) % count
    const [before, point, after] = [points[(at + count - 1) % count], points[at], points[(at + 1) % count]]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const length = Math.hypot(dx, dy) || 1
    const swell =
      Math.sin((Math.PI * step) / span) * depthMm * (0.75 + 0.4 * Math.sin((step / span) * TURN * 1.5 + from))
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
    const side = (point: Point): number => depthBehind(from, to, point)
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
