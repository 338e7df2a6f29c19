import { describe, expect, test } from '@jest/globals'
import { createRandom } from '../../../../../../../processors/engines/pattern/kit/chance/random.ts'
import type { Point } from '../../../../../../../processors/engines/pattern/kit/line/knot.ts'
import { blockLattice } from '../../../../../../../processors/engines/pattern/kit/place/lattice.ts'
import { inksApart } from '../../../../../../../processors/engines/pattern/kit/place/lay-apart.ts'

const SIDE = 6
const area = { widthMm: SIDE * 10, heightMm: SIDE * 10, lattice: blockLattice }
const places = Array.from({ length: SIDE * SIDE }, (_, at): Point => [(at % SIDE) * 10, Math.floor(at / SIDE) * 10])

describe('inks of a lattice', () => {
  test.each([1, 2, 3, 4, 5])('are dealt in equal number, and none fills a column or a row (seed %i)', (seed) => {
    const inks = inksApart(createRandom(`${seed}`), area, places, [1, 2, 3])
    for (const ink of [1, 2, 3]) expect(inks.filter((one) => one === ink)).toHaveLength(12)
    for (let line = 0; line < SIDE; line++)
      for (const isColumn of [true, false]) {
        const along = inks.filter((_, at) => (isColumn ? at % SIDE : Math.floor(at / SIDE)) === line)
        expect(new Set(along).size).toBeGreaterThan(1)
      }
  })

  test('lie beside their own less often than by lot', () => {
    const beside = (inks: readonly number[]): number =>
      inks.filter((ink, at) => inks[Math.floor(at / SIDE) * SIDE + ((at + 1) % SIDE)] === ink).length
    const seeds = Array.from({ length: 20 }, (_, seed) => seed)
    const laid = seeds.map((seed) => beside(inksApart(createRandom(`${seed}`), area, places, [1, 2, 3])))
    const lots = seeds.map((seed) => beside(createRandom(`${seed}`).shuffle(places.map((_, at) => at % 3))))
    const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)
    expect(sum(laid)).toBeLessThan(sum(lots) * 0.6)
  })

  test('are none where there are none to deal', () => {
    expect(inksApart(createRandom('1'), area, places, [])).toEqual([])
  })
})
