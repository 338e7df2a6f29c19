import { describe, expect, test } from '@jest/globals'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import type { Point } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import type { Lattice } from '../../../../../../../processors/engines/pattern/kit/place/lattice.ts'
import { createNearPoints } from '../../../../../../../processors/engines/pattern/kit/place/near-points.ts'
import { createStepper } from '../../../../../../../processors/engines/pattern/kit/place/shortest-step.ts'

const lattices: Readonly<Record<string, Lattice>> = {
  block: { order: 1, step: 0 },
  'half-drop': { order: 2, step: 1 },
  mirror: {
    order: 2,
    step: 0,
    images: [
      [1, 0, 0, 1, 0, 0],
      [-1, 0, 0, 1, 1, 0],
    ],
  },
}

describe('points in buckets', () => {
  test.each(Object.keys(lattices))('%s: whoever looks in the buckets misses no point', (name) => {
    const area = { widthMm: 130, heightMm: 90, lattice: lattices[name] }
    const random = createRandom(name)
    // Points may lie outside the period: they are used modulo the lattice.
    const points = Array.from({ length: 90 }, (): Point => [random.between(-70, 200), random.between(-50, 140)])
    const buckets = createNearPoints(area, 17)
    points.forEach(buckets.add)
    const between = createStepper(area)
    const isWithin = (one: Point, at: number, reachMm: number): boolean => {
      between.look(one, points[at], one === points[at])
      return between.squared < reachMm * reachMm
    }
    for (const one of points) {
      const found = buckets.within(one, 23)
      expect(found).toEqual([...new Set(found)].sort((first, second) => first - second))
      expect(points.map((_, at) => at).filter((at) => isWithin(one, at, 23) && !found.includes(at))).toEqual([])
      const rings = [0, 1, 2].flatMap((far) => buckets.ring(one, far))
      const near = points.map((_, at) => at).filter((at) => isWithin(one, at, 2 * buckets.stepMm))
      expect(near.filter((at) => !rings.includes(at))).toEqual([])
    }
  })

  test('a crowd is not looked through for every place', () => {
    const area = { widthMm: 1000, heightMm: 1000, lattice: lattices.block }
    const random = createRandom('crowd')
    const buckets = createNearPoints(area, 20)
    for (let at = 0; at < 2500; at++) buckets.add([random.between(0, 1000), random.between(0, 1000)])
    expect(buckets.within([500, 500], 30).length).toBeLessThan(100)
  })
})
