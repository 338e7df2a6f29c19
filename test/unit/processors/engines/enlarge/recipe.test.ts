import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { unzipSync } from 'fflate'
import sharp, { type Sharp } from 'sharp'
import { type EnlargeRequest, enlargeFile } from '../../../../../processors/engines/enlarge/enlarge-file.ts'
import { createRecipeRenderer } from '../../../../../processors/engines/enlarge/recipe/recipe-renderer.ts'
import { drawDesign } from '../../../../../processors/engines/pattern/draw/draw-design.ts'
import { generatePattern } from '../../../../../processors/engines/pattern/generate-pattern.ts'
import { drawIndexPlane } from '../../../../../processors/engines/pattern/render/index-plane.ts'
import { escapeXml, writeXmp } from '../../../../../processors/engines/pattern/render/recipe-text.ts'

let folder = ''
const path = (name: string): string => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heddle-recipe-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const draw = (size: number, more: object = {}) =>
  generatePattern({ prompt: 'leopard on cream', compositionType: 'tile', format: 'png', seed: 5, size, ...more })
const enlarge = (name: string, more: Partial<EnlargeRequest> = {}) =>
  enlargeFile({ inputPath: path(name), outputPath: path(`${name}.out.png`), scale: 4, ...more })

/** What an editor does: changes pixels and keeps what the file said about itself. */
async function saveAgain(file: Uint8Array, change: (image: Sharp) => Sharp): Promise<Buffer> {
  const { format, comments, xmpAsString } = await sharp(file).metadata()
  const recipe = comments?.find(({ keyword }) => keyword === 'heddle')?.text
  const changed = change(sharp(file)).withXmp(recipe === undefined ? (xmpAsString ?? '') : writeXmp(recipe))
  if (format === 'jpeg') return changed.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
  return format === 'webp' ? changed.webp({ lossless: true }).toBuffer() : changed.png().toBuffer()
}

/** A stroke of 12 × 2 pixels in a colour between the inks. */
const paint = (width: number, height: number) => (image: Sharp) =>
  image.composite([
    {
      input: { create: { width: 12, height: 2, channels: 3, background: '#00ff7f' } },
      left: Math.floor(width / 2),
      top: Math.floor(height / 3),
    },
  ])

/** Makes a pixel transparent and leaves its colour. */
async function eraseCorner(file: Uint8Array): Promise<(image: Sharp) => Sharp> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  data[3] = 0
  return () => sharp(data, { raw: info })
}

