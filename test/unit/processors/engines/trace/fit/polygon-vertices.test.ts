import { describe, expect, test } from '@jest/globals'
import { isOneSide, polygonVertices } from '../../../../../../processors/engines/trace/fit/polygon-vertices.ts'

/** Twenty steps to the right, of which the middle one lies `height` pixels off. */
function steps(height: number): Float64Array {
  return Float64Array.from({ length: 42 }, (_, i) => (i % 2 === 0 ? i / 2 : i === 21 ? height : 0))
}

describe('a polygon along points', () => {
  test('is one side where every point keeps within the tolerance of it', () => {
    expect(polygonVertices(steps(0.4), 0.5)).toEqual([0, 20])
    expect(isOneSide(steps(0.4), 0.5)).toBe(true)
  })

  test('bends where one does not', () => {
    expect(polygonVertices(steps(1.5), 0.5).length).toBeGreaterThan(2)
    expect(isOneSide(steps(1.5), 0.5)).toBe(false)
  })

  test('bends where the points turn back', () => {
    const there = [0, 0, 4, 0, 8, 0, 4, 0.1, 0, 0.1]
    expect(isOneSide(Float64Array.from(there), 0.5)).toBe(false)
  })
})
