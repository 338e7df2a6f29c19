import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { oklabDistance } from '../../../../../../processors/engines/color/oklab.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const wishesOf = (prompt: string) => understandPrompt(prompt).wishes

describe('a kind of animals that is at something', () => {
  test.each([
    ['forest animals having a tea party', ['fox', 'teapot']],
    ['woodland animals having a picnic', ['fox', 'sandwich']],
    ['farm animals at a birthday party', ['cow', 'cake']],
  ])('"%s": who is at it leads', (prompt, [beast, thing]) => {
    const { motifs, heroes } = wishesOf(prompt)
    expect(motifs[0]).toBe(beast)
    expect(motifs).toContain(thing)
    expect(heroes).toBe(3)
  })

  test('is not there where nobody is named', () => {
    expect(wishesOf('a tea party').motifs[0]).toBe('teapot')
    expect(wishesOf('woodland animals, foxes and owls').motifs).toEqual(['fox', 'owl'])
  })
})

test('refused fish are none of a reef either', () => {
  expect(wishesOf('coral reef, no fish').motifs).not.toContain('clownfish')
  expect(wishesOf('coral reef').motifs).toContain('clownfish')
})

test('pastel greens are pale, and parrot tulips no birds', () => {
  expect(inkOf(wishesOf('bicycles, pastel green').colours[0].hex).chroma).toBeLessThan(0.09)
  expect(wishesOf('parrot tulips, aubergine ground').motifs).toEqual(['tulip'])
})

describe('colours of single things', () => {
  test('are not those of the ground', () => {
    const { palette } = specOfPrompt('black cats and full moons, purple halloween')
    const [ground, cat] = [palette.inks[palette.ground], wishesOf('black cats and pumpkins').colours[0].hex].map(inkOf)
    expect(oklabDistance(ground.lab, cat.lab)).toBeGreaterThan(0.15)
    expect(palette.inks[palette.ground]).toBe(wishesOf('purple stripes').colours[0].hex)
  })

  test('are theirs who are called by them', () => {
    const { motifColours } = wishesOf('red foxes and ferns, navy and cream')
    expect(inkOf(motifColours['red fox'] ?? motifColours.fox).chroma).toBeGreaterThan(0.1)
    expect(wishesOf('red foxes in snow').motifColours).toEqual({})
  })
})

test('baby ducks are ducklings, and a baby bear is a bear', () => {
  expect(wishesOf('baby ducks in a pond, soft yellow').motifs).toEqual(['duckling'])
  expect(wishesOf('baby sheep').motifs).toEqual(['lamb'])
  expect(wishesOf('baby bears').motifs).toEqual(['bear'])
  expect(wishesOf('ducks, baby blanket').motifs).toEqual(['duck'])
})
