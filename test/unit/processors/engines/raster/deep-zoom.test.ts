// Archives are read back with fflate and tiles with sharp, which know nothing of our writers.
import { describe, expect, test } from '@jest/globals'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { createMemoryTarget } from '../../../../../processors/engines/raster/byte-target.ts'
import { countDeepZoomTiles, openDeepZoomWriter } from '../../../../../processors/engines/raster/deep-zoom-writer.ts'
import { halveRows } from '../../../../../processors/engines/raster/halve-rows.ts'
import { type PixelKind, samplesPerPixel } from '../../../../../processors/engines/raster/row-sink.ts'
import { createZipWriter } from '../../../../../processors/engines/raster/zip-writer.ts'

const TILE = 254

async function tilesOf(width: number, height: number, kind: PixelKind, bandRows: number) {
  const samples = samplesPerPixel[kind]
  const data = Uint8Array.from({ length: width * height * samples }, (_, i) => (i * 7 + (i >> 8)) & 255)
  const target = createMemoryTarget()
  const writer = await openDeepZoomWriter(target, { width, height, kind })
  const rowBytes = width * samples
  for (let row = 0; row < height; row += bandRows)
    await writer.write(data.subarray(row * rowBytes, Math.min(height, row + bandRows) * rowBytes))
  await writer.close()
  return { data, bytes: target.bytes(), files: unzipSync(target.bytes()) }
}

describe('a Deep Zoom tile set', () => {
  test.each([
    [600, 300],
    [254, 255],
    [255, 1],
    [1, 1],
  ])('of %i × %i pixels shows every pixel, with one shared by neighbours', async (width, height) => {
    const { data, files } = await tilesOf(width, height, 'rgb', 100)
    const level = Math.ceil(Math.log2(Math.max(width, height)))
    for (let row = 0; row * TILE < height; row++)
      for (let column = 0; column * TILE < width; column++) {
        const tile = await sharp(files[`picture_files/${level}/${column}_${row}.png`])
          .raw()
          .toBuffer({ resolveWithObject: true })
        const left = Math.max(0, column * TILE - 1)
        const top = Math.max(0, row * TILE - 1)
        expect(left + tile.info.width).toBe(Math.min(width, (column + 1) * TILE + 1))
        expect(top + tile.info.height).toBe(Math.min(height, (row + 1) * TILE + 1))
        for (let y = 0; y < tile.info.height; y++) {
          const start = ((top + y) * width + left) * 3
          const shown = tile.data.subarray(y * tile.info.width * 3, (y + 1) * tile.info.width * 3)
          expect(Buffer.compare(shown, data.subarray(start, start + shown.length))).toBe(0)
        }
      }
    const manifest = Buffer.from(files['picture.dzi']).toString()
    expect(manifest).toContain(`Width="${width}" Height="${height}"`)
    expect(Object.keys(files)).toHaveLength(countDeepZoomTiles(width, height) + 1)
  })

  test('ends in one pixel, the mean of the picture', async () => {
    const { data, files } = await tilesOf(256, 256, 'grey', 64)
    const last = await sharp(files['picture_files/0/0_0.png']).toColourspace('b-w').raw().toBuffer()
    const mean = data.reduce((sum, value) => sum + value, 0) / data.length
    expect(last).toHaveLength(1)
    expect(Math.abs(last[0] - mean)).toBeLessThan(2)
  })

  test('is the same file for any number of rows at a time', async () => {
    const reference = await tilesOf(300, 520, 'rgba', 32)
    for (const bandRows of [1, 64, 520])
      expect(Buffer.compare((await tilesOf(300, 520, 'rgba', bandRows)).bytes, reference.bytes)).toBe(0)
  })
})

test('half the size keeps the colour of what can be seen', () => {
  const hidden = [255, 0, 0, 0]
  const visible = [0, 0, 200, 255]
  const upper = Uint8Array.from([...hidden, ...visible, ...visible])
  expect([...halveRows(upper, upper, 'rgba')]).toEqual([0, 0, 200, 128, ...visible])
})

test('an archive cannot grow beyond what its directory counts', async () => {
  const target = { ...createMemoryTarget(), length: () => 2 ** 32 - 10 }
  await expect(createZipWriter(target).add('a', new Uint8Array(20))).rejects.toThrow(RangeError)
})
