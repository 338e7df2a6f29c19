import { isNeutral } from '../../../color/tone.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { paint } from '../../kit/area/cloth.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Random } from '../../kit/chance/random.ts'
import { moveCurve, spine, stationAt } from '../../kit/line/curve.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { offsetRing } from '../../kit/line/offset.ts'
import { ornamentLeaf, ornamentPetal } from '../../kit/line/ornament.ts'
import { circle, polar, rectangle } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Plan } from '../family.ts'

const CELL_MM = 64
/** Satin stitch round a hole, and the shadow line at its foot, in mm. */
const [RIM_MM, LINE_MM] = [0.9, 0.32]
/** Flowers have so many petals, sprays so many pairs of leaves. */
const PETALS = [5, 6, 7, 8] as const
const SPRAYS = 4
const PAIRS = 4

/**
 * Broderie anglaise: a cloth of one thread in which flowers, leaves and beads are cut and overcast. Flowers with four
 * curling sprays stand in a half-drop, wreaths of beads between them; every hole has a rim of satin stitch.
 */
export function drawEyelets(cloth: Cloth, plan: Plan): void {
  const { inks, ground, main } = plan.cast
  // White on white: the shade is in the holes.
  const isGrey = isNeutral(inks[ground]) && isNeutral(inks[main])
  const [thread, hole] = isGrey && inks[main].lightness < inks[ground].lightness ? [ground, main] : [main, ground]
  const random = plan.random.fork('eyelets')
  const size = CELL_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size })
  const unit = Math.min(cells.wideMm, cells.tallMm)
  paint(cloth, thread, rectangle(0, 0, plan.widthMm, plan.heightMm))
  const petals = random.pick(PETALS)
  const curl = random.sign() * random.between(1.5, 2.1)
  const holes: Ring[] = []
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const at = ([x, y]: Point): Point => [(column + x) * cells.wideMm, (row + y) * cells.tallMm]
      const side = (row + column) % 2 === 0 ? 1 : -1
      holes.push(...flower(at([0.25, 0.25]), unit * 0.15, petals))
      holes.push(...sprays(at([0.25, 0.25]), unit, curl * side))
      holes.push(...wreath(random.fork('wreath'), at([0.75, 0.75]), unit * 0.16))
      for (const [x, y] of [
        [0.75, 0.25],
        [0.25, 0.75],
      ] as const)
        holes.push(...flower(at([x, y]), unit * 0.075, 4))
    }
  overcast(cloth, { thread, hole }, holes, plan.scale)
}

/** Rims first, so that where two touch neither cuts into the other's hole. */
function overcast(
  cloth: Cloth,
  { thread, hole }: { readonly thread: number; readonly hole: number },
  holes: readonly Ring[],
  scale: number,
): void {
  const rim = RIM_MM * Math.min(1, scale)
  for (const ring of holes) paint(cloth, hole, offsetRing(ring, rim + LINE_MM))
  for (const ring of holes) paint(cloth, thread, offsetRing(ring, rim))
  paintScattered(cloth, hole, holes)
}

function flower([x, y]: Point, reach: number, petals: number): Ring[] {
  const width = reach * Math.min(0.3, 1.5 / petals)
  return [
    circle(x, y, reach * 0.2, 12),
    ...Array.from({ length: petals }, (_, petal) =>
      ornamentPetal(x, y, (petal / petals) * TURN - TURN / 4, reach * 0.42, reach, width),
    ),
  ]
}

/** Each curls out of the flower with pairs of leaves that grow smaller, and ends in beads. */
function sprays([x, y]: Point, unit: number, curl: number): Ring[] {
  return Array.from({ length: SPRAYS }, (_, spray): Ring[] => {
    const heading = ((spray + 0.5) / SPRAYS) * TURN
    const [footX, footY] = polar(x, y, unit * 0.19, heading)
    const rib = moveCurve(spine(unit * 0.34, curl, 0, 12, heading - curl * 0.3), footX, footY)
    const leaves = Array.from({ length: PAIRS * 2 }, (_, leaf): Ring => {
      const t = 0.08 + (Math.floor(leaf / 2) / PAIRS) * 0.82
      const long = unit * (0.075 - 0.034 * t)
      const { x: fromX, y: fromY, tangentX, tangentY } = stationAt(rib, t)
      const aside = leaf % 2 === 0 ? 1 : -1
      const angle = Math.atan2(tangentY, tangentX) + aside * 0.85
      const from = polar(fromX, fromY, unit * 0.022, angle)
      const to = polar(fromX, fromY, unit * 0.022 + long, angle)
      return ornamentLeaf(...from, ...to, 0.24, 0.05 * aside)
    })
    const { x: endX, y: endY } = stationAt(rib, 1)
    return [...leaves, circle(endX, endY, unit * 0.018, 8)]
  }).flat()
}

/** A rosette in a ring of beads, every other one larger. */
function wreath(random: Random, [x, y]: Point, reach: number): Ring[] {
  const beads = 2 * (5 + random.below(3))
  return [
    ...flower([x, y], reach * 0.56, 5),
    ...Array.from({ length: beads }, (_, bead) =>
      circle(...polar(x, y, reach, (bead / beads) * TURN), reach * (bead % 2 === 0 ? 0.105 : 0.07), 8),
    ),
  ]
}
