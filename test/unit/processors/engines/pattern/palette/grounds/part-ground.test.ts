import { describe, expect, test } from '@jest/globals'
import { partGround } from '../../../../../../../processors/engines/pattern/palette/grounds/part-ground.ts'
import { readInks } from '../../../../../../../processors/engines/pattern/palette/read-inks.ts'

const stepOf = (hexes: readonly string[], ground: number): number => {
  const inks = partGround(readInks(hexes), ground)
  return Math.max(...inks.map(({ lightness }) => Math.abs(lightness - inks[ground].lightness)))
}

describe('figures part from their ground', () => {
  test.each([
    ['pink on gold', ['#e9a5ac', '#c39a4a'], 1],
    ['mint and peach', ['#bfe0cb', '#f0a988'], 0],
    ['navy and burgundy', ['#1d2f55', '#6b1f2d'], 0],
    ['white and cream', ['#faf7f0', '#f3ead9'], 0],
  ])('%s stand off each other by a fifth in lightness', (_, hexes, ground) => {
    expect(stepOf(hexes, ground)).toBeGreaterThan(0.17)
  })

  test.each([
    ['butter yellow', '#f4e4a8'],
    ['pale pink', '#f4ccd0'],
    ['lemon', '#f3d65e'],
  ])('%s on white keeps its lightness and grows fuller', (_, hex) => {
    const [asked, white] = readInks([hex, '#faf7f0'])
    const [seen] = partGround([asked, white], 1)
    expect(asked.lightness - seen.lightness).toBeLessThan(0.06)
    expect(seen.chroma).toBeGreaterThanOrEqual(asked.chroma)
  })

  test('colours that part already are left as they were named', () => {
    expect(partGround(readInks(['#1d2f55', '#faf7f0']), 0).map(({ hex }) => hex)).toEqual(['#1d2f55', '#faf7f0'])
  })
})
