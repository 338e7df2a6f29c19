import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { decodeImage } from '../../../../../processors/engines/raster/decode.ts'
import { pngChunk } from '../../../../../processors/engines/raster/png-chunks.ts'
import { dpiOf } from '../../../../../processors/engines/raster/resolution.ts'

const pixel = () => sharp({ create: { width: 4, height: 4, channels: 3, background: '#23477c' } })
const readDpi = async (file: Uint8Array) => (await decodeImage(file, 100)).dpi

/** A PNG of `dotsPerMetre`; sharp's own would carry an Exif block besides. */
async function pngOf(dotsPerMetre: number, unit = 1): Promise<Uint8Array> {
  const file = await pixel().png().toBuffer()
  const size = Buffer.alloc(9)
  size.writeUInt32BE(dotsPerMetre, 0)
  size.writeUInt32BE(dotsPerMetre, 4)
  size[8] = unit
  const at = file.indexOf('IDAT') - 4
  const others = file.indexOf('pHYs')
  const head = others < 0 ? file.subarray(0, at) : file.subarray(0, others - 4)
  return Buffer.concat([head, pngChunk('pHYs', size), file.subarray(at)])
}

describe('the resolution of a file', () => {
  test('is read from a PNG to the dot of a metre, so that 1024 px are 320 mm and not 321.1', async () => {
    expect(await readDpi(await pngOf(3200))).toBe(81.28)
    expect(await readDpi(await pngOf(3937))).toBe(100)
    expect(await readDpi(await pngOf(11811))).toBe(300)
  })

  test('is unknown where libvips wrote a file that has none, as a dot per millimetre', async () => {
    expect(await readDpi(await pixel().png().toBuffer())).toBeUndefined()
    expect(await readDpi(await pixel().tiff().toBuffer())).toBeUndefined()
    expect(await readDpi(await pixel().webp().toBuffer())).toBeUndefined()
  })

  test('may be less than a dot per millimetre, of which the decoder tells nothing', async () => {
    expect(await readDpi(await pngOf(600))).toBe(15.24)
    const coarse = await pixel().tiff({ xres: 0.6, yres: 0.6 }).toBuffer()
    expect(await readDpi(coarse)).toBeCloseTo(15.24, 2)
  })

  test('is unknown where a PNG gives a ratio only', async () => {
    expect(await readDpi(await pngOf(1, 0))).not.toBe(0.0254)
  })

  test.each(['tiff', 'webp', 'jpeg'] as const)(
    '%s: fractions of a dot are kept where the file holds them',
    async (format) => {
      const file = await pixel().withMetadata({ density: 81.28 }).toFormat(format).toBuffer()
      const dpi = (await readDpi(file)) ?? 0
      expect(Math.round(dpi)).toBe(81)
      if (format !== 'jpeg') expect(dpi).toBeCloseTo(81.28, 2)
    },
  )

  test('of a TIFF in centimetres is told in inches', async () => {
    const file = await pixel().tiff({ xres: 3.2, yres: 3.2, resolutionUnit: 'cm' }).toBuffer()
    expect(await readDpi(file)).toBeCloseTo(81.28, 2)
  })

  test('of a header cut short is what the decoder says', async () => {
    const whole = await pixel().tiff({ xres: 3.2, yres: 3.2 }).toBuffer()
    for (let bytes = 0; bytes < Math.min(whole.length, 400); bytes++)
      expect(dpiOf(whole.subarray(0, bytes), { density: 500 })).toBe(500)
    const png = await pngOf(3200)
    for (let bytes = 0; bytes < png.length; bytes++)
      expect([81, 81.28]).toContain(dpiOf(png.subarray(0, bytes), { density: 81 }))
  })
})
