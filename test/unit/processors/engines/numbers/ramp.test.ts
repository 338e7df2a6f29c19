import { expect, test } from '@jest/globals'
import { fall, rise } from '../../../../../processors/engines/numbers/ramp.ts'

test.each([
  [1, 0],
  [2, 0],
  [3, 0.25],
  [6, 1],
  [7, 1],
])('a ramp from 2 to 6 is at %d so high: %d; the falling one is its mirror image', (value, expected) => {
  expect(rise(value, 2, 6)).toBe(expected)
  expect(fall(value, 2, 6)).toBe(1 - expected)
})
