import { describe, expect, test } from '@jest/globals'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import type { NumberedCircle } from '../../../../../../../processors/engines/pattern/kit/place/pack-by-fullness.ts'
import { packByFullness } from '../../../../../../../processors/engines/pattern/kit/place/pack-by-fullness.ts'

const area = { widthMm: 200, heightMm: 160 }
const tiers = [
  { radiusMm: 24, most: 6, gapMm: 3 },
  { radiusMm: 12, most: 12, gapMm: 3 },
  { radiusMm: 5, most: 40, gapMm: 2 },
]
const pack = (fullness: number): NumberedCircle[] => packByFullness(createRandom('packing'), area, tiers, fullness)
const largest = (circles: readonly NumberedCircle[]): NumberedCircle[] => circles.filter(({ tier }) => tier === 0)

describe('another fullness keeps the design', () => {
  test.each([0.3, 0.7, 1.4, 2])('at %p the largest lie where the classic packing has them', (fullness) => {
    expect(largest(pack(fullness))).toEqual(largest(pack(1)))
  })

  test('the fuller, the more small circles; those that stay keep place and number', () => {
    const counts = [0.3, 0.6, 1, 1.5, 2].map((fullness) => pack(fullness).length)
    expect(counts).toEqual(counts.toSorted((one, other) => one - other))
    expect(new Set(counts).size).toBe(counts.length)
    const classic = pack(1)
    for (const circle of pack(0.5)) expect(classic[circle.at]).toEqual(circle)
  })

  test('circles of a crammed packing never overlap on the torus', () => {
    const circles = pack(2)
    expect(circles.length).toBeGreaterThan(tiers[0].most)
    for (const [at, one] of circles.entries())
      for (const other of circles.slice(at + 1)) {
        const dx = Math.abs(one.x - other.x)
        const dy = Math.abs(one.y - other.y)
        const far = Math.hypot(Math.min(dx, area.widthMm - dx), Math.min(dy, area.heightMm - dy))
        expect(far).toBeGreaterThanOrEqual(one.radius + other.radius)
      }
  })
})
