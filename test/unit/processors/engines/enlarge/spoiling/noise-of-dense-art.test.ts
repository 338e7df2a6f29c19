import { describe, expect, it } from '@jest/globals'
import { createSampleGrid, type SampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { tracesOf } from '../../../../../../processors/engines/enlarge/spoiling/judge-spoiling.ts'
import { measureSpoiling } from '../../../../../../processors/engines/enlarge/spoiling/measure-spoiling.ts'
import { takeOffNoise } from '../../../../../../processors/engines/enlarge/spoiling/remove-noise.ts'
import { seededRandom } from '../../../../../harness/seeded-random.ts'
import { type Picture, reduceByArea, sourceOf } from '../pictures.ts'

const INKS = [
  [224, 122, 95],
  [61, 64, 91],
  [129, 178, 154],
] as const

/** Chevrons three pixels wide, in three inks; nowhere in them are nine pixels alike. */
function chevrons(side: number): Picture {
  const scale = 4
  const large = Uint8Array.from({ length: (side * scale) ** 2 * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % (side * scale), Math.floor(i / 3 / (side * scale))]
    const zigzag = 0.75 * Math.abs((x % 64) - 32)
    return INKS[Math.floor((y + zigzag) / 12) % 3][i % 3]
  })
  return reduceByArea({ data: large, width: side * scale, height: side * scale, channels: 3 }, scale)
}

function withNoise(picture: Picture, levels: number): SampleGrid {
  const random = seededRandom(5)
  const draw = () => (random() + random() + random() - 1.5) * 2 * levels
  const data = new Uint8Array(Uint8ClampedArray.from(picture.data, (value) => value + draw()).buffer)
  return createSampleGrid(sourceOf({ ...picture, data }), { x: false, y: false })
}

describe('noise in dense art of several colours', () => {
  const grid = withNoise(chevrons(96), 8)
  const spoiling = measureSpoiling(grid)

  it('is told by the colours, and leaves its edges steep', () => {
    expect(spoiling.noise).toBeGreaterThan(6)
    expect(spoiling.noise).toBeLessThan(11)
    expect(spoiling.steepness).toBeGreaterThan(0.6)
  })

  it('is gone once it was taken off, however white the stripes look', () => {
    const bare = takeOffNoise(grid, spoiling)
    expect(tracesOf(spoiling)).toContain('noise')
    expect(tracesOf(bare.spoiling)).not.toContain('noise')
    expect(bare.spoiling.steepness).toBeGreaterThan(0.4)
  })
})
