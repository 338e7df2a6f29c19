import { describe, expect, test } from '@jest/globals'
import type { Cloth } from '../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { createCloth, paint } from '../../../../../../processors/engines/pattern/kit/area/cloth.ts'
import { circle, rectangle } from '../../../../../../processors/engines/pattern/kit/line/outline.ts'
import { fillIndexPlane } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import { checkSeam } from '../../../../../../processors/engines/pattern/report/check-seam.ts'
import { measureThinnestPx } from '../../../../../../processors/engines/pattern/report/measure-thinnest.ts'

const planeOf = (cloth: Cloth): ReturnType<typeof fillIndexPlane> => fillIndexPlane(cloth, 200, 200)

describe('measureThinnestPx', () => {
  test.each([1, 2, 3, 5, 8])('finds a line %d pixels wide among wide areas', (wide) => {
    const cloth = createCloth(200, 200, 0)
    paint(cloth, 1, rectangle(20, 20, 60, 60))
    paint(cloth, 2, rectangle(10, 120, 180, wide))
    expect(measureThinnestPx(planeOf(cloth))).toBe(wide)
  })

  test('finds a gap as well as a line', () => {
    const cloth = createCloth(200, 200, 0)
    paint(cloth, 1, rectangle(20, 20, 60, 160))
    paint(cloth, 1, rectangle(84, 20, 60, 160))
    expect(measureThinnestPx(planeOf(cloth))).toBe(4)
  })

  test('a slanting line is measured across, not along the rows', () => {
    const cloth = createCloth(200, 200, 0)
    paint(cloth, 1, [
      [20, 20, 1],
      [30, 20, 1],
      [180, 170, 1],
      [170, 170, 1],
    ])
    expect(measureThinnestPx(planeOf(cloth))).toBe(7)
  })

  test('wide areas have no thin line', () => {
    const cloth = createCloth(200, 200, 0)
    paint(cloth, 1, circle(100, 100, 60))
    expect(measureThinnestPx(planeOf(cloth))).toBeNull()
  })
})

describe('checkSeam', () => {
  test('passes a picture whose shapes run over the edge and come back in', () => {
    const cloth = createCloth(100, 100, 0)
    for (const [x, y] of [
      [0, 20],
      [40, 0],
      [60, 70],
      [98, 60],
    ] as const)
      paint(cloth, 1, circle(x, y, 17))
    expect(checkSeam(planeOf(cloth)).isSeamless).toBe(true)
  })

  test('finds the seam of a picture that is cut off', () => {
    const cloth = createCloth(100, 100, 0, { wraps: false })
    for (const [x, y] of [
      [0, 20],
      [40, 0],
      [60, 70],
      [98, 60],
    ] as const)
      paint(cloth, 1, circle(x, y, 17))
    expect(checkSeam(planeOf(cloth)).isSeamless).toBe(false)
  })
})
