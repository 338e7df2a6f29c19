import { describe, expect, test } from '@jest/globals'
import { depthField } from '../../../../../../../processors/engines/pattern/kit/area/depth-field.ts'
import { rectangle } from '../../../../../../../processors/engines/pattern/kit/line/outline.ts'

const period = { widthMm: 100, heightMm: 100 }

describe('depthField', () => {
  const field = depthField([[rectangle(90, 40, 20, 20)]], period, 15)

  test('is positive inside a body that hangs over the edge, on both sides of it', () => {
    expect(field(0.95, 0.5)).toBeCloseTo(5)
    expect(field(0.05, 0.5)).toBeCloseTo(5)
  })

  test('is minus the distance outside, and no less than the reach', () => {
    expect(field(0.2, 0.5)).toBeCloseTo(-10)
    expect(field(0.5, 0.5)).toBe(-15)
  })

  test('a hole is outside', () => {
    const holed = depthField([[rectangle(20, 20, 40, 40), rectangle(30, 30, 20, 20)]], period, 15)
    expect(holed(0.4, 0.4)).toBeCloseTo(-10)
    expect(holed(0.25, 0.4)).toBeCloseTo(5)
  })
})
