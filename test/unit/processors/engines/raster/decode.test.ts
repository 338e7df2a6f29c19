import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import {
  decodeImage,
  decodeSamples,
  ImageRejected,
  ImageTooLarge,
} from '../../../../../processors/engines/raster/decode.ts'
import { encodePng } from '../../../../../processors/engines/raster/png-writer.ts'
import { rawTiff } from '../../../../harness/fakes/images.ts'

const RED = { width: 20, height: 10, channels: 3, background: '#c03020' } as const

describe('decoding', () => {
  test('keeps grey as grey, and 16 bits become 8', async () => {
    const wide = Uint16Array.from({ length: 256 }, (_, i) => i * 257)
    const raw = { width: 256, height: 1, channels: 1 } as const
    const file = await sharp(wide, { raw }).toColourspace('grey16').png().toBuffer()
    const image = await decodeSamples(file, 1e6)
    expect(image).toMatchObject({ kind: 'grey', bitsPerSample: 16, width: 256, height: 1 })
    expect([...image.data]).toEqual(Array.from({ length: 256 }, (_, i) => i))
  })

  test('keeps the alpha of a grey picture', async () => {
    const data = Uint8Array.of(10, 255, 20, 100, 200, 0, 250, 30)
    const image = await decodeSamples(await encodePng(data, { width: 2, height: 2, kind: 'grey-alpha' }), 4)
    expect(image).toMatchObject({ kind: 'grey-alpha', dpi: undefined })
    expect([...image.data]).toEqual([...data])
  })

  test('adds opaque alpha only where RGBA was asked for', async () => {
    const file = await sharp({ create: RED }).png().toBuffer()
    expect((await decodeSamples(file, 1e6)).kind).toBe('rgb')
    expect([...(await decodeImage(file, 1e6)).data.subarray(0, 4)]).toEqual([0xc0, 0x30, 0x20, 255])
  })

  test('converts CMYK to sRGB and says so', async () => {
    const file = await sharp({ create: RED }).toColourspace('cmyk').jpeg().toBuffer()
    const image = await decodeSamples(file, 1e6)
    expect(image).toMatchObject({ kind: 'rgb', space: 'cmyk' })
    expect(Math.abs(image.data[0] - 0xc0)).toBeLessThan(30)
  })

  test('turns a photograph the way its camera was held', async () => {
    const file = await sharp({ create: RED }).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await decodeSamples(file, 1e6)).toMatchObject({ width: 10, height: 20 })
  })

  test('names both sizes when there are too many pixels', async () => {
    const file = await sharp({ create: RED }).png().toBuffer()
    const refusal = decodeSamples(file, 199)
    await expect(refusal).rejects.toBeInstanceOf(ImageTooLarge)
    await expect(refusal).rejects.toThrow('20 × 10 pixels; at most 199')
  })

  test.each([
    ['text', Buffer.from('not an image')],
    ['nothing', Buffer.alloc(0)],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])('rejects %s', async (_, file) => {
    await expect(decodeSamples(file, 1e6)).rejects.toBeInstanceOf(ImageRejected)
  })

  test.each(['png', 'jpeg', 'webp', 'tiff'] as const)('rejects a %s that breaks off', async (format) => {
    const noise = Uint8Array.from({ length: 64 * 64 * 3 }, (_, i) => (i * 7919) % 251)
    const file = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
      .toFormat(format)
      .toBuffer()
    await expect(decodeSamples(file.subarray(0, file.length * 0.6), 1e6)).rejects.toBeInstanceOf(ImageRejected)
  })

  test('says in one line what is wrong with a TIFF whose directory stands before the pixels that are missing', async () => {
    const file = rawTiff({ side: 64, samples: 1, photometric: 1, missingBytes: 64 * 64 - 100 })
    const refusal = await decodeSamples(file, 1e6).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ImageRejected)
    expect(`${refusal}`).toMatch(/^ImageRejected: the image cannot be decoded: .*\w.*$/)
    expect(`${refusal}`).not.toMatch(/failOn|\n/)
  })

  test('says of a TIFF in CIE Lab what it is, not that it is damaged', async () => {
    const refusal = decodeSamples(rawTiff({ side: 64, samples: 3, photometric: 8 }), 1e6)
    await expect(refusal).rejects.toThrow('it is in CIE Lab colours; save it in RGB, grey or CMYK')
  })
})
