import { expect, test } from '@jest/globals'
import { segmentDistance } from '../../../../../../processors/engines/trace/inks/segment-distance.ts'

// Two colours, the way between them 30 levels long.
const ends = Float64Array.of(10, 20, 30, 20, 40, 50)

function distanceOf(color: readonly number[], overshoot: number): number {
  return segmentDistance(Float64Array.of(0, ...color), 1, ends, 0, 3, overshoot)
}

test('a colour is as far from the way between two as its nearest mix of them', () => {
  expect(distanceOf([15, 30, 40], 0)).toBe(0)
  // Across the way by 3 levels.
  expect(distanceOf([15, 30 - 3 / Math.SQRT2, 40 + 3 / Math.SQRT2], 0)).toBeCloseTo(3, 9)
  // Past its end by a third of it, of which a tenth is allowed.
  expect(distanceOf([20 + 10 / 3, 40 + 20 / 3, 50 + 20 / 3], 0)).toBeCloseTo(10, 9)
  expect(distanceOf([20 + 10 / 3, 40 + 20 / 3, 50 + 20 / 3], 0.1)).toBeCloseTo(7, 9)
})

test('a way of no length is its one colour', () => {
  expect(segmentDistance(Float64Array.of(13, 24, 30), 0, ends, 0, 0, 0.1)).toBe(5)
})
