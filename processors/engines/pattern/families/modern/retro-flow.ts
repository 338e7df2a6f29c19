import type { Cloth } from '../../kit/area/cloth.ts'
import { paint } from '../../kit/area/cloth.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../kit/line/knot.ts'
import { circle, rectangle } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import type { Plan } from '../family.ts'
import { closedBandAcross } from './closed-band.ts'
import { cycleOf, nestedInks } from './retro-cells.ts'

/** Bundles of bands that flow together in one long swing, thick and thin, each bundle swinging a little later. */
export function drawGroovyWaves(cloth: Cloth, plan: Plan): void {
  const random = plan.random.fork('flow')
  const inks = [...random.shuffle(plan.cast.figures)]
  const bundles = fitCells(plan.heightMm, 54 * plan.scale)
  const weights = Array.from({ length: Math.max(3, inks.length) + 1 }, () => random.pick([0.6, 1, 1, 1.5]))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const swings = fitCells(plan.widthMm, 80 * plan.scale).count
  const sway = bundles.sizeMm * random.between(0.3, 0.52)
  const lean = random.between(0.15, 0.4)
  for (let bundle = 0; bundle < bundles.count; bundle++) {
    let top = bundle * bundles.sizeMm
    weights.forEach((weight, band) => {
      const tall = (bundles.sizeMm * weight) / total
      const middle = top + tall / 2
      top += tall
      // The last band of each bundle is left to the ground.
      if (band === weights.length - 1) return
      const centre = (x: number): number => {
        const angle = TURN * swings * x
        return middle + sway * (Math.sin(angle) + lean * Math.sin(2 * angle))
      }
      paint(
        cloth,
        inks[band % inks.length],
        closedBandAcross(cloth.widthMm, swings * 20, centre, () => tall / 2),
      )
    })
  }
}

/** Bulbs in half-drop: a round above a narrow waist above a round, nested in their own outline. */
export function drawBulbs(cloth: Cloth, plan: Plan): void {
  const cells = fitCellPair(plan, { wideMm: 34 * plan.scale, tallMm: 68 * plan.scale }, { columns: 2 })
  const inkAt = nestedInks(plan)
  const waist = plan.random.fork('bulb').between(0.18, 0.4)
  const shares = [0.98, 0.8, 0.6, 0.36]
  const cycle = [3, 2].find((length) => cells.columns % length === 0) ?? 1
  for (let column = 0; column < cells.columns; column++)
    for (let row = 0; row < cells.rows; row++)
      for (const half of [0, 1]) {
        const [x, y] = [(column + half * 0.5) * cells.wideMm, (row + half * 0.5) * cells.tallMm]
        shares.forEach((share, depth) => {
          paint(
            cloth,
            inkAt((column + half) % cycle, depth + 1),
            bulb([x, y], cells.wideMm / 2, cells.tallMm / 2, share, waist),
          )
        })
      }
}

/** A pointed oval with a soft belly, for the half-drop net of an ogee. */
function bulb([x, y]: Point, wide: number, tall: number, share: number, waist: number): Ring {
  const [w, t] = [wide * share, tall * (1 - (1 - share) * 0.72)]
  const side = (sign: 1 | -1): Knot[] => [
    [x + sign * w * waist * 0.6, y - t * 0.72],
    [x + sign * w * 0.92, y - t * 0.42],
    [x + sign * w * 1.06, y],
    [x + sign * w * 0.92, y + t * 0.42],
    [x + sign * w * waist * 0.6, y + t * 0.72],
  ]
  return [[x, y - t, 1], ...side(1), [x, y + t, 1], ...side(-1).reverse()]
}

/** Four-petalled flowers of pointed leaves in square cells, a round heart, corners in another ink by turns. */
export function drawPetals(cloth: Cloth, plan: Plan): void {
  const random = plan.random.fork('petals')
  const size = 36 * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: 2, rows: 2 })
  const inkAt = nestedInks(plan)
  const cycle = cycleOf(cells)
  const isDiagonal = random.chance(0.5)
  const slits = random.pick([0, 1, 2])
  const isPlain = random.chance(0.6)
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const turn = (column + row) % cycle
      const [x, y] = [(column + 0.5) * cells.wideMm, (row + 0.5) * cells.tallMm]
      const back = isPlain ? cloth.ground : inkAt(turn, 0)
      if (back !== cloth.ground)
        paint(cloth, back, rectangle(column * cells.wideMm, row * cells.tallMm, cells.wideMm, cells.tallMm))
      const inkOf = (depth: number): number => {
        const ink = inkAt(turn, depth)
        return ink === back ? inkAt(turn, depth + 1) : ink
      }
      for (let petal = 0; petal < 4; petal++) {
        const angle = (petal / 4) * TURN + (isDiagonal ? TURN / 8 : 0)
        const reach = (isDiagonal ? 0.68 : 0.485) * Math.min(cells.wideMm, cells.tallMm)
        const place = placeKnot({ x, y, turn: angle })
        paint(cloth, inkOf(1), leaf(reach * 0.06, reach, reach * 0.34).map(place))
        if (slits > 0) paint(cloth, inkOf(2), leaf(reach * 0.26, reach * 0.82, reach * 0.17).map(place))
        if (slits > 1) paint(cloth, inkOf(1), leaf(reach * 0.4, reach * 0.68, reach * 0.07).map(place))
      }
      if (isDiagonal) paint(cloth, inkOf(3), circle(x, y, size * 0.07))
    }
}

function leaf(from: number, to: number, half: number): Ring {
  const middle = (from + to) / 2
  const pull = (to - from) * 0.28
  return [
    [from, 0, 1],
    [middle - pull, half * 1.05],
    [middle, half * 1.28],
    [middle + pull, half * 1.05],
    [to, 0, 1],
    [middle + pull, -half * 1.05],
    [middle, -half * 1.28],
    [middle - pull, -half * 1.05],
  ]
}
