// Inks where few pixels are flat: between the stems and bowls of letters, and where thin lines cross edges.
import { describe, expect, it } from '@jest/globals'
import { findInks } from '../../../../../../processors/engines/enlarge/flat/find-inks.ts'
import { addLineInks } from '../../../../../../processors/engines/enlarge/flat/find-line-inks.ts'
import { readFlatArt } from '../../../../../../processors/engines/enlarge/flat/read-flat-art.ts'
import { unmixPixels } from '../../../../../../processors/engines/enlarge/flat/unmix-pixels.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { reduceByCubic } from '../../../../../bench/enlarge/picture.ts'
import { type Picture, reduceByArea, sourceOf } from '../pictures.ts'

const CREAM = [245, 239, 224] as const
const BROWN = [58, 42, 26] as const
const RED = [122, 31, 43] as const
const GREEN = [31, 61, 43] as const
const ORANGE = [179, 84, 45] as const

function paint(size: number, colourAt: (x: number, y: number) => readonly [number, number, number]) {
  const data = Uint8Array.from({ length: size * size * 3 }, (_, i) => {
    const pixel = Math.floor(i / 3)
    return colourAt(pixel % size, Math.floor(pixel / size))[i % 3]
  })
  return { data, width: size, height: size, channels: 3 } as const
}

const gridOf = (picture: Picture) => createSampleGrid(sourceOf(picture), { x: false, y: false })

describe('inks where few pixels are flat', () => {
  it('are those that are flat a little further off, where none is beside a pixel', () => {
    // Shades of brown and cream, alternating, so that nothing is flat; red would be the nearest single ink to some.
    const half = (share: number) => CREAM.map((level, c) => Math.round(level + share * (BROWN[c] - level)))
    const isBetween = (x: number, y: number): boolean => x >= 8 && x < 17 && y >= 8 && y < 17
    const shares = [0.25, 0.6, 0.85]
    const picture = paint(32, (x, y) => {
      if (isBetween(x, y)) return half(shares[(x + 2 * y) % 3]) as [number, number, number]
      return y > 26 ? RED : x < 8 ? BROWN : CREAM
    })
    const grid = gridOf(picture)
    const inks = findInks(grid, false)
    const { error } = unmixPixels(grid, inks)
    expect(inks.count).toBe(3)
    expect(Math.max(...error.filter((_, pixel) => isBetween(pixel % 32, Math.floor(pixel / 32))))).toBeLessThan(3)
  })

  it('are not made of what thin lines and two other inks mix to', () => {
    const fine = 8
    const truth = paint(96 * fine, (x, y) => {
      const [column, row] = [x / fine, y / fine]
      if (Math.hypot(column - 80, row - 80) < 8) return ORANGE
      const isLine = Math.abs(((column + 0.31 * row) % 12) - 6) < 0.55
      if (isLine) return ORANGE
      return (column % 24) + (row % 24) < 20 ? GREEN : CREAM
    })
    const grid = gridOf(reduceByArea(truth, fine))
    const flat = findInks(grid, false)
    const inks = addLineInks(grid, flat, unmixPixels(grid, flat))
    expect(inks.count).toBe(3)
  })
  it('are no farther off than lines have them, where a cubic rang past lines', async () => {
    const fine = 8
    const truth = paint(64 * fine, (x, y) => {
      const [column, row] = [x / fine, y / fine]
      const isStem = (column + 0.13 * row) % 9 < 1.4 || (row + 0.21 * column) % 17 < 1.7
      return isStem && row > 6 && row < 58 ? BROWN : CREAM
    })
    const reading = await readFlatArt(gridOf(reduceByCubic(truth, fine, false)))
    expect(reading?.reduction).toBe('cubic')
    expect(reading?.inks.count).toBe(2)
    const off = BROWN.map((level, c) => Math.abs(level - (reading?.inks.colours[3 + c] ?? 0)))
    // The darkest pixels are 18 levels darker.
    expect(Math.max(...off)).toBeLessThan(7)
  })
})
