import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Half, splitPrompts } from '../../../processors/engines/enlarge/network/train/split.ts'
import { benchCache } from '../trace/bench-cache.ts'
import { render } from '../trace/picture.ts'
import { type Truth, withoutAlpha } from './picture.ts'

const DESIGN_SIZE = 1024

/** Repeats of our own pattern engine, drawn smooth: as a picture that came without its recipe. */
export async function ownDesigns(half: Half, count: number, side: number): Promise<Truth[]> {
  const truths: Truth[] = []
  for (const prompt of splitPrompts[half].slice(0, count)) {
    const drawing = (await keptDrawing(prompt)).toString()
    truths.push({ name: prompt, picture: withoutAlpha(render(drawing, side), 1), tile: true })
  }
  return truths
}

/** Kept between runs, so that a change to the pattern engine does not change what enlarging is measured on. */
async function keptDrawing(prompt: string): Promise<Buffer> {
  const folder = join(benchCache, 'own-designs')
  const path = join(folder, `${prompt.replaceAll(/[^a-z]+/gi, '-')}.svg`)
  if (!existsSync(path)) {
    await mkdir(folder, { recursive: true })
    const { generatePattern } = await import('../../../processors/engines/pattern/generate-pattern.ts')
    const request = { prompt, seed: 1, format: 'svg', size: DESIGN_SIZE, compositionType: 'tile' } as const
    await writeFile(path, (await generatePattern(request)).file)
  }
  return readFile(path)
}
