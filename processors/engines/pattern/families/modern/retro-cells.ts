import type { Cloth } from '../../kit/area/cloth.ts'
import { paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { circle, rectangle } from '../../kit/line/outline.ts'
import type { CellPair } from '../../kit/place/fit-cell-pair.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Plan } from '../family.ts'

/** Inks of nested forms from the outside in: neighbours always differ, and each cell of a cycle begins elsewhere. */
export function nestedInks({ cast, random }: Plan): (turn: number, depth: number) => number {
  const order = [cast.ground, ...random.fork('order').shuffle(cast.figures)]
  return (turn, depth) => order[(turn + depth) % order.length]
}

/** Shares of the cell at which nested forms begin, falling, in a designed rhythm of thick and thin. */
function nestedShares(random: Random, count: number): number[] {
  const weights = Array.from({ length: count }, () => random.pick([0.6, 1, 1, 1.7]))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let share = 1
  return weights.map((weight) => {
    const begins = share
    share -= weight / total
    return Math.max(0.06, begins)
  })
}

/** A cycle length that divides both counts, so that the colours of cells close over the repeat. */
export function cycleOf({ columns, rows }: CellPair): number {
  return [3, 4, 2].find((length) => columns % length === 0 && rows % length === 0) ?? 1
}

/** Rounded squares nested in every cell, each in the next ink. */
export function drawRoundSquares(cloth: Cloth, plan: Plan): void {
  const random = plan.random.fork('squares')
  const size = 40 * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: 2, rows: 2 })
  const inkAt = nestedInks(plan)
  const shares = nestedShares(random, 5)
  const roundness = random.between(0.35, 0.9)
  const shift = random.pick([0, 0, 0.16])
  const cycle = cycleOf(cells)
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const turn = (column + row) % cycle
      const centre: Point = [(column + 0.5) * cells.wideMm, (row + 0.5) * cells.tallMm]
      const back = inkAt(turn, 0)
      if (back !== cloth.ground)
        paint(cloth, back, rectangle(column * cells.wideMm, row * cells.tallMm, cells.wideMm, cells.tallMm))
      shares.forEach((share, depth) => {
        const drop = (1 - share) * shift * cells.tallMm
        const at: Point = [centre[0], centre[1] + drop]
        paint(
          cloth,
          inkAt(turn, depth + 1),
          roundSquare(at, (cells.wideMm / 2) * share * 0.94, (cells.tallMm / 2) * share * 0.94, roundness),
        )
      })
    }
}

/** A square with soft corners: 0 nearly sharp, 1 nearly a circle. */
function roundSquare([x, y]: Point, wide: number, tall: number, roundness: number): Ring {
  const flat = 1 - roundness * 0.72
  const quarter: readonly Point[] = [
    [flat, -1],
    [1, -1],
    [1, -flat],
  ]
  const turned = [0, 1, 2, 3].flatMap((turn) =>
    quarter.flatMap(([px, py], at): Knot[] => {
      const [qx, qy] = [
        [px, py],
        [-py, px],
        [-px, -py],
        [py, -px],
      ][turn]
      const knot: Knot = [x + qx * wide, y + qy * tall]
      // A doubled knot pulls the curve onto the flat side.
      return at === 1 ? [knot] : [knot, knot]
    }),
  )
  return turned
}

/** Rings nested in every cell, each in the next ink. */
export function drawRings(cloth: Cloth, plan: Plan): void {
  const random = plan.random.fork('rings')
  const size = 40 * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: 2, rows: 2 })
  const inkAt = nestedInks(plan)
  const shares = nestedShares(random, 5)
  const isTouching = random.chance(0.5)
  const cycle = cycleOf(cells)
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const turn = (column + row) % cycle
      const [x, y] = [(column + 0.5) * cells.wideMm, (row + 0.5) * cells.tallMm]
      const back = inkAt(isTouching ? 0 : turn, 0)
      if (back !== cloth.ground)
        paint(cloth, back, rectangle(column * cells.wideMm, row * cells.tallMm, cells.wideMm, cells.tallMm))
      shares.forEach((share, depth) => {
        paint(
          cloth,
          inkAt(turn, depth + 1),
          ellipse(x, y, (cells.wideMm / 2) * share * 0.96, (cells.tallMm / 2) * share * 0.96),
        )
      })
    }
}

