import { describe, expect, test } from '@jest/globals'
import { hueDistance, inkOf } from '../../../../../../../processors/engines/color/ink.ts'
import { mixFlowerPalette } from '../../../../../../../processors/engines/pattern/families/botany/flower-inks.ts'
import { foliage } from '../../../../../../../processors/engines/pattern/families/botany/foliage.ts'
import {
  drawLeafage,
  herbNouns,
  leafNouns,
} from '../../../../../../../processors/engines/pattern/families/botany/leaves/leaf-table.ts'
import { toneFoliage } from '../../../../../../../processors/engines/pattern/families/botany/leaves/leaf-tones.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import type { Ring } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { boxOf, signedArea } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { understandPrompt } from '../../../../../../../processors/engines/pattern/prompt/understand-prompt.ts'
import { checkRequest } from '../../../../../../../processors/engines/pattern/request/pattern-request.ts'
import { resolveSpec } from '../../../../../../../processors/engines/pattern/spec/resolve-spec.ts'
import { specOfPrompt } from '../../spec-of-prompt.ts'
import { makePlan } from '../make-plan.ts'

const GREENS_AND_RUST = ['#f3ecdd', '#4a5a34', '#7d8f55', '#b5bf8c', '#8a5a3c']
const paletteOf = (prompt: string) => specOfPrompt(prompt).palette

/** Area of a contour against the square of its box's diagonal: 0.39 for a circle. */
function fullnessOf(ring: Ring): number {
  const { left, right, top, bottom } = boxOf([ring])
  return Math.abs(signedArea(ring)) / ((right - left) ** 2 + (bottom - top) ** 2)
}

test('the halves of a leaf are of one hue: no fern is green on one side and rust on the other', () => {
  const plan = makePlan(foliage, 1, { hexes: GREENS_AND_RUST })
  const { cast } = plan
  const tones = toneFoliage(plan, mixFlowerPalette(cast))
  expect(tones.length).toBeGreaterThan(1)
  for (const { leaf, leafDark } of tones) expect(hueDistance(cast.inks[leaf], cast.inks[leafDark])).toBeLessThan(0.85)
})

describe('eucalyptus', () => {
  test('has leaves as broad as they are long, or long hanging ones', () => {
    const inks = mixFlowerPalette(makePlan(foliage, 1, { hexes: GREENS_AND_RUST }).cast).schemes[0]
    const fullness = Array.from({ length: 20 }, (_, seed) => {
      const { layers } = drawLeafage(createRandom(`${seed}`), 'eucalyptus', inks, 60)
      const leaves = layers
        .filter(({ isForm, ring }) => isForm && ring.length > 8 && ring.length < 18)
        .map(({ ring }) => fullnessOf(ring))
      return leaves.toSorted((one, other) => one - other)[Math.floor(leaves.length / 2)]
    })
    expect(Math.max(...fullness)).toBeGreaterThan(0.34)
    expect(Math.min(...fullness)).toBeLessThan(0.2)
  })

  test('counted in three colours is paper and two greens', () => {
    const { inks } = paletteOf('eucalyptus leaves, minimalist, three colours')
    expect(inks).toHaveLength(3)
    for (const hex of inks.slice(1)) expect(hueDistance(inkOf(hex), inkOf('#6e917f'))).toBeLessThan(0.5)
  })
})

describe('plants that are known by a colour', () => {
  test('bring it: holly has red berries, mistletoe white ones on a deep cloth, maples have turned', () => {
    const inksOf = (prompt: string) => paletteOf(prompt).inks.map(inkOf)
    const isRed = ({ chroma, hue }: ReturnType<typeof inkOf>): boolean => chroma > 0.12 && hue > 0.2 && hue < 0.7
    expect(inksOf('holly').some(isRed)).toBe(true)
    expect(inksOf('holly and mistletoe').some(isRed)).toBe(true)
    expect(inksOf('mistletoe')[0].lightness).toBeLessThan(0.5)
    expect(inksOf('mistletoe').some(({ lightness }) => lightness > 0.95)).toBe(true)
    expect(inksOf('maple leaves').some(isRed)).toBe(true)
  })

  test('lie as autumn leaves on a plaid of autumn, where a jungle stood', () => {
    const spec = resolveSpec(
      checkRequest({ prompt: 'autumn plaid with leaves', compositionType: 'tile', format: 'png' }),
      understandPrompt('autumn plaid with leaves').wishes,
    )
    expect(spec.family).toBe('foliage')
    expect(spec.styles).toContain('autumn leaf')
    expect(spec.details.under).toBe('tartan')
  })
})

describe('herbs', () => {
  test('are green to the last leaf, whatever they flower in', () => {
    for (const prompt of ['mint', 'rosemary', 'oregano on cream']) {
      const { wishes } = understandPrompt(prompt)
      const spec = resolveSpec(checkRequest({ prompt, compositionType: 'tile', format: 'png' }), wishes)
      const plan = makePlan(foliage, 1, { hexes: spec.palette.inks })
      const leaves = toneFoliage({ ...plan, motifs: wishes.motifs }, mixFlowerPalette(plan.cast))
      expect(leaves.length).toBeGreaterThan(0)
      for (const { leaf, leafDark, leafLight } of leaves)
        for (const ink of [leaf, leafDark, leafLight])
          if (ink !== plan.cast.ground) expect(hueDistance(plan.cast.inks[ink], inkOf('#4c7a62'))).toBeLessThan(1)
    }
  })

  test('are told apart by how their leaves are built', () => {
    const inks = mixFlowerPalette(makePlan(foliage, 1, { hexes: GREENS_AND_RUST }).cast).schemes[0]
    const builds = ['rosemary', 'thyme', 'sage', 'mint', 'basil', 'parsley', 'oregano', 'chive', 'dill'].map((noun) => {
      expect(herbNouns).toContain(noun)
      return drawLeafage(createRandom('bed'), noun, inks, 90).layers.length
    })
    expect(new Set(builds).size).toBe(builds.length)
  })

  test('with no flowers of their own keep to greens on a winter cloth: holly and ivy are not navy and gold', () => {
    const hexes = ['#f4eddc', '#8d1f33', '#5a9450', '#d9a441', '#1f2f4a']
    const plan = makePlan(foliage, 1, { hexes })
    const palette = mixFlowerPalette(plan.cast)
    const leaves = toneFoliage({ ...plan, motifs: ['holly', 'ivy'] }, palette).map(({ leaf }) => leaf)
    expect(leaves.every((leaf) => palette.leaves.includes(leaf))).toBe(true)
  })
})

test('greenery is leaves, and no picture of some', () => {
  expect(leafNouns).toContain('greenery')
})

test('pine on a deep green is white with frost, for a green like the cloth would not be seen', () => {
  const hexes = ['#0f5c4d', '#35566f', '#7a5f4c', '#ab5538', '#2f5247', '#e6edf1']
  const plan = makePlan(foliage, 1, { hexes, motifs: ['pine'] })
  const tones = toneFoliage(plan, mixFlowerPalette(plan.cast))
  expect(tones.map(({ leaf }) => plan.cast.inks[leaf].hex)).toEqual(['#e6edf1', '#e6edf1'])
  expect(tones.every(({ body }) => plan.cast.inks[body].hex === '#ab5538')).toBe(true)
})
