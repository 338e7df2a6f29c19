// What users send beside plain PNGs: profiles, strips, and pictures that break off or are none.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { type EnlargeRequest, enlargeFile } from '../../../../../processors/engines/enlarge/enlarge-file.ts'
import { ImageRejected } from '../../../../../processors/engines/raster/decode.ts'
import { noisePicture } from './pictures.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heddle-inputs-test-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function enlarge(file: Buffer, options: Partial<EnlargeRequest> = {}) {
  const inputPath = join(folder, 'in')
  await writeFile(inputPath, file)
  sharp.cache(false)
  return enlargeFile({ inputPath, outputPath: join(folder, 'out'), scale: 2, ...options })
}

describe('a colour profile', () => {
  test('is applied: the result is sRGB and carries none, and the report says so', async () => {
    const wide = await sharp({ create: { width: 24, height: 24, channels: 3, background: '#c86040' } })
      .withIccProfile('p3', { attach: true })
      .png()
      .toBuffer()
    // Read without its profile the red stands at other numbers.
    const unread = await sharp(wide, { ignoreIcc: true }).raw().toBuffer()
    expect(Math.abs(unread[0] - 0xc8)).toBeGreaterThan(4)
    const { notes } = await enlarge(wide)
    expect(notes.join()).toMatch(/profile/)
    const { data } = await sharp(join(folder, 'out')).raw().toBuffer({ resolveWithObject: true })
    expect((await sharp(join(folder, 'out')).metadata()).icc).toBeUndefined()
    expect(Math.abs(data[0] - 0xc8)).toBeLessThanOrEqual(2)
    expect(Math.abs(data[1] - 0x60)).toBeLessThanOrEqual(2)
  })
})

describe('a strip of one pixel', () => {
  test.each([
    [1, 4096, 16, 'auto'],
    [4096, 1, 16, 'bicubic'],
    [4096, 1, 2, 'network'],
  ] as const)('%i × %i is enlarged %i times by %s', async (width, height, scale, method) => {
    const data = Buffer.from(Uint8Array.from({ length: 4096 * 3 }, (_, i) => [240, 30, 90][(i >> 7) % 3]))
    const file = await sharp(data, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer()
    const result = await enlarge(file, { scale, method })
    expect([result.width, result.height]).toEqual([scale * width, scale * height])
    const { width: w, height: h } = await sharp(join(folder, 'out'), { limitInputPixels: false }).metadata()
    expect([w, h]).toEqual([scale * width, scale * height])
  })
})

describe('a file that is no whole picture', () => {
  test.each(['png', 'jpeg', 'webp', 'tiff'] as const)(
    'as a %s that breaks off leaves nothing behind',
    async (format) => {
      const { data, width, height } = noisePicture(64, 64, 3)
      const file = await sharp(data, { raw: { width, height, channels: 3 } })
        .toFormat(format)
        .toBuffer()
      await rm(join(folder, 'out'), { force: true })
      await expect(enlarge(file.subarray(0, file.length * 0.6))).rejects.toBeInstanceOf(ImageRejected)
      expect((await readdir(folder)).filter((name) => name.startsWith('out'))).toEqual([])
    },
  )

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('no picture at all')],
  ])('but %s is the fault of the picture', async (_, file) => {
    await expect(enlarge(file)).rejects.toBeInstanceOf(ImageRejected)
  })
})
