import type { Ring } from '../line/knot.ts'
import type { Lattice } from '../place/lattice.ts'

/**
 * Knots that a drawing holds, at most: twenty times what the fullest family has in the repeat of its trade. A knot takes about 100
 * bytes, two drawings are alive while the better one is chosen, and the text of a PDF stands beside one.
 */
export const KNOTS_MOST = 1_500_000

/** Knots of one period with all that a lattice or mirrors make of them, at most: beside copies no second drawing is alive. */
export const COPIED_KNOTS_MOST = 2 * KNOTS_MOST

/** There is more in the period than may be drawn. */
export class DrawingTooLarge extends Error {
  override readonly name = 'DrawingTooLarge'
}

/** The part of a cloth that is counted. */
type Drawing = { readonly lattice: Lattice; readonly shapes: readonly { readonly rings: readonly Ring[] }[] }

const counted = new WeakMap<Drawing['shapes'], number>()

/** @throws DrawingTooLarge when a drawing would hold more than it may with these added to it */
export function countKnots({ lattice, shapes }: Drawing, added: readonly Ring[]): void {
  const knots = added.reduce((sum, ring) => sum + ring.length, counted.get(shapes) ?? 0)
  counted.set(shapes, knots)
  refuseMore(knots, KNOTS_MOST)
  refuseMore(knots * lattice.order, COPIED_KNOTS_MOST)
}

/** @throws DrawingTooLarge */
export function refuseMore(knots: number, most: number): void {
  if (knots > most) throw new DrawingTooLarge(`more than ${most} knots`)
}

/** How full a drawing is: 1 where it holds as much as it may. */
export function fullnessOf({ lattice, shapes }: Drawing): number {
  const knots = shapes.reduce((sum, { rings }) => rings.reduce((inside, ring) => inside + ring.length, sum), 0)
  return Math.max(knots / KNOTS_MOST, (knots * lattice.order) / COPIED_KNOTS_MOST)
}
