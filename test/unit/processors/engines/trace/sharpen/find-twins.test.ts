import { describe, expect, test } from '@jest/globals'
import { findTwins } from '../../../../../../processors/engines/trace/sharpen/find-twins.ts'

// Lightness and two colours, in the largest contrast: white, black, a dark green and a dark blue.
const INKS = [
  [1, 0, 0],
  [0.02, 0, 0],
  [0.1, -0.05, -0.08],
  [0.03, 0.1, 0],
]
const purity = (pure: readonly number[]) => ({
  all: Int32Array.of(90_000, 10_000, 4000, 200),
  pure: Int32Array.from(pure),
})
const THIN = [80_000, 800, 300, 5]

/** What an ink spares of a black that is `spared` of what it would spare if it were an ink of its own. */
function holding(spared: number) {
  return (own: number) => {
    const gaps = INKS[1].map((level, c) => level - INKS[own][c])
    const square = gaps.reduce((sum, gap) => sum + gap * gap, 0)
    const weight = 50
    return { slopes: gaps.map((gap) => (gap * (spared - 1) * weight) / 2), weight, square }
  }
}

describe('inks that are others', () => {
  test('are those whose place the more frequent ink takes without a loss', () => {
    expect(findTwins(INKS, purity(THIN), holding(-0.7))).toEqual([0, 1, 1, 1])
  })

  test('are none where they explain what the other does not', () => {
    expect(findTwins(INKS, purity(THIN), holding(1.2))).toEqual([0, 1, 2, 3])
  })

  test('are dark ones of hardly a pixel, in doubt', () => {
    expect(findTwins(INKS, purity(THIN), holding(0.9))).toEqual([0, 1, 2, 1])
  })

  test('are none that the picture shows pure', () => {
    expect(findTwins(INKS, purity([80_000, 800, 2500, 150]), holding(-0.7))).toEqual([0, 1, 2, 3])
  })
})
