import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { z } from 'zod'
import { mean } from '../../../processors/engines/numbers/mean.ts'
import { type BenchClass, benchClasses } from './classes.ts'
import type { BenchPicture } from './picture.ts'

const program = fileURLToPath(new URL('./trace-in-fresh-process.ts', import.meta.url))
const TRACE_TIMEOUT_MS = 5 * 60_000
const WARM_RUNS = 5
// The stages that take longest, as many as fit a line.
const STAGES_SHOWN = 8

const passSchema = z.object({
  ms: z.number(),
  cpuMs: z.number(),
  grownMegabytes: z.number(),
  stagesMs: z.record(z.string(), z.number()),
})
type Pass = z.infer<typeof passSchema>

/** What a megapixel of a picture takes: seconds, and megabytes beyond those of the idle program. */
type Speed = {
  readonly coldS: number
  readonly coldCpuS: number
  readonly warmS: number
  readonly megabytes: number
  readonly coldStagesS: ReadonlyMap<string, number>
  readonly warmStagesS: ReadonlyMap<string, number>
}

/**
 * Traces pictures of every class: once in a process of its own, as the command does, and in another one five times
 * warm, of which the median counts. Prints a line a class, and under it the longest stages, cold and warm.
 */
export async function runSpeedBench(seeds: readonly number[], only: readonly string[] | undefined): Promise<void> {
  console.log('class         n   cold s/Mpx   CPU s/Mpx   warm s/Mpx   MB/Mpx')
  const folder = await mkdtemp(join(tmpdir(), 'heddle-trace-speed-'))
  try {
    for (const benchClass of benchClasses)
      if (!only || only.includes(benchClass.name)) await printClass(benchClass, seeds, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function printClass({ name, pictures }: BenchClass, seeds: readonly number[], folder: string): Promise<void> {
  const speeds: Speed[] = []
  for (const picture of await pictures(seeds)) speeds.push(await clock(picture, folder))
  if (speeds.length === 0) return
  const cells = [
    mean(speeds.map(({ coldS }) => coldS))
      .toFixed(2)
      .padStart(12),
    mean(speeds.map(({ coldCpuS }) => coldCpuS))
      .toFixed(2)
      .padStart(12),
    mean(speeds.map(({ warmS }) => warmS))
      .toFixed(2)
      .padStart(13),
    mean(speeds.map(({ megabytes }) => megabytes))
      .toFixed(0)
      .padStart(9),
  ]
  console.log(`${name.padEnd(10)}${String(speeds.length).padStart(5)}${cells.join('')}`)
  const cold = meanStages(speeds.map(({ coldStagesS }) => coldStagesS))
  const warm = meanStages(speeds.map(({ warmStagesS }) => warmStagesS))
  const longest = [...cold].toSorted((a, b) => b[1] - a[1]).slice(0, STAGES_SHOWN)
  const parts = longest.map(([stage, s]) => `${stage} ${s.toFixed(2)}→${(warm.get(stage) ?? 0).toFixed(2)}`)
  console.log(`  ${parts.join('  ')}`)
}

async function clock({ name, image }: BenchPicture, folder: string): Promise<Speed> {
  const path = join(folder, `${name.replaceAll(/[^a-z0-9]+/gi, '-')}.png`)
  const raw = { width: image.width, height: image.height, channels: 4 } as const
  await writeFile(path, await sharp(Buffer.from(image.data), { raw }).png().toBuffer())
  const [cold] = await traceInProcess(path, 1)
  const [, ...warm] = await traceInProcess(path, 1 + WARM_RUNS)
  const megapixels = (image.width * image.height) / 1e6
  const median = warm.toSorted((a, b) => a.ms - b.ms)[warm.length >> 1]
  return {
    coldS: cold.ms / 1e3 / megapixels,
    coldCpuS: cold.cpuMs / 1e3 / megapixels,
    warmS: median.ms / 1e3 / megapixels,
    megabytes: cold.grownMegabytes / megapixels,
    coldStagesS: stagesOf(cold, megapixels),
    warmStagesS: stagesOf(median, megapixels),
  }
}

async function traceInProcess(path: string, runs: number): Promise<readonly Pass[]> {
  const args = ['--no-warnings', program, path, String(runs)]
  // As the bootstrap starts the command.
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' }
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: TRACE_TIMEOUT_MS, env })
  return z.array(passSchema).parse(JSON.parse(stdout))
}

function stagesOf({ stagesMs }: Pass, megapixels: number): ReadonlyMap<string, number> {
  return new Map(Object.entries(stagesMs).map(([stage, ms]) => [stage, ms / 1e3 / megapixels]))
}

/** Means over all pictures; a stage that a picture had no need of took it no time. */
function meanStages(lists: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const names = new Set(lists.flatMap((stages) => [...stages.keys()]))
  return new Map([...names].map((name) => [name, mean(lists.map((stages) => stages.get(name) ?? 0))]))
}
