import { describe, expect, test } from '@jest/globals'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { generatePattern } from '../../../../../../processors/engines/pattern/generate-pattern.ts'
import { sizeOfFile } from '../../../../../../processors/engines/pattern/request/file-size.ts'
import type { PatternRequest } from '../../../../../../processors/engines/pattern/request/pattern-request.ts'

const draw = (more: Partial<PatternRequest>) =>
  generatePattern({ prompt: 'polka dots', compositionType: 'tile', format: 'png', seed: 1, ...more })

describe('size on cloth', () => {
  test('the repeat is as long as asked for and motifs keep their size', async () => {
    const [one, two] = [await draw({ size: 128 }), await draw({ size: 256, repeatMm: 320 })]
    expect(two.report.repeat.widthMm).toBe(320)
    expect(two.report.repeat.dpi).toBeCloseTo(one.report.repeat.dpi * (one.report.repeat.widthMm / 160), 1)
    expect(two.report.shapes).toBeGreaterThan(one.report.shapes * 2)
  })

  test('dots per inch decide the pixels', async () => {
    const { width, file, report } = await draw({ dpi: 72, repeatMm: 254 })
    expect(Math.abs(width - 720)).toBeLessThan(12)
    expect(Math.abs(report.repeat.dpi - 72)).toBeLessThan(1.2)
    expect((await sharp(file).metadata()).density).toBe(Math.round(report.repeat.dpi))
  })

  test.each([
    [1, 1],
    [4, 5],
    [210, 297],
    [16, 9],
  ])('%s:%s is exact at the largest size', async (width, height) => {
    const { report } = await draw({ prompt: 'gingham', size: 64 })
    const pixels = sizeOfFile({ ...report.spec, aspect: { width, height } }, { format: 'png', size: 4096 })
    expect(pixels.width * height).toBe(pixels.height * width)
    expect(Math.max(pixels.width, pixels.height)).toBeGreaterThan(3700)
    expect(Math.max(pixels.width, pixels.height)).toBeLessThanOrEqual(4096)
  })

  test('plates are made at 300 dots per inch, and coarser where they would grow too large', async () => {
    const { report } = await draw({ size: 64 })
    const longEdge = (repeatMm: number) => sizeOfFile({ ...report.spec, repeatMm }, { format: 'plates' }).width
    expect(longEdge(254)).toBeGreaterThan(2900)
    expect(longEdge(254)).toBeLessThanOrEqual(3000)
    expect(longEdge(2000)).toBeLessThanOrEqual(8192)
  })
})

describe('colourways', () => {
  test('are one archive of files with the same shapes in other inks', async () => {
    const made = await draw({ colorways: 3, size: 96 })
    expect([made.format, made.contentType, made.extension]).toEqual(['zip', 'application/zip', 'zip'])
    const files = unzipSync(made.file)
    expect(Object.keys(files)).toEqual(['colourway-1.png', 'colourway-2.png', 'colourway-3.png'])
    expect(made.report.colourways?.flatMap(({ files }) => files)).toEqual(Object.keys(files))
    expect(Buffer.from(files['colourway-1.png']).equals((await draw({ size: 96 })).file)).toBe(true)
    const numbered = await Promise.all(
      Object.values(files).map(async (file, at) => {
        const pixels = await sharp(file).removeAlpha().raw().toBuffer()
        const inks = made.report.colourways?.[at].inks ?? []
        return Array.from({ length: pixels.length / 3 }, (_, pixel) =>
          inks.indexOf(`#${pixels.subarray(pixel * 3, pixel * 3 + 3).toString('hex')}`),
        )
      }),
    )
    expect(numbered[0]).not.toContain(-1)
    for (const numbers of numbered) expect(numbers).toEqual(numbered[0])
  })
})

describe('wishes that cannot be met together', () => {
  test.each<[string, Partial<PatternRequest>, RegExp]>([
    ['dpi', { dpi: 100, size: 100 }, /with size/],
    ['dpi', { dpi: 2000 }, /must be \d+ to \d+ for png of a repeat of 160 mm; for more, enlarge/],
    ['dpi', { dpi: 10, repeatMm: 20 }, /must be \d+ to/],
    ['trapMm', { trapMm: 0.2 }, /belongs to plates/],
    ['registrationMarks', { format: 'pdf', registrationMarks: true }, /belongs to plates/],
    ['colorways', { colorways: 13 }, /12/],
    ['format', { format: 'gif' as 'png' }, /png.*svg.*jpeg.*webp.*tiff.*pdf.*plates.*wif/],
  ])('%s is named', async (field, wishes, message) => {
    const refused = await draw(wishes).catch((error: unknown) => error)
    expect(refused).toMatchObject({ name: 'PatternRejected', field, message: expect.stringMatching(message) })
  })
})
