import { expect, test } from '@jest/globals'
import { settledPigment } from '../../../../../../../processors/engines/pattern/kit/area/settled-pigment.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { silhouette } from '../../../../../../../processors/engines/pattern/kit/line/flatten.ts'
import type { Point, Ring } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { signedArea, TURN } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { circle } from '../../../../../../../processors/engines/pattern/kit/line/outline.ts'

const RADIUS = 12
const wash = circle(20, 30, RADIUS)
const settle = (towards: number, shares: readonly number[] = [0.7, 0.3], insetMm = 0.4) =>
  settledPigment(createRandom('wet'), wash, { towards, shares, insetMm, cellMm: 0.5 })

const areaOf = (bodies: readonly Ring[]): number =>
  bodies.reduce((sum, body) => sum + Math.abs(signedArea(silhouette(body).map(([x, y]) => [x, y] as const))), 0)
const pointsOf = (bodies: readonly Ring[]): Point[] => bodies.flatMap((body) => silhouette(body))

test('thicker paint covers about the shares asked for, each strength less than the one before', () => {
  const whole = Math.PI * RADIUS ** 2
  const [thin, thick] = settle(0).map((bodies) => areaOf(bodies) / whole)
  expect(thin).toBeGreaterThan(0.5)
  expect(thin).toBeLessThan(0.72)
  expect(thick).toBeGreaterThan(0.15)
  expect(thick).toBeLessThan(0.32)
})

test('it stays inside the wash by the inset', () => {
  for (const [x, y] of pointsOf(settle(1, [0.95], 1.5)[0]))
    expect(Math.hypot(x - 20, y - 30)).toBeLessThan(RADIUS - 1.2)
})

test.each([0, TURN / 4, TURN / 2, -TURN / 4])('it lies where the water ran to: %p', (towards) => {
  const thick = pointsOf(settle(towards)[1])
  const along = thick.map(([x, y]) => (x - 20) * Math.cos(towards) + (y - 30) * Math.sin(towards))
  expect(along.reduce((sum, one) => sum + one, 0) / along.length).toBeGreaterThan(2)
})

test('a wash of a few cells has none, and chance alone decides the rest', () => {
  const speck = { towards: 0, shares: [0.5], insetMm: 0, cellMm: 0.5 }
  expect(settledPigment(createRandom('wet'), circle(0, 0, 0.3), speck).flat()).toEqual([])
  expect(settle(2)).toEqual(settle(2))
})
