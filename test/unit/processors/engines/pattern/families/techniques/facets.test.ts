import { describe, expect, test } from '@jest/globals'
import {
  facetsOf,
  straightened,
  withHoles,
} from '../../../../../../../processors/engines/pattern/families/techniques/facets.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import type { Point, Ring } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { signedArea } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { circle } from '../../../../../../../processors/engines/pattern/kit/line/outline.ts'

const areaOf = (ring: Ring): number => Math.abs(signedArea(ring))
const cornersOf = (points: readonly Point[]): Ring => points.map(([x, y]) => [x, y, 1])
const horseshoe: Point[] = [
  [0, 0],
  [40, 0],
  [40, 40],
  [30, 40],
  [30, 10],
  [10, 10],
  [10, 40],
  [0, 40],
]

describe('facets', () => {
  test('a round thing gets few corners, and loses little of itself', () => {
    const corners = straightened(circle(0, 0, 30), 60)
    expect(corners.length).toBeGreaterThan(5)
    expect(corners.length).toBeLessThan(18)
    expect(areaOf(cornersOf(corners)) / (Math.PI * 900)).toBeGreaterThan(0.85)
  })

  test.each([
    ['a horseshoe', horseshoe],
    ['one that runs the other way', horseshoe.toReversed()],
  ])('triangles fill %s and no more', (_, polygon) => {
    const facets = facetsOf(polygon, createRandom('facets'), 40)
    const whole = facets.reduce((sum, { ring }) => sum + areaOf(ring), 0)
    expect(whole).toBeCloseTo(areaOf(cornersOf(polygon)), 6)
    expect(new Set(facets.map(({ side }) => side)).size).toBeGreaterThan(1)
  })

  test('what is seen through a hole stays open', () => {
    const square: Point[] = [
      [0, 0],
      [40, 0],
      [40, 40],
      [0, 40],
    ]
    const hole: Point[] = square.map(([x, y]) => [12 + x * 0.4, 12 + y * 0.4])
    const facets = facetsOf(withHoles(square, [hole]), createRandom('hole'), 40)
    expect(facets.reduce((sum, { ring }) => sum + areaOf(ring), 0)).toBeCloseTo(1600 - 256, 6)
  })
})
