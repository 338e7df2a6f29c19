import type { Ring } from '../fit/curve.ts'
import { reverseCurve } from '../fit/curve.ts'
import { isInsideOutline, outlineOf, signedArea } from '../layers/objects.ts'

/** A ring and the area it adds (above 0) or takes away. */
export type TurnedRing = { readonly ring: Ring; readonly area: number }

/** Turns rings that were meant for the even-odd rule so that both rules agree: outer ones clockwise, holes the other way. */
export function turnRings(rings: readonly Ring[]): TurnedRing[] {
  const outlines = rings.map(outlineOf)
  return rings.map((ring, i) => {
    const [x, y] = outlines[i]
    const depth = outlines.filter((outline, other) => other !== i && isInsideOutline(outline, x, y)).length
    const area = signedArea(outlines[i])
    const isOuter = depth % 2 === 0
    return {
      ring: area > 0 === isOuter ? ring : ring.toReversed().map(reverseCurve),
      area: Math.abs(area) * (isOuter ? 1 : -1),
    }
  })
}
