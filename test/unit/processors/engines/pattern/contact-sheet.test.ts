import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { drawContactSheet } from '../../../../../processors/engines/pattern/contact-sheet.ts'

const CELL_PX = 96
const GUTTER_PX = 6

/** The pixels of the first cell. */
async function cellOf(composition: 'tile' | 'single'): Promise<Buffer> {
  const options = { columns: 1, repeats: 2, cellPx: CELL_PX, format: 'png', seed: 5, composition } as const
  const { file } = await drawContactSheet(['bear by the lake'], options)
  return sharp(file).extract({ left: GUTTER_PX, top: GUTTER_PX, width: CELL_PX, height: CELL_PX }).raw().toBuffer()
}

test('a cell shows the repeat twice each way, or one placement print', async () => {
  const half = CELL_PX / 2
  const repeats = (cell: Buffer): number => {
    const pixels = Array.from({ length: CELL_PX * half }, (_, at) => [at % half, Math.floor(at / half)])
    const same = pixels.filter(([x, y]) => cell[(y * CELL_PX + x) * 3] === cell[(y * CELL_PX + x + half) * 3])
    return same.length / pixels.length
  }
  expect(repeats(await cellOf('tile'))).toBe(1)
  expect(repeats(await cellOf('single'))).toBeLessThan(0.9)
})
