import { expect, test } from '@jest/globals'
import { clamp, greater, lesser } from '../../../../../processors/engines/numbers/clamp.ts'

test.each([
  [-1, 0],
  [0, 0],
  [0.3, 0.3],
  [1, 1],
  [7, 1],
])('%d between 0 and 1 is %d', (value, expected) => {
  expect(clamp(value, 0, 1)).toBe(expected)
})

test('what is no number stays none', () => {
  expect(clamp(Number.NaN, 0, 1)).toBeNaN()
})

test.each([
  [2, 3],
  [3, 2],
  [-1, -1],
])('of %d and %d the lesser and the greater are those of Math', (one, other) => {
  expect([lesser(one, other), greater(one, other)]).toEqual([Math.min(one, other), Math.max(one, other)])
})
