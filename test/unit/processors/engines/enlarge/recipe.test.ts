import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { type EnlargeRequest, enlargeFile } from '../../../../../processors/engines/enlarge/enlarge-file.ts'
import { createRecipeRenderer } from '../../../../../processors/engines/enlarge/recipe/recipe-renderer.ts'
import { drawDesign } from '../../../../../processors/engines/pattern/draw-design.ts'
import { generatePattern } from '../../../../../processors/engines/pattern/generate-pattern.ts'
import { fillIndexPlane } from '../../../../../processors/engines/pattern/render/index-plane.ts'

let folder = ''
const path = (name: string): string => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heddle-recipe-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const draw = (size: number, more: object = {}) =>
  generatePattern({ prompt: 'tossed roses on cream', compositionType: 'tile', format: 'png', seed: 5, size, ...more })
const enlarge = (name: string, more: Partial<EnlargeRequest> = {}) =>
  enlargeFile({ inputPath: path(name), outputPath: path(`${name}.out.png`), scale: 4, ...more })

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

  test('gives the same rows whatever bands are asked for, in any order', async () => {
    const { report } = await draw(64)
    const cloth = drawDesign(report.spec)
    const inks = report.spec.palette.inks.map((_, at) => [at, at, at] as const)
    const plane = fillIndexPlane(cloth, 700, 1100)
    const renderer = createRecipeRenderer({ spec: report.spec, cloth, inks, agreement: 1 }, 700, 1100)
    for (const row of [1099, 0, 511, 512, 1023, 37]) {
      const band = new Uint8Array(700 * 3)
      renderer.render(row, band)
      expect(band.filter((_, at) => at % 3 === 0)).toEqual(plane.data.subarray(row * 700, (row + 1) * 700))
    }
  })

  test('is not believed once the picture was changed', async () => {
    const { file } = await draw(128)
    const { comments } = await sharp(file).metadata()
    const patch = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff00ff' } })
      .png()
      .toBuffer()
    const changed = await sharp(file)
      .composite([{ input: patch, left: 10, top: 10 }])
      .png()
      .toBuffer()
    await writeFile(path('plain.png'), changed)
    expect((await enlarge('plain.png')).method).not.toBe('recipe')
    expect(comments?.some(({ keyword }) => keyword === 'heddle')).toBe(true)
    await expect(enlarge('plain.png', { method: 'recipe' })).rejects.toThrow(/no recipe/)
  })

  test('gives way when another method is asked for', async () => {
    await writeFile(path('asked.png'), (await draw(64)).file)
    expect((await enlarge('asked.png', { method: 'bicubic' })).method).toBe('bicubic')
  })
})
