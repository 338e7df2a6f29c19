import { describe, expect, it } from '@jest/globals'
import { inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import { oklabDistance } from '../../../../../../../processors/engines/color/oklab.ts'
import { mixFlowerPalette } from '../../../../../../../processors/engines/pattern/families/botany/flower-inks.ts'
import type { Family } from '../../../../../../../processors/engines/pattern/families/family.ts'
import { findFamily } from '../../../../../../../processors/engines/pattern/families/registry.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { castInks } from '../../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { buildPalette } from '../../../../../../../processors/engines/pattern/palette/build-palette.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'

const inksOf = (prompt: string) => {
  const family = findFamily('tossed-floral') as Family
  const { inks, ground } = buildPalette(understandPrompt(prompt).wishes, family, createRandom(prompt))
  return { ground: inks[ground], inks: inks.map(inkOf) }
}
const isWhite = ({ lightness, chroma }: { lightness: number; chroma: number }) => lightness > 0.95 && chroma < 0.02
const isGolden = ({ hue, chroma }: { hue: number; chroma: number }) => hue > 1 && hue < 1.7 && chroma > 0.1

describe('the colours of white flowers', () => {
  it('without yellow are white all the same, with a heart of another colour', () => {
    for (const prompt of ['micro daisies, no yellow', 'daisies without yellow on navy']) {
      const { inks } = inksOf(prompt)
      expect(inks.some(isWhite)).toBe(true)
      expect(inks.some(isGolden)).toBe(false)
    }
  })

  it.each([
    'daisies on sky blue',
    'tiny daisies on butter yellow',
    'chamomile on black',
    'daisies',
    'daisies on a pale green stripe',
    'red gingham with white daisies',
  ])('gives %s white petals and a golden heart', (prompt) => {
    const { inks, ground } = inksOf(prompt)
    const cloth = inks.find(({ hex }) => hex === ground)
    expect(inks.some(isWhite)).toBe(true)
    expect(inks.some(isGolden)).toBe(true)
    for (const petal of inks.filter(isWhite))
      expect(oklabDistance(petal.lab, cloth?.lab ?? petal.lab)).toBeGreaterThan(0.07)
  })

  it('draws white daisies in a pale grey where the cloth itself is white', () => {
    const { inks, ground } = inksOf('white daisies on white')
    const greys = inks.filter(({ lightness, chroma }) => lightness > 0.8 && lightness < 0.92 && chroma < 0.02)
    expect(inkOf(ground).lightness).toBeGreaterThan(0.95)
    expect(greys.length).toBeGreaterThan(0)
  })

  it('leaves flowers beside them their own colours', () => {
    const { inks } = inksOf('poppies and daisies')
    expect(inks.some(isWhite)).toBe(true)
    expect(inks.some(({ hue, chroma }) => hue > 0.3 && hue < 0.8 && chroma > 0.12)).toBe(true)
  })

  it('gives way to colours that the prompt names', () => {
    const { inks } = inksOf('pink daisies')
    expect(inks.some(({ hue, chroma }) => Math.abs(hue) < 0.5 && chroma > 0.08)).toBe(true)
    expect(inks.some(isGolden)).toBe(false)
  })
})

it.each([
  'white roses and eucalyptus wedding',
  'eucalyptus and white roses',
  'white tulips scandinavian',
  'white magnolias japandi',
])('lays white petals on a colour of the mood and gives them green leaves: %s', (prompt) => {
  const { inks, ground } = inksOf(prompt)
  expect(inks.some(isWhite)).toBe(true)
  expect(isWhite(inkOf(ground))).toBe(false)
  expect(inkOf(ground).chroma).toBeGreaterThan(0.025)
  expect(inks.filter(({ hue, chroma }) => chroma > 0.03 && hue > 1.9 && hue < 2.8).length).toBeGreaterThanOrEqual(2)
})

it.each([
  ['red poppies and white daisies', '#b3282d'],
  ['pink roses and white lilies', '#e9a5ac'],
  ['white roses and purple lavender', '#6b4c9a'],
])('keeps both colours where one of two flowers is white, on a cloth that shows it: %s', (prompt, other) => {
  const { inks, ground } = inksOf(prompt)
  expect(inks.some(isWhite)).toBe(true)
  expect(isWhite(inkOf(ground))).toBe(false)
  expect(Math.min(...inks.map(({ lab }) => oklabDistance(lab, inkOf(other).lab)))).toBeLessThan(0.05)
})

it('shades white petals on green with a grey, for a greenish one would be a leaf', () => {
  const { inks } = inksOf('white hydrangeas and greenery, farmhouse')
  const shades = inks.filter(({ lightness, chroma }) => lightness > 0.8 && lightness < 0.95 && chroma < 0.05)
  expect(shades.length).toBeGreaterThan(0)
  for (const { chroma } of shades) expect(chroma).toBeLessThan(0.02)
})

it('leaves washes of white and pink flowers on paper', () => {
  const family = findFamily('watercolour-floral') as Family
  const { wishes } = understandPrompt('watercolor pink roses and white lilies')
  const { inks, ground } = buildPalette(wishes, family, createRandom('wash'))
  expect(inkOf(inks[ground]).lightness).toBeGreaterThan(0.9)
})

describe('flowers that are white by nature', () => {
  it('are white among pastels too, on a pale colour and no night', () => {
    for (const prompt of ['pastel daisies', 'nursery daisies', 'pastel white daisies', 'pastel chamomile nursery']) {
      const { inks, ground } = inksOf(prompt)
      expect(inks.some(({ lightness, chroma }) => lightness > 0.91 && chroma < 0.03)).toBe(true)
      expect([inkOf(ground).lightness > 0.66, inkOf(ground).chroma > 0.025]).toEqual([true, true])
    }
  })
})

describe('the middles of flowers that are known by them', () => {
  const isDark = ({ lightness, chroma }: { lightness: number; chroma: number }) => lightness < 0.4 && chroma < 0.06

  it('are dark where nobody said the colours: sunflowers brown, anemones blue black', () => {
    for (const prompt of ['sunflowers', 'white anemones', 'sunflowers on sky blue'])
      expect(inksOf(prompt).inks.some(isDark)).toBe(true)
    expect(inksOf('sunflowers in yellow and green').inks.some(({ hex }) => hex === '#4b3427')).toBe(false)
  })

  it('are no petals', () => {
    const { inks } = inksOf('sunflowers')
    const { schemes } = mixFlowerPalette(castInks(inks, 0))
    expect(schemes.length).toBeGreaterThan(1)
    expect(schemes.some(({ body }) => inks[body].hex === '#4b3427')).toBe(false)
    expect(schemes.some(({ deep }) => inks[deep].hex === '#4b3427')).toBe(true)
  })
})
