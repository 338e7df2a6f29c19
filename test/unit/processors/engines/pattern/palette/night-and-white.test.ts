import { describe, expect, test } from '@jest/globals'
import { inkOf, isGreen } from '../../../../../../processors/engines/color/ink.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const groundOf = (prompt: string) => {
  const { inks, ground } = specOfPrompt(prompt).palette
  return inkOf(inks[ground])
}

describe('by night', () => {
  test.each(['jungle at night', 'midnight florals', 'navy florals', 'night garden'])(
    '%s lies on a dark cloth',
    (prompt) => {
      expect(groundOf(prompt).lightness).toBeLessThan(0.33)
    },
  )
})

test('white poppies on white have green leaves, and white roses on ivory are white', () => {
  const { inks } = specOfPrompt('white poppies on white ground').palette
  expect(inks.map(inkOf).filter(isGreen).length).toBeGreaterThan(1)
  const lightest = Math.max(...specOfPrompt('white roses on ivory').palette.inks.map((hex) => inkOf(hex).lightness))
  expect(lightest).toBeGreaterThan(0.98)
})

test('the colour of the leads is not that of the glass: irises in black leads are blue', () => {
  const inks = specOfPrompt('stained glass irises with thick black leading').palette.inks.map(inkOf)
  expect(inks.filter(({ chroma }) => chroma > 0.08).length).toBeGreaterThan(3)
})

test('koi bring their red to the pond', () => {
  const inks = specOfPrompt('koi in a lily pond').palette.inks.map(inkOf)
  expect(inks.some(({ chroma, hue }) => chroma > 0.12 && hue > 0.5 && hue < 1)).toBe(true)
})
