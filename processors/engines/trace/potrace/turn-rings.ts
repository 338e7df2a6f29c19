import type { Ring } from '../fit/curve.ts'
import { reverseCurve } from '../fit/curve.ts'
import { isInsideOutline, outlineOf, signedArea } from '../layers/objects.ts'

/** A ring and the area that it adds (positive) or subtracts (negative), square pixels. */
export type TurnedRing = { readonly ring: Ring; readonly area: number }

/**
 * Orients rings made for the even-odd rule such that the non-zero rule agrees: outer ones clockwise, holes the other
 * way.
 */
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
