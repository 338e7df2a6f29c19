import { describe, expect, it } from '@jest/globals'
import type { Ink } from '../../../../../../processors/engines/color/ink.ts'
import { inkOf } from '../../../../../../processors/engines/color/ink.ts'
import { oklabDistance } from '../../../../../../processors/engines/color/oklab.ts'
import { drawDesign } from '../../../../../../processors/engines/pattern/draw/draw-design.ts'
import { planOf } from '../../../../../../processors/engines/pattern/draw/plan-of.ts'
import type { FlowerPalette } from '../../../../../../processors/engines/pattern/families/botany/flower-inks.ts'
import { mixFlowerPalette } from '../../../../../../processors/engines/pattern/families/botany/flower-inks.ts'
import {
  flowerInksFor,
  ownInksFor,
} from '../../../../../../processors/engines/pattern/families/botany/flowers/bloom-table.ts'
import { fillIndexPlane, measureInkShares } from '../../../../../../processors/engines/pattern/render/index-plane.ts'
import { specOfPrompt } from '../spec-of-prompt.ts'

const specOf = (prompt: string) => specOfPrompt(prompt)
const inksOf = (prompt: string) => {
  const { inks, ground } = specOf(prompt).palette
  return { cloth: inkOf(inks[ground]), figures: inks.filter((_, at) => at !== ground).map(inkOf) }
}
const isRed = ({ hue, chroma }: Ink): boolean => Math.abs(hue) < 0.9 && chroma > 0.06
const isGreen = ({ hue, chroma }: Ink): boolean => hue > 1.75 && hue < 2.9 && chroma > 0.03

describe('flowers over a patterned ground', () => {
  it('have light and shade of their own colour, and two greens', () => {
    const { figures } = inksOf('vintage roses on pale blue stripes')
    expect(figures.filter(isRed).length).toBeGreaterThanOrEqual(3)
    expect(figures.filter(isGreen).length).toBeGreaterThanOrEqual(2)
  })

  it('leave the ink of the pattern to the pattern', () => {
    const { cast } = planOf(specOf('vintage roses on pale blue stripes'))
    expect(cast.beneath).toBeDefined()
    const { schemes } = mixFlowerPalette(cast)
    for (const { body, shade, leaf } of schemes) expect([body, shade, leaf]).not.toContain(cast.beneath)
  })

  it('have no ink beneath them on plain cloth', () => {
    expect(planOf(specOf('roses on pale blue')).cast.beneath).toBeUndefined()
  })
})

describe('one colour beside flowers and a mood', () => {
  it.each([['liberty roses in dusty pink'], ['cottagecore peonies, raspberry']])(
    'is that of the petals: %s',
    (prompt) => {
      const { cloth, figures } = inksOf(prompt)
      expect(cloth.lightness).toBeGreaterThan(0.85)
      expect(figures.some(isRed)).toBe(true)
    },
  )

  it('is the cloth where no such flower has it', () => {
    const { cloth } = inksOf('cottagecore peonies, sage green')
    expect(cloth.lightness).toBeLessThan(0.8)
    expect(isGreen(cloth) || cloth.hue > 1.6).toBe(true)
  })
})

describe('colours that flowers do not have', () => {
  it.each([['bluebell wood, soft green'], ['roses, forest green']])('green is the cloth: %s', (prompt) => {
    const { cloth, figures } = inksOf(prompt)
    expect(isGreen(cloth)).toBe(true)
    expect(figures.some((ink) => ink.chroma > 0.06 && !isGreen(ink))).toBe(true)
  })

  it.each([['monstera and anthurium, black'], ['peonies, black'], ['poppies navy']])(
    'black or navy is the cloth: %s',
    (prompt) => {
      const { cloth, figures } = inksOf(prompt)
      expect(cloth.lightness).toBeLessThan(0.37)
      expect(figures.some(({ chroma }) => chroma > 0.1)).toBe(true)
    },
  )
})

