import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paint } from '../../kit/cloth.ts'
import { fitCells } from '../../kit/fit-cells.ts'
import type { Knot, Ring } from '../../kit/knot.ts'
import { TURN } from '../../kit/knot.ts'
import { ornamentPetal } from '../../kit/ornament.ts'
import { circle } from '../../kit/outline.ts'
import type { Family, Plan } from '../family.ts'

const CELL_MM = 32

export const trellis: Family = {
  name: 'trellis',
  summary: 'lantern cells on a half-drop lattice, divided by an even band; frames and a small flower inside',
  words: [
    'trellis',
    'moroccan trellis',
    'moroccan',
    'lantern',
    'arabesque',
    'moroccan lantern',
    'latticework',
    'marokkanisch',
    'marocain',
    'marroquí',
    'quatrefoil',
    'barbed quatrefoil',
  ],
  motifs: ['lantern', 'quatrefoil'],
  coverage: { low: 0.42, medium: 0.6, high: 0.78 },
  inks: { least: 2, natural: 4 },
  moods: ['mediterranean', 'boho', 'deco', 'coastal', 'moody'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['half-drop', 'diamond', 'ogee'],
  draw: drawTrellis,
}

/** One side of a lantern in units of half a cell: two hollow curves from the shoulder to the points above and beside. */
const QUARTER: readonly Knot[] = [
  [0, -1, 1],
  [0.16, -0.86],
  [0.2, -0.7, 1],
  [0.52, -0.62],
  [0.62, -0.3, 1],
  [0.8, -0.18],
  [1, 0, 1],
]

function drawTrellis(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const inks = cast.figures
  const columns = fitCells(plan.widthMm, CELL_MM * plan.scale, Math.min(2, inks.length))
  const rows = fitCells(plan.heightMm, CELL_MM * 1.25 * plan.scale)
  const size = Math.min(0.97, Math.sqrt(plan.coverage) * 1.12)
  const isFlowered = plan.random.fork('heart').chance(0.6)
  for (let row = 0; row < rows.count; row++)
    for (let column = 0; column < columns.count; column++)
      for (const half of [0, 0.5]) {
        const [x, y] = [(column + half) * columns.sizeMm, (row + half) * rows.sizeMm]
        const lantern = (share: number): Ring =>
          lanternRing(x, y, (columns.sizeMm / 2) * share, (rows.sizeMm / 2) * share)
        const ink = inks[(half ? 1 : column * 2) % inks.length]
        const other = inks[(half ? 0 : column * 2 + 1) % inks.length]
        paint(cloth, ink, lantern(size))
        paint(cloth, cast.ground, lantern(size * 0.8))
        paint(cloth, ink, lantern(size * 0.73))
        const reach = columns.sizeMm * size * 0.2
        const petals = isFlowered ? 8 : 4
        for (let petal = 0; petal < petals; petal++)
          paint(
            cloth,
            cast.ground,
            ornamentPetal(x, y, (petal / petals) * TURN, reach * 0.2, reach, (reach * 1.7) / petals),
          )
        paint(cloth, other === ink ? cast.ground : other, circle(x, y, reach * 0.24, 8))
      }
  return cloth
}

function lanternRing(x: number, y: number, wide: number, tall: number): Ring {
  const corners: readonly (readonly [1 | -1, 1 | -1])[] = [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ]
  return corners.flatMap(([right, down], at) => {
    // Every second quarter is walked backwards, so the outline runs round without a jump; shared tips are left out once.
    const quarter = at % 2 === 0 ? QUARTER : QUARTER.toReversed()
    return quarter.slice(0, -1).map(([px, py, corner]): Knot => [x + px * wide * right, y + py * tall * down, corner])
  })
}
