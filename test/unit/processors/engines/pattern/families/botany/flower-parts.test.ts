import { expect, test } from '@jest/globals'
import { mixFlowerPalette } from '../../../../../../../processors/engines/pattern/families/botany/flower-inks.ts'
import {
  drawFlower,
  flowerInksFor,
} from '../../../../../../../processors/engines/pattern/families/botany/flowers/bloom-table.ts'
import { builtFlorets } from '../../../../../../../processors/engines/pattern/families/botany/flowers/built-florets.ts'
import { tellInks } from '../../../../../../../processors/engines/pattern/families/botany/flowers/told-inks.ts'
import { meadow } from '../../../../../../../processors/engines/pattern/families/botany/meadow.ts'
import { tossedFloral } from '../../../../../../../processors/engines/pattern/families/botany/tossed-floral.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { stalk } from '../../../../../../../processors/engines/pattern/kit/line/curve.ts'
import { boxOf, signedArea } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { makePlan } from '../make-plan.ts'

const SUMMER = ['#fbf7ea', '#2350a0', '#8fb3e0', '#f2c230', '#e8883a', '#5c8f4a', '#2f6140']
const [COBALT, YELLOW, GREEN] = [1, 3, 6]
const { cast } = makePlan(tossedFloral, 1, { hexes: SUMMER })
const palette = mixFlowerPalette(cast)

test('the disc of a sunflower is the browner of two darks, no cobalt', () => {
  const { body, deep } = flowerInksFor(palette, 'sunflower', 0)
  expect([YELLOW, 4]).toContain(body)
  expect(deep).toBe(GREEN)
})

test('an ear of wheat is of one straw: its grains are no stripes of two colours', () => {
  const inks = flowerInksFor(palette, 'wheat', 0)
  const { layers } = drawFlower(createRandom('ear'), 'wheat', inks, 30)
  const grains = new Set(layers.filter(({ isForm }) => isForm).map(({ ink }) => ink))
  expect(grains.has(COBALT)).toBe(false)
})

test('an iris holds its standards up and lets three falls down, one of them over its stem', () => {
  const inks = flowerInksFor(palette, 'iris', 0)
  const { layers } = drawFlower(createRandom('iris'), 'iris', inks, 30)
  const petals = layers.filter(({ isForm }) => isForm).map(({ ring }) => boxOf([ring]))
  // It grows along +x: up is right.
  expect(petals.filter(({ right }) => right > 30).length).toBeGreaterThanOrEqual(3)
  expect(petals.filter(({ left, top, bottom }) => left < -5 && top < 0 && bottom > 0).length).toBeGreaterThanOrEqual(1)
})

test('wildflowers in line are drawn in line', () => {
  const inked = meadow.draw(makePlan(meadow, 1, { styles: ['botanical line drawing'] }))
  const plain = meadow.draw(makePlan(meadow, 1, {}))
  const shareOf = ({ shapes }: typeof inked, ink: number): number =>
    shapes.filter((shape) => shape.ink === ink).length / shapes.length
  const line = makePlan(meadow, 1, {}).cast.line
  expect(shareOf(inked, line)).toBeGreaterThan(shareOf(plain, line) + 0.1)
})

test('stems are cut aslant', () => {
  const [foot, ...rest] = stalk(
    [
      [0, 0],
      [10, 0],
      [20, 0],
    ],
    () => 1,
  )
  expect(foot[0]).toBeLessThan(-2)
  expect(Math.min(...rest.map(([x]) => x))).toBe(0)
})

test('a rosette of two greens is edged with the cloth and has no leaf of it', () => {
  const inks = { ...flowerInksFor(palette, 'succulent', 0), leafLight: cast.ground }
  const { layers } = drawFlower(createRandom('rosette'), 'succulent', inks, 30)
  const leaves = layers.filter(({ isForm }) => isForm)
  expect(leaves.length).toBeGreaterThan(20)
  expect(leaves.filter(({ ink }) => ink === cast.ground)).toEqual([])
})

