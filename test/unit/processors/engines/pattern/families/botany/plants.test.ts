import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import type { FlowerInks } from '../../../../../../../processors/engines/pattern/families/botany/flower-inks.ts'
import {
  flowerInksAt,
  mixFlowerPalette,
} from '../../../../../../../processors/engines/pattern/families/botany/flower-inks.ts'
import {
  drawFlower,
  drawFlowerInProfile,
  flowerNouns,
  hasProfile,
  isTopView,
} from '../../../../../../../processors/engines/pattern/families/botany/flowers/bloom-table.ts'
import {
  drawLeafage,
  leafNouns,
} from '../../../../../../../processors/engines/pattern/families/botany/leaves/leaf-table.ts'
import { growPlant } from '../../../../../../../processors/engines/pattern/families/botany/plants/plant.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { castInks } from '../../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import type { Motif } from '../../../../../../../processors/engines/pattern/kit/motif/motif.ts'

const hexes = ['#f1e6d0', '#a8322d', '#d9775f', '#efb9a0', '#2c4a63', '#6f8a5b', '#3d5a45', '#d6a23c']
const inks = hexes.map(inkOf)
const palette = mixFlowerPalette(castInks(inks, 'light'))
const scheme: FlowerInks = flowerInksAt(palette, 0)

const knotsOf = (motif: Motif): number => motif.layers.reduce((sum, { ring }) => sum + ring.length, 0)
const reachOf = (motif: Motif): number => {
  const { left, right, top, bottom } = boxOf(motif.layers.map(({ ring }) => ring))
  return Math.max(right - left, bottom - top)
}
const isSound = (motif: Motif): boolean =>
  motif.layers.length > 0 &&
  motif.layers.every(
    ({ ring, ink }) =>
      Number.isInteger(ink) && ring.flat().every((value) => value === undefined || Number.isFinite(value)),
  )

describe.each(flowerNouns.map((noun) => [noun]))('%s', (noun) => {
  test('is drawn in finite numbers, near the size asked for, and as a whole plant', () => {
    const flower = drawFlower(createRandom(noun), noun, scheme, 25)
    const plant = growPlant(createRandom(noun), noun, scheme, { lengthMm: 100, hasShoot: true })
    expect([isSound(flower), isSound(plant)]).toEqual([true, true])
    expect(reachOf(flower)).toBeGreaterThan(24)
    expect(reachOf(flower)).toBeLessThan(110)
    expect(reachOf(plant)).toBeGreaterThan(55)
    expect(reachOf(plant)).toBeLessThan(150)
  })

  test('is drawn with far fewer knots when it is tiny', () => {
    const large = knotsOf(drawFlower(createRandom(noun), noun, scheme, 30))
    const tiny = knotsOf(drawFlower(createRandom(noun), noun, scheme, 3, { isSimple: true }))
    expect(tiny).toBeLessThanOrEqual(large)
    expect(tiny).toBeLessThan(400)
  })

  test('takes its light and shade from the palette, at least two inks', () => {
    const used = new Set(drawFlower(createRandom(noun), noun, scheme, 25).layers.map(({ ink }) => ink))
    expect(used.size).toBeGreaterThan(1)
  })
})

test('no two of the common flowers are the same drawing', () => {
  const common = [
    'rose',
    'peony',
    'poppy',
    'daisy',
    'sunflower',
    'tulip',
    'iris',
    'lily',
    'orchid',
    'protea',
    'anemone',
    'dahlia',
    'lavender',
    'cornflower',
    'bluebell',
    'snowdrop',
    'lotus',
    'magnolia',
    'camellia',
    'chrysanthemum',
    'hydrangea',
    'foxglove',
    'thistle',
    'marigold',
    'carnation',
    'pansy',
    'daffodil',
    'fuchsia',
    'wisteria',
    'sweet pea',
    'cherry blossom',
  ]
  const drawings = common.map((noun) =>
    JSON.stringify(drawFlower(createRandom('same'), noun, scheme, 25).layers.map(({ ring }) => ring.length)),
  )
  expect(new Set(drawings).size).toBe(common.length)
})

test('globes, bells and spikes that people tell apart are drawn apart', () => {
  const sets = [
    ['allium', 'dandelion', 'mimosa', 'agapanthus'],
    ['bluebell', 'lily of the valley', 'freesia', 'gentian', 'crocosmia'],
    ['delphinium', 'lupin', 'hyacinth', 'hollyhock', 'snapdragon', 'gladiolus', 'lilac', 'wisteria'],
    ['hydrangea', 'lilac'],
    ['dahlia', 'zinnia'],
  ]
  for (const set of sets) {
    const builds = set.map((noun) =>
      drawFlower(createRandom('same'), noun, scheme, 25)
        .layers.map(({ ring }) => ring.length)
        .join(),
    )
    expect([set, new Set(builds).size]).toEqual([set, set.length])
  }
})

