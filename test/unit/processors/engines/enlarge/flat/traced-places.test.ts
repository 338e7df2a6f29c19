import { describe, expect, it } from '@jest/globals'
import type { CoverageMap } from '../../../../../../processors/engines/enlarge/flat/coverage-map.ts'
import { chooseTraced } from '../../../../../../processors/engines/enlarge/flat/traced-places.ts'
import type { SampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'

const SIZE = 16
const PIXELS = SIZE * SIZE

/** Two inks of much contrast, column by column, and edges everywhere. */
const grid: SampleGrid = {
  samples: Uint8Array.from({ length: PIXELS }, (_, i) => (i % 2) * 255),
  width: SIZE,
  height: SIZE,
  channels: 1,
  hasAlpha: false,
  wrap: { x: false, y: false },
}
const map: CoverageMap = {
  width: SIZE,
  height: SIZE,
  wrap: grid.wrap,
  active: new Uint8Array(PIXELS).fill(1),
  inks: new Int16Array(0),
  shares: new Float32Array(0),
}

const inks = { left: 0, right: 1, isFirst: true }
/** An edge down from the top and to the right, with a corner at (4, 4), and a curve along the bottom. */
const pieces = [
  { ...inks, points: [4, 0, 4, 4], isStraight: true, startsAtCorner: false },
  { ...inks, points: [4, 4, 16, 4], isStraight: true, startsAtCorner: true },
  { ...inks, points: [0, 14, 8, 13.5, 16, 14], isStraight: false, startsAtCorner: false },
]

/**
 * Where boundaries are drawn that leave `times` as much as coverage does: at the corner, along the line, along the
 * curve.
 */
function drawn(times: number, left = 1): readonly number[] {
  const rest = new Float32Array(PIXELS).fill(left)
  const restOfTraced = new Float32Array(PIXELS).fill(times * left)
  const isDrawn = chooseTraced(grid, map, { rest, restOfTraced, pieces, start: { x: 0, y: 0 } })
  return [4 * SIZE + 4, 4 * SIZE + 10, 13 * SIZE + 8].map((pixel) => isDrawn[pixel])
}

describe('what is drawn from boundaries', () => {
  it('is every place where they leave less than coverage', () => {
    expect(drawn(0.7)).toEqual([1, 1, 1])
  })

  it('is no curve where they leave about as much', () => {
    expect(drawn(1)).toEqual([1, 1, 0])
  })

  it('is a corner where they leave more, and no straight edge', () => {
    expect(drawn(3)).toEqual([1, 0, 0])
  })

  it('is nothing where they leave much more, or much of the contrast', () => {
    expect(drawn(6)).toEqual([0, 0, 0])
    expect(drawn(0.7, 12)).toEqual([0, 0, 0])
  })
})
