import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import {
  type EnlargeControl,
  type EnlargeRequest,
  type EnlargeResult,
  enlargeFile,
} from '../../../../../processors/engines/enlarge/enlarge-file.ts'
import { EnlargementRefused } from '../../../../../processors/engines/enlarge/enlargement-refused.ts'
import { ImageRejected } from '../../../../../processors/engines/raster/decode.ts'
import { loadPicture, noisePicture, type Picture, rollPicture, savePng, wavePicture } from './pictures.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heddle-enlarge-test-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Options = Omit<EnlargeRequest, 'inputPath' | 'outputPath'>

async function enlarge(
  picture: Picture,
  options: Options,
  control?: EnlargeControl,
): Promise<EnlargeResult & { picture: Picture }> {
  const inputPath = join(folder, 'in.png')
  const outputPath = join(folder, `out.${options.format ?? 'png'}`)
  await savePng(picture, inputPath)
  sharp.cache(false)
  const result = await enlargeFile({ inputPath, outputPath, ...options }, control)
  return { ...result, picture: await loadPicture(outputPath, picture.channels) }
}

describe('repeats', () => {
  test.each([2, 4, 16] as const)('rolling before or after ×%i gives the same bytes', async (scale) => {
    const picture = noisePicture(13, 9, 3)
    const options = { scale, tile: 'on' } as const
    const straight = await enlarge(picture, options)
    const rolled = await enlarge(rollPicture(picture, 5, 7), options)
    expect(Buffer.compare(rolled.picture.data, rollPicture(straight.picture, 5 * scale, 7 * scale).data)).toBe(0)
  })

  test('a period is recognised by its seams, and a picture that is none is not', async () => {
    expect((await enlarge(wavePicture(40, 30), { scale: 2 })).tile).toMatchObject({ mode: 'auto', x: true, y: true })
    const { data } = wavePicture(40, 30)
    const half = { data: data.subarray(0, data.length / 2), width: 40, height: 15, channels: 3 } as const
    expect((await enlarge(half, { scale: 2 })).tile).toMatchObject({ x: true, y: true })
    const quarter = { data: data.subarray(0, 24 * 40), width: 40, height: 8, channels: 3 } as const
    expect((await enlarge(quarter, { scale: 2 })).tile).toMatchObject({ x: true, y: false })
  })
})

describe('streaming', () => {
  test.each(['png', 'tiff', 'jpeg'] as const)(
    'a %s is the same file for any number of rows in a band',
    async (format) => {
      const picture = noisePicture(37, 41, 3)
      const reference = await enlarge(picture, { scale: 8, format }, { bandRows: 32 })
      for (const bandRows of [64, 128, 1]) {
        const { picture: other, bytes } = await enlarge(picture, { scale: 8, format }, { bandRows })
        expect(bytes).toBe(reference.bytes)
        expect(Buffer.compare(other.data, reference.picture.data)).toBe(0)
      }
    },
  )

  test('progress rises to one, told while the picture is looked at and after every band', async () => {
    const seen: number[] = []
    await enlarge(wavePicture(16, 16), { scale: 16 }, { onProgress: (fraction) => seen.push(fraction) })
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(seen.at(-1)).toBe(1)
    expect(seen[0]).toBeLessThan(0.1)
    expect(seen.length).toBeGreaterThanOrEqual(5)
  })

  test('an abort between bands ends the call with its reason and leaves no file', async () => {
    const outputPath = join(folder, 'cancelled.png')
    await savePng(wavePicture(32, 32), join(folder, 'in.png'))
    const controller = new AbortController()
    const onProgress = (): void => controller.abort(new Error('the caller went away'))
    const call = enlargeFile(
      { inputPath: join(folder, 'in.png'), outputPath },
      { signal: controller.signal, onProgress },
    )
    await expect(call).rejects.toThrow('the caller went away')
    expect((await readdir(folder)).filter((name) => name.startsWith('cancelled'))).toEqual([])
  })
})

