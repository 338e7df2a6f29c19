// Draws prompts as PNG, one after the other, and tells each one's family and times and the most memory held, as one
// JSON line.
import { generatePattern } from '../../../processors/engines/pattern/generate-pattern.ts'
import { peakMemoryMb } from '../../harness/peak-memory.ts'
import { benchPrompts } from './bench-prompts.ts'

const seeds = Number(process.argv[2] ?? 1)
const wishes = Array.from({ length: seeds }, (_, at) => benchPrompts.map((prompt) => ({ prompt, seed: at + 1 }))).flat()

async function draw(prompt: string, seed: number) {
  const startedMs = performance.now()
  const before = process.cpuUsage()
  const { report } = await generatePattern({ prompt, seed, compositionType: 'tile', format: 'png' })
  const { user, system } = process.cpuUsage(before)
  return {
    family: report.spec.family,
    pngMs: Math.round((user + system) / 1000),
    wallMs: Math.round(performance.now() - startedMs),
    drawMs: Math.round(report.timingMs.draw ?? 0),
    candidates: report.critic?.candidates ?? 1,
  }
}

// The first designs would otherwise pay for the compiler's warming up.
for (const { prompt, seed } of wishes.slice(0, 12)) await draw(prompt, seed)
const drawn = []
for (const { prompt, seed } of wishes) drawn.push({ prompt, seed, ...(await draw(prompt, seed)) })
console.log(JSON.stringify({ drawn, memoryMb: Math.round(peakMemoryMb()) }))
