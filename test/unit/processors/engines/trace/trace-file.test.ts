import { beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { generatePattern } from '../../../../../processors/engines/pattern/generate-pattern.ts'
import { decodeImage, type RgbaImage } from '../../../../../processors/engines/raster/decode.ts'
import { MM_PER_INCH } from '../../../../../processors/engines/raster/resolution.ts'
import { checkTrace } from '../../../../../processors/engines/trace/check/check-trace.ts'
import type { TraceResult } from '../../../../../processors/engines/trace/report.ts'
import type { TraceSettings } from '../../../../../processors/engines/trace/settings.ts'
import { traceFile } from '../../../../../processors/engines/trace/trace-file.ts'
import { psnrOf, renderDrawing } from './render-drawing.ts'

const SIZE = 256
const TIMES = 4
const PIXELS_MAX = 4_000_000

const draw = (more: object = {}) =>
  generatePattern({
    prompt: 'tossed peonies on navy',
    compositionType: 'tile',
    format: 'png',
    seed: 5,
    size: SIZE,
    ...more,
  })
const trace = async (file: Uint8Array, settings: Partial<TraceSettings> = {}) =>
  (await traceFile(file, PIXELS_MAX, settings)).traced

/** Likeness, PSNR in decibels, to the design drawn `TIMES` times larger. */
async function likenessTo(drawing: Uint8Array, { svg }: TraceResult): Promise<number> {
  const side = SIZE * TIMES
  const truth = renderDrawing(new TextDecoder().decode(drawing), side)
  return psnrOf(truth, renderDrawing(svg, side))
}

describe('a picture with the design it was drawn from', () => {
  let png = new Uint8Array()
  let svg = new Uint8Array()
  let inks: readonly string[] = []

  beforeAll(async () => {
    const design = await draw()
    png = new Uint8Array(design.file)
    inks = design.report.spec.palette.inks
    svg = new Uint8Array((await draw({ format: 'svg' })).file)
  })

  /** The same pixels in a file that says nothing. */
  const bare = async () => new Uint8Array(await sharp(png).png().toBuffer())

  test('is traced from that, far closer than its pixels tell, at its own size and in its own inks', async () => {
    const [byRecipe, byPixels] = [await trace(png), await trace(await bare())]
    expect([byRecipe.report.source, byPixels.report.source]).toEqual(['recipe', 'picture'])
    const gain = (await likenessTo(svg, byRecipe)) - (await likenessTo(svg, byPixels))
    expect(gain).toBeGreaterThan(5)
    expect(byRecipe).toMatchObject({ widthPx: SIZE, heightPx: SIZE })
    for (const { hex } of byRecipe.report.inks) expect(inks).toContain(hex)
    const { dpi = 0 } = await decodeImage(png, PIXELS_MAX)
    const sideMm = (SIZE / dpi) * MM_PER_INCH
    expect(byRecipe.report).toMatchObject({
      tile: true,
      dpi: expect.closeTo(dpi, 6),
      widthMm: expect.closeTo(sideMm, 1),
    })
  })

  test('is compared with that, and not with stairs of pixels', async () => {
    const { seen, traced } = await traceFile(png, PIXELS_MAX)
    const psnrTo = (image: RgbaImage): number => checkTrace(image, traced).check?.psnr ?? 0
    expect(psnrTo(seen())).toBeGreaterThan(psnrTo(await decodeImage(png, PIXELS_MAX)) + 5)
  })

  test.each(['jpeg', 'webp', 'tiff-indexed'])('is recognised as %s', async (format) => {
    expect((await trace(new Uint8Array((await draw({ format })).file))).report.source).toBe('recipe')
  })

  test('is traced as it is where somebody painted on it, or made a part transparent', async () => {
    const dot = {
      input: { create: { width: 9, height: 3, channels: 3 as const, background: '#00ff7f' } },
      left: 80,
      top: 90,
    }
    const painted = await sharp(png).composite([dot]).withMetadata().png().toBuffer()
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    data.fill(0, 3, 4)
    const erased = await sharp(data, { raw: info }).png().toBuffer()
    for (const file of [painted, erased]) {
      const known = withRecipeOf(png, file)
      expect((await sharp(known).metadata()).comments?.map(({ keyword }) => keyword)).toContain('heddle')
      expect((await trace(known)).report.source).toBe('picture')
    }
  })

  test.each([
    ['another mode is asked for', { mode: 'pixel' }],
    ['it is to be quick', { quality: 'low' }],
  ] as const)('is traced as it is where %s', async (_why, settings) => {
    expect((await trace(png, settings)).report.source).toBe('picture')
  })

  test('obeys settings', async () => {
    const few = await trace(png, { colors: 3, removeBackground: true, tile: 'off', dpi: 100 })
    expect(few.report).toMatchObject({ source: 'recipe', tile: false, dpi: expect.closeTo(100, 6) })
    expect(few.report.inks.length).toBeLessThanOrEqual(3)
    const own = await trace(png, { palette: ['#101820', '#d8b0a0', '#7fa070'] })
    for (const { hex } of own.report.inks) expect(['#101820', '#d8b0a0', '#7fa070']).toContain(hex)
  })

  test('stops where it is told to', async () => {
    const signal = AbortSignal.abort(new Error('enough'))
    await expect(traceFile(png, PIXELS_MAX, {}, { signal })).rejects.toThrow('enough')
  })
})

/** A PNG with the text of another: its first chunks, up to the pixels, go behind the header. */
function withRecipeOf(from: Uint8Array, into: Uint8Array): Uint8Array {
  const [texts, target] = [Buffer.from(from), Buffer.from(into)]
  const at = texts.indexOf('iTXt') - 4
  const text = texts.subarray(at, at + 12 + texts.readUInt32BE(at))
  const HEADER_END = 33
  return new Uint8Array(Buffer.concat([target.subarray(0, HEADER_END), text, target.subarray(HEADER_END)]))
}
