import { describe, expect, test } from '@jest/globals'
import { median, quantile } from '../../../../../processors/engines/numbers/quantile.ts'

describe('the median', () => {
  test.each([
    [[3], 3],
    [[10, 9, 2], 9],
    [[4, 1, 3, 2], 3],
  ])('of %j is %d, and the values keep their order', (values, expected) => {
    const before = [...values]
    expect(median(values)).toBe(expected)
    expect(values).toEqual(before)
  })
})

test.each([
  [0, 1],
  [0.49, 1],
  [0.5, 2],
  [0.99, 2],
  [1, 8],
])('the quantile of 1, 2 and 8 at %d is %d', (share, expected) => {
  expect(quantile(Float64Array.of(1, 2, 8), share)).toBe(expected)
})
