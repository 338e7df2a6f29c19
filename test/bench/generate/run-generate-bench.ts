import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { z } from 'zod'
import { generatePattern } from '../../../processors/engines/pattern/generate-pattern.ts'
import { measureRerender } from './rerender.ts'

const run = promisify(execFile)

/** A small heap costs no time: what is drawn is soon forgotten. Without a limit V8 tidies up late. */
const HEAP = ['--max-semi-space-size=4', '--max-old-space-size=192']

const measured = z.object({
  memoryMb: z.number(),
  drawn: z.array(
    z.object({
      prompt: z.string(),
      seed: z.number(),
      family: z.string(),
      /** Processor time of one PNG: what one core needs, however busy the machine is. */
      pngMs: z.number(),
      wallMs: z.number(),
      drawMs: z.number(),
      candidates: z.number(),
    }),
  ),
})
type Sample = z.infer<typeof measured>['drawn'][number] & { readonly svgKb: number }

/**
 * Draws 120 prompts at 1024² in one process of their own and weighs each as SVG; prints a table by family, the whole,
 * and a recipe drawn again at 16384².
 */
export async function runGenerateBench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { seeds: { type: 'string', default: '1' } } })
  const seeds = Math.max(1, Number(values.seeds) || 1)
  const child = [...HEAP, '--no-warnings', join(import.meta.dirname, 'draw-prompts.ts'), `${seeds}`]
  const { stdout } = await run(process.execPath, child, { maxBuffer: 1 << 26 })
  const { drawn, memoryMb } = measured.parse(JSON.parse(stdout))
  const samples: Sample[] = []
  for (const one of drawn) samples.push({ ...one, svgKb: await weighSvg(one.prompt, one.seed) })
  printTable(samples)
  const of = (value: (sample: Sample) => number, share: number): number => quantile(samples.map(value), share)
  const png = (share: number): number => of(({ pngMs }) => pngMs, share)
  const wall = (share: number): number => of(({ wallMs }) => wallMs, share)
  const svg = (share: number): number => of(({ svgKb }) => svgKb, share)
  console.log(
    [
      `${samples.length} prompts, tile PNG 1024² with the critic, one core: p50 ${png(0.5)} ms (≤ 300), p95 ${png(0.95)} ms (≤ 900), most ${png(1)} ms`,
      `by the clock of this machine now: p50 ${wall(0.5)} ms, p95 ${wall(0.95)} ms`,
      `SVG master p50 ${svg(0.5)} kB (≤ 200), p95 ${svg(0.95)} kB, most ${svg(1)} kB`,
      `peak RSS ${memoryMb} MB (≤ 300) with ${HEAP.join(' ')}`,
    ].join('\n'),
  )
  await printRerender()
}

async function weighSvg(prompt: string, seed: number): Promise<number> {
  const { file } = await generatePattern({ prompt, seed, compositionType: 'tile', format: 'svg' })
  return Math.round(file.length / 1000)
}

function printTable(samples: readonly Sample[]): void {
  const names = [...new Set(samples.map(({ family }) => family))]
  const rows = names.map((family) => {
    const own = samples.filter((sample) => sample.family === family)
    const of = (value: (sample: Sample) => number, share: number): number => quantile(own.map(value), share)
    return {
      family,
      designs: own.length,
      'PNG p50 ms': of(({ pngMs }) => pngMs, 0.5),
      'PNG most ms': of(({ pngMs }) => pngMs, 1),
      'SVG p50 kB': of(({ svgKb }) => svgKb, 0.5),
      'drawings most': of(({ candidates }) => candidates, 1),
    }
  })
  console.table(rows.toSorted((one, other) => other['PNG p50 ms'] - one['PNG p50 ms']))
}

async function printRerender(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'heddle-bench-'))
  try {
    const { file } = await generatePattern({ prompt: 'tossed roses', compositionType: 'tile', format: 'png', seed: 1 })
    const input = join(folder, 'roses.png')
    await writeFile(input, file)
    const { seconds, memoryMb, method } = await measureRerender(input, join(folder, 'large.png'))
    console.log(
      `16384² again from the recipe (${method}): ${seconds.toFixed(1)} s (≤ 20), peak RSS ${memoryMb} MB (≤ 500)`,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
