import { describe, expect, it } from '@jest/globals'
import { float16FromNumber, numberFromFloat16 } from '../../../../../processors/engines/network/float16.ts'

describe('half floats', () => {
  it.each([
    [0, 0x0000],
    [-0, 0x8000],
    [1, 0x3c00],
    [-2, 0xc000],
    [65_504, 0x7bff],
    [65_519, 0x7bff],
    [65_520, 0x7c00],
    [2 ** -14, 0x0400],
    [2 ** -24, 0x0001],
    [2 ** -25, 0x0000],
    [1 / 3, 0x3555],
    [1 + 1 / 2048, 0x3c00],
    [1 + 3 / 2048, 0x3c02],
    [Number.NEGATIVE_INFINITY, 0xfc00],
  ])('%d is written as IEEE 754 says', (value, bits) => {
    expect(float16FromNumber(value)).toBe(bits)
  })

  it('every finite pattern of bits comes back as it was', () => {
    for (let bits = 0; bits < 0x10000; bits++) {
      const value = numberFromFloat16(bits)
      if (!Number.isNaN(value)) expect(float16FromNumber(value)).toBe(bits)
    }
    expect(numberFromFloat16(0x7e00)).toBeNaN()
  })
})