it('flowers of a mood keep green stems on a named cloth', () => {
  const { figures } = inksOf('the last dahlias of september burning against the blue dusk')
  expect(figures.filter(isGreen).length).toBeGreaterThanOrEqual(2)
})

it('cream beside flowers is the paper', () => {
  expect(inksOf('sweet peas, edwardian wallpaper, cream').cloth.lightness).toBeGreaterThan(0.85)
})

describe('colours that flowers have', () => {
  it('are their petals, pale as they may be, and the cloth is paper', () => {
    const { cloth, figures } = inksOf('painterly peonies in blush and sage')
    expect(cloth.chroma).toBeLessThan(0.025)
    expect(figures.filter(isRed).length).toBeGreaterThan(0)
  })

  it('are theirs where the flower is named by the phrase that chose the cloth', () => {
    const { cloth, figures } = inksOf('japanese wisteria hanging in lilac')
    expect(cloth.lightness).toBeGreaterThan(0.85)
    expect(figures.some(({ hue, chroma }) => hue < -0.6 && chroma > 0.05)).toBe(true)
  })

  it('are those of nature for wild roses on a named cloth', () => {
    expect(
      inksOf('wild roses on sage green').figures.some(({ hue, chroma }) => Math.abs(hue) < 0.5 && chroma > 0.08),
    ).toBe(true)
  })
})

describe('white flowers', () => {
  it('of no name grow on green, on a cloth that shows them', () => {
    const { cloth, figures } = inksOf('trailing ivy with small white flowers')
    expect(cloth.lightness).toBeLessThan(0.9)
    expect(figures.some(({ lightness, chroma }) => lightness > 0.95 && chroma < 0.02)).toBe(true)
    expect(figures.filter(isGreen).length).toBeGreaterThanOrEqual(2)
  })

  it('tone on tone stay pale', () => {
    const { cloth, figures } = inksOf('tone on tone white flowers')
    for (const { lightness } of [cloth, ...figures]) expect(lightness).toBeGreaterThan(0.7)
  })
})

it('no leaf is half red where the palette has but one green', () => {
  const { cast } = planOf(specOf('roses on cream'))
  const inks = ['#f7f1e6', '#a8322d', '#e9a08f', '#7aa35b', '#701818'].map(inkOf)
  const byLightness = inks.map((_, ink) => ink).toSorted((one, other) => inks[one].lightness - inks[other].lightness)
  const { foliage } = mixFlowerPalette({ ...cast, inks, ground: 0, isDark: false, byLightness })
  expect([foliage.leaf, foliage.leafDark]).toEqual([3, 3])
})

it('blossoms keep their colours on branches that are said to have one', () => {
  const spec = specOf('cherry blossoms on pale pink with gold branches')
  const gold = spec.palette.inks.indexOf('#c39a4a')
  const shares = measureInkShares(fillIndexPlane(drawDesign(spec), 256, 256), spec.palette.inks.length)
  expect(shares[gold]).toBeGreaterThan(0.005)
  const petals = spec.palette.inks.map(inkOf).filter(({ hue, chroma }) => chroma > 0.08 && Math.abs(hue) < 0.6)
  expect(petals.length).toBeGreaterThan(0)
  const ofPetals = petals.map(({ hex }) => shares[spec.palette.inks.indexOf(hex)])
  expect(Math.max(...ofPetals)).toBeGreaterThan(2 * shares[gold])
})

it.each(['banana leaves', 'feuilles de palmier', 'folhas de bananeira', 'tropical leaves', 'monstera leaves on white'])(
  '%s are green, and no flower or bird is among them',
  (prompt) => {
    const { figures } = inksOf(prompt)
    expect(figures.filter(isGreen).length).toBeGreaterThanOrEqual(3)
    expect(figures.some(isRed)).toBe(false)
    expect(inksOf('palm leaves with parrots').figures.some(isRed)).toBe(true)
  },
)

it('no flower is lost in its ground while others have petals to be seen', () => {
  const { cast } = planOf(specOf('trailing william morris vines'))
  const ground = cast.inks[cast.ground]
  for (const { body } of mixFlowerPalette(cast).schemes.slice(0, 4))
    expect(oklabDistance(cast.inks[body].lab, ground.lab)).toBeGreaterThan(0.16)
})

