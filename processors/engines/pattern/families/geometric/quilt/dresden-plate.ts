import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint, paintTogether } from '../../../kit/area/cloth.ts'
import { paintScattered } from '../../../kit/area/paint-scattered.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { circle, polar } from '../../../kit/line/outline.ts'
import { fitCellPair } from '../../../kit/place/fit-cell-pair.ts'
import type { Plan } from '../../family.ts'
import type { Bundle } from './fabric-inks.ts'
import { printKinds, smallPrint } from './small-print.ts'

const PLATE_MM = 80
const BLADES = 16
/** From the middle of the plate, in half widths of its block. */
const [HUB, SHOULDER, TIP] = [0.24, 0.76, 0.9]

/**
 * Dresden plate: sixteen blades cut from scraps, no two neighbours alike and every other one printed, about a round middle; pointed
 * and rounded plates by turns, a small four-patch where four blocks meet.
 */
export function drawDresdenPlates(cloth: Cloth, plan: Plan, bundle: Bundle): void {
  const size = PLATE_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size })
  const random = plan.random.fork('plates')
  const isPointedFirst = random.chance(0.5)
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const middle: Point = [(column + 0.5) * cells.wideMm, (row + 0.5) * cells.tallMm]
      const half = Math.min(cells.wideMm, cells.tallMm) / 2
      const plate = { middle, half, isPointed: ((column + row) % 2 === 0) === isPointedFirst }
      for (let at = 0; at < BLADES; at++) {
        const ink = bundle.print(at + (column + row) * 3)
        paint(cloth, ink, blade(plate, at))
        const printInk = at % 2 ? bundle.printOn(ink) : undefined
        const kind = printKinds[(at >> 1) % printKinds.length]
        if (printInk !== undefined)
          paintScattered(cloth, printInk, smallPrint(fieldOf(plate, at), kind, Math.max(2, half * 0.085)))
      }
      // Seams show as fine lines of the cloth below.
      paintTogether(
        cloth,
        cloth.ground,
        Array.from({ length: BLADES }, (_, at) => seam(plate, at)),
      )
      paint(cloth, bundle.print((column + row) * 2 + 1), circle(...middle, half * HUB))
      paint(cloth, cloth.ground, circle(...middle, half * HUB * 0.62))
      paint(cloth, bundle.print((column + row) * 2 + 2), circle(...middle, half * HUB * 0.4))
    }
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const [x, y, far] = [column * cells.wideMm, row * cells.tallMm, Math.min(cells.wideMm, cells.tallMm) * 0.075]
      for (let quarter = 0; quarter < 4; quarter++) {
        const [right, down] = [quarter % 2, quarter >> 1]
        const [left, top] = [x - far + right * far, y - far + down * far]
        const corners: Ring = [
          [left, top, 1],
          [left + far, top, 1],
          [left + far, top + far, 1],
          [left, top + far, 1],
        ]
        paint(cloth, bundle.ink(right === down ? 'b' : 'e', 0), corners)
      }
    }
}

type Plate = { readonly middle: Point; readonly half: number; readonly isPointed: boolean }

const edgeOf = (at: number): number => ((at - 0.5) / BLADES) * TURN

/** A wedge from the middle outward that ends in a point or in a round. */
function blade({ middle: [x, y], half, isPointed }: Plate, at: number): Ring {
  const [from, to] = [edgeOf(at), edgeOf(at + 1)]
  const on = (share: number, angle: number, corner?: 1): Knot => {
    const [px, py] = polar(x, y, half * share, angle)
    return [px, py, corner]
  }
  const middle = (from + to) / 2
  const end: Knot[] = isPointed
    ? [on(TIP, middle, 1)]
    : [on(TIP * 0.98, from + (to - from) * 0.08), on(TIP * 1.02, middle), on(TIP * 0.98, to - (to - from) * 0.08)]
  return [on(HUB * 0.8, from, 1), on(SHOULDER, from, 1), ...end, on(SHOULDER, to, 1), on(HUB * 0.8, to, 1)]
}

/** Where a print may lie: the straight part of a blade. */
function fieldOf({ middle: [x, y], half }: Plate, at: number): Point[] {
  const [from, to] = [edgeOf(at), edgeOf(at + 1)]
  return [
    polar(x, y, half * HUB, from),
    polar(x, y, half * TIP * 0.94, from),
    polar(x, y, half * TIP * 0.94, to),
    polar(x, y, half * HUB, to),
  ]
}

function seam({ middle: [x, y], half }: Plate, at: number): Ring {
  const thin = Math.max(0.15, half * 0.006)
  const angle = edgeOf(at)
  const [nx, ny] = [-Math.sin(angle) * thin, Math.cos(angle) * thin]
  const [ax, ay] = polar(x, y, half * HUB, angle)
  const [bx, by] = polar(x, y, half * SHOULDER, angle)
  return [
    [ax - nx, ay - ny, 1],
    [bx - nx, by - ny, 1],
    [bx + nx, by + ny, 1],
    [ax + nx, ay + ny, 1],
  ]
}
