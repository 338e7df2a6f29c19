import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint, paintTogether } from '../../../kit/area/cloth.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../../kit/line/knot.ts'
import { polar, polygon } from '../../../kit/line/outline.ts'
import { dealApart } from '../../../kit/place/deal-apart.ts'
import { fitCellPair } from '../../../kit/place/fit-cell-pair.ts'
import type { Plan } from '../../family.ts'
import type { Bundle } from './fabric-inks.ts'

const HEXIE_MM = 5.2

/**
 * Grandmother's flower garden: flowers of seven hexagons, a path of plain ones between. Twelve hexagons a flower: in steps of
 * hexagons the flowers lie at (3, -2) and (3, 2), so six columns and four rows close the repeat.
 */
export function drawFlowerGarden(cloth: Cloth, plan: Plan, bundle: Bundle): void {
  const side = HEXIE_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: side * Math.sqrt(3) * 6, tallMm: side * 1.5 * 4 })
  const [wide, tall] = [cells.wideMm / 6, cells.tallMm / 4]
  const hexagon = (x: number, y: number): Ring =>
    polygon(
      Array.from({ length: 6 }, (_, at): Point => {
        const [px, py] = polar(0, 0, 0.955, (at / 6) * TURN + TURN / 12)
        return [x + (px * wide) / Math.sqrt(3), y + (py * tall) / 1.5]
      }),
    )
  const turns = dealApart(plan.random.fork('garden'), [0, 1, 2, 3, 4], cells.columns, cells.rows * 2)
  for (let row = 0; row < cells.rows * 2; row++)
    for (let column = 0; column < cells.columns; column++) {
      const turn = turns[row * cells.columns + column]
      const [x, y] = [(column * 6 + (row % 2) * 3) * wide, row * 2 * tall]
      const petal = bundle.ink('b', turn)
      const around = [
        [1, 0],
        [0.5, 1],
        [-0.5, 1],
        [-1, 0],
        [-0.5, -1],
        [0.5, -1],
      ]
      paintTogether(
        cloth,
        petal,
        around.map(([dx, dy]) => hexagon(x + dx * wide, y + dy * tall)),
      )
      paint(cloth, bundle.ink('c', turn), hexagon(x, y))
      // The five hexagons of the path that belong to this flower.
      const path = [
        [2, 0],
        [1.5, 1],
        [1, 2],
        [-0, 2],
        [1.5, -1],
      ]
      const walk = bundle.ink('e', 0)
      if (walk !== cloth.ground && walk !== petal)
        paintTogether(
          cloth,
          walk,
          path.map(([dx, dy]) => hexagon(x + dx * wide, y + dy * tall)),
        )
    }
}

const RING_MM = 52
const WEDGES = 8

/** Double wedding ring: circles through the corners of a square lattice, each arc pieced from wedges, a four-patch where they cross. */
export function drawWeddingRings(cloth: Cloth, plan: Plan, bundle: Bundle): void {
  const size = RING_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: 2, rows: 2 })
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const place = (x: number, y: number): Point => [(column + x) * cells.wideMm, (row + y) * cells.tallMm]
      for (const isUpright of [false, true]) drawMelon(cloth, bundle, { column, row, isUpright, place })
    }
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++)
      for (let quarter = 0; quarter < 4; quarter++) {
        const [x, y] = [column * cells.wideMm, row * cells.tallMm]
        const far = Math.min(cells.wideMm, cells.tallMm) * 0.11
        const turn = (quarter / 4) * TURN
        const square: Knot[] = [
          [0, 0, 1],
          [far * 0.7, -far * 0.7, 1],
          [far * 1.4, 0, 1],
          [far * 0.7, far * 0.7, 1],
        ]
        paint(cloth, bundle.ink(quarter % 2 ? 'c' : 'd', 0), square.map(placeKnot({ x, y, turn: turn })))
      }
}

type Melon = {
  readonly column: number
  readonly row: number
  readonly isUpright: boolean
  readonly place: (x: number, y: number) => Point
}

/** A lens between two corners of the lattice, in the background, and the pieced arcs on both its sides. */
function drawMelon(cloth: Cloth, bundle: Bundle, { column, row, isUpright, place }: Melon): void {
  const radius = Math.SQRT1_2
  const half = 0.08
  const turned = (x: number, y: number): Point => (isUpright ? place(y, x) : place(x, y))
  for (const side of [-1, 1]) {
    const at = (far: number, share: number): Point => {
      const angle = TURN / 4 + (share - 0.5) * (TURN / 4 - 0.23)
      return turned(0.5 - Math.cos(angle) * far, side * (Math.sin(angle) * far - 0.5))
    }
    for (let wedge = 0; wedge < WEDGES; wedge++) {
      const [from, to] = [wedge / WEDGES, (wedge + 1) / WEDGES]
      const ink = bundle.print(wedge + column * 2 + row + (side > 0 ? 3 : 0) + (isUpright ? 1 : 0))
      const points = [at(radius - half, from), at(radius + half, from), at(radius + half, to), at(radius - half, to)]
      paint(cloth, ink, polygon(points))
    }
  }
}
