import { describe, expect, test } from '@jest/globals'
import { countBorders, findBlends, takeApart } from '../../../../../../processors/engines/trace/sharpen/find-blends.ts'

// A ground, a leaf, its veins, and what blur makes of a vein on the leaf.
const INKS = [
  [0, 0, 0],
  [0.5, 0.2, -0.1],
  [1, 0.1, 0.1],
  [0.75, 0.15, 0],
]
const [GROUND, LEAF, VEIN, BLEND] = [0, 1, 2, 3]
const COUNTS = { all: Int32Array.of(9000, 4000, 900, 300), pure: Int32Array.of(8000, 3000, 500, 20) }

/** Borders of the inks, each pair once. */
function bordersOf(pairs: readonly (readonly [number, number, number])[]): Float64Array {
  const borders = new Float64Array(16)
  for (const [one, other, length] of pairs) {
    borders[one * 4 + other] = length
    borders[other * 4 + one] = length
  }
  return borders
}

const veined = bordersOf([
  [GROUND, LEAF, 500],
  [LEAF, BLEND, 280],
  [VEIN, BLEND, 20],
])

describe('inks that only blur made', () => {
  test('lie between two more frequent ones, beside them, and are hardly anywhere pure', () => {
    expect([...findBlends(INKS, COUNTS, veined)]).toEqual([[BLEND, [LEAF, VEIN]]])
  })

  test('are none where a place shows them pure', () => {
    const pure = COUNTS.pure.with(BLEND, 150)
    expect(findBlends(INKS, { ...COUNTS, pure }, veined).size).toBe(0)
  })

  test('are none beside other inks', () => {
    expect(
      findBlends(
        INKS,
        COUNTS,
        bordersOf([
          [GROUND, BLEND, 280],
          [VEIN, BLEND, 20],
        ]),
      ).size,
    ).toBe(0)
  })

  test('are none off the mixtures of the two', () => {
    expect(findBlends(INKS.with(BLEND, [0.75, -0.1, 0.2]), COUNTS, veined).size).toBe(0)
  })

  test('leave their places to both', () => {
    const quarters = Uint8Array.of(0, 3, 3, 1, 3, 3, 3, 1)
    const blends = new Map([[BLEND, [LEAF, VEIN] as const]])
    expect([...takeApart(quarters, 4, blends)]).toEqual([0, 2, 1, 1, 2, 1, 2, 1])
  })

  test('are judged by borders counted both ways, not over the end of a row', () => {
    const borders = countBorders(Uint8Array.of(0, 1, 1, 2), 2, 3)
    expect([...borders]).toEqual([0, 2, 0, 2, 0, 2, 0, 2, 0])
  })
})
