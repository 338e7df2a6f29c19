import { describe, expect, test } from '@jest/globals'
import { type Candidates, listCandidates } from '../../../../../../processors/engines/trace/sharpen/list-candidates.ts'
import { solveShares } from '../../../../../../processors/engines/trace/sharpen/solve-shares.ts'
import { createRandom } from '../../../../../bench/trace/drawings.ts'

const PRICE = 0.0025 / 0.4 ** 2

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

/** Two inks: the share of the second is what a pixel shows; in quarters in rows. */
function solveOne(shown: Float32Array, width: number, height: number, light: number): Float32Array {
  const sides = { width, height }
  const pixelOf = (quarter: number): number =>
    Math.floor(quarter / (4 * width)) * width + (Math.floor(quarter / 2) % width)
  const guess = (quarter: number): number => Math.min(1, Math.max(0, shown[pixelOf(quarter)]))
  const quarters = Uint8Array.from({ length: 4 * shown.length }, (_, quarter) => (quarter + (quarter >> 1)) % 2)
  const candidates = listCandidates({ ...sides, quarters, reach: 1, any: [1] })
  const inks = [[0], [1]]
  const { shares } = solveShares({
    ...{ ...sides, shown: [shown], inks, blur: { light, color: light }, steps: 20, price: PRICE, candidates, guess },
  })
  return inRows(shares, candidates, 1, width)
}

/** An ink's shares in quarters of all pixels, in rows. */
function inRows(shares: Float32Array, candidates: Candidates, own: number, width: number): Float32Array {
  const { label, open, first, ink } = candidates
  const rows = new Float32Array(4 * label.length)
  const lay = (pixel: number, quarter: number, share: number): void => {
    const row = 2 * Math.floor(pixel / width) + (quarter >> 1)
    rows[row * 2 * width + 2 * (pixel % width) + (quarter & 1)] = share
  }
  label.forEach((one, pixel) => {
    for (let quarter = 0; quarter < 4; quarter++) lay(pixel, quarter, Number(one === own))
  })
  open.forEach((pixel, index) => {
    for (let quarter = 0; quarter < 4; quarter++) lay(pixel, quarter, 0)
    for (let k = first[index]; k < first[index + 1]; k++)
      if (ink[k] === own) for (let quarter = 0; quarter < 4; quarter++) lay(pixel, quarter, shares[4 * k + quarter])
  })
  return rows
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

  const sides = { width: WIDTH, height: HEIGHT }

  test('add up to one and tell a line from an ink between', () => {
    const { lines, shown: share } = showLines(4, 0.05)
    const isThird = (pixel: number): boolean => pixel % WIDTH >= WIDTH / 2
    const shown = [0, 1].map((c) => share.map((level, pixel) => (isThird(pixel) ? inks[2][c] : level * inks[1][c])))
    const quarters = Uint8Array.from(lines, (_, i) => i % 3)
    const candidates = listCandidates({ ...sides, quarters, reach: 1 })
    const { shares } = solveShares({
      ...{ ...sides, shown, inks, blur: { light: 0.35, color: 0.35 }, steps: 20, price: PRICE, candidates },
      guess: () => 1 / 3,
    })
    const found = [0, 1, 2].map((ink) => inRows(shares, candidates, ink, WIDTH))
    const wrong = lines.filter((line, i) => {
      const wanted = i % (2 * WIDTH) >= WIDTH ? 2 : line
      return found[wanted][i] < 0.5
    }).length
    expect(wrong).toBeLessThan(0.02 * lines.length)
    for (let i = 0; i < lines.length; i += 7) expect(found.reduce((sum, one) => sum + one[i], 0)).toBeCloseTo(1)
  })

  test('stay what they are where no other ink is near', () => {
    // A line that the picture shows and the guess does not: far from any guessed border it is not looked for.
    const isLine = (x: number): boolean => x === 30
    const shown = [0, 1].map((c) =>
      Float32Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => (isLine(pixel % WIDTH) ? inks[1][c] : 0)),
    )
    const quarters = new Uint8Array(4 * WIDTH * HEIGHT)
    const far = listCandidates({ ...sides, quarters, reach: 1 })
    expect(far.open).toHaveLength(0)
    // One quarter of it is guessed: its neighbours may hold the ink, and no others.
    quarters[2 * WIDTH * 20 + 60] = 1
    const near = listCandidates({ ...sides, quarters, reach: 1 })
    expect([...near.open].map((pixel) => pixel % WIDTH)).toEqual([29, 30, 31, 29, 30, 31, 29, 30, 31])
    const { shares } = solveShares({
      ...{ ...sides, shown, inks, blur: { light: 0.35, color: 0.35 }, steps: 20, price: PRICE, candidates: near },
      guess: (quarter, ink) => Number(quarters[quarter] === ink),
    })
    const line = inRows(shares, near, 1, WIDTH)
    const around = (row: number, column: number): number => Math.round(line[row * 2 * WIDTH + column])
    expect([57, 58, 59, 60, 61, 62, 63].map((column) => around(20, column))).toEqual([0, 0, 0, 1, 1, 0, 0])
  })
})
