// Memory is watched in a process of its own, where nothing else adds to it.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { noisePicture, savePng } from './pictures.ts'

const ENGINE = join(import.meta.dirname, '../../../../../processors/engines/enlarge/enlarge-file.ts')
const PEAK_MEMORY = join(import.meta.dirname, '../../../../harness/peak-memory.ts')
const RESULT_MB = (8192 * 8192 * 3) / 2 ** 20
/** What the work may add to a process that has done nothing but load the engine, every family of patterns with it. */
const ADDED_MB_MAX = 165

test('a result of 192 MB is written without ever being held', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'heddle-memory-test-'))
  try {
    const request = { inputPath: join(folder, 'in.png'), outputPath: join(folder, 'out.png'), method: 'bicubic' }
    await savePng(noisePicture(512, 512, 3), request.inputPath)
    const script = `
      const { enlargeFile } = await import(${JSON.stringify(pathToFileURL(ENGINE).href)})
      const { peakMemoryMb } = await import(${JSON.stringify(pathToFileURL(PEAK_MEMORY).href)})
      const loadedMb = process.memoryUsage.rss() / 2 ** 20
      const { width } = await enlargeFile(${JSON.stringify(request)})
      console.log(JSON.stringify({ width, addedMb: peakMemoryMb() - loadedMb }))`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
    const { width, addedMb } = JSON.parse(stdout)
    expect(width).toBe(8192)
    expect(addedMb).toBeLessThan(ADDED_MB_MAX)
    expect(ADDED_MB_MAX).toBeLessThan(RESULT_MB)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
