import { expect, test } from '@jest/globals'
import { mean } from '../../../../../processors/engines/numbers/mean.ts'

test.each([
  [[4], 4],
  [[1, 2, 6], 3],
  [[-1, 1], 0],
])('the mean of %j is %d', (values, expected) => {
  expect(mean(values)).toBe(expected)
})
