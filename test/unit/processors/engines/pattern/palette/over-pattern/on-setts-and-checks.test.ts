import { describe, expect, test } from '@jest/globals'
import { hueDistance, inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import { oklabDistance } from '../../../../../../../processors/engines/color/oklab.ts'
import { drawDesign } from '../../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { fillIndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { checkSeam } from '../../../../../../../processors/engines/pattern/report/check-seam.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'

const WHITE = 0.94

describe('things on a sett in its full colours', () => {
  test.each(['robins on a red and green plaid', 'robins, christmas plaid', 'stags on navy and green tartan'])(
    '"%s" stand in rims of paper, in colours of their own',
    (prompt) => {
      const { palette, details } = specOfPrompt(prompt)
      const rim = inkOf(palette.inks[Number(details['rim ink'])])
      expect(rim.lightness).toBeGreaterThan(0.9)
      // A brown coat is among what the things wear.
      const worn = palette.inks.slice(2, Number(details['under from'])).map(inkOf)
      expect(worn.some(({ hue, chroma }) => hue > 0.4 && hue < 1.6 && chroma > 0.03)).toBe(true)
      const threads = palette.inks.slice(Number(details['under from'])).map(inkOf)
      expect(Math.max(...threads.map(({ chroma }) => chroma))).toBeGreaterThan(0.05)
    },
  )

  test('are seen on every thread, by themselves or by their rims', () => {
    for (const prompt of ['reindeer, christmas plaid', 'robins on a red and green plaid']) {
      const { palette, details } = specOfPrompt(prompt)
      const from = Number(details['under from'])
      const [lead, rim] = [inkOf(palette.inks[2]), inkOf(palette.inks[Number(details['rim ink'])])]
      for (const thread of [palette.inks[0], ...palette.inks.slice(from)].map(inkOf))
        expect(Math.max(...[lead, rim].map(({ lab }) => oklabDistance(lab, thread.lab)))).toBeGreaterThan(0.14)
    }
  })

  test('are seen in their rims, and the cloth repeats without a seam', () => {
    const spec = specOfPrompt('robins, christmas plaid')
    const cloth = drawDesign(spec)
    const plane = fillIndexPlane(cloth, 256, 256)
    const rim = Number(spec.details['rim ink'])
    const share = plane.data.reduce((sum, ink) => sum + Number(ink === rim), 0) / plane.data.length
    expect(share).toBeGreaterThan(0.02)
    expect(share).toBeLessThan(0.2)
    expect(checkSeam(plane)).toMatchObject({ isSeamless: true })
  })

  test('have none on checks, on setts of no colour said, and where they are white', () => {
    for (const prompt of ['foxes on blue gingham', 'cats on tartan', 'polar bears on red and green plaid'])
      expect(specOfPrompt(prompt).details).not.toHaveProperty('rim ink')
  })
})

describe('white beasts on a check', () => {
  test.each(['geese on blue gingham', 'geese with ribbons, cottagecore gingham, blue', 'sheep on pink gingham'])(
    '"%s" are white on the colour itself',
    (prompt) => {
      const { palette } = specOfPrompt(prompt)
      const inks = palette.inks.map(inkOf)
      expect(inks[palette.ground].chroma).toBeGreaterThan(0.06)
      expect(inks.some(({ lightness }) => lightness > WHITE)).toBe(true)
    },
  )

  test('leave the check to brown ones as it was', () => {
    const { palette } = specOfPrompt('foxes on blue gingham')
    expect(inkOf(palette.inks[palette.ground]).lightness).toBeGreaterThan(0.9)
  })
})

describe('flowers on an ombre of their own hue', () => {
  test('are of its company and green', () => {
    const { palette, details } = specOfPrompt('roses on blush to burgundy ombre')
    const stop = inkOf(palette.inks[palette.inks.length - 1])
    for (const ink of palette.inks.slice(1, Number(details['under from'])).map(inkOf)) {
      const isGreen = ink.hue > 1.7 && ink.hue < 2.9
      expect(isGreen || hueDistance(ink, stop) < 0.6 || ink.lightness > WHITE).toBe(true)
    }
  })

  test('keep their own on another', () => {
    const { palette, details } = specOfPrompt('peonies on pale blue to navy ombre')
    const petals = palette.inks.slice(1, Number(details['under from'])).map(inkOf)
    expect(petals.some((ink) => ink.chroma > 0.08 && hueDistance(ink, inkOf('#d97f95')) < 0.4)).toBe(true)
  })
})
