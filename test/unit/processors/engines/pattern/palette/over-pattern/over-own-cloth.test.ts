import { describe, expect, it } from '@jest/globals'
import type { Ink } from '../../../../../../../processors/engines/color/ink.ts'
import { inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import { oklabDistance } from '../../../../../../../processors/engines/color/oklab.ts'
import { castOf, clothInkOf } from '../../../../../../../processors/engines/pattern/draw/plan-of.ts'
import { generatePattern } from '../../../../../../../processors/engines/pattern/generate-pattern.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'

const specOf = (prompt: string, more: { colorPalette?: string[] } = {}) => specOfPrompt(prompt, more)

/** Inks of the cloth beneath, its ground first, and those of the things on it. */
function partsOf(prompt: string): { cloth: Ink[]; things: Ink[] } {
  const spec = specOf(prompt)
  const { inks, ground } = spec.palette
  const from = clothInkOf(spec)
  if (from === undefined) throw new Error(`no cloth of its own colours: ${prompt}`)
  const all = inks.map(inkOf)
  return { cloth: [all[ground], ...all.slice(from)], things: all.slice(0, from).filter((_, at) => at !== ground) }
}

const nearest = (ink: Ink, others: readonly Ink[]): number =>
  Math.min(...others.map((other) => oklabDistance(ink.lab, other.lab)))

describe('a cloth with colours of its own beneath things', () => {
  it('leaves madras light, whatever lies on it', () => {
    for (const prompt of ['cats on madras', 'dachshunds on madras check'])
      expect(partsOf(prompt).cloth[0].lightness).toBeGreaterThan(0.7)
  })

  it.each([
    'unicorns on rainbow stripes',
    'llamas on kilim',
    'horses, southwestern stripes',
    'cactus and aztec pattern',
    'lilac irises on autumn plaid',
    'elephants on kente',
  ])('lets what lies on it be seen: %s', (prompt) => {
    const { cloth, things } = partsOf(prompt)
    expect(cloth.length).toBeGreaterThanOrEqual(3)
    expect(nearest(things[0], cloth)).toBeGreaterThan(0.08)
  })

  it('is a skin in its own coat, in one that is said, and never darker than it is', () => {
    const leopard = partsOf('leopard print with pink roses')
    expect(leopard.cloth[0].lightness).toBeGreaterThan(0.75)
    expect(leopard.cloth.some(({ lightness }) => lightness < 0.5)).toBe(true)
    expect(leopard.things[0].hue).toBeLessThan(0.5)
    const pink = partsOf('pink leopard print with red poppies').cloth[0]
    expect(pink.lightness > 0.7 && (pink.hue < 0.6 || pink.hue > 5.8)).toBe(true)
  })

  it('has the colours that it is known by', () => {
    const { cloth } = partsOf('lobsters with breton stripes')
    expect(nearest(inkOf('#1d2f55'), cloth)).toBeLessThan(0.03)
    const rainbow = partsOf('unicorns on rainbow stripes').cloth.filter(({ chroma }) => chroma > 0.04)
    expect(new Set(rainbow.map(({ hue }) => Math.round(hue))).size).toBeGreaterThanOrEqual(3)
  })

  it('leaves white things white, and flowers their leaves', () => {
    const skulls = partsOf('sugar skulls with serape stripes')
    expect(skulls.things[0].lightness).toBeGreaterThan(0.9)
    const roses = partsOf('white roses on royal stewart tartan')
    expect(roses.things[0].lightness).toBeGreaterThan(0.9)
    const greens = roses.things.filter(({ hue, chroma }) => chroma > 0.04 && hue > 1.9 && hue < 2.8)
    expect(greens.length).toBeGreaterThanOrEqual(1)
  })

  it('keeps a named colour for the things it is said of', () => {
    const { things } = partsOf('lilac irises on autumn plaid')
    expect(nearest(inkOf('#b9a3d0'), things)).toBeLessThan(0.1)
    const pumpkins = partsOf('black cats and pumpkins on rainbow stripes').things
    expect(pumpkins.some(({ hue, chroma }) => chroma > 0.1 && hue > 0.7 && hue < 1.4)).toBe(true)
  })

  it.each(['llamas from Peru', 'lemons on blue gingham', 'cats on tartan in navy and red'])(
    'is not where a country or a colour of the cloth is named: %s',
    (prompt) => expect(clothInkOf(specOf(prompt))).toBeUndefined(),
  )

  it('gives way to a palette of the caller', () => {
    const spec = specOf('unicorns on rainbow stripes', { colorPalette: ['#ffffff', '#223344', '#dd5566'] })
    expect([clothInkOf(spec), castOf(spec).inks.length]).toEqual([undefined, 3])
  })

  it('is drawn in inks that nothing on it wears', async () => {
    const spec = specOf('crabs on deckchair stripes')
    expect(castOf(spec).inks).toHaveLength(clothInkOf(spec) ?? -1)
    const prompt = 'crabs on deckchair stripes'
    const { report } = await generatePattern({ prompt, compositionType: 'tile', format: 'png', size: 256 })
    const worn = report.inks.slice(clothInkOf(spec)).map(({ share }) => share)
    expect(worn.length).toBeGreaterThanOrEqual(2)
    for (const share of worn) expect(share).toBeGreaterThan(0.01)
  })
})

describe('things on a cloth whose colours are named', () => {
  it('are brown where they are, though a season is named too', () => {
    const { inks } = specOf('dachshunds in sweaters, christmas, red and green plaid').palette
    const isBrown = ({ hue, chroma, lightness }: Ink): boolean =>
      hue > 0.5 && hue < 1.4 && chroma > 0.03 && lightness < 0.6
    expect(inks).toEqual(expect.arrayContaining(['#b3282d', '#3f7d4e']))
    expect(inks.map(inkOf).some(isBrown)).toBe(true)
  })

  it('wear black as well as gold and green: bees and clover', () => {
    const inks = specOf('bees with honeycomb and clover').palette.inks.map(inkOf)
    expect(inks.some(({ lightness }) => lightness < 0.35)).toBe(true)
    expect(inks.some(({ hue, chroma }) => chroma > 0.08 && hue > 2 && hue < 2.8)).toBe(true)
  })
})
