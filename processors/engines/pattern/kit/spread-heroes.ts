import type { Point } from './knot.ts'
import type { Lattice } from './lattice.ts'
import type { Random } from './random.ts'
import { scatterPoints } from './scatter.ts'
import { createShortestStep } from './shortest-step.ts'

/** Scatterings tried; the best of 40 rarely has two heroes in one row. */
const TRIES = 40
/** More heroes than this make a texture of their own, in which the eye finds no rows. */
const FEW = 24

/**
 * Places for the few large things of a cloth: evenly spread on the torus like `scatterPoints`, and of many such scatterings
 * the one whose points share the fewest rows, columns and diagonals. With so few points blue noise alone lines them up.
 *
 * @param count points on the whole cloth; one lattice cell of them is returned
 */
export function spreadHeroes(
  random: Random,
  area: { readonly widthMm: number; readonly heightMm: number; readonly lattice: Lattice },
  count: number,
): Point[] {
  if (count > FEW * area.lattice.order) return scatterPoints(random, area, count, { rowAversion: 1 })
  let best: Point[] = []
  let least = Infinity
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const points = scatterPoints(random, area, count, { rounds: 16, rowAversion: attempt % 2 })
    const faults = measureLineUps(points, area)
    if (faults < least) {
      least = faults
      best = points
    }
  }
  return best
}

/** Sum over pairs of how nearly they share a row, a column or a diagonal, and of how close they stand. */
export function measureLineUps(
  points: readonly Point[],
  area: { readonly widthMm: number; readonly heightMm: number; readonly lattice: Lattice },
): number {
  const between = createShortestStep(area)
  const aim = Math.sqrt((area.widthMm * area.heightMm) / Math.max(1, points.length * area.lattice.order))
  const lane = (distance: number): number => Math.exp(-((distance / (aim * 0.2)) ** 2))
  let faults = 0
  points.forEach((point, at) => {
    for (let other = 0; other < at; other++) {
      const [dx, dy] = between(point, points[other], false)
      const crowding = Math.max(0, 0.82 - Math.hypot(dx, dy) / aim)
      const diagonal = Math.abs(Math.abs(dx) - Math.abs(dy)) / Math.SQRT2
      faults += lane(dx) + lane(dy) * 1.3 + lane(diagonal) * 0.35 + crowding * 6
    }
  })
  return faults
}
