import { describe, expect, it } from '@jest/globals'
import { measureMixtures } from '../../../../../../processors/engines/enlarge/edges/measure-mixtures.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { seededRandom } from '../../../../../harness/seeded-random.ts'
import { discPicture, type Picture, reduceByArea, reduceByPicking, sourceOf } from '../pictures.ts'

/** Bands and thin lines of three colours along both axes, which begin anywhere in a pixel. */
function plaid(): Picture {
  const random = seededRandom(11)
  const side = 256
  const bands = Array.from({ length: 9 }, (_, i) => ({ from: random() * side, width: i < 4 ? 22 : 5 + random() * 3 }))
  const strengthAt = (at: number): number =>
    bands.reduce((sum, { from, width }, i) => (at >= from && at < from + width ? (i < 4 ? 60 : 110) : sum), 0)
  const data = Uint8Array.from({ length: side * side * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % side, Math.floor(i / 3 / side)]
    return 20 + strengthAt(x) + strengthAt(y)
  })
  return { data, width: side, height: side, channels: 3 }
}

function withNoise(picture: Picture, levels: number): Picture {
  const random = seededRandom(3)
  const data = Uint8Array.from(Uint8ClampedArray.from(picture.data, (value) => value + (random() - 0.5) * 2 * levels))
  return { ...picture, data }
}

function mixturesOf(picture: Picture): number {
  return measureMixtures(createSampleGrid(sourceOf(picture), { x: false, y: false }))
}

describe('mixtures in the strongest steps', () => {
  it('are many where round edges were averaged, and few where pixels were picked', () => {
    expect(mixturesOf(reduceByArea(discPicture(128, 4), 4))).toBeGreaterThan(0.5)
    expect(mixturesOf(reduceByPicking(discPicture(128, 4), 4))).toBeLessThan(0.3)
  })

  it('tell nothing of averaged edges along the pixels, with noise or without', () => {
    const small = reduceByArea(plaid(), 4)
    expect(mixturesOf(small)).toBe(1)
    expect(mixturesOf(withNoise(small, 10))).toBe(1)
  })

  it('are few where edges along the pixels were picked', () => {
    expect(mixturesOf(withNoise(reduceByPicking(plaid(), 4), 10))).toBeLessThan(0.3)
  })
})
