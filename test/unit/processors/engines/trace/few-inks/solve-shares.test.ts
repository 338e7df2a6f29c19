import { describe, expect, test } from '@jest/globals'
import { solveShares } from '../../../../../../processors/engines/trace/few-inks/solve-shares.ts'
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

/** Two inks: the share of the second is what a pixel shows. */
function solveOne(shown: Float32Array, width: number, height: number, light: number): Float32Array {
  const guess = (pixel: number, shares: Float64Array): void => {
    shares[0] = Math.min(1, Math.max(0, shown[pixel]))
  }
  return solveShares({
    width,
    height,
    shown: [shown],
    inks: [[1]],
    blur: { light, color: light },
    rounds: 20,
    guess,
  })[0]
}

describe('the share of the second of two inks', () => {
  test('is nothing or all in quarters of pixels, under grain', () => {
    const { lines, shown } = showLines(4, 0.1)
    const shares = solveOne(shown, WIDTH, HEIGHT, 0.35)
    const wrong = shares.filter((share, i) => Math.abs(share - lines[i]) > 0.5).length
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
    expect(wrong).toBeLessThan(0.01 * shares.length)
  })

  test('stays what it is in plain places', () => {
    const shown = new Float32Array(WIDTH * HEIGHT).fill(0.4)
    for (const share of solveOne(shown, WIDTH, HEIGHT, 1)) expect(share).toBeCloseTo(0.4)
  })

  test('is found out of a picture of one pixel', () => {
    expect([...solveOne(Float32Array.of(1.7), 1, 1, 0.9)]).toEqual([1, 1, 1, 1])
  })
})

describe('shares of three inks', () => {
  // Black, white and a grey between them, which a line of half black and half white looks like.
  const inks = [
    [0, 0],
    [1, 0.1],
    [0.5, 0.4],
  ]

  test('add up to one and tell a line from an ink between', () => {
    const { lines, shown: share } = showLines(4, 0.05)
    const isThird = (pixel: number): boolean => pixel % WIDTH >= WIDTH / 2
    const shown = [0, 1].map((c) => share.map((level, pixel) => (isThird(pixel) ? inks[2][c] : level * inks[1][c])))
    const found = solveShares({
      ...{ width: WIDTH, height: HEIGHT, shown, inks, blur: { light: 0.35, color: 0.35 }, rounds: 20 },
      guess: (_, shares) => void shares.fill(1 / 3),
    })
    const wrong = lines.filter((line, i) => {
      const wanted = i % (2 * WIDTH) >= WIDTH ? 2 : line
      return found[wanted][i] < 0.5
    }).length
    expect(wrong).toBeLessThan(0.02 * lines.length)
    for (let i = 0; i < lines.length; i += 7) expect(found.reduce((sum, one) => sum + one[i], 0)).toBeCloseTo(1)
  })
})
