import { describe, expect, test } from '@jest/globals'
import { createCloth, paint } from '../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { circle, rectangle } from '../../../../../../processors/engines/pattern/kit/line/outline.ts'
import { fillIndexPlane, measureInkShares } from '../../../../../../processors/engines/pattern/render/index-plane.ts'

describe('fillIndexPlane', () => {
  test('a rectangle on whole pixels fills exactly those pixels', () => {
    const cloth = createCloth(8, 8, 0)
    paint(cloth, 1, rectangle(2, 3, 4, 2))
    const { data } = fillIndexPlane(cloth, 8, 8)
    expect([...data.slice(3 * 8, 4 * 8)]).toEqual([0, 0, 1, 1, 1, 1, 0, 0])
    expect(data.reduce((sum, ink) => sum + ink, 0)).toBe(8)
  })

  test('a circle covers πr² to a tenth of a per cent', () => {
    const cloth = createCloth(100, 100, 0)
    paint(cloth, 1, circle(50, 50, 40))
    const share = measureInkShares(fillIndexPlane(cloth, 1000, 1000), 2)[1]
    expect(share).toBeCloseTo((Math.PI * 1600) / 10000, 3)
  })

  test('a shape over the corner comes back in on all four sides', () => {
    const cloth = createCloth(10, 10, 0)
    paint(cloth, 1, rectangle(-2, -2, 4, 4))
    const { data } = fillIndexPlane(cloth, 10, 10)
    expect([data[0], data[9], data[90], data[99], data[55]]).toEqual([1, 1, 1, 1, 0])
  })

  test('a hole stays open', () => {
    const cloth = createCloth(10, 10, 0)
    paint(cloth, 1, rectangle(1, 1, 8, 8), [rectangle(3, 3, 4, 4)])
    expect(fillIndexPlane(cloth, 10, 10).data[55]).toBe(0)
  })
})
