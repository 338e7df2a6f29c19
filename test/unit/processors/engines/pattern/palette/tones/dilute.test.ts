import { expect, test } from '@jest/globals'
import type { Ink } from '../../../../../../../processors/engines/color/ink.ts'
import { hueDistance, inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import { dilute } from '../../../../../../../processors/engines/pattern/palette/tones/dilute.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'

const paletteOf = (prompt: string) => specOfPrompt(prompt).palette

/** Inks of one pot of paint, from deep to thin. */
function potOf(hexes: readonly string[], hex: string): Ink[] {
  const pigment = inkOf(hex)
  const kin = hexes.map(inkOf).filter((ink) => ink.chroma > 0.02 && hueDistance(ink, pigment) < 0.42)
  return kin.toSorted((one, other) => one.lightness - other.lightness)
}

test('a pot of paint comes thin, full and pooled, and the rest of the palette stays as it is', () => {
  const given = { inks: ['#f7f1e6', '#d77b92', '#768a64'], ground: 0 }
  const { inks, ground } = dilute(given, [inkOf('#d77b92')])
  expect([inks.slice(0, 3), ground]).toEqual([given.inks, 0])
  const pot = potOf(inks, '#d77b92')
  const full = inkOf('#d77b92').lightness
  expect(pot[0].lightness).toBeLessThan(full - 0.1)
  expect(pot[pot.length - 1].lightness).toBeGreaterThan(full + 0.08)
})

test('no two neighbouring strengths of a pot lie far apart, as long as twelve inks reach', () => {
  const { inks } = dilute({ inks: ['#f7f1e6', '#6d1f3f'], ground: 0 }, [])
  const lightness = potOf(inks, '#6d1f3f').map((ink) => ink.lightness)
  expect(Math.max(...lightness.slice(1).map((light, at) => light - lightness[at]))).toBeLessThan(0.1)
})

test('what is deep already gets no pool, and twelve inks are the most', () => {
  expect(potOf(dilute({ inks: ['#f7f1e6', '#6d1f3f'], ground: 0 }, []).inks, '#6d1f3f')[0].hex).toBe('#6d1f3f')
  const many = [
    '#f7f1e6',
    '#d77b92',
    '#b85c3c',
    '#d9a441',
    '#768a64',
    '#4f86b5',
    '#8b6bb0',
    '#3f6f5a',
    '#e9a5ac',
    '#a3b899',
  ]
  expect(dilute({ inks: many, ground: 0 }, []).inks.length).toBeLessThanOrEqual(12)
})

test('painted peonies are pink in three strengths at least', () => {
  expect(potOf(paletteOf('watercolor peonies').inks, '#d77b92').length).toBeGreaterThanOrEqual(3)
})

test('where the number of colours is asked for, no washes are added', () => {
  expect(paletteOf('watercolor roses in 4 colours').inks).toHaveLength(4)
})

test.each(['watercolor anemones on white', 'watercolour sunflowers and daisies on blue', 'watercolour foxes and owls'])(
  'twelve inks are the most, discs of flowers included: %s',
  (prompt) => expect(paletteOf(prompt).inks.length).toBeLessThanOrEqual(12),
)
