// Memory is watched in a process of its own, where nothing else adds to it.
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { noisePicture } from '../enlarge/pictures.ts'

const TRACE = join(import.meta.dirname, '../../../../bench/trace/trace-in-fresh-process.ts')
const WIDTH = 1000
const HEIGHT = 700
// Megabytes a megapixel beyond those of the idle program.
const MEGABYTES_MAX = 200
// What this process holds must not count as the other one's.
const HELD_BYTES = 300e6

test('a photograph takes no more memory than its pixels allow, whatever the process that asks for it holds', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'heddle-memory-test-'))
  const held = Buffer.alloc(HELD_BYTES, 1)
  try {
    const path = join(folder, 'clouds.png')
    const { data, width, height, channels } = noisePicture(125, 88, 3)
    await sharp(data, { raw: { width, height, channels } }).resize(WIDTH, HEIGHT, { fit: 'fill' }).png().toFile(path)
    const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', TRACE, path, '1'])
    const [{ grownMegabytes, stagesMs }] = JSON.parse(stdout)
    expect(stagesMs).toHaveProperty('places')
    expect(grownMegabytes).toBeGreaterThan((WIDTH * HEIGHT * 4) / 1e6)
    expect(grownMegabytes).toBeLessThan((MEGABYTES_MAX * WIDTH * HEIGHT) / 1e6)
    expect(held.length).toBe(HELD_BYTES)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
