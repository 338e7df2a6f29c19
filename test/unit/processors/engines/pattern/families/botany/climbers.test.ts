import { describe, expect, test } from '@jest/globals'
import { hueDistance, inkFromHex, inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import { oklabDistance } from '../../../../../../../processors/engines/color/oklab.ts'
import { familyOf, planOf } from '../../../../../../../processors/engines/pattern/draw/plan-of.ts'
import {
  flowerInksAt,
  mixFlowerPalette,
} from '../../../../../../../processors/engines/pattern/families/botany/flower-inks.ts'
import { flowerInksFor } from '../../../../../../../processors/engines/pattern/families/botany/flowers/bloom-table.ts'
import { growShoot } from '../../../../../../../processors/engines/pattern/families/botany/plants/plant.ts'
import {
  chooseNouns,
  fruitAsked,
  withThieves,
} from '../../../../../../../processors/engines/pattern/families/botany/trailing/trailing-plants.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { castInks } from '../../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'

const specOf = (prompt: string) => specOfPrompt(prompt)

describe('climbers', () => {
  test.each([
    ['clematis climbing a trellis, blue on white', ['trellis']],
    ['roses on a trellis with bluebirds', ['trellis']],
    ['climbing jasmine on sage', []],
    ['climbing roses on a trellis', ['trellis', 'climbing roses']],
  ])('%s trail', (prompt, styles) => {
    const { wishes } = understandPrompt(prompt)
    expect(wishes.families).toEqual(['trailing'])
    expect(wishes.styles).toEqual(styles)
  })

  test.each(['moroccan trellis in teal', 'squirrels and roses', 'tulips on trellis'])('%s do not', (prompt) => {
    expect(understandPrompt(prompt).wishes.families[0]).not.toBe('trailing')
  })

  test('bear the fruit that is named in place of flowers, and beside those that are named', () => {
    const fruitAndFlowers = (prompt: string) => {
      const plan = withThieves(planOf(specOf(prompt)))
      return [fruitAsked(plan), chooseNouns(plan)]
    }
    expect(fruitAndFlowers('strawberry vines with tiny bees')).toEqual([['strawberry'], []])
    expect(fruitAndFlowers('grape vines on ivory')).toEqual([['grape'], []])
    expect(fruitAndFlowers('trailing blackberries and wild roses')).toEqual([['blackberry'], ['wild rose']])
    const [fruit, flowers] = fruitAndFlowers('strawberry thief in deep teal')
    expect(fruit).toEqual(['strawberry'])
    expect(flowers.length).toBeGreaterThan(2)
  })

  test('have no cobalt shadow on a green leaf, and a navy one', () => {
    const shadowBeside = (hex: string): string => {
      const cast = castInks(['#f6e7b0', '#c8402f', '#f2b06a', '#4f9448', hex].map(inkOf), 'light')
      return cast.inks[mixFlowerPalette(cast).foliage.leafDark].hex
    }
    expect(shadowBeside('#1f4fb0')).toBe('#4f9448')
    expect(shadowBeside('#16223f')).toBe('#16223f')
  })

  test('grow in shoots with leaves at the nodes', () => {
    const hexes = ['#f1e6d0', '#a8322d', '#d9775f', '#6f8a5b', '#3d5a45']
    const inks = flowerInksAt(mixFlowerPalette(castInks(hexes.map(inkOf), 'light')), 0)
    const shoot = growShoot(createRandom('shoot'), 'lobed', inks, 200, 1)
    // A stem and eight leaves, each with its halves and veins.
    expect(shoot.layers.filter(({ isForm }) => isForm).length).toBeGreaterThan(8)
  })

  test('stand before laths that run both ways', () => {
    const spec = specOf('rose trellis, pink on ivory')
    const { shapes, widthMm, heightMm } = familyOf(spec).draw(planOf(spec))
    const laths = shapes.filter(({ rings }) => {
      const [[x, y], , [farX, farY]] = rings[0]
      return rings[0].length === 4 && Math.hypot(farX - x, farY - y) > Math.hypot(widthMm, heightMm)
    })
    expect(laths.length).toBeGreaterThan(11)
  })
})

describe('flowers of a known colour', () => {
  test('keep it on a cloth that swallowed the colour of the mood', () => {
    const { palette } = specOf('magnolia branches on silver grey, kimono')
    const [cloth, ...figures] = palette.inks.map(inkOf)
    const pink = inkFromHex('#dd92ab') ?? cloth
    const petals = figures.filter((ink) => ink.chroma > 0.05 && hueDistance(ink, pink) < 0.42)
    expect(petals.length).toBeGreaterThan(0)
    expect(Math.max(...petals.map((ink) => oklabDistance(ink.lab, cloth.lab)))).toBeGreaterThan(0.12)
  })

  test('take the nearest where the palette has none: wisteria is blue before it is red', () => {
    const hexes = ['#b9a7d8', '#c8452f', '#7d9a6a', '#5a7ba6', '#1f3357', '#d6a23c']
    const palette = mixFlowerPalette(castInks(hexes.map(inkOf), 'light'))
    const bodies = [0, 1, 2, 3].map((index) => flowerInksFor(palette, 'wisteria', index).body)
    expect(bodies).not.toContain(1)
    expect(bodies).not.toContain(5)
  })
})
