import type { Points } from '../fit/curve.ts'

// Points on each side: as many as one stair of a slope of one in six has.
const REACH = 6
// Pixels; a crack is at most this far from the edge that it rounds to pixels.
const MOVE_MAX = 0.5
// Pixels; a staircase stays this close to a parabola. A corner does not, and is left sharp.
const MISS_MAX = 0.75

/**
 * Recovers the smooth edge behind the staircase of an aliased one. At every point a parabola is fitted to the points
 * around it, weighted by distance, and the point moves onto it, by half a pixel at most. Arcs keep their radius, since
 * a parabola is curved too. Source: W. Cleveland, "Robust locally weighted regression" (1979), without the robust
 * iterations.
 *
 * @param points middles of cracks in order; the ends of an open chain stay
 */
export function smoothCracks(points: Points, closed: boolean): Points {
  const count = points.length / 2
  const out = points.slice()
  for (let i = 0; i < count; i++) {
    let reach = closed ? Math.min(REACH, (count - 1) >> 2) : Math.min(REACH, i, count - 1 - i)
    while (reach >= 2 && !bend(points, i, reach)) reach -= 2
    if (reach < 2) continue
    const [dx, dy] = [middle[0] - points[i * 2], middle[1] - points[i * 2 + 1]]
    const share = Math.min(1, MOVE_MAX / Math.max(1e-9, Math.hypot(dx, dy)))
    out[i * 2] += dx * share
    out[i * 2 + 1] += dy * share
  }
  return out
}

const middle = new Float64Array(2)

/**
 * Writes the parabola's place at a point to `middle`; false where a point nearby is too far from it, as at a corner.
 */
function bend(points: Points, index: number, reach: number): boolean {
  const count = points.length / 2
  const { weights, s0, s2, s4 } = windowOf(reach)
  const determinant = s0 * s4 - s2 * s2
  const misses = new Float64Array(2 * reach + 1)
  for (let axis = 0; axis < 2; axis++) {
    let [t0, t1, t2] = [0, 0, 0]
    for (let offset = -reach; offset <= reach; offset++) {
      const value = weights[offset + reach] * points[((index + offset + count) % count) * 2 + axis]
      t0 += value
      t1 += value * offset
      t2 += value * offset * offset
    }
    const [level, slope, bow] = [(t0 * s4 - t2 * s2) / determinant, t1 / s2, (t2 * s0 - t0 * s2) / determinant]
    for (let offset = -reach; offset <= reach; offset++) {
      const value = points[((index + offset + count) % count) * 2 + axis]
      const miss = value - level - slope * offset - bow * offset * offset
      misses[offset + reach] += miss * miss
    }
    middle[axis] = level
  }
  return misses.every((square) => square <= MISS_MAX * MISS_MAX)
}

type Window = { readonly weights: Float64Array; readonly s0: number; readonly s2: number; readonly s4: number }

const windows = new Map<number, Window>()

/** Tricube weights of a window and their even moments. */
function windowOf(reach: number): Window {
  const known = windows.get(reach)
  if (known) return known
  const weights = Float64Array.from(
    { length: 2 * reach + 1 },
    (_, i) => (1 - (Math.abs(i - reach) / (reach + 1)) ** 3) ** 3,
  )
  const moment = (power: number): number => weights.reduce((sum, weight, i) => sum + weight * (i - reach) ** power, 0)
  const made: Window = { weights, s0: moment(0), s2: moment(2), s4: moment(4) }
  windows.set(reach, made)
  return made
}
