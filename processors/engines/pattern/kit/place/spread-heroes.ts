import type { Random } from '../chance/random.ts'
import type { Point } from '../line/knot.ts'
import type { Lattice } from './lattice.ts'
import { scatterPoints } from './scatter.ts'

/**
 * Places for the few large things of a cloth: evenly spread on the torus, choosing of many scatters the one whose
 * points share the fewest rows, columns and diagonals. With so few points blue noise alone may line them up.
 *
 * @param count points on the whole cloth; those of one lattice cell are returned
 */
export function spreadHeroes(
  random: Random,
  area: { readonly widthMm: number; readonly heightMm: number; readonly lattice: Lattice },
  count: number,
): Point[] {
  return scatterPoints(random, area, count, { rowAversion: 1 })
}
