import { describe, expect, test } from '@jest/globals'
import { createCloth } from '../../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import {
  levelOfShare,
  paintAbove,
  sampleField,
  traceLevel,
} from '../../../../../../../processors/engines/pattern/kit/area/contour.ts'
import { signedArea } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { fillIndexPlane, measureInkShares } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'

const TURN = Math.PI * 2

describe('contours', () => {
  test('a hill inside the period gives one body of the right size', () => {
    const grid = sampleField((x, y) => -Math.hypot(x - 0.5, y - 0.5), 100)
    const rings = traceLevel(grid, -0.25)
    expect(rings).toHaveLength(1)
    expect(signedArea(rings[0]) / 10_000).toBeCloseTo(Math.PI * 0.0625, 2)
  })

  test('a ring has a body and a hole that run opposite ways', () => {
    const grid = sampleField((x, y) => -Math.abs(Math.hypot(x - 0.5, y - 0.5) - 0.3), 100)
    const areas = traceLevel(grid, -0.05).map((ring) => Math.sign(signedArea(ring)))
    expect(areas.sort()).toEqual([-1, 1])
  })

  test('the share above a level is the share asked for, also when areas run over the edges', () => {
    const cloth = createCloth(100, 100, 0)
    const grid = sampleField(
      (x, y) => Math.cos(TURN * x) + Math.cos(TURN * 2 * y) + 0.3 * Math.sin(TURN * (3 * x + y)),
      120,
    )
    paintAbove(cloth, 1, grid, levelOfShare(grid, 0.4))
    expect(measureInkShares(fillIndexPlane(cloth, 400, 400), 2)[1]).toBeCloseTo(0.4, 1)
  })

  test('a curve that crosses the edge meets itself there', () => {
    const cloth = createCloth(100, 100, 0)
    const grid = sampleField((x, y) => Math.sin(TURN * (2 * x + 3 * y)) + 0.4 * Math.sin(TURN * x), 90)
    paintAbove(cloth, 1, grid, 0)
    const { data } = fillIndexPlane(cloth, 300, 300)
    let jumps = 0
    for (let y = 0; y < 300; y++) if (data[y * 300] !== data[y * 300 + 299]) jumps++
    // The stripes lean by 3 : 2, so about one row in a hundred lies on a rim between two neighbouring columns.
    expect(jumps).toBeLessThan(30)
  })

  test('a body that the edge cuts is whole however small its part on one side is', () => {
    const cloth = createCloth(100, 100, 0)
    const hill = (x: number, y: number): number => -Math.hypot(((x + 0.5) % 1) - 0.62, y - 0.5)
    paintAbove(cloth, 1, sampleField(hill, 100), -0.14, { leastMm2: 60 })
    const { data } = fillIndexPlane(cloth, 200, 200)
    // The middle lies 12 mm right of the edge and the radius is 14: a sliver of 2 mm is left on the far side.
    expect(data[100 * 200 + 198]).toBe(1)
    expect(data[100 * 200 + 190]).toBe(0)
  })
})
