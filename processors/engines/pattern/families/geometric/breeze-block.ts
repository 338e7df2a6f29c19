import type { Cloth } from '../../kit/area/cloth.ts'
import { paint, paintTogether } from '../../kit/area/cloth.ts'
import { arcKnots } from '../../kit/line/arc.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { circle, polygon, rectangle } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Plan } from '../family.ts'

const BLOCK_MM = 40
/** The joint on each side of a block, and its rim, as shares of it. */
const [JOINT, RIM] = [0.016, 0.085]

/** A wall of pierced concrete blocks of the fifties: squares laid in a grid, each a rim and thin webs about its holes; inks by turns. */
export function drawBreezeBlocks(cloth: Cloth, plan: Plan): Cloth {
  const { cast } = plan
  const size = BLOCK_MM * plan.scale
  const holes = plan.random.fork('blocks').pick(forms)()
  const walls = [cast.main, ...cast.figures.filter((ink) => ink !== cast.main)]
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: walls.length, rows: walls.length })
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const [left, top] = [column * cells.wideMm, row * cells.tallMm]
      const ink = walls[(column + row) % walls.length]
      const [wide, tall] = [cells.wideMm * (1 - 2 * JOINT), cells.tallMm * (1 - 2 * JOINT)]
      paint(cloth, ink, rectangle(left + cells.wideMm * JOINT, top + cells.tallMm * JOINT, wide, tall))
      const place = ([x, y, corner]: Knot): Knot => [
        left + cells.wideMm * (0.5 + x * (0.5 - RIM)),
        top + cells.tallMm * (0.5 + y * (0.5 - RIM)),
        corner,
      ]
      paintTogether(
        cloth,
        cast.ground,
        holes.map((ring) => ring.map(place)),
      )
    }
  return cloth
}

/** A ring and the same turned by one, two and three quarters about the middle of the block. */
function quarters(ring: Ring): Ring[] {
  const turns = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ]
  return turns.map(([cos, sin]) => ring.map(([x, y, corner]): Knot => [x * cos - y * sin, x * sin + y * cos, corner]))
}

/** The holes of a block about its middle; ±1 is its inner rim. */
const forms: readonly (() => Ring[])[] = [quarterRounds, leaves, wheel, diamond]

/** A quarter round in each corner; the webs between them make a star with hollow sides. */
function quarterRounds(): Ring[] {
  const round: Ring = [[1, 1, 1], ...arcKnots([1, 1], 0.9, TURN / 2, TURN * 0.75)]
  return [...quarters(round), circle(0, 0, 0.2)]
}

/** Four leaves on the diagonals and a wedge between each two. */
function leaves(): Ring[] {
  const leaf: Ring = [
    [0.1, 0.1, 1],
    [0.62, 0.22],
    [0.98, 0.6],
    [0.96, 0.96, 1],
    [0.6, 0.98],
    [0.22, 0.62],
  ]
  const wedge: Ring = [
    [0, 0.28, 1],
    [0.13, 0.68],
    [0.34, 1, 1],
    [-0.34, 1, 1],
    [-0.13, 0.68],
  ]
  return [...quarters(leaf), ...quarters(wedge)]
}

/** A round that thin webs divide in four, and what is left of the corners. */
function wheel(): Ring[] {
  const [radius, web, turn] = [0.8, 0.085, 0.11]
  const spoke = 0.32
  const sector: Ring = [[web, web, 1], ...arcKnots([0, 0], radius, turn, TURN / 4 - turn)]
  const corner: Ring = [[1, 1, 1], [spoke, 1, 1], ...arcKnots([0, 0], 1, TURN / 4 - spoke, spoke), [1, spoke, 1]]
  return [...quarters(sector), ...quarters(corner)]
}

/** A diamond with a bar each way, between triangles in the corners. */
function diamond(): Ring[] {
  const inner = polygon([
    [0.12, 0.12],
    [0.66, 0.12],
    [0.12, 0.66],
  ])
  const corner = polygon([
    [1, 1],
    [0.16, 1],
    [1, 0.16],
  ])
  return [...quarters(inner), ...quarters(corner)]
}
