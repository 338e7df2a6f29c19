import { describe, expect, test } from '@jest/globals'
import { readPixels } from '../../../../../../processors/engines/trace/picture/read-pixels.ts'
import { smoothGrain } from '../../../../../../processors/engines/trace/picture/smooth-grain.ts'
import { lehmerRandom } from '../../../../../harness/seeded-random.ts'

const SIZE = 48
const NOISE = 4

/** Dark on the left, light on the right, grainy above and without grain below. */
function halves(): Uint8Array {
  const random = lehmerRandom(3)
  return Uint8Array.from({ length: SIZE * SIZE * 4 }, (_, at) => {
    if (at % 4 === 3) return 255
    const [x, y] = [(at >> 2) % SIZE, Math.floor(at / 4 / SIZE)]
    const grain = y < SIZE / 2 ? Math.round((random() + random() + random() - 1.5) * 2 * NOISE) : 0
    return (x < SIZE / 2 ? 60 : 190) + grain
  })
}

/** The filter as it is defined: every neighbour of the 5×5 window, weighted by its distance in colour. */
function smoothedValue(
  data: Uint8Array,
  x: number,
  y: number,
  channel: number,
  measure: (gap: number) => number = (gap) => gap,
): number {
  let [sum, total] = [0, 0]
  const own = (y * SIZE + x) * 4
  for (let row = Math.max(0, y - 2); row <= Math.min(SIZE - 1, y + 2); row++) {
    for (let column = Math.max(0, x - 2); column <= Math.min(SIZE - 1, x + 2); column++) {
      const other = (row * SIZE + column) * 4
      const gap = measure(Math.hypot(...[0, 1, 2].map((component) => data[other + component] - data[own + component])))
      const weight = Math.exp((-gap * gap) / (2 * (3 * NOISE) ** 2))
      sum += weight * data[other + channel]
      total += weight
    }
  }
  return sum / total
}

describe('smoothing of grain', () => {
  const data = halves()
  const { plane, changes } = readPixels({ data, width: SIZE, height: SIZE })
  const out = smoothGrain(plane, changes, NOISE).data

  test('is the bilateral filter, within a level', () => {
    for (let y = 0; y < SIZE; y++)
      for (let x = 0; x < SIZE; x++)
        for (let channel = 0; channel < 3; channel++)
          expect(Math.abs(out[(y * SIZE + x) * 4 + channel] - smoothedValue(data, x, y, channel))).toBeLessThan(1.2)
  })

  test('is the filter to the level where distances are taken in whole levels', () => {
    for (let y = 0; y < SIZE; y++)
      for (let x = 0; x < SIZE; x++)
        for (let channel = 0; channel < 3; channel++)
          expect(out[(y * SIZE + x) * 4 + channel]).toBe(Math.round(smoothedValue(data, x, y, channel, Math.floor)))
  })

  test('halves the grain and leaves edges and flat areas as they are', () => {
    const spread = (pixels: Uint8Array): number => {
      let squares = 0
      for (let y = 4; y < SIZE / 2 - 4; y++)
        for (let x = 4; x < SIZE / 2 - 4; x++) squares += (pixels[(y * SIZE + x) * 4] - 60) ** 2
      return Math.sqrt(squares)
    }
    expect(spread(out)).toBeLessThan(0.6 * spread(data))
    for (let y = SIZE / 2 + 4; y < SIZE; y++)
      for (let x = 0; x < SIZE; x++) expect(out[(y * SIZE + x) * 4]).toBe(data[(y * SIZE + x) * 4])
  })
})
