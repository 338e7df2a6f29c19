import type { Ring } from '../line/knot.ts'
import { boxOf } from '../line/knot.ts'
import type { Cloth } from './cloth.ts'
import { paintTogether } from './cloth.ts'

/**
 * Paints many small bodies of one ink that do not overlap. Those inside the repeat become one shape. Each that extends
 * over an edge stays a shape of its own, because a shape is written again, with all its rings, wherever it re-enters.
 */
export function paintScattered(cloth: Cloth, ink: number, bodies: readonly Ring[]): void {
  const isInside = (ring: Ring): boolean => {
    const { left, right, top, bottom } = boxOf([ring])
    return left >= 0 && top >= 0 && right <= cloth.widthMm && bottom <= cloth.heightMm
  }
  paintTogether(cloth, ink, bodies.filter(isInside))
  for (const body of bodies) if (!isInside(body)) paintTogether(cloth, ink, [body])
}
