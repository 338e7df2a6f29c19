import { describe, expect, test } from '@jest/globals'
import { inkFromHex } from '../../../../../../processors/engines/color/ink.ts'
import { families } from '../../../../../../processors/engines/pattern/families/registry.ts'
import { createRandom } from '../../../../../../processors/engines/pattern/kit/random.ts'
import { acceptPalette, buildPalette } from '../../../../../../processors/engines/pattern/palette/build-palette.ts'
import { moods } from '../../../../../../processors/engines/pattern/palette/moods.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

const family = families[0]
const wishesOf = (prompt: string) => understandPrompt(prompt).wishes

describe('palettes', () => {
  test('a strict palette keeps its inks and their order', () => {
    const inks = ['#aa3344', '#f4efe2', '#224466']
    expect(acceptPalette(inks, wishesOf('roses'), family)).toEqual({ inks, ground: 1 })
  })

  test('one ink alone gets a ground beside it', () => {
    expect(acceptPalette(['#224466'], wishesOf('roses'), family).inks).toHaveLength(2)
  })

  test('named colours are all in the palette', () => {
    const { inks } = buildPalette(wishesOf('navy and mustard'), family, createRandom('1'))
    expect(inks).toEqual(expect.arrayContaining(['#1d2f55', '#cf9a2c']))
  })

  test('every mood sets its ground off from what lies on it', () => {
    for (const mood of moods) {
      const lightness = mood.inks.map((hex) => inkFromHex(hex)?.lightness ?? 0)
      const ground = mood.ground === 'light' ? Math.max(...lightness) : Math.min(...lightness)
      expect(Math.max(...lightness.map((value) => Math.abs(value - ground)))).toBeGreaterThan(0.18)
    }
  })

  test('families name only moods that exist', () => {
    const names = new Set(moods.map(({ name }) => name))
    expect(families.flatMap((one) => one.moods.filter((mood) => !names.has(mood)))).toEqual([])
  })
})