test('florets of wisteria are of its own colour: the pale keel is much less of them than the standard', () => {
  const areaIn = (wanted: string): number =>
    builtFlorets.pea.reduce((sum, [part, ring]) => sum + (part === wanted ? Math.abs(signedArea(ring)) : 0), 0)
  expect(areaIn('light')).toBeGreaterThan(0)
  expect(areaIn('body')).toBeGreaterThan(3 * areaIn('light'))
})

test('thimbles of a foxglove hang below the place on the stem that they grow from', () => {
  const inks = flowerInksFor(palette, 'foxglove', 0)
  const { layers } = drawFlower(createRandom('thimbles'), 'foxglove', inks, 30)
  const bells = layers.filter(({ isForm, ring }) => isForm && ring.length === 17)
  expect(bells).toHaveLength(13)
  // It grows along +x, and a thimble begins at its stalk.
  for (const { ring } of bells) expect(boxOf([ring]).left).toBeLessThan(ring[0][0] - 1)
})

test('a bleeding heart hangs hearts in its own ink, each over a drop of another', () => {
  const inks = flowerInksFor(palette, 'bleeding heart', 0)
  const { layers } = drawFlower(createRandom('hearts'), 'bleeding heart', inks, 30)
  const inksOf = (knots: number): Set<number> =>
    new Set(layers.filter(({ isForm, ring }) => isForm && ring.length === knots).map(({ ink }) => ink))
  expect(inksOf(20)).toEqual(new Set([inks.body]))
  expect(inksOf(7).has(inks.body)).toBe(false)
})

test('a hop is green on every palette that has a green', () => {
  const inks = flowerInksFor(palette, 'hop', 0)
  const { layers } = drawFlower(createRandom('hop'), 'hop', inks, 30)
  const bracts = layers.filter(({ isForm }) => isForm).map(({ ink }) => ink)
  expect(bracts.every((ink) => palette.leaves.includes(ink))).toBe(true)
})

test('a tulip has neither a calyx nor a green petal, and some open farther than others', () => {
  const inks = flowerInksFor(palette, 'tulip', 0)
  const widths = Array.from({ length: 12 }, (_, seed) => {
    const { layers } = drawFlower(createRandom(`${seed}`), 'tulip', inks, 30)
    expect(layers.every(({ ink }) => ink !== inks.leaf)).toBe(true)
    const { top, bottom } = boxOf(layers.map(({ ring }) => ring))
    return bottom - top
  })
  expect(Math.max(...widths)).toBeGreaterThan(Math.min(...widths) * 1.4)
})

test('white roses are white: the straw of their hearts is no second kind of rose', () => {
  const white = mixFlowerPalette(
    makePlan(tossedFloral, 1, { hexes: ['#dba5a3', '#fdfaf3', '#dfc06a', '#415833', '#68815a', '#e7d0cf'] }).cast,
  )
  for (const noun of ['rose', 'tulip', 'lily'])
    for (const index of [0, 1, 2, 3]) expect(flowerInksFor(white, noun, index).lightness).toBeGreaterThan(0.84)
})

test('flowers are of the colour that was said of them, and others of theirs', () => {
  const hexes = ['#2f4a3c', '#fdfaf3', '#dfc06a', '#e9a5ac', '#b57f86', '#94af86', '#6b845d']
  const details = { 'colour of rose': '#e9a5ac', 'colour of lily': '#faf7f0' }
  const plan = makePlan(tossedFloral, 1, { hexes, details })
  const told = tellInks(plan, mixFlowerPalette(plan.cast))
  const bodiesOf = (noun: string): string[] =>
    [0, 1, 2, 3].map((index) => plan.cast.inks[flowerInksFor(told, noun, index).body].hex)
  expect(new Set(bodiesOf('lily'))).toEqual(new Set(['#fdfaf3']))
  expect(new Set(bodiesOf('rose'))).toEqual(new Set(['#e9a5ac', '#b57f86']))
})
