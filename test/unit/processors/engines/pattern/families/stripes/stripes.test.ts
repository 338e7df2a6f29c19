import { describe, expect, test } from '@jest/globals'
import { inkOf } from '../../../../../../../processors/engines/pattern/../color/ink.ts'
import type { Plan } from '../../../../../../../processors/engines/pattern/families/family.ts'
import {
  ladderOf,
  partsOf,
  sequencesOf,
  stripeKinds,
} from '../../../../../../../processors/engines/pattern/families/stripes/sequences.ts'
import { stripes } from '../../../../../../../processors/engines/pattern/families/stripes/stripes.ts'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import { castInks } from '../../../../../../../processors/engines/pattern/kit/ink/cast.ts'
import { blockLattice } from '../../../../../../../processors/engines/pattern/kit/place/lattice.ts'
import type { IndexPlane } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'
import { fillIndexPlane, measureInkShares } from '../../../../../../../processors/engines/pattern/render/index-plane.ts'

const hexes = ['#f7f1e6', '#c0272d', '#e8883a', '#f0c24b', '#5f9e5a']
const SIZE = 400

function drawn(styles: readonly string[], more: Partial<Plan> = {}, inks = hexes): IndexPlane {
  const plan: Plan = {
    widthMm: 160,
    heightMm: 160,
    random: createRandom('1'),
    cast: castInks(inks.map(inkOf), 0),
    scale: 1,
    coverage: 0.45,
    isDensityAsked: false,
    lattice: blockLattice,
    orientation: 'four-way',
    motifs: [],
    styles,
    details: {},
    ...more,
  }
  return fillIndexPlane(stripes.draw(plan), SIZE, SIZE)
}

const rowOf = ({ data }: IndexPlane, row: number): number[] => [...data.subarray(row * SIZE, (row + 1) * SIZE)]
const columnOf = ({ data }: IndexPlane, column: number): number[] =>
  Array.from({ length: SIZE }, (_, row) => data[row * SIZE + column])
const runsOf = (line: readonly number[]): number[] => line.filter((ink, at) => ink !== line[at - 1])

describe('stripes', () => {
  test('a ticking stands upright and a breton lies across', () => {
    const [ticking, breton] = [drawn(['ticking']), drawn(['breton'])]
    expect(rowOf(ticking, 0)).toEqual(rowOf(ticking, 123))
    expect(columnOf(breton, 0)).toEqual(columnOf(breton, 123))
    expect(runsOf(columnOf(breton, 0)).length).toBeGreaterThan(6)
  })

  test('a word turns any kind round', () => {
    const breton = drawn(['breton', 'vertical'])
    expect(rowOf(breton, 0)).toEqual(rowOf(breton, 77))
  })

  test('diagonal stripes move on by one pixel a row and close over both edges', () => {
    const plane = drawn(['bengal', 'diagonal'])
    const first = rowOf(plane, 0)
    for (const row of [1, 50, SIZE - 1]) expect(rowOf(plane, row)).toEqual(first.map((_, x) => first[(x + row) % SIZE]))
  })

  test('a ladder shows the colours in the order they were named', () => {
    const runs = runsOf(rowOf(drawn(['ladder']), 0))
    expect(runs.slice(0, 5)).toEqual([1, 2, 3, 4, 0])
  })

  test('a coverage that is asked for is met', () => {
    for (const coverage of [0.15, 0.5, 0.8]) {
      const [ground] = measureInkShares(drawn(['bengal'], { coverage, isDensityAsked: true }, hexes.slice(0, 2)), 2)
      expect(1 - ground).toBeCloseTo(coverage, 1)
    }
  })

  test('a chalk stripe is broken: its line is neither whole nor gone', () => {
    const plane = drawn(['chalk'], {}, hexes.slice(0, 2))
    const shares = Array.from({ length: SIZE }, (_, x) => columnOf(plane, x).filter((ink) => ink === 1).length / SIZE)
    const busiest = Math.max(...shares)
    expect(busiest).toBeGreaterThan(0.3)
    expect(busiest).toBeLessThan(0.95)
  })

  test.each(stripeKinds)('every sequence of %s names its inks from the first on, in widths a hand can hold', (kind) => {
    for (const bands of sequencesOf(kind)) {
      const parts = new Set(bands.map(({ part }) => part))
      for (let part = 1; part <= partsOf(bands); part++) expect(parts).toContain(part)
      for (const { part, widthMm } of bands) {
        expect(part).toBeGreaterThanOrEqual(0)
        expect(widthMm).toBeGreaterThan(0.5)
      }
    }
  })

  test('a ladder has a rung for every ink and one for the ground', () => {
    expect(ladderOf(7).map(({ part }) => part)).toEqual([1, 2, 3, 4, 5, 6, 7, 0])
  })
})

test('stripes of varying widths vary in both inks, though there are but two', () => {
  const ofTwo = sequencesOf('variegated').filter((bands) => partsOf(bands) === 1)
  expect(ofTwo.length).toBeGreaterThan(1)
  for (const bands of ofTwo)
    for (const part of [0, 1]) {
      const widths = bands.filter((band) => band.part === part).map(({ widthMm }) => widthMm)
      expect(Math.max(...widths) / Math.min(...widths)).toBeGreaterThan(3)
    }
})
