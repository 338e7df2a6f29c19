import { describe, expect, test } from '@jest/globals'
import { hueDistance, inkFromHex, inkFromOklch } from '../../../../../processors/engines/color/ink.ts'

describe('inks', () => {
  test('white, black and short hex are measured', () => {
    expect(inkFromHex('#fff')?.lightness).toBeCloseTo(1, 3)
    expect(inkFromHex('#000000')?.lightness).toBeCloseTo(0, 3)
    expect(inkFromHex('nope')).toBeUndefined()
  })

  test('a colour outside sRGB keeps its lightness and hue and gives up chroma', () => {
    const ink = inkFromOklch({ lightness: 0.7, chroma: 0.4, hue: 2.5 })
    expect(ink.lightness).toBeCloseTo(0.7, 1)
    expect(hueDistance(ink, { lightness: 0.7, chroma: 0.4, hue: 2.5 })).toBeLessThan(0.06)
    expect(ink.chroma).toBeLessThan(0.4)
  })
})
