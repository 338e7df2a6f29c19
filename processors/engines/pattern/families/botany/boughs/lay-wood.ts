import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint } from '../../../kit/area/cloth.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { ribbon, stationAt } from '../../../kit/line/curve.ts'
import type { Point } from '../../../kit/line/knot.ts'
import type { Toss } from '../../../kit/place/toss.ts'
import type { Bark } from './bark.ts'

/** Where wood is laid, and in which inks; `unit` is 1 mm at the cloth's scale. */
type Wooded = { readonly cloth: Cloth; readonly toss: Toss; readonly bark: Bark; readonly unit: number }

/** A bough or twig along `curve`, lit along one side where it is thick enough; `half` is half its width in mm, from 0 to 1 along it. */
export function layWood({ cloth, toss, bark, unit }: Wooded, curve: Curve, half: (t: number) => number): void {
  const body = ribbon(curve, (t) => Math.max(0.3, half(t)))
  paint(cloth, bark.body, body)
  toss.field.stamp([body])
  if (half(0) <= 1.2 * unit) return
  const lit = curve.map((point, at): Point => {
    const t = at / (curve.length - 1)
    const { tangentX, tangentY } = stationAt(curve, t)
    return [point[0] + tangentY * half(t) * 0.4, point[1] - tangentX * half(t) * 0.4]
  })
  paint(
    cloth,
    bark.light,
    ribbon(lit.slice(0, -2), (t) => Math.max(0.15, half(t) * 0.17)),
  )
}
