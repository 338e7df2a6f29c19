import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paint } from '../../kit/cloth.ts'
import type { Curve } from '../../kit/curve.ts'
import { ribbon } from '../../kit/curve.ts'
import type { Point, Ring } from '../../kit/knot.ts'
import { placeKnot, TURN } from '../../kit/knot.ts'
import { circle } from '../../kit/outline.ts'
import { paintScattered } from '../../kit/paint-scattered.ts'
import type { Random } from '../../kit/random.ts'
import { scatterPoints } from '../../kit/scatter.ts'
import { createShortestStep } from '../../kit/shortest-step.ts'
import type { Family, Plan } from '../family.ts'

const REPEAT_MM = 160

export const karakusa: Family = {
  name: 'karakusa',
  summary:
    'scrolling vine of furoshiki cloths: scrolls of three sizes, each growing out of a larger neighbour, with hooked leaves',
  words:
    'karakusa|spiral|spirals|spiral pattern|spiralen|espirales|spirales|furoshiki|scroll vine|curlicue|curlicues|volute|volutes|spiral scroll|schnörkel|volute pattern|唐草|唐草模様|風呂敷'.split(
      '|',
    ),
  motifs: [],
  coverage: { low: 0.2, medium: 0.32, high: 0.46 },
  isDensityFixed: true,
  inks: { least: 2, natural: 3 },
  moods: ['indigo', 'winter', 'heritage', 'moody'],
  ground: 'dark',
  motifMm: 36,
  repeatMm: REPEAT_MM,
  layouts: ['toss', 'block'],
  draw: drawKarakusa,
}

/** Distance between the middles of great scrolls, and reaches of those that fill the gaps between them. */
const GREAT_MM = 33
const FILL_MM = { least: 4.2, most: 11 } as const
const DARTS_MOST = 1500

function drawKarakusa(plan: Plan): Cloth {
  const { cast, scale } = plan
  const random = plan.random.fork('scroll')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const step = createShortestStep(cloth)
  const scrolls = layScrolls(random, plan, cloth, step)
  const vine: Ring[] = []
  const berries: Ring[] = []
  scrolls.forEach((scroll, at) => {
    const before = scrolls.slice(0, at)
    const heading = before.length > 0 ? towardsNearest(scroll, before, step) : random.between(0, TURN)
    const hand = at % 2 === 0 ? 1 : -1
    const place = placeKnot({ x: scroll.x, y: scroll.y, turn: heading, size: scroll.radius, flip: hand })
    const leaves = scroll.radius > FILL_MM.most * scale ? 3 : scroll.radius > 6.5 * scale ? 2 : 0
    vine.push(...scrollRings(scale / scroll.radius, leaves).map((ring) => ring.map(place)))
    berries.push(circle(0, 0, 0.1, 8).map(place))
  })
  const far = (ink: number): number => Math.abs(cast.inks[ink].lightness - cast.inks[cast.ground].lightness)
  const [strongest, ...others] = cast.figures.toSorted((one, other) => far(other) - far(one))
  paintScattered(cloth, strongest, vine)
  const berry = others.includes(cast.accent) ? cast.accent : (others[0] ?? strongest)
  for (const ring of berries) paint(cloth, berry, ring)
  return cloth
}

type Step = ReturnType<typeof createShortestStep>
type Curl = { readonly x: number; readonly y: number; readonly radius: number }

/** Great scrolls spread evenly, each as wide as its nearest neighbour lets it; then smaller ones thrown into the gaps, the widest first. */
function layScrolls(random: Random, { scale }: Plan, cloth: Cloth, step: Step): Curl[] {
  const count = Math.max(2, Math.round((cloth.widthMm * cloth.heightMm * 1.15) / (GREAT_MM * scale) ** 2))
  const points = scatterPoints(random, cloth, count, { rounds: 20 })
  const scrolls: Curl[] = points.map((point, at) => {
    const near = points.map((other, index) => Math.hypot(...step(point, other, index === at)))
    return { x: point[0], y: point[1], radius: Math.min(...near) / 2 }
  })
  const darts = Array.from(
    { length: Math.min(DARTS_MOST, count * 30) },
    (): Point => [random.between(0, cloth.widthMm), random.between(0, cloth.heightMm)],
  )
  const roomAt = (point: Point): number =>
    Math.min(...scrolls.map(({ x, y, radius }) => Math.hypot(...step(point, [x, y], false)) - radius))
  const places = darts.map((point) => ({ point, room: roomAt(point) }))
  for (const { point } of places.sort((one, other) => other.room - one.room)) {
    const room = roomAt(point)
    if (room >= FILL_MM.least * scale)
      scrolls.push({ x: point[0], y: point[1], radius: Math.min(room, FILL_MM.most * scale) })
  }
  return scrolls
}

/** Direction from a scroll to the one of the others whose rim is nearest. */
function towardsNearest(scroll: Curl, others: readonly Curl[], step: Step): number {
  let [best, least] = [0, Infinity]
  for (const other of others) {
    const [dx, dy] = step([scroll.x, scroll.y], [other.x, other.y], false)
    const gap = Math.hypot(dx, dy) - other.radius
    if (gap >= least) continue
    least = gap
    best = Math.atan2(dy, dx)
  }
  return best
}

const TURNS = 1.75

/**
 * A scroll of reach 1 about the origin: the stem comes in at (1, 0) from the neighbour, runs round inside the rim and curls to the
 * middle, thinning; small hooked leaves sit along its outer turn.
 *
 * @param perMm one millimetre in units of the reach
 */
function scrollRings(perMm: number, leaves: number): Ring[] {
  const steps = 24
  const at = (t: number): Point => {
    const reach = 0.92 * (1 - t) ** 0.9 + 0.06
    const angle = t * TURNS * TURN
    return [Math.cos(angle) * reach, Math.sin(angle) * reach]
  }
  const curl: Curve = [[1.16, -0.22], [1.06, -0.1], ...Array.from({ length: steps + 1 }, (_, step) => at(step / steps))]
  const thick = 1.05 * perMm
  const rings = [ribbon(curl, (t) => thick * (1 - 0.55 * t))]
  for (let leaf = 0; leaf < leaves + 1; leaf++) {
    const t = 0.1 + (leaf / (leaves + 1)) * 0.4
    const [x, y] = at(t)
    const [nx, ny] = at(t + 0.03)
    rings.push(hook([x, y], Math.atan2(ny - y, nx - x), 0.34))
  }
  return rings
}

/** A small leaf that leaves the stem inwards and hooks back. */
function hook([x, y]: Point, heading: number, reach: number): Ring {
  const place = placeKnot({ x, y, turn: heading, size: reach })
  const leaf: Ring = [
    [-0.12, 0, 1],
    [0.26, 0.3],
    [0.6, 0.74],
    [1.04, 0.62],
    [0.98, 0.34],
    [0.8, 0.44, 1],
    [0.64, 0.42],
    [0.42, 0.08],
    [0.2, -0.04, 1],
  ]
  return leaf.map(place)
}
