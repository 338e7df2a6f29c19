// Memory is watched in a process of its own, where nothing else adds to it.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { generatePattern } from '../../../../../processors/engines/pattern/generate-pattern.ts'
import { discPicture, noisePicture, savePng, wavePicture } from './pictures.ts'

const ENGINE = join(import.meta.dirname, '../../../../../processors/engines/enlarge/enlarge-file.ts')
const PEAK_MEMORY = join(import.meta.dirname, '../../../../harness/peak-memory.ts')
const SIDE = 512
const RESULT_MB = (8192 * 8192 * 3) / 2 ** 20

let folder = ''
const path = (name: string): string => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heddle-memory-test-'))
  const design = { prompt: 'leopard on cream', seed: 5, format: 'png', size: SIDE, compositionType: 'tile' } as const
  await savePng(discPicture(SIDE, 3), path('discs'))
  await savePng(noisePicture(SIDE, SIDE / 2, 3), path('noise'))
  await savePng(wavePicture(SIDE, SIDE), path('waves'))
  await writeFile(path('design'), (await generatePattern(design)).file)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Asked = { readonly method: string; readonly format: string }

/**
 * Enlarges 16 times in a process that tells how much memory it took at most, and how much of it for the work, in MB.
 */
async function enlarge(name: string, asked: Asked) {
  const request = { inputPath: path(name), outputPath: path(`${name}.out`), ...asked }
  const script = `
    const { enlargeFile } = await import(${JSON.stringify(pathToFileURL(ENGINE).href)})
    const { peakMemoryMb } = await import(${JSON.stringify(pathToFileURL(PEAK_MEMORY).href)})
    const loadedMb = process.memoryUsage.rss() / 2 ** 20
    const { width, method } = await enlargeFile(${JSON.stringify(request)})
    console.log(JSON.stringify({ width, method, peakMb: peakMemoryMb(), addedMb: peakMemoryMb() - loadedMb }))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  return JSON.parse(stdout)
}

/**
 * What the work may add to a process that has done nothing but load the engine, every family of patterns with it. It
 * measured 82 to 87 MB by recipe and cubic, 125 by inks and 179 by network: the whole result would be above each of
 * these. The goal, 600 MB for four times as many pixels, is for all.
 */
const addedMbMax = { recipe: 150, flat: 190, network: 255, bicubic: 150 } as const
const GOAL_MB = 600

// By network half as high: it draws band by band as well, and takes most of the time.
describe('a picture of 8192 × 8192 pixels is written without ever being held', () => {
  test.each([
    ['recipe', 'design'],
    ['flat', 'discs'],
    ['network', 'noise'],
    ['bicubic', 'discs'],
  ] as const)('by %s', async (method, name) => {
    const { addedMb, peakMb, ...drawn } = await enlarge(name, { method, format: 'png' })
    expect(drawn).toEqual({ width: 8192, method })
    expect(addedMb).toBeLessThan(addedMbMax[method])
    expect(peakMb).toBeLessThan(GOAL_MB - RESULT_MB)
  })

  test('but for the coder of WebP, which holds it within the memory that a child may have', async () => {
    // Waves, because it takes half a minute over noise.
    const { addedMb } = await enlarge('waves', { method: 'bicubic', format: 'webp' })
    expect(addedMb).toBeGreaterThan(Math.max(...Object.values(addedMbMax)))
    expect(addedMb).toBeLessThan(GOAL_MB)
  })
})
