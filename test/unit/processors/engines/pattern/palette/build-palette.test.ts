import { describe, expect, test } from '@jest/globals'
import { inkOf, isGreen } from '../../../../../../processors/engines/color/ink.ts'
import type { Family } from '../../../../../../processors/engines/pattern/families/family.ts'
import { findFamily } from '../../../../../../processors/engines/pattern/families/registry.ts'
import { createRandom } from '../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { buildPalette } from '../../../../../../processors/engines/pattern/palette/build-palette.ts'
import { moods } from '../../../../../../processors/engines/pattern/palette/moods/moods.ts'
import { findColourName } from '../../../../../../processors/engines/pattern/palette/names/colour-names.ts'
import { understandPrompt } from '../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

function family(name: string): Family {
  const found = findFamily(name)
  if (!found) throw new Error(`no family ${name}`)
  return found
}

const paletteOf = (prompt: string, name: string) =>
  buildPalette(understandPrompt(prompt).wishes, family(name), createRandom('palette'))

describe('palettes', () => {
  test('every mood has a ground of its own kind and a figure that stands off it', () => {
    for (const mood of moods) {
      const inks = mood.inks.map(inkOf)
      const lightnesses = inks.map(({ lightness }) => lightness)
      const ground = mood.ground === 'light' ? Math.max(...lightnesses) : Math.min(...lightnesses)
      expect(lightnesses.some((lightness) => Math.abs(lightness - ground) >= 0.18)).toBe(true)
    }
  })

  test('a named ground is the ground', () => {
    const { inks, ground } = paletteOf('foxes on navy', 'conversational')
    expect(inks[ground]).toBe('#1d2f55')
  })

  test('people in two deep colours keep a cream for their faces', () => {
    const palest = (prompt: string): number =>
      Math.max(...paletteOf(prompt, 'conversational').inks.map((hex) => inkOf(hex).lightness))
    expect(palest('people dancing, in teal and mustard')).toBeGreaterThan(0.85)
    expect(palest('teapots in teal and mustard')).toBeLessThan(0.85)
    expect(palest('people dancing in teal and mustard, 3 colours')).toBeLessThan(0.85)
  })

  test('things on a check keep their own colours, and the check takes another', () => {
    const hues = (prompt: string): number[] =>
      paletteOf(prompt, 'conversational')
        .inks.slice(2)
        .map(inkOf)
        .filter(({ chroma }) => chroma > 0.03)
        .map(({ hue }) => hue)
    expect(hues('lemons on gingham').some((hue) => hue > 1.4 && hue < 1.7)).toBe(true)
    expect(hues('bears on buffalo check').every((hue) => hue > 0.6 && hue < 1.5)).toBe(true)
  })

  test('of two colours the one said of the pattern is the pattern, and the other the things', () => {
    const inksOf = (prompt: string, name = 'conversational') => paletteOf(prompt, name).inks.map(inkOf)
    const green = ({ hue, chroma }: ReturnType<typeof inkOf>): boolean => chroma > 0.02 && hue > 1.9 && hue < 2.9
    expect(green(inksOf('brown rabbits on a green gingham')[1])).toBe(true)
    expect(green(inksOf('peach roses on sage stripes', 'tossed-floral')[1])).toBe(true)
    expect(paletteOf('pink flamingos on black and white stripes', 'conversational').inks.slice(0, 2)).toEqual([
      '#faf7f0',
      '#1d1c20',
    ])
    // Bears are brown on a check of two colours, white cats lie on the red itself.
    expect(inksOf('bears on red and black buffalo check').some(({ hue, chroma }) => chroma > 0.03 && hue > 0.8)).toBe(
      true,
    )
    expect(paletteOf('white cats on red stripes', 'conversational').inks[0]).toBe('#b3282d')
    expect(paletteOf('red lobsters on navy stripes', 'conversational').inks[1]).toBe('#1d2f55')
  })

  test('the pattern on a named ground has the colour said of it, and flowers keep theirs', () => {
    const hasPink = (inks: readonly string[]): boolean =>
      inks.map(inkOf).some(({ hue, chroma }) => chroma > 0.08 && (hue < 0.5 || hue > 6))
    for (const prompt of ['roses on black with gold dots', 'roses on black with small gold dots']) {
      const { inks } = paletteOf(prompt, 'tossed-floral')
      expect(inks.slice(0, 2)).toEqual(['#1d1c20', '#c39a4a'])
      expect(hasPink(inks)).toBe(true)
    }
    const { inks } = paletteOf('roses on black and white stripes', 'tossed-floral')
    expect(inks.slice(0, 2)).toEqual(['#faf7f0', '#1d1c20'])
    // One pink alone would lose the roses to the black.
    expect(inks.filter((hex) => hasPink([hex])).length).toBeGreaterThan(1)
  })

  test('what has a colour of its own is not the ground, metal beside it or not', () => {
    const { inks, ground } = paletteOf('green frogs with gold crowns on lily pads', 'conversational')
    expect(inkOf(inks[ground]).lightness).toBeGreaterThan(0.9)
  })

  test('white flowers on grey have green leaves, on black they have none', () => {
    const greensOf = (prompt: string) =>
      paletteOf(prompt, 'tossed-floral')
        .inks.map(inkOf)
        .filter(({ hue, chroma }) => chroma > 0.02 && hue > 1.9 && hue < 2.9)
    expect(greensOf('white roses on pale grey').length).toBe(2)
    expect(greensOf('white roses on black')).toEqual([])
  })

  test('so many shades of one colour lie on the ground that is asked for', () => {
    const { inks, ground } = paletteOf('three shades of green leaves on ivory', 'foliage')
    expect(inks[ground]).toBe('#f7f1e1')
    const shades = inks.filter((_, at) => at !== ground).map(inkOf)
    expect(shades.length).toBe(3)
    for (const { hue, chroma } of shades) expect(chroma > 0.02 && hue > 1.9 && hue < 2.9).toBe(true)
    expect(paletteOf('twelve shades of blue leaves on white', 'foliage').inks.length).toBe(12)
  })

  test('a refused ground is no refused colour', () => {
    const robins = paletteOf('christmas robins, no red background', 'conversational')
    expect(robins.inks.map(inkOf).some(({ hue, chroma }) => chroma > 0.1 && Math.abs(hue) < 0.6)).toBe(true)
    for (const prompt of ['daisies, no white background', 'woodland foxes, no cream background']) {
      const { inks, ground } = paletteOf(prompt, 'conversational')
      expect(inkOf(inks[ground]).chroma > 0.03 || inkOf(inks[ground]).lightness < 0.9).toBe(true)
    }
  })

  test('one colour beside a mood is the ground, and the things keep the colours of the mood', () => {
    const { inks, ground } = paletteOf('foxes in an autumn wood, dark green', 'conversational')
    const { lightness, hue } = inkOf(inks[ground])
    expect(lightness).toBeLessThan(0.5)
    expect(inks.map(inkOf).some((ink) => ink.chroma > 0.08 && Math.abs(ink.hue - hue) > 1.2)).toBe(true)
  })

  test('crows of a dark mood come on its lightest ink, unless skulls stand beside them', () => {
    const groundOf = (prompt: string): number => {
      const { inks, ground } = paletteOf(prompt, 'conversational')
      return inkOf(inks[ground]).lightness
    }
    expect(groundOf('crows and pumpkins, halloween without purple')).toBeGreaterThan(0.7)
    expect(groundOf('crows and skulls, halloween without purple')).toBeLessThan(0.4)
  })

  test('white flowers on a coloured ground come with tones of it for their leaves', () => {
    const { inks, ground } = paletteOf('white magnolias on navy', 'tossed-floral')
    const navy = inkOf(inks[ground])
    const toned = inks.map(inkOf).filter(({ chroma, hue }) => chroma > 0.04 && Math.abs(hue - navy.hue) < 0.2)
    expect(toned.length).toBeGreaterThan(1)
  })

  test.each(['rust', 'dusty pink', 'lavender', 'burgundy'])(
    'white flowers on %s have two green leaves, and shades that reflect the cloth',
    (cloth) => {
      const { inks, ground } = paletteOf(`white anemones on ${cloth} background`, 'tossed-floral')
      const figures = inks.filter((_, at) => at !== ground).map(inkOf)
      expect(figures.filter(({ hue, chroma }) => chroma > 0.02 && hue > 1.9 && hue < 2.9)).toHaveLength(2)
      const { hue } = inkOf(inks[ground])
      const shades = figures.filter((ink) => ink.lightness > 0.75 && Math.abs(ink.hue - hue) < 0.2)
      expect(shades.length).toBeGreaterThan(0)
    },
  )

  test('blossoming boughs have brown wood, unless the colours are counted', () => {
    const isBrown = (hex: string): boolean => {
      const { hue, chroma, lightness } = inkOf(hex)
      return hue > 0.5 && hue < 1.5 && chroma > 0.02 && chroma < 0.1 && lightness < 0.7
    }
    for (const prompt of ['cherry blossom on sky blue', 'white blossom branches on coral', 'cherry blossoms on navy'])
      expect(paletteOf(prompt, 'blossom-branch').inks.some(isBrown)).toBe(true)
    expect(paletteOf('cherry blossom on sky blue, 3 colours', 'blossom-branch').inks).toHaveLength(3)
  })

  test('a lemon finds a yellow though the mood has none', () => {
    const { inks } = paletteOf('lemons, coastal', 'conversational')
    expect(inks.map(inkOf).some(({ hue, chroma }) => chroma > 0.08 && hue > 1.2 && hue < 1.9)).toBe(true)
  })

  test('an avoided colour stays out, also where a thing has it by nature', () => {
    const { inks } = paletteOf('strawberries, no red', 'conversational')
    expect(inks.map(inkOf).every(({ hue, chroma }) => chroma < 0.12 || Math.abs(hue - 0.45) > 0.2)).toBe(true)
  })

  test('without green no leaf is green, of whatever shade', () => {
    const inks = paletteOf('tropical leaves, no green', 'tropical').inks.map(inkOf)
    expect(inks.some((ink) => isGreen(ink) && ink.lightness > 0.4)).toBe(false)
  })

  test('the ocean by night is blue, and warm tones are', () => {
    const coloured = (prompt: string, name: string) =>
      paletteOf(prompt, name)
        .inks.map(inkOf)
        .filter(({ chroma }) => chroma > 0.04)
    expect(coloured('waves like the ocean at night', 'seigaiha').every(({ hue }) => hue < -1)).toBe(true)
    expect(coloured('paisley in warm tones', 'paisley').every(({ hue }) => hue > -0.5 && hue < 1.8)).toBe(true)
    expect(coloured('paisley in cool tones', 'paisley').every(({ hue }) => hue < -0.5 || hue > 2)).toBe(true)
  })

  test('a patterned ground takes the colour named for it, as a tint where the things would be lost on it', () => {
    const { inks, ground } = paletteOf('lemons on blue gingham', 'conversational')
    expect(inkOf(inks[ground]).lightness).toBeGreaterThan(0.9)
    expect(inks).toContain('#2d5fa6')
    const gold = paletteOf('lemons on yellow gingham', 'conversational')
    const tints = gold.inks.filter((_, at) => at !== gold.ground).map(inkOf)
    expect(tints.some(({ lightness, hue }) => lightness > 0.84 && Math.abs(hue - inkOf('#e8b93c').hue) < 0.4)).toBe(
      true,
    )
  })

  test('stripes of a pale colour lie on paper, and the check of lumberjacks is red under black', () => {
    const mint = paletteOf('cherries on mint green stripes', 'conversational')
    expect(mint.inks[mint.ground]).not.toBe('#bfe0cb')
    expect(mint.inks).toContain('#bfe0cb')
    const { inks } = paletteOf('moose on buffalo plaid', 'conversational')
    expect(inks.slice(1, 3)).toEqual(['#a8322d', '#241f1e'])
  })

  test('black beside a set of colours joins it', () => {
    const { wishes } = understandPrompt('circles, primary colours with black')
    const { inks } = buildPalette(wishes, findFamily('retro-geometric') as Family, createRandom('7'))
    const strong = inks.map(inkOf).filter(({ chroma }) => chroma > 0.1)
    expect(strong.length).toBeGreaterThan(2)
    expect(inks).toContain(wishes.colours[0].hex)
  })

  test('two colours of a bargello run into one another, one runs through its own tones', () => {
    const shades = (prompt: string): readonly string[] =>
      buildPalette(understandPrompt(prompt).wishes, findFamily('bargello') as Family, createRandom('7')).inks
    expect(shades('bargello, peacock and gold')).toHaveLength(6)
    const hues = shades('bargello in dusty rose').map(inkOf)
    expect(Math.max(...hues.map(({ hue }) => hue)) - Math.min(...hues.map(({ hue }) => hue))).toBeLessThan(0.2)
    expect(Math.min(...hues.map(({ lightness }) => lightness))).toBeGreaterThan(0.4)
  })

  test.each([
    ['kilim in red, indigo and cream', 'kilim'],
    ['zellige in honey, cobalt and white', 'zellige'],
    ['harris tweed in heather, moss and peat', 'tweed'],
  ])('what is built has three named colours and no others: %s', (prompt, name) => {
    const named = understandPrompt(prompt).wishes.colours.map(({ hex }) => hex)
    expect([...paletteOf(prompt, name).inks].sort()).toEqual([...named].sort())
  })

  test('what is painted runs through tones of three colours', () => {
    expect(paletteOf('marbling in red, indigo and cream', 'marbling').inks.length).toBeGreaterThan(3)
  })

  test('two strong colours of one depth lie on paper, woven they mix', () => {
    expect(paletteOf('shippo circles in rust and teal', 'shippo').inks).toHaveLength(3)
    expect(paletteOf('houndstooth in rust and teal', 'houndstooth').inks).toHaveLength(2)
  })

  test('gold things over gold fans on black lie on the black', () => {
    const { inks, ground } = paletteOf('art deco fans, black and gold, with peacocks', 'conversational')
    expect(inks[ground]).toBe('#1d1c20')
    expect(inks).toContain('#c39a4a')
    expect(inks.map(inkOf).every(({ lightness }) => lightness < 0.9)).toBe(true)
  })

  test('long colour names come from the list, names of things do not', () => {
    expect(findColourName('british racing green')).toMatch(/^#[0-9a-f]{6}$/)
    expect([findColourName('water lilies'), findColourName('umber')]).toEqual([undefined, undefined])
  })
})
