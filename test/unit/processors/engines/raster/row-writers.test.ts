// Files are read back with sharp (libspng, libtiff, libjpeg-turbo), which knows nothing of our writers.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import type { Rgb } from '../../../../../processors/engines/color/oklab.ts'
import { createMemoryTarget, openFileTarget } from '../../../../../processors/engines/raster/byte-target.ts'
import { openJpegWriter } from '../../../../../processors/engines/raster/jpeg-writer.ts'
import { encodePng, openPngWriter } from '../../../../../processors/engines/raster/png-writer.ts'
import {
  type PixelKind,
  type RasterLayout,
  type RowSink,
  samplesPerPixel,
} from '../../../../../processors/engines/raster/row-sink.ts'
import { openTiffWriter } from '../../../../../processors/engines/raster/tiff-writer.ts'

const PALETTE: readonly Rgb[] = [
  [1, 2, 3],
  [200, 100, 50],
  [9, 99, 199],
  [255, 255, 255],
  [0, 0, 0],
]
const WIDTH = 301
const HEIGHT = 277
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heddle-raster-test-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function layoutOf(kind: PixelKind): RasterLayout {
  return { width: WIDTH, height: HEIGHT, kind, dpi: 300, ...(kind === 'indexed' ? { palette: PALETTE } : {}) }
}

/** Waves that use every byte value, or runs of indices. */
function pixelsOf(kind: PixelKind): Uint8Array {
  const samples = samplesPerPixel[kind]
  return Uint8Array.from({ length: WIDTH * HEIGHT * samples }, (_, i) => {
    const row = Math.floor(i / samples / WIDTH)
    if (kind === 'indexed') return (Math.floor(i / 17) + Math.floor(row / 9)) % PALETTE.length
    return Math.round(127.5 + 127.5 * Math.sin(i / samples / 40 + (i % samples) + row / 30))
  })
}

async function writeInBands(writer: RowSink, data: Uint8Array, rowBytes: number, bandRows: number): Promise<void> {
  for (let at = 0; at < data.length; at += bandRows * rowBytes)
    await writer.write(data.subarray(at, Math.min(data.length, at + bandRows * rowBytes)))
  await writer.close()
}

/** What a reader should get: indices as colours, grey with alpha as sharp hands it out. */
function expectedSamples(kind: PixelKind, data: Uint8Array): Uint8Array {
  if (kind === 'indexed') return Uint8Array.from([...data].flatMap((index) => PALETTE[index] ?? []))
  return data
}

async function readBack(file: Uint8Array, kind: PixelKind): Promise<Uint8Array> {
  const samples = await sharp(file)
    .toColourspace(kind === 'grey' ? 'b-w' : 'srgb')
    .raw()
    .toBuffer()
  if (kind !== 'grey-alpha') return samples
  return Uint8Array.from({ length: WIDTH * HEIGHT * 2 }, (_, i) => samples[(i >> 1) * 4 + (i & 1) * 3])
}

describe.each(['grey', 'grey-alpha', 'rgb', 'rgba', 'indexed'] as const)('%s pixels', (kind) => {
  const data = pixelsOf(kind)

  test('a PNG gives back every sample and the resolution', async () => {
    const file = await encodePng(data, layoutOf(kind))
    expect(Buffer.compare(await readBack(file, kind), expectedSamples(kind, data))).toBe(0)
    expect((await sharp(file).metadata()).density).toBe(300)
  })

  test.each([false, true])('a TIFF gives back every sample and the resolution (BigTIFF: %s)', async (big) => {
    const target = createMemoryTarget()
    const writer = await openTiffWriter(target, layoutOf(kind), { big })
    await writeInBands(writer, data, WIDTH * samplesPerPixel[kind], 50)
    const file = target.bytes()
    expect(file[2]).toBe(big ? 43 : 42)
    expect(Buffer.compare(await readBack(file, kind), expectedSamples(kind, data))).toBe(0)
    expect((await sharp(file).metadata()).density).toBe(300)
  })

  test('a PNG is the same file whatever number of rows is written at a time', async () => {
    const files: Uint8Array[] = []
    for (const bandRows of [1, 7, HEIGHT]) {
      const target = createMemoryTarget()
      await writeInBands(await openPngWriter(target, layoutOf(kind)), data, WIDTH * samplesPerPixel[kind], bandRows)
      files.push(target.bytes())
    }
    expect(Buffer.compare(files[1], files[0])).toBe(0)
    expect(Buffer.compare(files[2], files[0])).toBe(0)
  })
})

