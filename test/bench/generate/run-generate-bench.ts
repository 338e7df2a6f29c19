import { parseArgs } from 'node:util'
import { families } from '../../../processors/engines/pattern/families/registry.ts'
import { generatePattern } from '../../../processors/engines/pattern/generate-pattern.ts'

type Row = { readonly family: string; readonly pngMs: number; readonly svgKb: number; readonly shapes: number }

/** Draws every family at 1024² with several seeds in this one process and prints medians per family and over all. */
export async function runGenerateBench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { seeds: { type: 'string', default: '3' } } })
  const seeds = Math.max(1, Number(values.seeds) || 3)
  await draw('dots', 0, 'png')
  const rows: Row[] = []
  const times: number[] = []
  const sizes: number[] = []
  for (const { name } of families) {
    const own: number[] = []
    const bytes: number[] = []
    let shapes = 0
    for (let seed = 1; seed <= seeds; seed++) {
      const startedMs = performance.now()
      await draw(name, seed, 'png')
      own.push(performance.now() - startedMs)
      const svg = await draw(name, seed, 'svg')
      bytes.push(svg.file.length / 1000)
      shapes = svg.report.shapes
    }
    times.push(...own)
    sizes.push(...bytes)
    rows.push({ family: name, pngMs: Math.round(quantile(own, 0.5)), svgKb: Math.round(quantile(bytes, 0.5)), shapes })
  }
  console.table(rows)
  const memoryMb = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(
    `tile PNG 1024² p50 ${Math.round(quantile(times, 0.5))} ms, p95 ${Math.round(quantile(times, 0.95))} ms; ` +
      `SVG p50 ${Math.round(quantile(sizes, 0.5))} kB; peak RSS ${memoryMb} MB; ${times.length} designs`,
  )
}

function draw(family: string, seed: number, format: 'png' | 'svg'): ReturnType<typeof generatePattern> {
  return generatePattern({ prompt: 'a bench design', compositionType: 'tile', format, seed, spec: { family } })
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}
