import { describe, expect, it } from '@jest/globals'
import type { BandRenderer } from '../../../../../../processors/engines/enlarge/bands/band-renderer.ts'
import { createCubicRows, renderRows, rowsOf } from '../../../../../../processors/engines/enlarge/bands/pixel-rows.ts'
import { softenRows } from '../../../../../../processors/engines/enlarge/bands/soften-rows.ts'
import { createFlatRenderer } from '../../../../../../processors/engines/enlarge/flat/flat-renderer.ts'
import { readFlatArt } from '../../../../../../processors/engines/enlarge/flat/read-flat-art.ts'
import { createSoftFlatRenderer } from '../../../../../../processors/engines/enlarge/flat/soft-flat-renderer.ts'
import { createSampleGrid } from '../../../../../../processors/engines/enlarge/picture/sample-grid.ts'
import { discPicture, reduceByArea, sourceOf } from '../pictures.ts'

const [SCALE, SOFTENING] = [4, 0.5]

async function bytesOf({ width, height, samples, render }: BandRenderer): Promise<Buffer> {
  const data = new Uint8Array(width * height * samples)
  await render(0, data)
  return Buffer.from(data)
}

describe('flat art whose edges are soft', () => {
  const grid = createSampleGrid(sourceOf(reduceByArea(discPicture(192, 4), 4)), { x: true, y: true })
  const smooth = createCubicRows(grid, SCALE)

  it.each([
    ['what no ink explains stays as it comes', 0],
    ['inks are made soft', 1],
  ])('%s', async (_, trust) => {
    const found = await readFlatArt(grid)
    if (!found) throw new Error('discs have inks')
    const reading = { ...found, gate: found.gate.map(() => trust) }
    const drawn = await bytesOf(createSoftFlatRenderer(reading, SCALE, smooth, SOFTENING))
    const soft = softenRows(rowsOf(createFlatRenderer(reading, SCALE, smooth), grid), SOFTENING * SCALE)
    expect(drawn.equals(await bytesOf(renderRows(trust === 0 ? smooth : soft)))).toBe(true)
    expect(drawn.equals(await bytesOf(renderRows(trust === 0 ? soft : smooth)))).toBe(false)
  })
})