test.each([
  [16_384, 16_384, 42],
  [36_000, 40_000, 43],
] as const)(
  'a TIFF of %i × %i pixels begins as number %i: BigTIFF where it could outgrow 4 GiB',
  async (width, height, version) => {
    const target = createMemoryTarget()
    const writer = await openTiffWriter(target, { width, height, kind: 'rgb' })
    expect(target.bytes()[2]).toBe(version)
    await writer.discard()
  },
)

describe('JPEG from joined bands', () => {
  test.each(['grey', 'rgb'] as const)('differs from the %s picture no more than one coded whole', async (kind) => {
    const data = pixelsOf(kind)
    const channels = samplesPerPixel[kind] as 1 | 3
    const target = createMemoryTarget()
    const writer = await openJpegWriter(target, layoutOf(kind), { quality: 90 })
    await writeInBands(writer, data, WIDTH * channels, 33)
    const whole = await sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels } })
      .toColourspace(kind === 'grey' ? 'b-w' : 'srgb')
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false })
      .toBuffer()
    expect(Buffer.compare(await readBack(target.bytes(), kind), await readBack(whole, kind))).toBe(0)
    expect(await sharp(target.bytes()).metadata()).toMatchObject({
      width: WIDTH,
      height: HEIGHT,
      channels,
      density: 300,
    })
  })

  test('refuses what the format cannot hold', async () => {
    await expect(openJpegWriter(createMemoryTarget(), layoutOf('rgba'))).rejects.toThrow('rgba')
    await expect(openJpegWriter(createMemoryTarget(), { width: 65_536, height: 1, kind: 'grey' })).rejects.toThrow(
      '65535',
    )
  })
})

describe('PNG details', () => {
  test('of a small picture take no more room than it has', async () => {
    const layout = { width: 16, height: 16, kind: 'rgb' } as const
    const before = process.memoryUsage().arrayBuffers
    const writers = Array.from({ length: 50 }, () => openPngWriter(createMemoryTarget(), layout))
    for (const writer of writers) await (await writer).write(new Uint8Array(16 * 15 * 3))
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 << 20)
    for (const writer of writers) await (await writer).discard()
  })

  test('the palette stands in the file in plate order', async () => {
    const file = Buffer.from(await encodePng(pixelsOf('indexed'), layoutOf('indexed')))
    const at = file.indexOf('PLTE')
    expect([...file.subarray(at + 4, at + 4 + PALETTE.length * 3)]).toEqual(PALETTE.flat())
  })

  test('texts in any language are kept', async () => {
    const file = await encodePng(
      Uint8Array.of(0),
      { width: 1, height: 1, kind: 'grey' },
      { texts: { heddle: 'Blüte 花' } },
    )
    expect((await sharp(file).metadata()).comments).toEqual([{ keyword: 'heddle', text: 'Blüte 花' }])
  })
})

describe('writing to disk', () => {
  test('the file appears only when it is whole', async () => {
    const path = join(folder, 'whole.png')
    const writer = await openPngWriter(await openFileTarget(path), { width: 2, height: 2, kind: 'grey' })
    await writer.write(Uint8Array.of(1, 2))
    expect(await readdir(folder)).toEqual(['whole.png.part'])
    await expect(writer.close()).rejects.toThrow('1 of 2 rows')
    await writer.write(Uint8Array.of(3, 4))
    await writer.close()
    expect(await readdir(folder)).toEqual(['whole.png'])
    expect([
      ...(await sharp(await readFile(path))
        .toColourspace('b-w')
        .raw()
        .toBuffer()),
    ]).toEqual([1, 2, 3, 4])
  })

  test('a discarded file leaves nothing, and too many rows are refused', async () => {
    const path = join(folder, 'discarded.png')
    const writer = await openPngWriter(await openFileTarget(path), { width: 2, height: 1, kind: 'grey' })
    await expect(writer.write(Uint8Array.of(1, 2, 3))).rejects.toThrow('whole rows')
    await expect(writer.write(Uint8Array.of(1, 2, 3, 4))).rejects.toThrow('2 rows')
    await writer.discard()
    await writer.discard()
    expect(await readdir(folder)).not.toContain('discarded.png.part')
  })
})
