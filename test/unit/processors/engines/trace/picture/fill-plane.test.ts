import { describe, expect, test } from '@jest/globals'
import { fillPlane, valueAt } from '../../../../../../processors/engines/trace/picture/fill-plane.ts'

const across = 21
const down = 13

function planeOf(value: (x: number, y: number) => number): Float32Array {
  return Float32Array.from({ length: across * down }, (_, at) => value(at % across, Math.floor(at / across)))
}

describe('a plane that is known in places', () => {
  test('keeps what is known and holds its range elsewhere', () => {
    const isKnown = (x: number, y: number): boolean => (x * 7 + y * 3) % 5 === 0
    const ramp = planeOf((x, y) => x + 2 * y)
    const weights = planeOf((x, y) => (isKnown(x, y) ? 1 : 0))
    const values = ramp.map((value, at) => (weights[at] > 0 ? value : -99))
    const filled = fillPlane({ across, down, values, weights })
    filled.forEach((value, at) => {
      if (weights[at] > 0) expect(value).toBe(ramp[at])
      else expect(Math.abs(value - ramp[at])).toBeLessThan(6)
    })
  })

  test('is as high everywhere as the one place that is known', () => {
    const weights = planeOf((x, y) => (x === 3 && y === 9 ? 1 : 0))
    const filled = fillPlane({ across, down, values: weights.map((weight) => 5 * weight), weights })
    filled.forEach((value) => {
      expect(value).toBeCloseTo(5, 4)
    })
  })

  test('is read between four places, and beside the frame at the nearest', () => {
    const ramp = planeOf((x, y) => x + 2 * y)
    expect(valueAt(ramp, across, down, 3.5, 4.25)).toBeCloseTo(12, 5)
    expect(valueAt(ramp, across, down, -2, 40)).toBe(ramp[(down - 1) * across])
  })
})
