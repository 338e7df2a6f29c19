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

/** Dark stars of a dyed cloth whose edges bleed out in four tones, each a pixel wide after picking every fourth. */
function bleedingStars(): Picture {
  const side = 192
  const tones = [30, 75, 120, 165, 210, 245]
  const data = Uint8Array.from({ length: side * side * 3 }, (_, i) => {
    const [x, y] = [(Math.floor(i / 3) % side) % 96, Math.floor(i / 3 / side) % 96]
    const [dx, dy] = [x - 47.5, y - 47.5]
    const from = Math.hypot(dx, dy) - 28 - 7 * Math.cos(5 * Math.atan2(dy, dx))
    return tones[Math.min(5, Math.max(0, Math.floor(from / 4) + 1))]
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

  it('are no tones that come again and again, though none fills a place', () => {
    expect(betweenOf(reduceByPicking(bleedingStars(), 4))).toBeLessThan(0.25)
    expect(betweenOf(reduceByArea(bleedingStars(), 4))).toBeGreaterThan(0.4)
  })
})
