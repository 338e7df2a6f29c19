import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Half, splitPrompts } from '../../../processors/engines/enlarge/network/train/split.ts'
import { benchCache } from '../trace/bench-cache.ts'
import { render } from '../trace/picture.ts'
import { type Picture, type Truth, withoutAlpha } from './picture.ts'

const DESIGN_SIZE = 1024

/** Repeats of our own pattern engine, drawn smooth: as a picture that came without its recipe. */
export async function ownDesigns(half: Half, count: number, side: number): Promise<Truth[]> {
  const truths: Truth[] = []
  for (const prompt of splitPrompts[half].slice(0, count))
    truths.push({ name: prompt, picture: await drawOwnDesign(prompt, side), tile: true })
  return truths
}

/** One repeat of our own pattern engine, `side` pixels wide. */
export async function drawOwnDesign(prompt: string, side: number): Promise<Picture> {
  return withoutAlpha(render((await keptDrawing(prompt)).toString(), side), 1)
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
