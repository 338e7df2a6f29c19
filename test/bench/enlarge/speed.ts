import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { z } from 'zod'
import type { EnlargeMethod } from '../../../processors/engines/enlarge/choose-method.ts'
import { generatePattern } from '../../../processors/engines/pattern/generate-pattern.ts'
import { seededRandom } from '../../harness/seeded-random.ts'
import { createScenes } from './scenes.ts'

const run = promisify(execFile)
const SIDE = 1024
const measured = z.object({
  seconds: z.number(),
  cpuSeconds: z.number(),
  peakMb: z.number(),
  fileMb: z.number(),
  method: z.string(),
})

/** Prints seconds and peak memory of each enlargement, every one in a process of its own. */
export async function measureSpeed(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'heddle-bench-'))
  try {
    const inputs = await writeInputs(folder)
    console.log(`\n${SIDE}² → ${SIDE * 16}², each in its own process`)
    console.log(row(['input', 'engine', 'format', 'method', 'seconds', 'cpu s', 'peak MB', 'file MB']))
    for (const { input, path, method } of inputs)
      for (const [engine, format] of [
        ['sharp resize', 'png'],
        ['heddle', 'png'],
        ['heddle', 'tiff'],
        ['heddle', 'jpeg'],
      ] as const) {
        const child = [join(import.meta.dirname, 'speed-child.ts'), engine, path, join(folder, 'out'), format, method]
        const { stdout } = await run(process.execPath, child)
        const { method: drawn, seconds, cpuSeconds, peakMb, fileMb } = measured.parse(JSON.parse(stdout))
        const figures = [seconds.toFixed(1), cpuSeconds.toFixed(1), peakMb.toFixed(0), fileMb.toFixed(1)]
        console.log(row([input, engine, format, drawn, ...figures]))
      }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function row(cells: readonly string[]): string {
  return cells.map((cell, i) => (i < 4 ? cell.padEnd(14) : cell.padStart(9))).join(' ')
}

type Input = { readonly input: string; readonly path: string; readonly method: EnlargeMethod }

/**
 * Flat art, the same under noise, which is the hardest thing to compress, that again for the network alone, and a
 * repeat with its recipe.
 */
async function writeInputs(folder: string): Promise<readonly Input[]> {
  const scene = createScenes([21]).find(({ family }) => family === 'flat')
  if (!scene) throw new Error('the scenes hold no flat art')
  const { data, width, height, channels } = await scene.draw(SIDE)
  const raw = { width, height, channels }
  const random = seededRandom(5)
  const noisy = Uint8ClampedArray.from(data, (value) => value + (random() + random() - 1) * 16)
  const paths = { flat: join(folder, 'flat.png'), noise: join(folder, 'noise.png'), recipe: join(folder, 'recipe.png') }
  await sharp(data, { raw }).png().toFile(paths.flat)
  await sharp(noisy, { raw }).png().toFile(paths.noise)
  const design = { prompt: 'ditsy daisies, four colours', seed: 1, format: 'png', size: SIDE } as const
  await writeFile(paths.recipe, (await generatePattern({ ...design, compositionType: 'tile' })).file)
  return [
    { input: 'flat', path: paths.flat, method: 'auto' },
    { input: 'noise', path: paths.noise, method: 'auto' },
    { input: 'noise', path: paths.noise, method: 'network' },
    { input: 'recipe', path: paths.recipe, method: 'auto' },
  ]
}