function ellipse(x: number, y: number, wide: number, tall: number): Ring {
  return circle(0, 0, 1).map(([px, py]) => [x + px * wide, y + py * tall])
}

/** Rings and rounded squares by turns, like the fields of a chessboard; in every other one the heart is of the other form. */
export function drawRingsAndSquares(cloth: Cloth, plan: Plan): void {
  const random = plan.random.fork('both')
  const size = 40 * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: 4, rows: 4 })
  const inkAt = nestedInks(plan)
  const shares = nestedShares(random, 5)
  const roundness = random.between(0.12, 0.4)
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const isSquare = (column + row) % 2 > 0
      // Colours move on over two fields a row, so that neither form keeps one of them.
      const turn = (column >> 1) + (row >> 1) + Number(isSquare)
      const at: Point = [(column + 0.5) * cells.wideMm, (row + 0.5) * cells.tallMm]
      const back = inkAt(turn, 0)
      if (back !== cloth.ground)
        paint(cloth, back, rectangle(column * cells.wideMm, row * cells.tallMm, cells.wideMm, cells.tallMm))
      shares.forEach((share, depth) => {
        const [wide, tall] = [(cells.wideMm / 2) * share * 0.92, (cells.tallMm / 2) * share * 0.92]
        const isTurned = depth > 2 && row % 2 > 0
        const form = isSquare !== isTurned ? roundSquare(at, wide, tall, roundness) : ellipse(at[0], at[1], wide, tall)
        paint(cloth, inkAt(turn, depth + 1), form)
      })
    }
}

/** Rainbows of nested arches in brick order, each standing on the crowns of two below. */
export function drawArches(cloth: Cloth, plan: Plan): void {
  const random = plan.random.fork('arches')
  const cells = fitCellPair(plan, { wideMm: 40 * plan.scale, tallMm: 32 * plan.scale }, { columns: 1, rows: 2 })
  const order = random.shuffle(plan.cast.figures)
  const shares = [0.94, 0.76, 0.58, 0.4, 0.22]
  const bands = Math.min(shares.length, Math.max(3, order.length))
  const isOpen = random.chance(0.5)
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const foot: Point = [(column + (row % 2 ? 1 : 0.5)) * cells.wideMm, (row + 0.95) * cells.tallMm]
      for (let band = 0; band < bands; band++) {
        const ink = order[(band + (row % 2) * 2) % order.length]
        const share = shares[band]
        paint(cloth, ink, arch(foot, (cells.wideMm / 2) * share, cells.tallMm * 0.88 * share))
        if (isOpen || order.length < 2)
          paint(
            cloth,
            cloth.ground,
            arch(foot, (cells.wideMm / 2) * (share - 0.13), cells.tallMm * 0.88 * (share - 0.13)),
          )
      }
    }
}

/** A half-round arch on straight legs, its foot flat. */
function arch([x, y]: Point, half: number, tall: number): Ring {
  const shoulder = y - Math.max(tall - half, tall * 0.2)
  const crown = y - tall
  return [
    [x - half, y, 1],
    [x - half, shoulder],
    [x - half * 0.96, crown + (shoulder - crown) * 0.42],
    [x - half * 0.55, crown - (shoulder - crown) * 0.02],
    [x, crown - (shoulder - crown) * 0.03],
    [x + half * 0.55, crown - (shoulder - crown) * 0.02],
    [x + half * 0.96, crown + (shoulder - crown) * 0.42],
    [x + half, shoulder],
    [x + half, y, 1],
  ]
}
