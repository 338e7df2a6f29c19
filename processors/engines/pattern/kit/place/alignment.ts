import type { Point } from '../line/knot.ts'

/**
 * Directions in which lines close on a torus after few turns, weighted by how soon the eye notices things lined up
 * along them.
 */
const directions: readonly { readonly across: number; readonly down: number; readonly weight: number }[] = [
  { across: 1, down: 0, weight: 1 },
  { across: 0, down: 1, weight: 1 },
  { across: 1, down: 1, weight: 0.7 },
  { across: 1, down: -1, weight: 0.7 },
  { across: 2, down: 1, weight: 0.4 },
  { across: 2, down: -1, weight: 0.4 },
  { across: 1, down: 2, weight: 0.4 },
  { across: 1, down: -2, weight: 0.4 },
]
/** Things closer to a common line than this share of their mean distance are seen as a row. */
const ROW_SHARE = 0.35

/**
 * How much things on a torus stand in rows, over all directions and in the worst one: 1 as at random, less when they
 * avoid common lines (like the spots of a sateen), 3 and more when rows are obvious.
 *
 * @param points all places in the period, copies included
 */
export function measureAlignment(points: readonly Point[], widthMm: number, heightMm: number): number {
  const count = points.length
  if (count < 2) return 0
  const rowMm = ROW_SHARE * Math.sqrt((widthMm * heightMm) / count)
  let [found, expected, worst] = [0, 0, 0]
  for (const { across, down, weight } of directions) {
    const periodMm = 1 / Math.hypot(down / widthMm, across / heightMm)
    const besides = points.map(([x, y]) => (down * x) / widthMm - (across * y) / heightMm)
    let crowd = 0
    for (let one = 0; one < count; one++)
      for (let other = one + 1; other < count; other++) {
        const turn = besides[one] - besides[other]
        const nearMm = Math.abs(turn - Math.round(turn)) * periodMm
        if (nearMm < rowMm) crowd += (1 - nearMm / rowMm) ** 2
      }
    // Expected value of the sum of (1 − d/row)² for places at random.
    const chance = (count * (count - 1) * Math.min(1, (2 * rowMm) / periodMm)) / 6
    found += crowd * weight
    expected += chance * weight
    worst = Math.max(worst, (crowd / chance - 1) * weight + 1)
  }
  return (found / expected + worst) / 2
}
