import { describe, expect, test } from '@jest/globals'
import { hueDistance, inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { isNeutral } from '../../../../../../processors/engines/color/tone.ts'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { coverageOf } from '../../../../../../processors/engines/pattern/draw/measure-coverage.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../processors/engines/pattern/spec/resolve-spec.ts'

function specOf(prompt: string) {
  const request = checkRequest({ prompt, compositionType: 'tile', format: 'png', seed: 3 })
  return resolveSpec(request, understandPrompt(prompt).wishes)
}

describe('leaves in a named colour', () => {
  test.each([
    ['blue leaves', '#2d5fa6'],
    ['gold leaves on black', '#c39a4a'],
    ['pink leaf print', '#e8a0ab'],
    ['olive leaf trail', '#6f7335'],
  ])('%s are of that colour and its tones', (prompt, hex) => {
    const { palette, family } = specOf(prompt)
    expect(['foliage', 'trailing']).toContain(family)
    const dyes = palette.inks.map(inkOf).filter((ink) => ink.chroma > 0.05 && !isNeutral(ink))
    expect(dyes.length).toBeGreaterThan(0)
    for (const ink of dyes) expect(hueDistance(ink, inkOf(hex))).toBeLessThan(0.7)
  })

  test('a fern of a colour keeps its green', () => {
    const inks = specOf('beige fern').palette.inks.map(inkOf)
    expect(inks.some(({ hue, chroma }) => chroma > 0.03 && hue > 1.9 && hue < 3.2)).toBe(true)
  })

  test.each(['mid century modern leaves', 'minimalist leaf print', 'scandinavian leaves'])(
    '%s are cut as simply as flowers of that manner',
    (prompt) =>
      expect(understandPrompt(prompt).wishes).toMatchObject({ families: ['modern-floral'], motifs: ['leaf'] }),
  )

  test('of a kind grow as they do', () => {
    expect(understandPrompt('eucalyptus leaves, minimalist').wishes.families).toEqual(['foliage'])
  })
})

describe('lists of food', () => {
  test.each([
    ['shrimps, mussels, lemon', ['shrimp', 'mussel', 'lemon']],
    ['lobster, crab, lemon', ['lobster', 'crab', 'lemon']],
  ])('%s: the last is food as well', (prompt, motifs) => {
    const { wishes } = understandPrompt(prompt)
    expect([wishes.motifs, wishes.colours]).toEqual([motifs, []])
  })

  test('behind one thing alone it may be its colour', () => {
    expect(understandPrompt('cherries, lemon').wishes.motifs).toEqual(['cherry'])
  })
})

describe('lines', () => {
  test.each(['coffee cups in thin black line', 'teacups, fine black outline'])('%s are drawn in line', (prompt) => {
    expect(understandPrompt(prompt).wishes.styles).toContain('line drawing')
  })

  test.each(['hexagons, gold lines on emerald', 'honeycomb outline in copper on black'])(
    '%s: the walls of the comb alone',
    (prompt) => {
      const covered = coverageOf(drawDesign(specOf(prompt)))
      expect(covered).toBeGreaterThan(0.05)
      expect(covered).toBeLessThan(0.3)
    },
  )

  test.each([
    ['linen with fine gold lines', 'stripes'],
    ['gold crossing lines on linen', 'windowpane'],
  ])('%s are %s', (prompt, family) => {
    expect(specOf(prompt).family).toBe(family)
  })
})

describe('knits', () => {
  test.each([
    ['zigzag knit in mustard and teal', 'knit zigzag'],
    ['striped knit', 'knit stripe'],
    ['checkerboard knit', 'knit check'],
  ])('%s is drawn stitch by stitch', (prompt, kind) => {
    const { family, styles } = specOf(prompt)
    expect([family, styles.includes(kind)]).toEqual(['fair-isle', true])
  })
})
