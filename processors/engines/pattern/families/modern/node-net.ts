import type { Cloth } from '../../kit/area/cloth.ts'
import { paint } from '../../kit/area/cloth.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import { ribbon } from '../../kit/line/curve.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import { createShortestStep } from '../../kit/place/shortest-step.ts'
import type { Plan } from '../family.ts'
import { halfLineMm } from '../line-weight.ts'

/** Knots of a net on a square of 320 mm, and most of them on a cloth. */
const [KNOTS, KNOTS_MOST] = [110, 420]
const REPEAT_MM = 320
/** Radii of the knots in turn, in mm. */
const RADII = [4.6, 2.3, 3.2, 2.3, 1.6, 3.2, 2.3]

/**
 * A net of dots and lines: dots of four sizes spread evenly, each joined to its neighbours, so that no line crosses another and none of the
 * dots is left alone.
 */
export function drawNodeNet(cloth: Cloth, plan: Plan): Cloth {
  const { cast, scale } = plan
  const random = plan.random.fork('net')
  const area = (plan.widthMm * plan.heightMm) / REPEAT_MM ** 2 / scale ** 2
  const fullness = (plan.coverage / 0.06) ** 0.5
  const count = Math.max(12, Math.min(KNOTS_MOST, Math.round(KNOTS * area * fullness)))
  // Not evened out to the end: cells of one size would be a honeycomb.
  const knots = scatterPoints(random, cloth, count, { rounds: 5 })
  const half = halfLineMm(plan, 0.42 * scale, 0.2)
  const [line, ...others] = [cast.line, ...cast.figures.filter((ink) => ink !== cast.line)]
  const links = others.length > 1 ? (others.find((ink) => ink !== cast.accent) ?? line) : line
  paintScattered(
    cloth,
    links,
    linksOf(cloth, knots).map(([from, to]) => ribbon([from, to], () => half)),
  )
  const inks = [line, ...others.filter((ink) => ink !== links)]
  const bodies = new Map<number, Ring[]>()
  knots.forEach(([x, y], at) => {
    const radius = Math.max(0.7, RADII[at % RADII.length] * scale)
    // A ring is open to the ground, so lines end at it.
    if (at % RADII.length === 2) paint(cloth, cast.ground, circle(x, y, radius * 1.5, 12))
    const ink = at % RADII.length === 0 ? (inks.at(-1) ?? line) : inks[at % inks.length]
    const rings = bodies.get(ink) ?? []
    bodies.set(ink, rings)
    if (at % RADII.length === 2) paint(cloth, ink, circle(x, y, radius * 1.5, 12), [circle(x, y, radius, 12)])
    else rings.push(circle(x, y, radius, 12))
  })
  for (const [ink, rings] of bodies) paintScattered(cloth, ink, rings)
  return cloth
}

/**
 * The Gabriel graph on the torus (K. R. Gabriel and R. R. Sokal, 1969): two points are joined where no third lies in the circle
 * between them. It is planar, and joins all.
 */
function linksOf(cloth: Cloth, knots: readonly Point[]): (readonly [Point, Point])[] {
  const step = createShortestStep(cloth)
  const reach = 3 * Math.sqrt((cloth.widthMm * cloth.heightMm) / knots.length)
  const links: (readonly [Point, Point])[] = []
  knots.forEach((from, at) => {
    const near = knots.flatMap((to, other) => {
      const [dx, dy] = step(from, to, at === other)
      return other !== at && Math.hypot(dx, dy) < reach ? [{ other, dx, dy }] : []
    })
    for (const { other, dx, dy } of near) {
      if (other < at) continue
      const isFree = near.every(
        (third) => third.other === other || third.dx * (third.dx - dx) + third.dy * (third.dy - dy) > 0,
      )
      if (isFree) links.push([from, [from[0] + dx, from[1] + dy]])
    }
  })
  return links
}
