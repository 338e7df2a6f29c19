import { describe, expect, test } from '@jest/globals'
import { hueDistance, inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

function paletteOf(prompt: string, seed = 1) {
  const request = checkRequest({ prompt, compositionType: 'tile', format: 'png', seed })
  return resolveSpec(request, understandPrompt(prompt).wishes).palette
}

describe('an ombre of no named colour', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('runs through one hue in eight tones or more, seed %i', (seed) => {
    const inks = paletteOf('ombre', seed).inks.map(inkOf)
    expect(inks.length).toBeGreaterThanOrEqual(8)
    const coloured = inks.filter(({ chroma }) => chroma > 0.05)
    for (const one of coloured) for (const other of coloured) expect(hueDistance(one, other)).toBeLessThan(1)
  })

  test('of a mood that is asked for has its hues, a tone beside each', () => {
    const inks = paletteOf('sunset ombre').inks.map(inkOf)
    const coloured = inks.filter(({ chroma }) => chroma > 0.05)
    expect(Math.max(...coloured.map((ink) => hueDistance(ink, coloured[0])))).toBeGreaterThan(1)
    expect(inks.length).toBeGreaterThan(7)
  })
})

describe('paints of two hues on wet paper', () => {
  test.each([
    'abstract watercolour in teal and coral',
    'alcohol ink in teal and gold',
    'watercolour blobs in pink and lilac',
  ])('%s: each keeps its name, has strengths beside it, and lies on paper', (prompt) => {
    const { inks, ground } = paletteOf(prompt)
    const named = understandPrompt(prompt).wishes.colours.map(({ hex }) => hex)
    expect(inks).toEqual(expect.arrayContaining(named))
    expect(inkOf(inks[ground]).lightness).toBeGreaterThan(0.9)
    for (const hex of named) {
      const strengths = inks.filter((other, at) => at !== ground && hueDistance(inkOf(other), inkOf(hex)) < 0.42)
      expect(strengths.length).toBeGreaterThan(1)
    }
  })

  test('a ground that is named is what they lie on', () => {
    const { inks, ground } = paletteOf('abstract watercolour, rust on navy')
    expect(inkOf(inks[ground]).lightness).toBeLessThan(0.45)
  })
})