describe('recipe', () => {
  test.each([
    ['a tile', {}],
    ['a half-drop of dots', { prompt: 'half-drop polka dots' }],
    ['a single placement', { compositionType: 'single' as const, aspectRatio: '2:1' }],
  ])('enlarges %s into what the engine would have drawn at that size', async (_what, more) => {
    await writeFile(path('small.png'), (await draw(128, more)).file)
    const large = await draw(512, more)
    expect(await enlarge('small.png')).toMatchObject({ method: 'recipe', confidence: 1, width: large.width })
    const pixels = async (file: Uint8Array) => sharp(file).removeAlpha().raw().toBuffer()
    const [made, wanted] = [await pixels(await readFile(path('small.png.out.png'))), await pixels(large.file)]
    expect(made.equals(wanted)).toBe(true)
  })

  test('says whether its design repeats, where a frame of one colour looks as if it did', async () => {
    const framed = { prompt: 'a heron among reeds at dawn, art nouveau poster', compositionType: 'single' as const }
    await writeFile(path('framed.png'), (await draw(128, framed)).file)
    await writeFile(path('tile.png'), (await draw(64)).file)
    const tileOf = async (name: string, more: Partial<EnlargeRequest> = {}) =>
      (await enlarge(name, { scale: 2, ...more })).tile
    expect(await tileOf('framed.png', { method: 'bicubic' })).toMatchObject({ x: true, y: true })
    expect(await tileOf('framed.png')).toMatchObject({ mode: 'auto', x: false, y: false })
    expect(await tileOf('framed.png', { tile: 'on' })).toMatchObject({ mode: 'on', x: true, y: true })
    expect(await tileOf('tile.png')).toMatchObject({ x: true, y: true })
  })

  test('gives the same rows whatever bands are asked for, in any order', async () => {
    const { report } = await draw(64)
    const cloth = drawDesign(report.spec)
    const inks = report.spec.palette.inks.map((_, at) => [at, at, at] as const)
    const plane = drawIndexPlane(cloth, 700, 1100)
    const renderer = createRecipeRenderer({ spec: report.spec, cloth, inks }, 700, 1100)
    for (const row of [1099, 0, 511, 512, 1023, 37]) {
      const band = new Uint8Array(700 * 3)
      renderer.render(row, band)
      expect(band.filter((_, at) => at % 3 === 0)).toEqual(plane.data.subarray(row * 700, (row + 1) * 700))
    }
  })

  test.each(['png', 'png-indexed', 'webp', 'tiff', 'tiff-indexed', 'jpeg'] as const)(
    'is found in %s and believed while nobody has touched the picture',
    async (format) => {
      const { file } = await draw(137, { prompt: 'polka dots', format, aspectRatio: '4:3' })
      await writeFile(path('untouched'), file)
      expect((await enlarge('untouched')).method).toBe('recipe')
      const { width = 0, height = 0 } = await sharp(file).metadata()
      await writeFile(path('painted'), await saveAgain(file, paint(width, height)))
      await writeFile(
        path('cropped'),
        await saveAgain(file, (image) => image.extract({ left: 0, top: 0, width, height: 64 })),
      )
      await writeFile(path('narrowed'), await saveAgain(file, (image) => image.resize(96, height, { fit: 'fill' })))
      for (const name of ['painted', 'cropped', 'narrowed']) {
        expect(await sharp(path(name)).metadata()).toMatchObject({
          xmpAsString: expect.stringContaining('heddle:recipe'),
        })
        await expect(enlarge(name, { method: 'recipe' })).rejects.toThrow(/no recipe/)
      }
    },
  )

  test('is found in SVG, which is enlarged while it is the drawing we wrote and refused once it is not', async () => {
    const drawing = await draw(137, { prompt: 'polka dots', format: 'svg', aspectRatio: '4:3' })
    await writeFile(path('drawing.svg'), drawing.file)
    const exact = await draw(548, { prompt: 'polka dots', aspectRatio: '4:3' })
    expect(await enlarge('drawing.svg')).toMatchObject({ method: 'recipe', width: exact.width, height: exact.height })
    const pixels = async (file: Uint8Array) => sharp(file).removeAlpha().raw().toBuffer()
    expect((await pixels(await readFile(path('drawing.svg.out.png')))).equals(await pixels(exact.file))).toBe(true)
    const text = new TextDecoder().decode(drawing.file)
    await writeFile(path('moved.svg'), text.replace(/z"\/>/, 'h1z"/>'))
    await expect(enlarge('moved.svg')).rejects.toThrow(/no longer what its recipe gives/)
    await writeFile(path('bare.svg'), text.replace(/<metadata>.*<\/metadata>/, ''))
    await expect(enlarge('bare.svg')).rejects.toThrow(/SVG drawing/)
  })

  test('is found in a colourway and in the composite of plates, taken out of their archives', async () => {
    const colourways = await draw(96, { prompt: 'half-drop polka dots', colorways: 3 })
    const plates = await draw(96, { prompt: 'half-drop polka dots', format: 'plates' })
    await writeFile(path('colourway.png'), unzipSync(colourways.file)['colourway-3.png'])
    await writeFile(path('composite.png'), unzipSync(plates.file)['composite.png'])
    for (const name of ['colourway.png', 'composite.png']) expect((await enlarge(name)).method).toBe('recipe')
  })

  test('gives way to the picture where that was changed', async () => {
    const { file } = await draw(64, { prompt: 'polka dots', format: 'webp' })
    await writeFile(path('changed'), await saveAgain(file, paint(64, 64)))
    await writeFile(path('erased'), await saveAgain(file, await eraseCorner(file)))
    for (const name of ['changed', 'erased']) expect((await enlarge(name)).method).not.toBe('recipe')
  })

  test.each([
    ['names no family', { family: 'no-such' }],
    ['holds more than is drawn', { family: 'damask', repeatMm: 5000, scale: 0.2 }],
  ])('gives way where somebody wrote one that %s', async (_what, forged) => {
    const { file } = await draw(128)
    const text = (await sharp(file).metadata()).comments?.find(({ keyword }) => keyword === 'heddle')?.text ?? '{}'
    const { heddle, ...size } = JSON.parse(text) as { readonly heddle: object }
    const recipe = JSON.stringify({ ...size, heddle: { ...heddle, ...forged } })
    await writeFile(path('forged.png'), await sharp(file).withXmp(writeXmp(recipe)).png().toBuffer())
    expect((await enlarge('forged.png')).method).not.toBe('recipe')
    const drawing = Buffer.from((await draw(128, { format: 'svg' })).file).toString()
    const words = escapeXml(recipe)
    await writeFile(
      path('forged.svg'),
      drawing.replace(/<metadata>[^<]*/, () => `<metadata>${words}`),
    )
    await expect(enlarge('forged.svg')).rejects.toThrow('no longer what its recipe gives')
  })

  test('gives way when another method is asked for', async () => {
    await writeFile(path('asked.png'), (await draw(64)).file)
    expect((await enlarge('asked.png', { method: 'bicubic' })).method).toBe('bicubic')
  })
})
