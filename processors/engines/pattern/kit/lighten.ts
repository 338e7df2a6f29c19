import type { Cloth, Shape } from './cloth.ts'
import type { Knot, Ring } from './knot.ts'
import { boxOf, signedArea } from './knot.ts'

/** How far a knot may lie from the line between its neighbours and still say nothing: half of it is what the curve moves. */
const IDLE_MM = 0.13
/** Shapes smaller than this, or lines thinner on average than `THINNEST_MM`, would fill in on the screen or vanish on cloth. */
const SMALLEST_MM = 0.5
const THINNEST_MM = 0.13

/**
 * The same cloth with what the eye can not see left out: specks and hairlines under 0.3 mm, and knots that bend their contour
 * by less than 0.07 mm. Inks that would vanish altogether keep their shapes.
 */
export function lighten(cloth: Cloth): Cloth {
  const kept = cloth.shapes.filter(isSeen)
  const inks = new Set(kept.map(({ ink }) => ink))
  const shapes = cloth.shapes.filter((shape) => isSeen(shape) || !inks.has(shape.ink))
  return { ...cloth, shapes: shapes.map((shape) => ({ ...shape, rings: shape.rings.map(thin) })) }
}

function isSeen({ rings }: Shape): boolean {
  const { left, top, right, bottom } = boxOf(rings)
  const extent = Math.max(right - left, bottom - top)
  if (extent < SMALLEST_MM) return false
  const area = rings.reduce((sum, ring) => sum + signedArea(ring), 0)
  return Math.abs(area) > extent * THINNEST_MM
}

/** Drops idle knots, never two in a row, so that errors can not add up along a slow bend. */
function thin(ring: Ring): Ring {
  if (ring.length < 7) return ring
  const kept: Knot[] = []
  let droppedLast = true
  ring.forEach((knot, at) => {
    const [before, after] = [ring[(at + ring.length - 1) % ring.length], ring[(at + 1) % ring.length]]
    const isIdle = !droppedLast && knot[2] !== 1 && distanceToLine(knot, before, after) < IDLE_MM
    if (!isIdle) kept.push(knot)
    droppedLast = isIdle
  })
  return kept.length > 3 ? kept : ring
}

function distanceToLine(knot: Knot, from: Knot, to: Knot): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  if (length < 1e-9) return Math.hypot(knot[0] - from[0], knot[1] - from[1])
  return Math.abs((knot[0] - from[0]) * dy - (knot[1] - from[1]) * dx) / length
}
