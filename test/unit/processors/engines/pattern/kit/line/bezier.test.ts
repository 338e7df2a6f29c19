import { expect, test } from '@jest/globals'
import { pointsOfCubic } from '../../../../../../../processors/engines/pattern/kit/line/bezier.ts'

test('points of a cubic run from one end to the other, past an eighth of the ends and three of the handles', () => {
  const points = pointsOfCubic([0, 0], [0, 8], [8, 8], [16, 0], 2)
  expect(points).toEqual([
    [0, 0],
    [(0 + 3 * 0 + 3 * 8 + 16) / 8, (3 * 8 + 3 * 8) / 8],
    [16, 0],
  ])
})
