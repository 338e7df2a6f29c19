import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { z } from 'zod'
import { createRandom } from './picture.ts'
import { createScenes } from './scenes.ts'

const run = promisify(execFile)
const SIDE = 1024
const measured = z.object({ seconds: z.number(), peakMb: z.number(), fileMb: z.number(), method: z.string() })

/** Prints seconds and peak memory of each enlargement, every one in a process of its own. */
export async function measureSpeed(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'heddle-bench-'))
  try {
    const inputs = await writeInputs(folder)
    console.log(`\n${SIDE}² → ${SIDE * 16}², each in its own process`)
    const columns = ['input', 'engine', 'format', 'method', 'seconds', 'peak MB', 'file MB']
    console.log(row(columns))
    for (const [input, path] of inputs)
      for (const [engine, format] of [
        ['sharp resize', 'png'],
        ['heddle', 'png'],
        ['heddle', 'tiff'],
        ['heddle', 'jpeg'],
      ] as const) {
        const child = [join(import.meta.dirname, 'speed-child.ts'), engine, path, join(folder, 'out'), format]
        const { stdout } = await run(process.execPath, child)
        const { method, seconds, peakMb, fileMb } = measured.parse(JSON.parse(stdout))
        console.log(row([input, engine, format, method, seconds.toFixed(1), peakMb.toFixed(0), fileMb.toFixed(1)]))
      }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function row(cells: readonly string[]): string {
  return cells.map((cell, i) => (i < 4 ? cell.padEnd(14) : cell.padStart(9))).join(' ')
}

/** Flat art, and the same under noise, which is the hardest thing to compress. */
async function writeInputs(folder: string): Promise<readonly (readonly [string, string])[]> {
  const scene = createScenes([21]).find(({ family }) => family === 'flat')
  if (!scene) throw new Error('the scenes hold no flat art')
  const { data, width, height, channels } = await scene.draw(SIDE)
  const raw = { width, height, channels }
  const random = createRandom(5)
  const noisy = Uint8ClampedArray.from(data, (value) => value + (random() + random() - 1) * 16)
  const paths = { flat: join(folder, 'flat.png'), noise: join(folder, 'noise.png') }
  await sharp(data, { raw }).png().toFile(paths.flat)
  await sharp(noisy, { raw }).png().toFile(paths.noise)
  return Object.entries(paths)
}
