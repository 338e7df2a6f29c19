import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { families } from '../../../processors/engines/pattern/families/registry.ts'
import { generatePattern } from '../../../processors/engines/pattern/generate-pattern.ts'
import { benchPrompts } from './bench-prompts.ts'
import { measureRerender } from './rerender.ts'

type Drawn = {
  readonly family: string
  /** Processor time of one PNG: what one core needs, however busy the machine is. */
  readonly pngMs: number
  readonly wallMs: number
  readonly drawMs: number
  readonly candidates: number
}
type Sample = Drawn & { readonly svgKb: number }

/**
 * Draws 120 prompts at 1024² in this one process and one thread, PNG timed, then SVG weighed, then any family no prompt
 * chose; prints a table by family, the whole, and a recipe drawn again at 16384².
 */
export async function runGenerateBench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { seeds: { type: 'string', default: '1' } } })
  const seeds = Math.max(1, Number(values.seeds) || 1)
  const wishes = Array.from({ length: seeds }, (_, at) =>
    benchPrompts.map((prompt) => ({ prompt, seed: at + 1 })),
  ).flat()
  for (const wish of wishes.slice(0, 6)) await draw(wish)
  const drawn: Drawn[] = []
  for (const wish of wishes) drawn.push(await draw(wish))
  const memoryMb = Math.round(process.resourceUsage().maxRSS / 1024)
  const samples: Sample[] = []
  for (const [at, wish] of wishes.entries()) samples.push({ ...drawn[at], svgKb: await weighSvg(wish) })
  const asked = new Set(samples.map(({ family }) => family))
  const others: Sample[] = []
  for (const { name } of families) {
    const wish = { prompt: 'a bench design', seed: 1, family: name }
    if (!asked.has(name)) others.push({ ...(await draw(wish)), svgKb: await weighSvg(wish) })
  }
  printTable([...samples, ...others])
  const [times, walls, sizes] = [
    drawn.map((one) => one.pngMs),
    drawn.map((one) => one.wallMs),
    samples.map((one) => one.svgKb),
  ]
  console.log(
    `${samples.length} prompts, tile PNG 1024² on one core: p50 ${quantile(times, 0.5)} ms (≤ 300), p95 ${quantile(times, 0.95)} ms ` +
      `(≤ 900), most ${quantile(times, 1)} ms; by the clock p50 ${quantile(walls, 0.5)}, p95 ${quantile(walls, 0.95)} ms; ` +
      `SVG p50 ${quantile(sizes, 0.5)} kB (≤ 200), most ${quantile(sizes, 1)} kB; peak RSS ${memoryMb} MB (≤ 300)`,
  )
  await printRerender()
}

type Wish = { readonly prompt: string; readonly seed: number; readonly family?: string }

function requestOf({ prompt, seed, family }: Wish) {
  return { prompt, compositionType: 'tile', seed, ...(family && { spec: { family } }) } as const
}

async function draw(wish: Wish): Promise<Drawn> {
  const startedMs = performance.now()
  const before = process.cpuUsage()
  const { report } = await generatePattern({ ...requestOf(wish), format: 'png' })
  const { user, system } = process.cpuUsage(before)
  return {
    family: report.spec.family,
    pngMs: Math.round((user + system) / 1000),
    wallMs: Math.round(performance.now() - startedMs),
    drawMs: Math.round(report.timingMs.draw ?? 0),
    candidates: report.critic?.candidates ?? 1,
  }
}

async function weighSvg(wish: Wish): Promise<number> {
  const { file } = await generatePattern({ ...requestOf(wish), format: 'svg' })
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
      'draw p50 ms': of(({ drawMs }) => drawMs, 0.5),
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
