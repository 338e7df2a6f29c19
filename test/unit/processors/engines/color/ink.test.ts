import { describe, expect, test } from '@jest/globals'
import { hueDistance, inkFromHex, inkFromOklch, inkOf } from '../../../../../processors/engines/color/ink.ts'

describe('inks', () => {
  test('white, black and short hex are measured', () => {
    expect(inkFromHex('#fff')?.lightness).toBeCloseTo(1, 3)
    expect(inkFromHex('#000000')?.lightness).toBeCloseTo(0, 3)
    expect(inkFromHex('nope')).toBeUndefined()
  })

  test('a code that has to be a colour is refused by name when it is none', () => {
    expect(inkOf('#1aF').rgb).toEqual([0x11, 0xaa, 0xff])
    expect(inkOf('0a40ff').hex).toBe('#0a40ff')
    expect(() => inkOf('#12345g')).toThrow('"#12345g" is not a colour')
  })

  test('a colour outside sRGB keeps its lightness and hue and gives up chroma', () => {
    const ink = inkFromOklch({ lightness: 0.7, chroma: 0.4, hue: 2.5 })
    expect(ink.lightness).toBeCloseTo(0.7, 1)
    expect(hueDistance(ink, { lightness: 0.7, chroma: 0.4, hue: 2.5 })).toBeLessThan(0.06)
    expect(ink.chroma).toBeLessThan(0.4)
  })
})
