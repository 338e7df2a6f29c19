import type { Cloth } from '../../../kit/area/cloth.ts'
import { boxOf, placeKnot } from '../../../kit/line/knot.ts'

/** Bare ground all round a placement print, as a share of the short side. */
const MARGIN = 0.07

/** The same drawing moved, and made smaller if need be, so that a margin of ground stays free on all sides. */
export function fitWithMargin(cloth: Cloth): Cloth {
  const margin = Math.min(cloth.widthMm, cloth.heightMm) * MARGIN
  const { left, top, right, bottom } = boxOf(cloth.shapes.flatMap(({ rings }) => rings))
  const [roomX, roomY] = [cloth.widthMm - margin * 2, cloth.heightMm - margin * 2]
  const size = Math.min(1, roomX / (right - left), roomY / (bottom - top))
  // It stays where it was put as far as the margins allow: a focus off the middle is meant.
  // No `clamp`: by rounding the room may end just before it begins.
  const startOf = (at: number, longMm: number, clothMm: number): number =>
    Math.max(margin, Math.min(clothMm - margin - longMm * size, at * size))
  const x = startOf(left, right - left, cloth.widthMm) - left * size
  const y = startOf(top, bottom - top, cloth.heightMm) - top * size
  const place = placeKnot({ x, y, size })
  return {
    ...cloth,
    shapes: cloth.shapes.map((shape) => ({ ...shape, rings: shape.rings.map((ring) => ring.map(place)) })),
  }
}
