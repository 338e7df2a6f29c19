import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { oklabDistance } from '../../../../../../processors/engines/color/oklab.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const wishesOf = (prompt: string) => understandPrompt(prompt).wishes
const specOf = (prompt: string) => specOfPrompt(prompt, { seed: 4 })

describe('how large and where', () => {
  test('tiny flowers are a ditsy, in a technique they are what they are, and tiny foxes are foxes', () => {
    expect(wishesOf('tiny white daisies on red').families).toEqual(['ditsy'])
    expect(wishesOf('tiny watercolour roses').families).toEqual(['watercolour-floral'])
    expect(wishesOf('large daisies').families).toEqual([])
    expect(wishesOf('tiny foxes').families).toEqual(['conversational'])
  })

  test('parts that have colours keep their things out of the tones of a landscape', () => {
    expect(wishesOf('sailing boats with red sails on a navy sea')).toMatchObject({
      families: ['conversational'],
      backdrop: 'waves',
    })
    expect(wishesOf('sailing boats on the sea').families).toEqual(['scenic'])
  })

  test('a pattern behind things on a named cloth is a tone of that cloth', () => {
    const { palette, details } = specOf('gold bees on sage green, honeycomb behind')
    const [cloth, tint] = palette.inks.map(inkOf)
    expect(details['under ink']).toBe(1)
    expect(oklabDistance(cloth.lab, inkOf('#a3b899').lab)).toBeLessThan(0.03)
    expect(oklabDistance(cloth.lab, tint.lab)).toBeLessThan(0.25)
    expect(palette.inks.map(inkOf).some(({ lab }) => oklabDistance(lab, inkOf('#c39a4a').lab) < 0.05)).toBe(true)
  })

  test('beasts of a brocade stand in rounds', () => {
    expect(specOf('brocade with cranes').details.frames).toBe('round')
    expect(specOf('lotus brocade').family).toBe('brocade')
  })

  test('what spits fire has fire beside it', () => {
    expect(wishesOf('dragon breathing fire').motifs).toEqual(['dragon', 'flame'])
  })

  test('comets, brooms and more beasts are ridden', () => {
    expect(wishesOf('space cats riding comets').seats).toEqual({ 'cat in spacesuit': ['comet'] })
    expect(wishesOf('mice on polar bears').seats).toEqual({ mouse: ['polar bear'] })
  })

  test('hares among Celtic knots stand in rounds of knotwork, parrots of a memphis print among its shapes', () => {
    expect(specOf('celtic knots with hares, green on cream').details.frames).toBe('knot')
    expect(specOf('80s memphis shapes with parrots').family).toBe('conversational')
    expect(specOf('parrots').family).toBe('tropical')
  })

  test('lots of space is no outer space', () => {
    expect(wishesOf('small sailboats, lots of space')).toMatchObject({ density: 'low' })
    expect(wishesOf('small sailboats, lots of space').backdrop).toBeUndefined()
  })
})

test('signs of a shop or a road are no zodiac', () => {
  const { wishes, ignored } = understandPrompt('lotus flowers and om signs')
  expect(wishes).toMatchObject({ families: [], motifs: ['lotus flower'] })
  expect(ignored).toEqual(['om', 'signs'])
  expect(wishesOf('zodiac signs').families).toEqual(['signs'])
})

describe('who is named with a cloth that draws no pictures', () => {
  test.each([
    ['gothic bats and lace, purple on black', 'bat', 'lace'],
    ['dogs, marbling', 'dog', 'marbling'],
    ['foxes, corduroy', 'fox', 'corduroy'],
    ['beetles and circuits, green', 'beetle', 'circuit'],
  ])('"%s" lies on it', (prompt, noun, under) => {
    expect(wishesOf(prompt)).toMatchObject({ families: ['conversational'], motifs: [noun], under })
  })

  test('what the cloth is for does not, and blooms of lace are worked in it', () => {
    expect(wishesOf('waffle weave towel, oatmeal').families).toEqual(['dobby'])
    expect(wishesOf('rose lace').families).toEqual(['lace'])
  })

  test('white things on a named cloth stay white, and the pattern is a tone of it', () => {
    const { palette, details } = specOf('white rabbits on navy with a lattice')
    expect(palette.inks.map(inkOf).some(({ lightness, chroma }) => lightness > 0.93 && chroma < 0.03)).toBe(true)
    expect(details['under ink']).toBe(1)
    expect(specOf('foxes and acorns on navy, plaid').details['under ink']).toBe(1)
  })
})
