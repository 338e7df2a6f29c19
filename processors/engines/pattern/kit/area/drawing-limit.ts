import type { Ring } from '../line/knot.ts'
import type { Lattice } from '../place/lattice.ts'

/**
 * Most knots in a drawing: twenty times what the fullest family has in its usual repeat. A knot takes about 100 bytes;
 * two drawings are in memory while the better one is chosen, and the text of a PDF is beside one.
 */
export const KNOTS_MOST = 1_500_000

/**
 * Most knots of one period including the copies that a lattice or mirrors make; there is no second drawing in memory
 * then.
 */
export const COPIED_KNOTS_MOST = 2 * KNOTS_MOST

/** A drawing has more knots than allowed. */
export class DrawingTooLarge extends Error {
  override readonly name = 'DrawingTooLarge'
}

/** The part of a cloth whose knots are counted. */
type Drawing = { readonly lattice: Lattice; readonly shapes: readonly { readonly rings: readonly Ring[] }[] }

const counted = new WeakMap<Drawing['shapes'], number>()

/**
 * Counts knots before they are added to a drawing.
 *
 * @throws DrawingTooLarge when the drawing would have too many
 */
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

/** How full a drawing is: 1 at its limit. */
export function fullnessOf({ lattice, shapes }: Drawing): number {
  const knots = shapes.reduce((sum, { rings }) => rings.reduce((inside, ring) => inside + ring.length, sum), 0)
  return Math.max(knots / KNOTS_MOST, (knots * lattice.order) / COPIED_KNOTS_MOST)
}