it.each([
  'oversized hibiscus, hot pink and orange',
  'tropical flowers in coral and turquoise',
  'monstera on pink gingham',
])('leaves of the tropics are green under what is named: %s', (prompt) => {
  const { cloth, figures } = inksOf(prompt)
  expect([cloth, ...figures].filter(isGreen).length).toBeGreaterThanOrEqual(3)
})

it('leaves alone are of the colours that are named for them', () => {
  expect(inksOf('monstera leaves in navy and gold').figures.some(isGreen)).toBe(false)
})

it('an orange hibiscus is as orange as it is named', () => {
  const { schemes } = mixFlowerPalette(planOf(specOf('oversized hibiscus, hot pink and orange')).cast)
  const palette = specOf('oversized hibiscus, hot pink and orange').palette.inks
  const bodies = [0, 1].map((at) => palette[flowerInksFor({ schemes } as FlowerPalette, 'hibiscus', at).body])
  expect(bodies).toEqual(expect.arrayContaining(palette.slice(1, 3)))
})

it('lavender is violet before it is blue', () => {
  const { cast } = planOf(specOf('lavender fields'))
  const palette = mixFlowerPalette(cast)
  const { body } = ownInksFor(palette, 'lavender', 1)
  const near = palette.schemes.map((scheme) => Math.abs(scheme.hueDegrees - 295))
  expect(Math.abs((palette.schemes.find((scheme) => scheme.body === body)?.hueDegrees ?? 0) - 295)).toBe(
    Math.min(...near),
  )
})

it.each([
  ['fern fronds and moss, tone on tone deep green', 0, 0.45],
  ['ferns tone on tone', 0.8, 1],
])('tones of leaves are greens, on a cloth as deep as it is named: %s', (prompt, from, to) => {
  const { cloth, figures } = inksOf(prompt)
  expect(cloth.lightness).toBeGreaterThan(from)
  expect(cloth.lightness).toBeLessThan(to)
  for (const { hue } of figures) expect(Math.abs(hue)).toBeGreaterThan(1.75)
})

it('what is muted is a dull tone of its colour', () => {
  const { cloth, figures } = inksOf('birds and roses on muted green')
  expect(cloth.chroma).toBeLessThan(0.07)
  expect(figures.length).toBeGreaterThan(3)
})

it('hellebores on grey have the dusk of hellebores, and no primary colours', () => {
  const { figures } = inksOf('hellebores and snowdrops on dove grey, bedding')
  expect(figures.some(({ chroma, hue }) => chroma > 0.05 && Math.abs(hue) < 0.6)).toBe(true)
})

it('a leopard in natural colours has those of a leopard', () => {
  expect(specOf('leopard in natural colours').palette.inks).toEqual(specOf('leopard').palette.inks)
})

describe('blossom in a named colour on fruit boughs', () => {
  it('leaves the fruit red, and is white itself', () => {
    const { figures } = inksOf('strawberries and white blossoms on sage')
    expect(figures.some(isRed)).toBe(true)
    expect(figures.some(({ lightness, chroma }) => lightness > 0.95 && chroma < 0.02)).toBe(true)
  })
})

describe('flowers in three colours', () => {
  const hexesOf = (prompt: string): readonly string[] => specOf(prompt).palette.inks

  it('have green leaves, unless green is refused', () => {
    const greens = (prompt: string): number => hexesOf(prompt).filter((hex) => isGreen(inkOf(hex))).length
    expect(greens('flowers in pink, red and orange')).toBeGreaterThan(0)
    expect(greens('flowers in pink, red and orange, no green')).toBe(0)
  })

  it('are those three alone where they are counted', () => {
    expect(hexesOf('only three colours: flowers in pink, red and orange').toSorted()).toEqual(
      ['#e9a5ac', '#b3282d', '#e07a3f'].toSorted(),
    )
  })
})
