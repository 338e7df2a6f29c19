import { describe, expect, test } from '@jest/globals'
import {
  bloomKinds,
  drawBloom,
} from '../../../../../../../processors/engines/pattern/families/heritage/heritage-blooms.ts'
import { milleFleurs } from '../../../../../../../processors/engines/pattern/families/heritage/mille-fleurs.ts'
import { chooseBlooms } from '../../../../../../../processors/engines/pattern/families/heritage/named-bloom.ts'
import { paisley } from '../../../../../../../processors/engines/pattern/families/heritage/paisley.ts'
import { composeRosette } from '../../../../../../../processors/engines/pattern/families/heritage/rosette.ts'
import { suzani } from '../../../../../../../processors/engines/pattern/families/heritage/suzani.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { boxOf } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { makePlan } from '../make-plan.ts'

const inks = { body: 1, inner: 2, heart: 3, leaf: 4, detail: 0 }

describe.each(bloomKinds)('the %s', (kind) => {
  const { layers } = drawBloom(kind, inks, 100)

  test('stands upright round its middle and keeps to its height', () => {
    const { left, right, top, bottom } = boxOf(layers.map(({ ring }) => ring))
    expect(Math.abs(left + right)).toBeLessThan(1)
    expect(bottom - top).toBeLessThan(135)
    expect(bottom - top).toBeGreaterThan(75)
  })

  test('shows its body and cuts details into it', () => {
    const used = new Set(layers.map(({ ink }) => ink))
    expect(used.has(inks.body)).toBe(true)
    expect(used.has(inks.detail)).toBe(true)
  })
})

describe('blooms by name', () => {
  const count = (motifs: readonly string[]): number =>
    chooseBlooms(makePlan(suzani, 1, { motifs }), ['tulip', 'palmette']).length

  test('are those the prompt names, stylised, botanical or pictured', () => {
    expect(count(['pomegranate'])).toBe(1)
    expect(count(['pomegranate', 'rose', 'elephant'])).toBe(3)
  })

  test('are the ones of the seed when nothing is named that can be drawn', () => {
    expect(count([])).toBe(2)
    expect(count(['qwertz'])).toBe(2)
  })
})

describe('a rosette', () => {
  test('lies ring in ring: no ring reaches beyond the rim', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const rings = composeRosette(createRandom(seed), { first: 1, second: 2, third: 3, fourth: 4, ground: 0 })
      expect(rings.length).toBeGreaterThanOrEqual(6)
      for (const { from, to } of rings) {
        expect(to).toBeLessThanOrEqual(1)
        expect(from).toBeLessThan(to)
      }
    }
  })
})

describe('paisley', () => {
  test('has botehs of at least three sizes', () => {
    const { shapes } = paisley.draw(makePlan(paisley, 2))
    const sizes = shapes.map(({ rings }) => boxOf(rings)).map(({ top, bottom }) => bottom - top)
    const largest = Math.max(...sizes)
    for (const [low, high] of [
      [0.9, 1.01],
      [0.3, 0.7],
      [0.1, 0.3],
    ] as const)
      expect(sizes.some((size) => size >= largest * low && size <= largest * high)).toBe(true)
  })
})

describe('mille-fleurs', () => {
  test('gives its leaves the greenest ink', () => {
    const hexes = ['#1d2a44', '#d9b36a', '#b9482f', '#5e7a55', '#f0e3c4']
    const plan = makePlan(milleFleurs, 1, { hexes })
    const counts = new Map<number, number>()
    for (const { ink } of milleFleurs.draw(plan).shapes) counts.set(ink, (counts.get(ink) ?? 0) + 1)
    const most = [...counts].sort((one, other) => other[1] - one[1])[0]
    expect(most[0]).toBe(3)
  })
})

test.each(['iris', 'foxglove', 'snowdrop'])(
  'the %s, seen from the side, stands upright round the middle of its figure',
  (noun) => {
    const [bloom] = chooseBlooms(makePlan(suzani, 1, { motifs: [noun] }), [])
    const { left, right, top, bottom } = boxOf(bloom(inks, 100, 0).layers.map(({ ring }) => ring))
    expect(Math.abs(top + bottom)).toBeLessThan(4)
    expect(Math.abs(left + right)).toBeLessThan(4)
    expect(Math.max(bottom - top, right - left)).toBeCloseTo(84, 0)
  },
)
