import { paint, paintTogether } from '../../../kit/area/cloth.ts'
import type { Point, Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { ornamentPetal } from '../../../kit/line/ornament.ts'
import { circle, rectangle } from '../../../kit/line/outline.ts'
import type { Garlands } from './bind-garland.ts'

/** Half the width of a band of lace, and from scallop to scallop, as shares of a column. */
const [HALF, SCALLOP] = [0.17, 0.11]

/**
 * Bands of cut lace between the garlands: scallops along both sides with an eye in each, a row of pin holes, and flowers of four petals cut
 * out of the middle.
 */
export function layLace({ plan, cloth, columnMm, palette }: Garlands, columns: number): void {
  const { ground, byLightness } = plan.cast
  // Lace is the palest there is, and where the cloth is white too, the next to it.
  const thread = byLightness.toReversed().find((ink) => ink !== ground) ?? palette.whisper
  const scallops = Math.max(4, Math.round(plan.heightMm / (columnMm * SCALLOP) / 2) * 2)
  const stepMm = plan.heightMm / scallops
  const half = columnMm * HALF
  for (let column = 0; column < columns; column++) {
    const middle = column * columnMm
    const rims: Ring[] = []
    const holes: Ring[] = []
    for (let at = 0; at < scallops; at++) {
      const y = (at + 0.5) * stepMm
      for (const side of [-1, 1]) {
        rims.push(circle(middle + side * half, y, stepMm * 0.5, 12))
        holes.push(circle(middle + side * (half + stepMm * 0.12), y, stepMm * 0.2, 8))
        for (const share of [0.25, 0.75])
          holes.push(circle(middle + side * (half - stepMm * 0.42), (at + share) * stepMm, stepMm * 0.085, 8))
      }
      if (at % 2 === 0) holes.push(...cutFlower([middle, y + stepMm / 2], half - stepMm * 0.62))
    }
    paint(cloth, thread, rectangle(middle - half, 0, half * 2, plan.heightMm))
    for (const rim of rims) paint(cloth, thread, rim)
    paintTogether(cloth, ground, holes)
  }
}

function cutFlower([x, y]: Point, reach: number): Ring[] {
  const petals = [0, 1, 2, 3].map((petal) => {
    const turn = (petal / 4) * TURN + TURN / 8
    return ornamentPetal(x, y, turn, reach * 0.24, reach * 0.95, reach * 0.24)
  })
  const eyes = [-1, 1].map((side) => circle(x + side * reach * 0.86, y, reach * 0.13, 8))
  return [...petals, circle(x, y, reach * 0.13, 8), ...eyes]
}
