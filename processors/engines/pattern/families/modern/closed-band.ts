import type { Knot, Ring } from '../../kit/line/knot.ts'

/**
 * A band that runs through the whole height of a period and closes over its edge without a kink: its ends lie half way
 * between two knots of the curve, which is where a quadratic B-spline passes.
 *
 * @param steps knots along the period
 * @param centre x of the middle line in mm, at y as a share of the period; periodic but for whole steps
 * @param half half the width in mm, at y as a share
 */
export function closedBand(
  periodMm: number,
  steps: number,
  centre: (y: number) => number,
  half: (y: number) => number,
): Ring {
  const side = (sign: 1 | -1): Knot[] => {
    const x = (step: number): number => {
      const y = (step + 0.5) / steps
      return centre(y) + sign * half(y)
    }
    const end = (x(-1) + x(0)) / 2
    const start: Knot = [end, 0, 1]
    const last: Knot = [(x(steps - 1) + x(steps)) / 2, periodMm, 1]
    const inner = Array.from({ length: steps }, (_, step): Knot => [x(step), ((step + 0.5) / steps) * periodMm])
    return [start, ...inner, last]
  }
  return [...side(1), ...side(-1).reverse()]
}

/** The same along the width: x and y change places. */
export function closedBandAcross(
  periodMm: number,
  steps: number,
  centre: (x: number) => number,
  half: (x: number) => number,
): Ring {
  return closedBand(periodMm, steps, centre, half).map(([x, y, corner]) => [y, x, corner])
}