describe('pixels', () => {
  test.each([
    [1, 1],
    [1, 200],
    [200, 1],
    [3, 2],
  ])('a %i × %i picture of one colour stays that colour', async (width, height) => {
    const data = new Uint8Array(width * height * 3).fill(0).map((_, i) => [12, 200, 77][i % 3])
    for (const tile of ['on', 'off', 'auto'] as const) {
      const { picture } = await enlarge({ data, width, height, channels: 3 }, { tile, scale: 16 })
      expect([picture.width, picture.height]).toEqual([width * 16, height * 16])
      expect(picture.data.every((value, i) => value === data[i % 3])).toBe(true)
    }
  })

  test('hidden colours do not bleed through alpha', async () => {
    const data = Uint8Array.from({ length: 8 * 8 * 4 }, (_, i) => {
      const isHidden = (i >> 2) % 8 < 4
      return i % 4 === 3 ? (isHidden ? 0 : 255) : isHidden ? 255 : 0
    })
    const { picture } = await enlarge({ data, width: 8, height: 8, channels: 4 }, { scale: 4, tile: 'off' })
    const visible = Array.from({ length: picture.data.length / 4 }, (_, p) => picture.data.subarray(p * 4, p * 4 + 4))
    expect(visible.filter(([red, , , alpha]) => alpha > 8 && red > 0)).toEqual([])
    expect(visible.some(([, , , alpha]) => alpha > 0 && alpha < 255)).toBe(true)
  })

  test('grey stays grey, and opaque alpha is dropped with a note', async () => {
    const grey = await enlarge(wavePicture(9, 9, 1), { scale: 2 })
    expect(grey.picture.channels).toBe(1)
    const wave = wavePicture(9, 9, 4)
    const data = wave.data.map((value, i) => (i % 4 === 3 ? 255 : value))
    await savePng({ ...wave, data }, join(folder, 'in.png'))
    const request = { inputPath: join(folder, 'in.png'), outputPath: join(folder, 'out.png'), scale: 2 } as const
    expect((await enlargeFile(request)).notes).toEqual([expect.stringContaining('opaque')])
    expect((await sharp(request.outputPath).metadata()).channels).toBe(3)
  })

  test('JPEG lays transparency on white and says so', async () => {
    const wave = wavePicture(9, 9, 4)
    const data = wave.data.map((value, i) => (i % 4 === 3 ? 0 : value))
    await savePng({ ...wave, data }, join(folder, 'in.png'))
    const request = { inputPath: join(folder, 'in.png'), outputPath: join(folder, 'out.jpeg'), format: 'jpeg' } as const
    const result = await enlargeFile({ ...request, scale: 2 })
    expect(result).toMatchObject({ contentType: 'image/jpeg', notes: [expect.stringContaining('white')] })
    expect((await loadPicture(request.outputPath, 3)).data.every((value) => value === 255)).toBe(true)
  })
})

describe('resolution', () => {
  test.each([
    [false, 150],
    [true, 600],
  ])('keepPhysicalSize %s writes %i dpi', async (keepPhysicalSize, dpi) => {
    const { data, ...raw } = wavePicture(8, 8)
    const request = { inputPath: join(folder, 'dpi.png'), outputPath: join(folder, 'dpi-out.png'), scale: 4 } as const
    await sharp(data, { raw }).withMetadata({ density: 150 }).png().toFile(request.inputPath)
    expect((await enlargeFile({ ...request, keepPhysicalSize })).dpi).toBe(dpi)
    expect((await sharp(request.outputPath).metadata()).density).toBe(dpi)
  })
})

describe('refusals', () => {
  test('a result above the pixel limit names both', async () => {
    const call = enlarge(wavePicture(20, 10), { scale: 4, outputPixelsMax: 3199 })
    await expect(call).rejects.toBeInstanceOf(EnlargementRefused)
    await expect(call).rejects.toThrow('80 × 40 = 3200 pixels; the limit is 3199')
  })

  test('a side above the JPEG limit is refused before anything is written', async () => {
    const call = enlarge(wavePicture(4096, 1), { format: 'jpeg' })
    await expect(call).rejects.toMatchObject({ code: 'too_large_for_format' })
  })

  test('a file that breaks off is the fault of the picture', async () => {
    const whole = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
      .tiff()
      .toBuffer()
    const inputPath = join(folder, 'broken.tiff')
    await writeFile(inputPath, whole.subarray(0, whole.length / 2))
    await expect(enlargeFile({ inputPath, outputPath: join(folder, 'o.png') })).rejects.toBeInstanceOf(ImageRejected)
  })
})
