// The inks of a photograph are means of the pixels nearest to them, as many as are asked for.
import { describe, expect, test } from '@jest/globals'
import type { PixelPlane } from '../../../../../../processors/engines/trace/picture/pixels.ts'
import { findTones } from '../../../../../../processors/engines/trace/tones/find-tones.ts'

const [WIDTH, HEIGHT] = [40, 30]

function planeOf(pixelAt: (x: number, y: number) => readonly number[]): PixelPlane {
  const data = new Uint8Array(4 * WIDTH * HEIGHT)
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) data.set(pixelAt(x, y), (y * WIDTH + x) * 4)
  return { data, width: WIDTH, height: HEIGHT, hasAlpha: data.some((value, at) => at % 4 === 3 && value < 255) }
}

/** Colours in a heap round (60, 120, 200), another round (220, 40, 90) and the rest round (20, 230, 20). */
const heaps = planeOf((x, y) => {
  const stray = ((x * 7 + y * 13) % 5) - 2
  if (x < 10) return [60 + stray, 120 - stray, 200, 255]
  return x < 30 ? [220 + stray, 40, 90 - stray, 255] : [20, 230 + stray, 20 + stray, 255]
})

function colorsOf(plane: PixelPlane, count: number): number[][] {
  const { values, count: found } = findTones(plane, count, 20)
  return Array.from({ length: found }, (_, ink) => [...values.subarray(ink * 4, ink * 4 + 4)])
}

describe('inks of a photograph', () => {
  test('are the means of heaps of colours', () => {
    const means = [
      [60, 120, 200, 255],
      [220, 40, 90, 255],
      [20, 230, 20, 255],
    ]
    const found = colorsOf(heaps, 3)
    expect(found).toHaveLength(3)
    for (const mean of means) {
      const gaps = found.map((color) => Math.max(...color.map((level, c) => Math.abs(level - mean[c]))))
      expect(Math.min(...gaps)).toBeLessThan(0.3)
    }
  })

  test('are split where most is missed', () => {
    // Half of the pixels are red, and blue and green lie nearest to each other by what they weigh.
    const two = colorsOf(heaps, 2).sort(([one], [other]) => one - other)
    expect(two[1][0]).toBeGreaterThan(215)
    expect(two[0].slice(0, 3).map(Math.round)).toEqual([40, 175, 110])
  })

  test('each stand for the pixels nearest to them', () => {
    const wild = planeOf((x, y) => [(x * 37 + y * 11) % 256, (x * 5 + y * 53) % 256, (x * y * 3) % 256, 255])
    const found = colorsOf(wild, 12)
    expect(found).toHaveLength(12)
    const sums = found.map(() => [0, 0, 0, 0])
    for (let at = 0; at < wild.data.length; at += 4) {
      const own = [...wild.data.subarray(at, at + 3)]
      const gaps = found.map((color) => own.reduce((sum, level, c) => sum + (level - color[c]) ** 2, 0))
      const sum = sums[gaps.indexOf(Math.min(...gaps))]
      own.forEach((level, c) => {
        sum[c] += level
      })
      sum[3]++
    }
    // Colours are read in steps of 8 levels, so some pixels lie just over a border.
    found.forEach((color, ink) => {
      for (let c = 0; c < 3; c++) expect(Math.abs(sums[ink][c] / sums[ink][3] - color[c])).toBeLessThan(4)
    })
  })

  test('are no more than there are colours, and one more where pixels are transparent', () => {
    const plain = planeOf((x) => (x < 20 ? [9, 9, 9, 255] : [0, 0, 0, 3]))
    const { count, values, transparent } = findTones(plain, 8, 20)
    expect([count, transparent]).toEqual([2, 1])
    expect([...values]).toEqual([9, 9, 9, 255, 0, 0, 0, 0])
  })
})
