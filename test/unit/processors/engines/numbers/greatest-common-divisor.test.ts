import { expect, test } from '@jest/globals'
import { greatestCommonDivisor } from '../../../../../processors/engines/numbers/greatest-common-divisor.ts'

test.each([
  [12, 18, 6],
  [18, 12, 6],
  [7, 5, 1],
  [0, 4, 4],
  [4, 0, 4],
])('the greatest common divisor of %d and %d is %d', (one, other, expected) => {
  expect(greatestCommonDivisor(one, other)).toBe(expected)
})