test('flowers seen from above turn their side to the viewer too: upright on a calyx, no two alike', () => {
  const turned = flowerNouns.filter(hasProfile)
  expect(turned).toEqual(expect.arrayContaining(['rose', 'peony', 'poppy', 'daisy', 'anemone', 'lily', 'cosmos']))
  for (const noun of turned) {
    const drawing = drawFlowerInProfile(createRandom(noun), noun, scheme, 25)
    const { left, right } = boxOf(drawing.layers.map(({ ring }) => ring))
    expect([noun, isTopView(noun), isSound(drawing)]).toEqual([noun, true, true])
    // It grows along +x: next to nothing lies behind its foot.
    expect([noun, right > 20, left > -8]).toEqual([noun, true, true])
    expect(drawing.layers.some(({ ink }) => ink === scheme.leaf)).toBe(true)
  }
})

test('the bells of a stem stand clear of one another', () => {
  for (const noun of ['lily of the valley', 'freesia', 'gentian']) {
    const { layers } = drawFlower(createRandom(noun), noun, scheme, 30)
    const bells = layers.filter(({ ink, isForm }) => isForm && ink === scheme.body)
    const middles = bells
      .map(({ ring }) => boxOf([ring]))
      .map(({ left, right, top, bottom }) => [left + right, top + bottom])
    const apart = middles.slice(1).map(([x, y], at) => Math.hypot(x - middles[at][0], y - middles[at][1]) / 2)
    expect([noun, bells.length > 3, Math.min(...apart) > 4]).toEqual([noun, true, true])
  }
})

test('every leaf is drawn along its axis at about the length asked for', () => {
  for (const noun of leafNouns) {
    const leaf = drawLeafage(createRandom(noun), noun, scheme, 80)
    expect([noun, isSound(leaf)]).toEqual([noun, true])
    expect(reachOf(leaf)).toBeGreaterThan(24)
    expect(reachOf(leaf)).toBeLessThan(150)
  }
})

test('leaves take greens where the palette has them', () => {
  const greens = [5, 6]
  expect([scheme.leaf, scheme.leafDark].toSorted()).toEqual(greens)
})

test('the colour that leads is the strongest, not the darkest', () => {
  const reds = ['#b3282d', '#faf7f0', '#750019', '#d47467', '#6f8a5b', '#45000a'].map(inkOf)
  expect(flowerInksAt(mixFlowerPalette(castInks(reds, 1)), 0).body).toBe(0)
})

test('white flowers on a coloured cloth keep the white, and their leaves take tones of the cloth', () => {
  const sage = ['#faf7f0', '#a3b899', '#cac6bd', '#66795d', '#48583f'].map(inkOf)
  const { body, leaf } = flowerInksAt(mixFlowerPalette(castInks(sage, 1)), 0)
  expect(body).toBe(0)
  expect([3, 4]).toContain(leaf)
})

test('the florets of a hydrangea are petals and light to the rim, on one depth', () => {
  const { layers } = drawFlower(createRandom('hydrangea'), 'hydrangea', scheme, 25)
  const forms = layers.filter(({ isForm }) => isForm)
  expect(forms[0].ink).toBe(scheme.shade)
  expect(forms.filter(({ ink }) => ink === scheme.shade)).toHaveLength(1)
})

test('what stands behind red flowers on blue is green or blue, not pink', () => {
  const inks = ['#a9cbe3', '#b3282d', '#750019', '#d47467', '#6f8a5b', '#3d5a45', '#fa9688'].map(inkOf)
  const { whisper, leaves } = mixFlowerPalette(castInks(inks, 0))
  expect(leaves).toContain(whisper)
})

test('olives are green or nearly black, whatever colour the petals have', () => {
  const own = [scheme.leaf, scheme.leafDark, scheme.leafLight, scheme.deep]
  const used = ['a', 'b', 'c'].flatMap((seed) =>
    drawLeafage(createRandom(seed), 'olive', scheme, 80).layers.map(({ ink }) => ink),
  )
  expect(used).not.toContain(scheme.body)
  expect(used.some((ink) => own.includes(ink))).toBe(true)
})
