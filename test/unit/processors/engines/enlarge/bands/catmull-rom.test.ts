import { describe, expect, test } from '@jest/globals'
import { areaAfterCubic, projectBack } from '../../../../../../processors/engines/enlarge/bands/back-projection.ts'
import {
  catmullRomWeights,
  createRowInterpolator,
} from '../../../../../../processors/engines/enlarge/bands/catmull-rom.ts'
import type { SampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { seededRandom } from '../../../../../harness/seeded-random.ts'

function gridOf(samples: readonly number[], width: number, wraps = false): SampleGrid {
  return {
    samples: Float32Array.from(samples),
    width,
    height: samples.length / width,
    channels: 1,
    hasAlpha: false,
    wrap: { x: wraps, y: wraps },
  }
}

function enlargedRow(grid: SampleGrid, scale: number, y: number): Float32Array {
  const row = new Float32Array(grid.width * scale)
  createRowInterpolator(grid, scale).writeRow(y, row)
  return row
}

/** Mean over each cell of the enlargement. */
function reduceByArea(grid: SampleGrid, scale: number): number[] {
  const sums = new Array<number>(grid.width * grid.height).fill(0)
  for (let y = 0; y < grid.height * scale; y++)
    enlargedRow(grid, scale, y).forEach((value, x) => {
      sums[Math.floor(y / scale) * grid.width + Math.floor(x / scale)] += value / scale ** 2
    })
  return sums
}

describe('centred Catmull-Rom', () => {
  test('weights sum to one and pass through the samples', () => {
    for (const t of [0, 0.1, 0.5, 0.9])
      expect(catmullRomWeights(t).reduce((sum, weight) => sum + weight)).toBeCloseTo(1, 12)
    expect(catmullRomWeights(0)).toEqual([-0, 1, 0, 0].map((value) => expect.closeTo(value, 12)))
  })

  test('a slope is continued without a shift: pixel centres lie at halves', () => {
    const slope = Array.from({ length: 12 * 5 }, (_, i) => 10 * (i % 12))
    const row = enlargedRow(gridOf(slope, 12), 4, 9)
    for (let x = 8; x < 40; x++) expect(row[x]).toBeCloseTo(10 * ((x + 0.5) / 4 - 0.5), 4)
  })

  test('mirroring the picture mirrors the enlargement', () => {
    const random = seededRandom(3)
    const values = Array.from({ length: 9 }, () => random() * 255)
    const row = enlargedRow(gridOf(values, 9), 8, 3)
    const mirrored = enlargedRow(gridOf(values.toReversed(), 9), 8, 3)
    for (const [x, value] of row.entries()) expect(mirrored[row.length - 1 - x]).toBeCloseTo(value, 3)
  })

  test('rows do not depend on the order they are asked for, on repeats that meet in the ring', () => {
    const random = seededRandom(4)
    const grid = gridOf(
      Array.from({ length: 3 * 10 }, () => random() * 255),
      3,
      true,
    )
    const interpolator = createRowInterpolator(grid, 4)
    const rows = Array.from({ length: 40 }, (_, y) => enlargedRow(grid, 4, y))
    for (const y of [39, 0, 1, 38, 20, 2, 39]) {
      const row = new Float32Array(12)
      interpolator.writeRow(y, row)
      expect(row).toEqual(rows[y])
    }
  })
})

describe('back-projection', () => {
  test.each([2, 4, 16])('the kernel is what area reduction sees after ×%i', (scale) => {
    const impulse = gridOf([0, 0, 0, 0, 1, 0, 0, 0, 0], 9)
    const flat = {
      ...impulse,
      samples: Float32Array.from({ length: 9 * 9 }, (_, i) => impulse.samples[i % 9]),
      height: 9,
    }
    const seen = reduceByArea(flat, scale).slice(36, 45)
    for (const [k, weight] of areaAfterCubic(scale).entries()) expect(seen[6 - k]).toBeCloseTo(weight, 5)
  })

  test('the corrected enlargement reduces to the picture more nearly', () => {
    const random = seededRandom(5)
    const grid = gridOf(
      Array.from({ length: 64 }, () => (random() > 0.5 ? 200 : 50)),
      8,
      true,
    )
    const error = (corrected: SampleGrid): number =>
      reduceByArea(corrected, 4).reduce((sum, value, i) => sum + (value - grid.samples[i]) ** 2, 0)
    expect(error(projectBack(grid, 4))).toBeLessThan(0.25 * error(grid))
    expect(error(projectBack(grid, 4, 3))).toBeLessThan(0.1 * error(projectBack(grid, 4)))
  })
})
