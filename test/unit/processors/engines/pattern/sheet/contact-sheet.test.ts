import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { drawContactSheet } from '../../../../../../processors/engines/pattern/sheet/contact-sheet.ts'

const CELL_PX = 96
const GUTTER_PX = 6

/** The reds along the upper edge of the first cell. */
async function upperEdgeOf(composition: 'tile' | 'single'): Promise<readonly number[]> {
  const options = { columns: 1, repeats: 2, cellPx: CELL_PX, format: 'png', seed: 5, composition } as const
  const { file } = await drawContactSheet(['bear by the lake'], options)
  const edge = sharp(file).extract({ left: GUTTER_PX, top: GUTTER_PX, width: CELL_PX, height: 1 })
  const { data, info } = await edge.raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: CELL_PX }, (_, x) => data[x * info.channels])
}

test('a cell shows cloth that runs on over its edges, or a placement print with its bare rim', async () => {
  expect(new Set(await upperEdgeOf('tile')).size).toBeGreaterThan(3)
  expect(new Set(await upperEdgeOf('single')).size).toBe(1)
})
