import { describe, expect, it } from '@jest/globals'
import type { Ink } from '../../../../../../processors/engines/color/ink.ts'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { oklabDistance } from '../../../../../../processors/engines/color/oklab.ts'
import { planOf } from '../../../../../../processors/engines/pattern/draw/plan-of.ts'
import { mixFlowerPalette } from '../../../../../../processors/engines/pattern/families/botany/flower-inks.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const specOf = (prompt: string) => specOfPrompt(prompt)
const clothOf = (prompt: string): Ink => {
  const { inks, ground } = specOf(prompt).palette
  return inkOf(inks[ground])
}
const apart = (one: Ink, other: string): number => oklabDistance(one.lab, inkOf(other).lab)

describe('a climbing flower in two named colours', () => {
  it.each([
    ['trailing roses wallpaper, duck egg and gold', '#b4d2cd'],
    ['trailing roses wallpaper, pistachio and raspberry', '#bcd09a'],
    ['trailing roses wallpaper, greige and white', '#b8ab99'],
    ['bold tropical hibiscus in coral and turquoise', '#4fb3b8'],
    ['trailing roses wallpaper, ivory and ink blue', '#1d2f55'],
    ['trailing roses, stormy greys with one yellow accent', '#525354'],
  ])('grows on the one it never has, as it was named: %s', (prompt, cloth) => {
    expect(apart(clothOf(prompt), cloth)).toBeLessThan(0.02)
  })

  it('keeps the colour it is known by, beside gold too', () => {
    expect(clothOf('watercolour irises, violet and gold').lightness).toBeGreaterThan(0.9)
    expect(clothOf('damask in violet and gold').lightness).toBeLessThan(0.5)
  })
})

describe('one colour that a fruit never has', () => {
  it('is the cloth under it', () => {
    expect(apart(clothOf('climbing lemons and blossom, cobalt'), '#2447a5')).toBeLessThan(0.1)
    expect(clothOf('lemon branches with blossom, gold').lightness).toBeGreaterThan(0.85)
  })
})

describe('one colour said of nothing', () => {
  it('is the cloth where it is a tint, and where the flower is never of it', () => {
    expect(apart(clothOf('chintz roses with bows, pale aqua'), '#bbecee')).toBeLessThan(0.02)
    expect(apart(clothOf('mughal irises, saffron'), '#e59a1f')).toBeLessThan(0.02)
    expect(clothOf('mughal irises, violet').lightness).toBeGreaterThan(0.85)
  })
})

describe('one strong colour that is no petal, beside white or black', () => {
  it.each([
    ['almond blossom, turquoise and white', '#4fb3b8'],
    ['roses and buds, jade and black', '#1d1c20'],
  ])('leaves the petals to be seen: %s', (prompt, cloth) => {
    expect(apart(clothOf(prompt), cloth)).toBeLessThan(0.02)
  })

  it('is that of the petals where the flower has it, or is white by no nature', () => {
    expect(clothOf('poppies, red and black').lightness).toBeGreaterThan(0.9)
    expect(clothOf('peonies, navy and white').lightness).toBeGreaterThan(0.9)
  })
})

describe('one colour beside a flower', () => {
  it.each([
    ['magnolia branches, dove grey', '#c3c7c6'],
    ['peonies, taupe', '#8a7560'],
    ['trailing roses, café au lait', '#a47864'],
    ['morris willow and marigold, deep green', '#0f5c4d'],
  ])('is the cloth where it is no petal: %s', (prompt, cloth) => {
    expect(apart(clothOf(prompt), cloth)).toBeLessThan(0.02)
  })

  it('tone on tone is pale where the colour is', () => {
    const { inks } = specOf('trailing roses, tonal blush').palette
    expect(clothOf('trailing roses, tonal blush').lightness).toBeGreaterThan(0.85)
    for (const { lightness } of inks.map(inkOf)) expect(lightness).toBeGreaterThan(0.4)
  })

  it('brings roses in the colour of roses', () => {
    const { inks } = specOf('roses on tobacco').palette
    expect(inks.map(inkOf).some(({ hue, chroma }) => Math.abs(hue) < 0.6 && chroma > 0.08)).toBe(true)
  })
})

describe('the petals that lead', () => {
  const leadOf = (prompt: string): string => {
    const { cast } = planOf(specOf(prompt))
    return cast.inks[mixFlowerPalette(cast).schemes[0].body].hex
  }

  it('have the colour named and not a shade of it', () => {
    expect(leadOf('garden roses in apricot')).toBe('#f2aa68')
  })

  it('keep their own colour beside the colour of their centres', () => {
    const { inks } = specOf('oversized anemones, black centres, on chalk').palette
    expect(inks).toContain('#1d1c20')
    expect(inks.map(inkOf).filter(({ chroma }) => chroma > 0.08).length).toBeGreaterThan(1)
  })

  it('come in the order of the words, an accent last', () => {
    const { cast } = planOf(specOf('anemones in cobalt and coral on chalk'))
    const [first, second] = mixFlowerPalette(cast).schemes
    expect(new Set([first, second].map(({ body }) => cast.inks[body].hex))).toEqual(new Set(['#1f48a3', '#ec7c62']))
    expect(leadOf('grey anemones on white with a yellow accent')).not.toBe('#e8b93c')
  })
})
