import { expect, test } from '@jest/globals'
import { isInRange } from '../../../../../processors/engines/color/colour-range.ts'

const gold = { hue: [1.1, 1.8], chroma: [0.05, Infinity], lightness: [0.5, 0.9] } as const

test.each([
  [{ hue: 1.4, chroma: 0.1, lightness: 0.7 }, true],
  [{ hue: 1.1, chroma: 0.1, lightness: 0.7 }, false],
  [{ hue: 1.8, chroma: 0.1, lightness: 0.7 }, false],
  [{ hue: 1.4, chroma: 0.05, lightness: 0.7 }, false],
  [{ hue: 1.4, chroma: 0.1, lightness: 0.5 }, false],
  [{ hue: 1.4, chroma: 0.1, lightness: 0.9 }, false],
  [{ hue: -1.4, chroma: 0.1, lightness: 0.7 }, false],
])('%j in a range: %s', (colour, expected) => {
  expect(isInRange(colour, gold)).toBe(expected)
})

test('what a range leaves out may be anything', () => {
  expect(isInRange({ hue: -3, chroma: 0, lightness: 0.7 }, { lightness: [0.5, 0.9] })).toBe(true)
  expect(isInRange({ hue: 1.4, chroma: 0.1, lightness: 0.7 }, {})).toBe(true)
})
