import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import { oklabDistance } from '../../../../../../../processors/engines/color/oklab.ts'
import { colourWords } from '../../../../../../../processors/engines/pattern/palette/names/colour-words.ts'
import { shadeNames } from '../../../../../../../processors/engines/pattern/palette/names/shade-names.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../../processors/engines/pattern/spec/resolve-spec.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'

const inksOf = (prompt: string) => specOfPrompt(prompt).palette.inks.map(inkOf)

describe('shades that a dyer keeps apart', () => {
  test('each name is read as its own shade', () => {
    for (const [hex, names] of shadeNames) for (const name of names.split('|')) expect(colourWords.get(name)).toBe(hex)
  })

  test.each([
    'mustard and ochre stripes',
    'teal and petrol checkerboard',
    'turquoise and aqua chevron',
    'crimson and raspberry triangles',
    'camel and khaki stripes',
  ])('are two inks beside each other: %s', (prompt) => {
    const named = understandPrompt(prompt).wishes.colours.map(({ hex }) => hex)
    expect(new Set(named).size).toBe(2)
    const inks = inksOf(prompt)
    const nearest = named.map((hex) => {
      const far = inks.map(({ lab }) => oklabDistance(lab, inkOf(hex).lab))
      return far.indexOf(Math.min(...far))
    })
    expect(new Set(nearest).size).toBe(2)
  })
})

describe('colours of built cloths', () => {
  const lightnesses = (prompt: string) => inksOf(prompt).map(({ lightness }) => lightness)

  test('tones of a cloth that is tone on tone lie close about the colour', () => {
    for (const prompt of ['satin stripe in black, tone on tone', 'tone on tone triangles in sage']) {
      const lights = lightnesses(prompt)
      expect(Math.max(...lights) - Math.min(...lights)).toBeLessThan(0.22)
    }
    expect(Math.max(...lightnesses('black on black stripes, tone on tone'))).toBeLessThan(0.5)
  })

  test('two yarns are woven with each other and with no third', () => {
    expect(inksOf('herringbone tweed in moss and heather')).toHaveLength(2)
    expect(lightnesses('herringbone tweed in moss and heather').every((lightness) => lightness < 0.8)).toBe(true)
  })

  test('camouflage has no paper, a tiger no paler coat than the one that is named, glass has leads', () => {
    expect(Math.max(...lightnesses('woodland camo in olive, brown and black'))).toBeLessThan(0.8)
    const prompt = 'tiger stripes, orange and black'
    const { palette } = specOfPrompt(prompt)
    expect(palette.inks[palette.ground]).toBe('#e07a3f')
    expect(Math.min(...lightnesses('stained glass in ruby, sapphire and amber'))).toBeLessThan(0.25)
  })

  test('no paper is laid where white is refused', () => {
    expect(Math.max(...lightnesses('hexagons in charcoal and peach, no white'))).toBeLessThan(0.85)
    expect(Math.max(...lightnesses('hexagons in charcoal and teal'))).toBeGreaterThan(0.9)
  })

  test('counted pastels are as many, and counted things stay things', () => {
    expect(inksOf('polka dots in five pastels on white')).toHaveLength(6)
    expect(understandPrompt('three bright foxes on cream').wishes.colourCount).toBeUndefined()
  })

  test('a cheetah in tan is no metal, bright chips on white are bright', () => {
    const { palette } = resolveSpec(
      checkRequest({ prompt: 'cheetah in tan and black', compositionType: 'tile', format: 'png' }),
      understandPrompt('cheetah in tan and black').wishes,
    )
    expect(palette.inks[palette.ground]).toBe('#c9ad86')
    const bright = inksOf('terrazzo in brights on white').filter(({ chroma }) => chroma > 0.12)
    expect(bright.length).toBeGreaterThan(2)
  })

  test('what is left of its own colours stays where one of them is refused', () => {
    const inks = inksOf('rainbow stripes without red')
    expect(inks.length).toBeGreaterThan(4)
    const reds = inks.filter(({ hue, chroma }) => chroma > 0.12 && hue > 0.2 && hue < 0.6)
    expect(reds).toEqual([])
  })
})
