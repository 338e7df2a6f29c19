// What files hold: exact inks in their order, tile sets, limits of formats, and notes on what was converted.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import type { Rgb } from '../../../../../processors/engines/color/oklab.ts'
import { type EnlargeRequest, enlargeFile } from '../../../../../processors/engines/enlarge/enlarge-file.ts'
import { checkFormatLimits } from '../../../../../processors/engines/enlarge/output/output-file.ts'
import { readPngPalette } from '../../../../../processors/engines/raster/png-palette.ts'
import { encodePng } from '../../../../../processors/engines/raster/png-writer.ts'
import { discPicture, noisePicture, reduceByArea, savePng, wavePicture } from './pictures.ts'

let folder = ''
let flatPath = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heddle-outputs-test-'))
  flatPath = join(folder, 'flat.png')
  await savePng(reduceByArea(discPicture(224), 4), flatPath)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function enlarge(options: Omit<EnlargeRequest, 'inputPath' | 'outputPath'> & { readonly inputPath?: string }) {
  const outputPath = join(folder, 'out')
  return enlargeFile({ inputPath: flatPath, outputPath, scale: 4, ...options })
}

async function coloursOf(path: string): Promise<ReadonlySet<string>> {
  const data = await sharp(path).toColourspace('srgb').removeAlpha().raw().toBuffer()
  return new Set(Array.from({ length: data.length / 3 }, (_, i) => data.subarray(3 * i, 3 * i + 3).toString('hex')))
}

describe('indexed files', () => {
  test.each(['png-indexed', 'tiff-indexed'] as const)(
    '%s holds the inks of the report and no other pixel',
    async (format) => {
      const { inks = [] } = await enlarge({ format })
      expect(inks).toHaveLength(5)
      const allowed = new Set(inks.map((ink) => ink.slice(1)))
      for (const colour of await coloursOf(join(folder, 'out'))) expect(allowed).toContain(colour)
    },
  )

  test('keep the order of the palette that the picture came with, unused colours among them', async () => {
    const palette: readonly Rgb[] = [
      [9, 9, 9],
      [200, 30, 40],
      [240, 240, 230],
      [20, 60, 160],
    ]
    const data = Uint8Array.from({ length: 60 * 60 }, (_, i) => (i % 60 < 20 ? 3 : Math.floor(i / 60) < 30 ? 2 : 1))
    const inputPath = join(folder, 'indexed.png')
    await writeFile(inputPath, await encodePng(data, { width: 60, height: 60, kind: 'indexed', palette }))
    const { inks } = await enlarge({ inputPath, format: 'png-indexed' })
    expect(inks).toEqual(['#090909', '#c81e28', '#f0f0e6', '#143ca0'])
    expect(readPngPalette(await readFile(join(folder, 'out')))).toEqual(palette)
  })

  test.each([
    [1, 1],
    [1, 5],
    [40, 30],
  ])(
    'hold the one ink of a picture of %i × %i pixels that has no other, flat asked for or not',
    async (width, height) => {
      const inputPath = join(folder, 'plain.png')
      await sharp({ create: { width, height, channels: 3, background: '#b41e3c' } })
        .png()
        .toFile(inputPath)
      for (const method of ['auto', 'flat'] as const) {
        const { inks } = await enlarge({ inputPath, method, format: 'png-indexed' })
        expect(inks).toEqual(['#b41e3c'])
        expect([...(await coloursOf(join(folder, 'out')))]).toEqual(['b41e3c'])
      }
    },
  )

  test('are refused where the picture has no inks', async () => {
    const inputPath = join(folder, 'wave.png')
    await savePng(noisePicture(40, 40, 3), inputPath)
    await expect(enlarge({ inputPath, format: 'png-indexed' })).rejects.toMatchObject({ code: 'no_inks' })
  })
})

describe('other formats', () => {
  test('a tile set holds the whole pyramid', async () => {
    const result = await enlarge({ format: 'dzi' })
    expect(result.contentType).toBe('application/zip')
    const files = unzipSync(await readFile(join(folder, 'out')))
    const tile = await sharp(files['picture_files/8/0_0.png']).metadata()
    expect([tile.width, tile.height]).toEqual([224, 224])
  })

  test('a WebP is written whole and leaves nothing beside it', async () => {
    await enlarge({ format: 'webp' })
    const { format, width, height } = await sharp(join(folder, 'out')).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 224, height: 224 })
    expect((await readdir(folder)).filter((name) => name.includes('rows') || name.includes('part'))).toEqual([])
  })

  test.each([
    ['webp', 2048, 1, 16, /16383/],
    ['webp', 700, 700, 16, /67108864/],
    ['png', 70_000, 1, 16, /1000000/],
  ] as const)('%s of %i × %i ×%i is refused before anything is drawn', async (format, width, height, scale, said) => {
    const inputPath = join(folder, 'large.png')
    await sharp({ create: { width, height, channels: 3, background: '#345' } })
      .png()
      .toFile(inputPath)
    const call = enlarge({ inputPath, format, scale, outputPixelsMax: 2 ** 33 })
    await expect(call).rejects.toMatchObject({ code: 'too_large_for_format' })
    await expect(call).rejects.toThrow(said)
  })
})

test('a tile set of more tiles than an archive can count is refused', () => {
  expect(() => checkFormatLimits('dzi', 16_384, 16_384)).not.toThrow()
  expect(() => checkFormatLimits('dzi', 60_000, 60_000)).toThrow(/tiles/)
})

describe('what came in', () => {
  test('CMYK and 16 bits are converted with a note', async () => {
    const { data, ...raw } = wavePicture(24, 24)
    const cmyk = join(folder, 'cmyk.tiff')
    await sharp(data, { raw }).toColourspace('cmyk').tiff().toFile(cmyk)
    const fine = join(folder, 'fine.png')
    await sharp(data, { raw }).toColourspace('rgb16').png().toFile(fine)
    expect((await enlarge({ inputPath: cmyk })).notes.join()).toMatch(/CMYK|colour profile/)
    expect((await enlarge({ inputPath: fine })).notes.join()).toContain('16 bits')
  })

  test('an animation is refused', async () => {
    const inputPath = join(folder, 'moving.gif')
    const { data } = noisePicture(8, 16, 3)
    await sharp(data, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
      .gif()
      .toFile(inputPath)
    await expect(enlarge({ inputPath })).rejects.toThrow('animated')
  })

  test('a size that cannot be kept is told', async () => {
    expect((await enlarge({ keepPhysicalSize: true })).notes.join()).toContain('dots per inch')
  })
})
