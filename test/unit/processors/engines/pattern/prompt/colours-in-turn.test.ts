import { describe, expect, test } from '@jest/globals'
import { inkFromHex, inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { oklabDistance } from '../../../../../../processors/engines/color/oklab.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const turnsIn = (prompt: string) =>
  Object.fromEntries(
    Object.entries(understandPrompt(prompt).wishes.coloursInTurn ?? {}).map(([noun, hexes]) => [noun, hexes.length]),
  )

const specOf = (prompt: string) => specOfPrompt(prompt, { seed: 3 })

/** True when the palette has an ink near the hex. */
const isInked = (inks: readonly string[], hex: string, far = 0.1) =>
  inks.some((ink) => oklabDistance(inkOf(ink).lab, inkOf(hex).lab) < far)

describe('several colours of one thing among several', () => {
  test.each([
    ['elephants holding red and yellow balloons', { balloon: 2 }],
    ['pigs with pink, blue and green kites', { kite: 3 }],
    ['pink and green tractors and red barns', { tractor: 2 }],
    ['apples in red, green and yellow with leaves', { apple: 3 }],
    ['foxes in pink, teal and mustard', { fox: 3 }],
    // The only flower of a cloth is grown in all of them; several share the list out among themselves.
    ['roses in red, pink and white', { rose: 3 }],
    ['roses and lilies in red, pink and white', {}],
    // Two are the whole cloth's as well.
    ['elephants in pink and grey', {}],
    ['cats and dogs in red, blue and green', {}],
    // What has both by nature, what stands alone, and lists that are the whole cloth's.
    ['black and white cows and red barns', {}],
    ['red and yellow balloons', {}],
    ['foxes and owls, red and blue', {}],
  ])('"%s"', (prompt, turns) => {
    expect(turnsIn(prompt)).toEqual(turns)
  })

  test('are told to the drawing one after the other', () => {
    const said = `${specOf('elephants holding red and yellow balloons').details['colour of balloon']}`.split('|')
    expect(said.map((hex) => inkFromHex(hex) !== undefined)).toEqual([true, true])
  })
})

describe('colours that are some things’ own', () => {
  test('leave those theirs of whom nothing is said', () => {
    const { inks } = specOf('penguins with yellow scarves and red hats').palette
    expect(isInked(inks, '#2b2e3a', 0.14)).toBe(true)
    expect(inks.filter((hex) => inkOf(hex).chroma < 0.05).length).toBeGreaterThan(1)
    expect(inks.length).toBeGreaterThan(5)
  })

  test('are the palette where each thing has one', () => {
    expect(specOf('red foxes and blue rabbits').palette.inks.length).toBeLessThan(8)
  })

  test('leave a pattern behind them to a colour of its own, on which white is seen', () => {
    const { palette, details } = specOf('goose with a blue ribbon, gingham ground')
    expect(details['under ink']).toBe(1)
    expect(isInked(palette.inks.slice(0, 2), '#2d5fa6')).toBe(false)
    expect(palette.inks.some((hex) => inkOf(hex).lightness > 0.93)).toBe(true)
  })

  test('lemons on blue gingham are not blue, honey on yellow is yellow', () => {
    const lemons = specOf('bowl of lemons on blue gingham').palette.inks
    expect(lemons.slice(2).some((hex) => isInked([hex], '#2d5fa6'))).toBe(false)
    expect(
      specOf('bananas on yellow gingham')
        .palette.inks.slice(2)
        .some((hex) => isInked([hex], '#e8b93c')),
    ).toBe(true)
  })
})
