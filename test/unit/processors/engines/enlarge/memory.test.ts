// Memory is watched in a process of its own, where nothing else adds to it.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { noisePicture, savePng, wavePicture } from './pictures.ts'

const ENGINE = join(import.meta.dirname, '../../../../../processors/engines/enlarge/enlarge-file.ts')
const PEAK_MEMORY = join(import.meta.dirname, '../../../../harness/peak-memory.ts')
const RESULT_MB = (8192 * 8192 * 3) / 2 ** 20
/** Waves, because the coder of WebP takes half a minute over noise. */
const pictureOf = { png: () => noisePicture(512, 512, 3), webp: () => wavePicture(512, 512) } as const
/** What the work may add to a process that has done nothing but load the engine, every family of patterns with it. */
const addedMbMax = { png: 165, webp: 600 } as const

test.each([
  ['png', 'written without ever being held'],
  ['webp', 'held by its coder alone, within the memory that a child may have'],
] as const)('a %s of 8192 × 8192 pixels is %s', async (format, _how) => {
  const folder = await mkdtemp(join(tmpdir(), 'heddle-memory-test-'))
  try {
    const request = { inputPath: join(folder, 'in.png'), outputPath: join(folder, 'out'), method: 'bicubic', format }
    await savePng(pictureOf[format](), request.inputPath)
    const script = `
      const { enlargeFile } = await import(${JSON.stringify(pathToFileURL(ENGINE).href)})
      const { peakMemoryMb } = await import(${JSON.stringify(pathToFileURL(PEAK_MEMORY).href)})
      const loadedMb = process.memoryUsage.rss() / 2 ** 20
      const { width } = await enlargeFile(${JSON.stringify(request)})
      console.log(JSON.stringify({ width, addedMb: peakMemoryMb() - loadedMb }))`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
    const { width, addedMb } = JSON.parse(stdout)
    expect(width).toBe(8192)
    expect(addedMb).toBeLessThan(addedMbMax[format])
    expect(addedMbMax.png).toBeLessThan(RESULT_MB)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
