import { describe, expect, test } from '@jest/globals'
import { solveShares } from '../../../../../../processors/engines/trace/two-inks/solve-shares.ts'
import { createRandom } from '../../../../../bench/trace/drawings.ts'

const [WIDTH, HEIGHT] = [60, 40]

/** What pixels show of rows of lines so many quarters wide, four times as far apart. */
function showLines(quarters: number, noise: number): { readonly lines: Float32Array; readonly shown: Float32Array } {
  const random = createRandom(5)
  const lines = Float32Array.from({ length: 4 * WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % (2 * WIDTH), Math.floor(i / (2 * WIDTH))]
    return (x + Math.floor(y / 6)) % (4 * quarters) < quarters ? 1 : 0
  })
  const shown = Float32Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => {
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)]
    const first = 4 * y * WIDTH + 2 * x
    const sum = lines[first] + lines[first + 1] + lines[first + 2 * WIDTH] + lines[first + 2 * WIDTH + 1]
    return sum / 4 + noise * (random() + random() + random() - 1.5)
  })
  return { lines, shown }
}

describe('shares of the second of two inks', () => {
  test('are nothing or all in quarters of pixels, under grain', () => {
    const { lines, shown } = showLines(4, 0.1)
    const shares = solveShares({ shown, width: WIDTH, height: HEIGHT, softness: 0.35 })
    const wrong = shares.filter((share, i) => Math.abs(share - lines[i]) > 0.5).length
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
    expect(wrong).toBeLessThan(0.01 * shares.length)
  })

  test('stay what they are in plain places', () => {
    const shown = new Float32Array(WIDTH * HEIGHT).fill(0.4)
    for (const share of solveShares({ shown, width: WIDTH, height: HEIGHT, softness: 1 }))
      expect(share).toBeCloseTo(0.4)
  })

  test('are found out of a picture of one pixel', () => {
    expect([...solveShares({ shown: Float32Array.of(1.7), width: 1, height: 1, softness: 0.9 })]).toEqual([1, 1, 1, 1])
  })
})
