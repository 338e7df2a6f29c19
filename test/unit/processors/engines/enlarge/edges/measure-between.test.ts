import { describe, expect, it } from '@jest/globals'
import { measureBetween } from '../../../../../../processors/engines/enlarge/edges/measure-between.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { type Picture, reduceByArea, reduceByPicking, sourceOf } from '../pictures.ts'

/** Slanting dark lines on a light ground, each in a rim of a tone between both, 5 pixels wide. */
function rimmedLines(): Picture {
  const side = 256
  const data = Uint8Array.from({ length: side * side * 3 }, (_, i) => {
    const [x, y] = [Math.floor(i / 3) % side, Math.floor(i / 3 / side)]
    const across = (x + 0.3 * y) % 32
    return across < 12 ? 20 : across < 17 || across >= 27 ? 131 : 240
  })
  return { data, width: side, height: side, channels: 3 }
}

function betweenOf(picture: Picture): number {
  return measureBetween(createSampleGrid(sourceOf(picture), { x: false, y: false }))
}

describe('mixtures between two sides', () => {
  it('are no rims of an ink of their own', () => {
    expect(betweenOf(reduceByPicking(rimmedLines(), 4))).toBeLessThan(0.1)
    expect(betweenOf(reduceByArea(rimmedLines(), 4))).toBeGreaterThan(0.4)
  })
})
