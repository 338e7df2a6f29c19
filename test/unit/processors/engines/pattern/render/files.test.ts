// Every kind of file a design leaves as, opened by a reader that is not ours.
import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { generatePattern } from '../../../../../../processors/engines/pattern/generate-pattern.ts'
import type { PatternFormat } from '../../../../../../processors/engines/pattern/render/formats.ts'
import { readXmp, writeRecipe, writeXmp } from '../../../../../../processors/engines/pattern/render/recipe-text.ts'
import type { PatternRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'

const inks = ['#f4efe2', '#aa3344', '#224466', '#88a070', '#1d1a16']
const draw = (format: PatternFormat, more: Partial<PatternRequest> = {}) =>
  generatePattern({
    prompt: 'tartan',
    compositionType: 'tile',
    colorPalette: inks,
    format,
    seed: 4,
    size: 300,
    aspectRatio: '4:5',
    ...more,
  })

async function coloursOf(file: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colours = new Set<string>()
  for (let at = 0; at < data.length; at += info.channels) colours.add(`#${data.subarray(at, at + 3).toString('hex')}`)
  return [...colours].sort()
}

describe('raster files', () => {
  test.each([
    ['png', 'png', 'image/png', 'png'],
    ['png-indexed', 'png', 'image/png', 'png'],
    ['webp', 'webp', 'image/webp', 'webp'],
    ['tiff', 'tiff', 'image/tiff', 'tiff'],
    ['tiff-indexed', 'tiff', 'image/tiff', 'tiff'],
  ] as const)(
    '%s is %s with exactly the inks, the size and the dots per inch',
    async (format, kind, type, extension) => {
      const made = await draw(format)
      const { format: found, width, height, density } = await sharp(made.file).metadata()
      expect([found, made.contentType, made.extension, width, height]).toEqual([kind, type, extension, 240, 300])
      expect(await coloursOf(made.file)).toEqual(inks.toSorted())
      if (kind === 'webp') return
      expect(Math.abs((density ?? 0) - made.report.repeat.dpi)).toBeLessThan(0.6)
    },
  )

  test('an indexed PNG has the inks in the order asked for and a byte for each pixel', async () => {
    const file = Buffer.from((await draw('png-indexed')).file)
    const at = file.indexOf('PLTE')
    expect(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)).toString('hex')).toBe(
      inks.map((ink) => ink.slice(1)).join(''),
    )
    expect([file[24], file[25]]).toEqual([8, 3])
  })

  test('an indexed TIFF has the inks in the order asked for in its colour map', async () => {
    const file = Buffer.from((await draw('tiff-indexed')).file)
    const map = tiffValues(file, 320)
    const read = inks.map((_, ink) => `#${[0, 256, 512].map((from) => hexByte(map[from + ink])).join('')}`)
    expect(read).toEqual(inks)
    expect(tiffValues(file, 262)).toEqual([3])
  })

  test('JPEG keeps the size and the dots per inch and looks like the design', async () => {
    const [smooth, exact] = await Promise.all([draw('jpeg'), draw('png')])
    expect(await sharp(smooth.file).metadata()).toMatchObject({ format: 'jpeg', width: 240, height: 300 })
    const head = Buffer.from(smooth.file.subarray(0, 20))
    const dpi = Math.round(smooth.report.repeat.dpi)
    expect([head.toString('latin1', 6, 10), head[13], head.readUInt16BE(14)]).toEqual(['JFIF', 1, dpi])
    const mean = async (file: Uint8Array) => (await sharp(file).removeAlpha().stats()).channels.map((one) => one.mean)
    const [seen, wanted] = await Promise.all([mean(smooth.file), mean(exact.file)])
    for (const channel of [0, 1, 2]) expect(Math.abs(seen[channel] - wanted[channel])).toBeLessThan(6)
  })

  test('the same request gives the same bytes in every kind', async () => {
    for (const format of ['webp', 'tiff', 'tiff-indexed', 'jpeg', 'svg'] as const) {
      const small = { size: 80, prompt: 'dots' }
      const [one, other] = [await draw(format, small), await draw(format, small)]
      expect(Buffer.from(one.file).equals(other.file)).toBe(true)
    }
  })
})

const hexByte = (value: number): string => (value >> 8).toString(16).padStart(2, '0')

/** Values of a SHORT field of a little-endian TIFF, read by the rules of TIFF 6.0 section 2. */
function tiffValues(file: Buffer, tag: number): number[] {
  const directory = file.readUInt32LE(4)
  for (let entry = 0; entry < file.readUInt16LE(directory); entry++) {
    const at = directory + 2 + entry * 12
    if (file.readUInt16LE(at) !== tag) continue
    const count = file.readUInt32LE(at + 4)
    const from = count * 2 > 4 ? file.readUInt32LE(at + 8) : at + 8
    return Array.from({ length: count }, (_, index) => file.readUInt16LE(from + index * 2))
  }
  return []
}

describe('recipes', () => {
  test('in any words come back as they were, through markup and entities', async () => {
    const { report } = await draw('png', { size: 64, prompt: 'dots' })
    const motifs = ['ばら & <b>"rose"</b>', '\uffff\u0000\ud800', "it's 🌹"]
    const recipe = writeRecipe({ ...report.spec, motifs }, { width: 1, height: 2 })
    expect(recipe).toMatch(/^[\x20-\x7e]+$/)
    expect(JSON.parse(readXmp(writeXmp(recipe)) ?? '')).toMatchObject({ width: 1, height: 2, heddle: { motifs } })
  })

  test('are read where another program has made the property an attribute', () => {
    expect(readXmp('<rdf:Description heddle:recipe="{&quot;width&quot;:1&#x7D;"/>')).toBe('{"width":1}')
  })
})
