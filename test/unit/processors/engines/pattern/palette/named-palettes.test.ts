import { describe, expect, test } from '@jest/globals'
import { hueDistance, type Ink, inkFromHex, inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { castOf } from '../../../../../../processors/engines/pattern/draw/plan-of.ts'
import type { DesignSpec } from '../../../../../../processors/engines/pattern/spec/design-spec.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const specOf = (prompt: string): DesignSpec => specOfPrompt(prompt)

const lightnessOf = (hex: string): number => inkOf(hex).lightness

describe('palettes of constructed families', () => {
  test('an accent joins the colours a family has of its own, and leads nothing', () => {
    const spec = specOf('woodland camo with pink accent')
    const { palette } = spec
    expect(palette.inks).toContain('#e9a5ac')
    const greens = palette.inks.filter((hex) => {
      const { hue = 0, chroma = 0 } = inkFromHex(hex) ?? {}
      return chroma > 0.02 && hue > 1.3 && hue < 2.9
    })
    expect(greens.length).toBeGreaterThanOrEqual(3)
    const cast = castOf(spec)
    expect(palette.inks[cast.accent]).toBe('#e9a5ac')
    expect(palette.inks[cast.main]).not.toBe('#e9a5ac')
  })

  test.each([
    'herringbone tweed in oatmeal with rust flecks',
    'herringbone in camel with a red overcheck',
    'basketweave in sand with gold flecks',
  ])('a cloth of one colour is woven of its tones, its accent being neither ground nor main: %s', (prompt) => {
    const spec = specOf(prompt)
    const { inks } = spec.palette
    const cast = castOf(spec)
    const accent = inks.indexOf(`${spec.details.accent}`)
    expect(inks.length).toBeGreaterThan(2)
    expect(accent).toBe(cast.accent)
    expect([cast.ground, cast.line, cast.main]).not.toContain(accent)
  })

  test('kente keeps black and ivory beside the colours named', () => {
    expect(specOf('kente cloth in gold, green and red').palette.inks).toEqual(
      expect.arrayContaining(['#c39a4a', '#3f7d4e', '#b3282d', '#17130f', '#f4e7c3']),
    )
  })

  test('terrazzo of one colour is that cement with marbles in it', () => {
    const { palette } = specOf('terrazzo black')
    expect(palette.inks[palette.ground]).toBe('#1d1c20')
    expect(Math.max(...palette.inks.map(lightnessOf))).toBeGreaterThan(0.9)
  })

  test('camouflage of one colour has no paper, and of a number of colours keeps those of its land', () => {
    const { palette } = specOf('olive camouflage')
    expect(palette.inks).toContain('#7d8045')
    expect(Math.max(...palette.inks.map(lightnessOf))).toBeLessThan(0.85)
    expect(specOf('desert camouflage, five colours').palette.inks).toEqual(specOf('desert camouflage').palette.inks)
  })

  test('a tartan of two colours is crossed with black and white before it is with tones of them', () => {
    expect(specOf('red and green tartan').palette.inks).toEqual(['#b3282d', '#3f7d4e', '#1c2130', '#f1ebdd'])
  })

  test('a brocade of one colour is figured in gold, cloth of gold and a jacquard in their own tones', () => {
    const blue = specOf('royal blue brocade').palette
    const gold = inkOf('#d0a850')
    expect(blue.ground).toBe(0)
    expect(blue.inks).toContain('#d0a850')
    expect(specOf('emerald banarasi silk jacquard').palette.inks).toContain('#d0a850')
    for (const ink of specOf('gold brocade').palette.inks.flatMap((hex) => inkFromHex(hex) ?? []))
      expect(hueDistance(ink, gold)).toBeLessThan(0.3)
    const plain = specOf('black jacquard').palette.inks.map(inkOf)
    for (const { chroma } of plain) expect(chroma).toBeLessThan(0.03)
  })

  test('undyed wabi sabi comes before the colours of a country named with it', () => {
    expect(specOf('minimal japanese interior, wabi sabi').palette.inks).toEqual(specOf('wabi sabi').palette.inks)
  })

  test('a pale plaid is crossed with deeper tones of itself, never with black', () => {
    for (const prompt of ['pale pink plaid', 'cream tartan'])
      expect(Math.min(...specOf(prompt).palette.inks.map(lightnessOf))).toBeGreaterThan(0.5)
  })

  test.each([
    ['navy and white polka dots', '#1d2f55'],
    ['white and navy polka dots', '#faf7f0'],
  ])('%s lie on %s', (prompt, ground) => {
    const { palette } = specOf(prompt)
    expect(palette.inks[palette.ground]).toBe(ground)
  })

  test('bouclé and crushed velvet are dyed in one colour', () => {
    for (const prompt of ['rust boucle', 'emerald velvet']) {
      const hues = specOf(prompt).palette.inks.flatMap((hex) => inkFromHex(hex) ?? [])
      expect(hues.length).toBeGreaterThanOrEqual(4)
      for (const ink of hues) expect(hueDistance(ink, hues[0])).toBeLessThan(0.35)
    }
  })

  test('a batik named in two deep colours keeps the white of its wax, one with cream needs no other', () => {
    expect(specOf('batik in indigo and rust').palette.inks).toContain('#f3ead9')
    expect(specOf('batik in indigo, rust and ivory').palette.inks).toHaveLength(3)
  })

  test('a skin in two colours gets a heart between them', () => {
    expect(specOf('leopard print in pink and burgundy').palette.inks).toHaveLength(3)
  })

  test('a skin under flowers keeps from the colour that stands before the flowers', () => {
    const { inks } = specOf('zebra stripes with pink roses').palette
    expect(inks.map(inkOf).some(({ chroma, lightness }) => chroma < 0.03 && lightness < 0.6)).toBe(true)
    expect(inks.some((hex) => inkOf(hex).chroma > 0.05)).toBe(true)
  })

  test('confetti in pastel is pale', () => {
    const { inks, ground } = specOf('confetti dots in pastel colours').palette
    expect(inks.length).toBeGreaterThan(3)
    for (const [at, hex] of inks.entries()) if (at !== ground) expect(inkOf(hex).lightness).toBeGreaterThan(0.7)
  })
})

test.each(['olive branches on linen', 'ferns on navy', 'bay leaves on pale blue'])(
  'on a named ground leaves are green: %s',
  (prompt) => {
    const { inks, ground } = specOf(prompt).palette
    const greens = inks.map(inkOf).filter(({ chroma, hue }) => chroma > 0.03 && hue > 1.75 && hue < 2.9)
    expect(ground).toBe(0)
    expect(greens.length).toBeGreaterThan(1)
  },
)

describe('grounds of places and hours', () => {
  const groundOf = (prompt: string) => {
    const { inks, ground } = specOf(prompt).palette
    return inkOf(inks[ground])
  }

  test('a night beside another mood is dark, and the other mood keeps its figures', () => {
    const { inks } = specOf('woodland foxes and mushrooms, night').palette
    expect(groundOf('woodland foxes and mushrooms, night').lightness).toBeLessThan(0.35)
    expect(inks.map(inkOf).some(({ chroma, hue }) => chroma > 0.1 && hue > 0.4 && hue < 1.3)).toBe(true)
    expect(groundOf('woodland foxes and mushrooms').lightness).toBeGreaterThan(0.8)
  })

  test('things in clouds by day stand before a blue sky, the moon does not', () => {
    const isSkyBlue = ({ lightness, hue }: Ink): boolean => lightness > 0.7 && hue < -1.5 && hue > -2.6
    expect(isSkyBlue(groundOf('hot air balloons in clouds'))).toBe(true)
    expect(isSkyBlue(groundOf('planes in the sky'))).toBe(true)
    expect(isSkyBlue(groundOf('moon and clouds'))).toBe(false)
  })

  test('a pool of a colour is the ground', () => {
    expect(groundOf('flamingos in a teal pool').hex).toBe(groundOf('flamingos on teal').hex)
  })
})

describe('veined stone', () => {
  const namesOf = (prompt: string) => {
    const { inks, ground } = specOf(prompt).palette
    return { ground: inks[ground], inks }
  }

  test.each(['black marble with gold veins', 'gold veins on black marble', 'gold veined black marble'])(
    'the slab is the ground and the veins have their colour: %s',
    (prompt) => {
      const { ground, inks } = namesOf(prompt)
      expect(ground).toBe('#1d1c20')
      expect(inks).toContain('#c39a4a')
    },
  )

  test('clouds in a slab are tones of it', () => {
    const { ground, inks } = namesOf('emerald marble slab')
    expect(inks.length).toBeGreaterThan(2)
    for (const hex of inks) expect(hueDistance(inkOf(hex), inkOf(ground))).toBeLessThan(0.3)
  })
})

test.each(['ocean waves', 'ocean waves in the style of Hokusai'])('waves are blue: %s', (prompt) => {
  const { inks, ground } = specOf(prompt).palette
  for (const [at, hex] of inks.entries()) if (at !== ground) expect(inkOf(hex).hue).toBeLessThan(-1.2)
})
