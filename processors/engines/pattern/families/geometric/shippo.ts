import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paint } from '../../kit/cloth.ts'
import { fitCells } from '../../kit/fit-cells.ts'
import type { Knot, Ring } from '../../kit/knot.ts'
import { placeKnot, TURN } from '../../kit/knot.ts'
import { circle } from '../../kit/outline.ts'
import type { Family, Plan } from '../family.ts'

const STEP_MM = 20

export const shippo: Family = {
  name: 'shippo',
  summary: 'seven treasures: circles a radius apart share four petals each; a small flower sits in every gap',
  words: [
    'shippo',
    'seven treasures',
    'interlocking circle',
    'overlapping circle',
    'interlocking circles',
    'overlapping circles',
    'cathedral window',
    '七宝',
    'petal grid',
    'vesica',
  ],
  motifs: [],
  coverage: { low: 0.42, medium: 0.57, high: 0.66 },
  inks: { least: 2, natural: 5 },
  moods: ['mediterranean', 'indigo', 'midcentury', 'deco'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['block'],
  draw: drawShippo,
}

/** Petals run along the sides of a square lattice; each is two arcs of radius step/√2 that meet at the nodes. */
function drawShippo(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const columns = fitCells(plan.widthMm, STEP_MM * plan.scale, 2)
  const rows = fitCells(plan.heightMm, STEP_MM * plan.scale, 2)
  const inks = cast.figures
  const thick = Math.min(1, Math.max(0.3, (plan.coverage - 0.06) / 0.62))
  // Dense cloths close the openings of the petals.
  const hollow = Math.max(0, Math.min(1, 1 - (plan.coverage - 0.58) * 5))
  const shift = plan.random.below(4)
  for (let row = 0; row < rows.count; row++)
    for (let column = 0; column < columns.count; column++) {
      const [x, y] = [column * columns.sizeMm, row * rows.sizeMm]
      const ink = inks[(((column + row) >> 1) + shift) % Math.max(1, inks.length - 1)]
      for (const [dx, dy, turn, length] of [
        [0.5, 0, 0, columns.sizeMm],
        [0, 0.5, TURN / 4, rows.sizeMm],
      ] as const) {
        const place = placeKnot({ x: x + dx * columns.sizeMm, y: y + dy * rows.sizeMm, turn })
        paint(cloth, (column + row) % 2 ? cast.main : ink, vesica(length * 0.98, thick).map(place))
        if (hollow > 0.05) paint(cloth, cast.ground, vesica(length * 0.5 * hollow, thick * 0.55 * hollow).map(place))
      }
      drawTreasure(cloth, plan, x + columns.sizeMm / 2, y + rows.sizeMm / 2, columns.sizeMm, (column + row) % 2 === 0)
    }
  return cloth
}

/** A pointed lens of two arcs; at thickness 1 the arcs are quarter circles. */
function vesica(length: number, thick: number): Ring {
  const half = length / 2
  const bulge = half * 0.4142 * thick
  const arc = (side: number): Knot[] => [
    [-half * 0.55, side * bulge * 0.92],
    [0, side * bulge * 1.12],
    [half * 0.55, side * bulge * 0.92],
  ]
  return [[-half, 0, 1], ...arc(1), [half, 0, 1], ...arc(-1).reverse()]
}

function drawTreasure(cloth: Cloth, { cast }: Plan, x: number, y: number, step: number, isEven: boolean): void {
  const ink = isEven ? cast.accent : cast.second
  for (let petal = 0; petal < 4; petal++) {
    const place = placeKnot({ x, y, turn: (petal / 4) * TURN + TURN / 8 })
    const ring: Ring = [
      [step * 0.05, 0, 1],
      [step * 0.12, step * 0.065],
      [step * 0.22, step * 0.06],
      [step * 0.24, 0],
      [step * 0.22, -step * 0.06],
      [step * 0.12, -step * 0.065],
    ]
    paint(cloth, ink, ring.map(place))
  }
  paint(cloth, cast.line, circle(x, y, step * 0.045, 8))
}
