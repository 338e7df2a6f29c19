import { describe, expect, test } from '@jest/globals'
import { readInks } from '../../../../../../../processors/engines/pattern/palette/read-inks.ts'
import { dyesOf, runBetween } from '../../../../../../../processors/engines/pattern/palette/tones/run-between.ts'

describe('tones between the colours of a wash', () => {
  test('begin and end with the named ones, each near the last', () => {
    const { inks, ground } = runBetween(readInks(['#2d5fa6', '#3f7d4e']))
    expect([inks[0], inks.at(-1), ground]).toEqual(['#2d5fa6', '#3f7d4e', 0])
    const lights = readInks(inks).map(({ lightness }) => lightness)
    for (let at = 1; at < lights.length; at++) expect(Math.abs(lights[at] - lights[at - 1])).toBeLessThan(0.05)
  })

  test('pass through every named colour of three', () => {
    const [first, middle, last] = ['#1d2f55', '#1f7f86', '#bfe0cb']
    const { inks } = runBetween(readInks([first, middle, last]))
    expect(inks).toHaveLength(7)
    expect(inks).toContain(middle)
  })
})

describe('dyes', () => {
  test('bleed from undyed cloth up to the colour that was named, and no deeper', () => {
    const hexes = dyesOf(readInks(['#c8603f'])).map(({ hex }) => hex)
    expect(hexes).toEqual(['#f6f3ea', '#c8603f'])
  })

  test('lie on a pale colour that was named, whatever the order', () => {
    expect(dyesOf(readInks(['#1d2f55', '#faf7f0'])).map(({ hex }) => hex)).toEqual(['#faf7f0', '#1d2f55'])
  })
})
