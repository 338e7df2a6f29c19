// Families, kinds of file, odd ratios and odd sizes, dealt so that each kind meets several families: all of it opens
// elsewhere.
import { describe, expect, test } from '@jest/globals'
import { Resvg } from '@resvg/resvg-js'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { generatePattern } from '../../../../../../processors/engines/pattern/generate-pattern.ts'
import { type PatternFormat, patternFormats } from '../../../../../../processors/engines/pattern/render/formats.ts'
import type { PatternRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'

const families = [
  'dots',
  'damask',
  'stripes',
  'shippo',
  'argyle',
  'tartan',
  'seigaiha',
  'houndstooth',
  'greek-key',
  'fair-isle',
]
const ratios = ['8:1', '1:8', '7:3', '13:11', '999:1000', '210:297', '3:7']

const wishes = patternFormats
  .filter((format) => format !== 'wif')
  .flatMap((format, at) =>
    [0, 1].map((turn) => {
      const number = at * 2 + turn
      const request = {
        prompt: 'a design',
        format,
        compositionType: number % 5 === 4 ? ('single' as const) : ('tile' as const),
        aspectRatio: ratios[number % ratios.length],
        size: 64 + ((number * 37) % 111),
        seed: number,
        spec: { family: families[number % families.length] },
      }
      return [format, request.spec.family, request.aspectRatio, request] as const
    }),
  )

type Size = { readonly width: number; readonly height: number }

const opens: Readonly<Record<'raster' | 'svg' | 'pdf' | 'plates', (file: Buffer, size: Size) => Promise<unknown>>> = {
  raster: async (file, size) =>
    expect((await sharp(file).raw().toBuffer({ resolveWithObject: true })).info).toMatchObject(size),
  svg: async (file, { width, height }) => {
    const image = new Resvg(file.toString(), { fitTo: { mode: 'width', value: width * 2 } }).render()
    expect(Math.abs(image.height - height * 2)).toBeLessThanOrEqual(1)
  },
  pdf: async (file) => expect(file.toString('latin1')).toMatch(/^%PDF-1\.7\n.*%%EOF\s*$/s),
  plates: async (file, size) => {
    for (const [name, bytes] of Object.entries(unzipSync(file)))
      if (!name.endsWith('.json')) expect(await sharp(bytes).metadata()).toMatchObject(size)
  },
}

const readerOf = (format: PatternFormat): keyof typeof opens =>
  format === 'svg' || format === 'pdf' || format === 'plates' ? format : 'raster'

describe('files of odd shapes', () => {
  test.each(wishes)('%s of %s at %s opens', async (format, _family, _ratio, request: PatternRequest) => {
    const { file, width, height } = await generatePattern(request)
    await opens[readerOf(format)](Buffer.from(file), { width, height })
  })
})
