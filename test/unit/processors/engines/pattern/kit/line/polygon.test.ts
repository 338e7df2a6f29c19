import { describe, expect, test } from '@jest/globals'
import type { Point } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import {
  centroidOf,
  clipByLine,
  depthBehind,
  isInsideConvex,
  isInsidePolygon,
} from '../../../../../../../processors/engines/pattern/kit/line/polygon.ts'

/** An L of three unit squares, clockwise on the cloth, where y runs downwards. */
const ell: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [2, 1],
  [2, 2],
  [0, 2],
]
const square: readonly Point[] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
]

describe('a point', () => {
  test.each<[Point, boolean]>([
    [[0.5, 0.5], true],
    [[1.5, 1.5], true],
    [[1.5, 0.5], false],
    [[-0.1, 1], false],
    [[0.5, 2.1], false],
  ])('at %j in a concave polygon: %s', (point, expected) => {
    expect(isInsidePolygon(ell, point)).toBe(expected)
    expect(isInsidePolygon(ell.toReversed(), point)).toBe(expected)
  })

  test('where a polygon overlaps itself is outside', () => {
    expect(isInsidePolygon([...square, ...square], [1, 1])).toBe(false)
  })

  test.each<[Point, boolean]>([
    [[1, 1], true],
    [[2, 1], true],
    [[2.1, 1], false],
  ])('at %j in a convex polygon or on its side: %s', (point, expected) => {
    expect(isInsideConvex(square, point)).toBe(expected)
  })
})

test('what is right of a line is inside a clockwise polygon', () => {
  expect(depthBehind([0, 0], [2, 0], [1, 3])).toBe(6)
  expect(depthBehind([0, 0], [2, 0], [1, -3])).toBe(-6)
})

describe('a polygon clipped by a line', () => {
  test('keeps the side of positive depth, with new points on the line', () => {
    expect(clipByLine(square, ([x]) => x - 0.5)).toEqual([
      [0.5, 0],
      [2, 0],
      [2, 2],
      [0.5, 2],
    ])
  })

  test('is whole or gone where the line does not cut it', () => {
    expect(clipByLine(square, () => 1)).toEqual(square)
    expect(clipByLine(square, () => -1)).toEqual([])
  })
})

test('the centroid of an L is the mean of its three squares', () => {
  const [x, y] = centroidOf(ell)
  expect(x).toBeCloseTo((0.5 + 0.5 + 1.5) / 3, 12)
  expect(y).toBeCloseTo((0.5 + 1.5 + 1.5) / 3, 12)
})
