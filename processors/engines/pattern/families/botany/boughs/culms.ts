import { paint } from '../../../kit/area/cloth.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { ribbon, stationAt } from '../../../kit/line/curve.ts'
import type { Point, Ring } from '../../../kit/line/knot.ts'
import type { Orchard } from './orchard.ts'

/** Length of one reach between two joints at scale 1, the cut that parts reaches, and how far a joint stands out. */
const [REACH_MM, CUT_MM, SWOLLEN] = [58, 1.6, 1.22]

/** Where bamboo stands: in the ink of its leaves, with a light along one side. */
export function layCulm({ cloth, toss, palette, unit }: Orchard, curve: Curve, halfMm: number): void {
  const { leaf, leafDark } = palette.foliage
  const lengthMm = curve.slice(1).reduce((sum, [x, y], at) => sum + Math.hypot(x - curve[at][0], y - curve[at][1]), 0)
  const reaches = Math.max(2, Math.round(lengthMm / (REACH_MM * unit)))
  const cut = (CUT_MM * unit) / lengthMm
  for (let reach = 0; reach < reaches; reach++) {
    // Reaches above and below the seam are of one culm, and the joint between them lies on it.
    const part = between(curve, reach / reaches + cut / 2, (reach + 1) / reaches - cut / 2)
    const body = ribbon(part, (t) => halfMm * (1 + (SWOLLEN - 1) * Math.abs(2 * t - 1) ** 4))
    paint(cloth, leaf, body)
    toss.field.stamp([body])
    if (leafDark !== cloth.ground) paint(cloth, leafDark, beside(part, halfMm * 0.5, halfMm * 0.22))
  }
}

function between(curve: Curve, from: number, to: number): Curve {
  const steps = 6
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const { x, y } = stationAt(curve, from + ((to - from) * step) / steps)
    return [x, y]
  })
}

/** A line along one side of a reach. */
function beside(curve: Curve, offMm: number, halfMm: number): Ring {
  const line = curve.map((_, at): Point => {
    const { x, y, tangentX, tangentY } = stationAt(curve, at / (curve.length - 1))
    return [x - tangentY * offMm, y + tangentX * offMm]
  })
  return ribbon(line, () => halfMm)
}
