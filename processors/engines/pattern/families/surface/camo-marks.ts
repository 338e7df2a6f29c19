import type { Cloth } from '../../kit/area/cloth.ts'
import { paint, paintTogether } from '../../kit/area/cloth.ts'
import { gather } from '../../kit/area/gather.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { circle, polygon } from '../../kit/line/outline.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import { blockLattice } from '../../kit/place/lattice.ts'
import { scatterPoints } from '../../kit/place/scatter.ts'
import type { Plan } from '../family.ts'

/** Ink of the topmost layer at a place given in shares of the period; the ground's where there is none. */
export type InkAt = (x: number, y: number) => number

const DAB_MM = 4.6
const FACET_MM = 34
const CHIP_MM = 46

/** Flecktarn: swarms of dabs instead of solid lobes, sparser at the edges. */
export function paintDabs(cloth: Cloth, plan: Plan, inkAt: InkAt): void {
  const random = plan.random.fork('dabs')
  const columns = fitCells(plan.widthMm, DAB_MM * plan.scale).count
  const rows = fitCells(plan.heightMm, DAB_MM * plan.scale).count
  const [wide, tall] = [plan.widthMm / columns, plan.heightMm / rows]
  const dabs = new Map<number, Ring[]>()
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column + 0.5 + random.between(-0.4, 0.4), row + 0.5 + random.between(-0.4, 0.4)]
      // Each dab samples a slightly displaced place, so that dabs of neighbouring lobes mix.
      const ink = inkAt((x + random.between(-1.1, 1.1)) / columns, (y + random.between(-1.1, 1.1)) / rows)
      if (ink === cloth.ground) continue
      gather(dabs, ink, [dab(random, x * wide, y * tall, wide * random.pick([0.5, 0.62, 0.74]))])
    }
  for (const [ink, rings] of [...dabs].toSorted(([one], [other]) => one - other)) paintTogether(cloth, ink, rings)
}

function dab(random: Random, x: number, y: number, radius: number): Ring {
  const [flat, lean] = [random.between(0.72, 1), random.between(-0.3, 0.3)]
  return circle(0, 0, radius, 8).map(([u, v]): Knot => [x + u + lean * v, y + v * flat])
}

/** Splinter pattern: straight-edged shards, each in the ink of its centre. */
export function paintShards(cloth: Cloth, plan: Plan, inkAt: InkAt): void {
  const random = plan.random.fork('shards')
  const columns = Math.max(3, fitCells(plan.widthMm, FACET_MM * plan.scale).count)
  const rows = Math.max(3, fitCells(plan.heightMm, FACET_MM * plan.scale).count)
  const moved = Array.from(
    { length: columns * rows },
    (): Point => [random.between(-0.42, 0.42), random.between(-0.42, 0.42)],
  )
  const corner = (column: number, row: number): Point => {
    const [x, y] = moved[((row + rows) % rows) * columns + ((column + columns) % columns)]
    return [(column + x) / columns, (row + y) / rows]
  }
  const shards = new Map<number, Ring[]>()
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [one, two] = [corner(column, row), corner(column + 1, row)]
      const [three, four] = [corner(column + 1, row + 1), corner(column, row + 1)]
      const halves = random.chance(0.5)
        ? [
            [one, two, three],
            [one, three, four],
          ]
        : [
            [one, two, four],
            [two, three, four],
          ]
      for (const half of halves) {
        const ink = inkAt(mean(half, 0), mean(half, 1))
        if (ink === cloth.ground) continue
        gather(shards, ink, [polygon(half.map(([x, y]): Point => [x * plan.widthMm, y * plan.heightMm]))])
      }
    }
  for (const [ink, rings] of shards) paintTogether(cloth, ink, rings)
}

function mean(points: readonly Point[], axis: 0 | 1): number {
  return points.reduce((sum, point) => sum + point[axis], 0) / points.length
}

/** Chocolate-chip (six-colour desert) pattern: clusters of dark pebbles with a highlight. */
export function paintChips(cloth: Cloth, plan: Plan, [shadow, light]: readonly [shadow: number, light: number]): void {
  const random = plan.random.fork('chips')
  const size = CHIP_MM * plan.scale
  const count = Math.max(3, Math.round((plan.widthMm * plan.heightMm) / size ** 2 / 1.6))
  for (const [x, y] of scatterPoints(
    random,
    { widthMm: plan.widthMm, heightMm: plan.heightMm, lattice: blockLattice },
    count,
  )) {
    const stones = random.pick([1, 2, 2, 3])
    for (let at = 0; at < stones; at++) {
      const reach = size * random.between(0.1, 0.17)
      const [u, v] = [x + (at - (stones - 1) / 2) * size * 0.3, y + random.between(-0.2, 0.2) * size]
      const stone = dab(random, u, v, reach)
      paint(cloth, shadow, stone)
      paint(
        cloth,
        light,
        stone.map(([p, q]): Knot => [u + (p - u) * 0.86 - reach * 0.26, v + (q - v) * 0.66 - reach * 0.4]),
      )
    }
  }
}
