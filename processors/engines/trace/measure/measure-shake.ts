import { median } from '../../numbers/quantile.ts'
import type { Points } from '../fit/curve.ts'

// Points in a window: longer than the steps that enlarging leaves, and short enough that most windows contain no
// corner.
const WINDOW = 12
const STRIDE = 3
// A window whose chord is shorter than this share of its length contains a corner or a small form.
const CHORD_MIN = 0.96

/**
 * Deviation of measured points from smooth lines, pixels: the median over short windows of the root mean square
 * residual of a least-squares parabola. Enlarging gives slanted edges steps that no blur explains, which limit the
 * accuracy of points.
 *
 * @returns undefined where no boundary is long enough
 */
export function measureShake(chains: readonly Points[]): number | undefined {
  const misses: number[] = []
  for (const points of chains)
    for (let first = 0; first + WINDOW <= points.length / 2; first += STRIDE) {
      const miss = missOfParabola(points, first)
      if (miss !== undefined) misses.push(miss)
    }
  return misses.length === 0 ? undefined : median(misses)
}

// Positions of a window's points along its chord, -1 to 1, and the sums of their squares and fourth powers.
const PLACES = Float64Array.from({ length: WINDOW }, (_, at) => (2 * at) / (WINDOW - 1) - 1)
const SQUARES = PLACES.reduce((sum, place) => sum + place ** 2, 0)
const FOURTHS = PLACES.reduce((sum, place) => sum + place ** 4, 0)

/**
 * Root mean square residual of the parabola. Points of a chain are about evenly spaced, so its normal equations are
 * known in advance.
 */
function missOfParabola(points: Points, first: number): number | undefined {
  const from = first * 2
  const to = from + 2 * (WINDOW - 1)
  const [dx, dy] = [points[to] - points[from], points[to + 1] - points[from + 1]]
  const chord = Math.sqrt(dx * dx + dy * dy)
  if (chord < CHORD_MIN * lengthOf(points, from, to)) return undefined
  const sums = [0, 0, 0, 0]
  for (let at = 0; at < WINDOW; at++) {
    const away =
      ((points[from + 2 * at + 1] - points[from + 1]) * dx - (points[from + 2 * at] - points[from]) * dy) / chord
    const place = PLACES[at]
    sums[0] += away
    sums[1] += away * place
    sums[2] += away * place * place
    sums[3] += away * away
  }
  const [plain, sloped, bent, squares] = sums
  const determinant = WINDOW * FOURTHS - SQUARES * SQUARES
  const level = (FOURTHS * plain - SQUARES * bent) / determinant
  const slope = sloped / SQUARES
  const bend = (WINDOW * bent - SQUARES * plain) / determinant
  const rest = squares - level * plain - slope * sloped - bend * bent
  return Math.sqrt(Math.max(0, rest) / (WINDOW - 3))
}

function lengthOf(points: Points, from: number, to: number): number {
  let length = 0
  for (let at = from; at < to; at += 2) {
    const dx = points[at + 2] - points[at]
    const dy = points[at + 3] - points[at + 1]
    length += Math.sqrt(dx * dx + dy * dy)
  }
  return length
}
