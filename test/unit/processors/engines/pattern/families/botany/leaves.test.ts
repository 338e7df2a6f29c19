import { describe, expect, it } from '@jest/globals'
import { drawLeaf } from '../../../../../../../processors/engines/pattern/families/botany/leaves/leaf.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { silhouette } from '../../../../../../../processors/engines/pattern/kit/line/flatten.ts'
import type { Point, Ring } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'

const [LEAF, DARK, VEIN] = [1, 2, 3]

describe('leaves', () => {
  it.each([-1.1, -0.6, 0.6, 1.1])('has every vein leave the rib however far the leaf bends: %s radians', (bend) => {
    const inks = { leaf: LEAF, leafDark: DARK, leafLight: VEIN }
    const leaf = drawLeaf(createRandom('veins'), inks, { lengthMm: 60, bend, style: 'light' })
    const [rib, ...veins] = leaf.layers.filter(({ ink }) => ink === VEIN).map(({ ring }) => ring)
    const line = closely(silhouette(rib))
    expect(veins.length).toBeGreaterThan(6)
    for (const vein of veins) {
      const nearest = Math.min(...line.map((point) => distance(point, footOf(vein))))
      expect(nearest).toBeLessThan(0.9)
    }
  })
})

/** The points of a polygon with nine more on each of its sides. */
function closely(points: readonly Point[]): Point[] {
  return points.flatMap((point, at) => {
    const next = points[(at + 1) % points.length]
    return Array.from(
      { length: 10 },
      (_, step): Point => [
        point[0] + ((next[0] - point[0]) * step) / 10,
        point[1] + ((next[1] - point[1]) * step) / 10,
      ],
    )
  })
}

/** The middle of a stroke's blunt end: its first and last knots are the two sides of it. */
function footOf(stroke: Ring): Point {
  const [one, other] = [stroke[0], stroke[stroke.length - 1]]
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}
