import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { gather } from '../../kit/area/gather.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { TURN, wrap } from '../../kit/line/knot.ts'
import { circle, polar } from '../../kit/line/outline.ts'
import { blockLattice } from '../../kit/place/lattice.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import type { Plan } from '../family.ts'

/** Largest number of marks scattered at once; finer scales repeat the scatter inside the period. */
const MARKS_MOST = 340
const MEAN_RADIUS_MM = 2.5
const sizes = [0.7, 0.7, 1, 1, 1.4] as const
const SPRINKLE_LONG = 3.1

/** Small marks in even disorder, with inks balanced so that neighbours differ. */
export function drawScatteredDots(plan: Plan, kind: 'confetti' | 'sprinkles'): Cloth {
  const { cast, widthMm, heightMm } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const random = plan.random.fork(kind)
  const radius = MEAN_RADIUS_MM * plan.scale * (kind === 'sprinkles' ? 0.62 : 1)
  const marks = (plan.coverage * widthMm * heightMm) / areaOf(kind, radius)
  const folds = Math.max(1, Math.ceil(Math.sqrt(marks / MARKS_MOST)))
  const area = { widthMm: widthMm / folds, heightMm: heightMm / folds, lattice: blockLattice }
  const points = scatterPoints(random, area, Math.max(cast.figures.length * 2, marks / folds ** 2))
  const inks = balanceInks(points, area, cast.figures, random)
  const rings = new Map<number, Ring[]>()
  points.forEach((point, at) => {
    const mark = drawMark(kind, random, radius * sizes[at % sizes.length])
    for (let fold = 0; fold < folds ** 2; fold++) {
      const x = wrap(point[0], area.widthMm) + (fold % folds) * area.widthMm
      const y = wrap(point[1], area.heightMm) + Math.floor(fold / folds) * area.heightMm
      const placed = mark.map(([u, v, corner]): Knot => [x + u, y + v, corner])
      gather(rings, inks[at], [placed])
    }
  })
  for (const [ink, bodies] of rings) paintScattered(cloth, ink, bodies)
  return cloth
}

/** Mean area of a mark, mm². */
function areaOf(kind: 'confetti' | 'sprinkles', radius: number): number {
  const squares = sizes.reduce((sum, size) => sum + size * size, 0) / sizes.length
  return squares * radius * radius * (kind === 'confetti' ? Math.PI : Math.PI + 4 * (SPRINKLE_LONG - 1))
}

function drawMark(kind: 'confetti' | 'sprinkles', random: Random, radius: number): Ring {
  return kind === 'confetti' ? circle(0, 0, radius, 8) : capsule(radius, random.between(0, TURN))
}

/** A capsule about three times as long as wide. */
function capsule(radius: number, turn: number): Ring {
  const half = radius * (SPRINKLE_LONG - 1)
  return [-1, 1].flatMap((end) => {
    const [x, y] = polar(0, 0, half * end, turn)
    return [-1, -0.34, 0.34, 1].map(
      (side): Knot => polar(x, y, radius * 1.08, turn + (end < 0 ? TURN / 2 : 0) + (side * TURN) / 4),
    )
  })
}

/** Gives each mark the least used ink among those that its three nearest neighbours do not have. */
function balanceInks(
  points: readonly Point[],
  area: { readonly widthMm: number; readonly heightMm: number },
  figures: readonly number[],
  random: Random,
): number[] {
  const inks: number[] = []
  const used = new Map<number, number>()
  const distance = (one: Point, other: Point): number => {
    const dx = Math.abs(wrap(one[0] - other[0] + area.widthMm / 2, area.widthMm) - area.widthMm / 2)
    const dy = Math.abs(wrap(one[1] - other[1] + area.heightMm / 2, area.heightMm) - area.heightMm / 2)
    return dx * dx + dy * dy
  }
  points.forEach((point, at) => {
    const near = points
      .slice(0, at)
      .map((other, index) => ({ far: distance(point, other), ink: inks[index] }))
      .sort((one, other) => one.far - other.far)
      .slice(0, Math.min(3, figures.length - 1))
      .map(({ ink }) => ink)
    const free = figures.filter((ink) => !near.includes(ink))
    const least = Math.min(...free.map((ink) => used.get(ink) ?? 0))
    const ink = random.pick(free.filter((candidate) => (used.get(candidate) ?? 0) <= least + 1))
    used.set(ink, (used.get(ink) ?? 0) + 1)
    inks.push(ink)
  })
  return inks
}
