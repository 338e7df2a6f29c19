import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeImage } from '../../../processors/engines/raster/decode.ts'
import { benchCache } from './bench-cache.ts'
import { type BenchPicture, countInks, pictureOf } from './picture.ts'

const prompts = [
  'tossed wild flowers on navy',
  'ditsy daisies, four colours',
  'paisley, rich reds and gold',
  'geometric art deco fans',
  'tropical leaves in six greens',
  'blue and white chinoiserie birds',
] as const

// Two to four inks in fine forms: what the tracer was settled on at even places, others at odd ones.
const finePrompts = [
  'black lace with flowers',
  'red bandana paisley',
  'toile de jouy, shepherd scenes, blue on cream',
  'sashiko on indigo',
  'art deco fans, gold lines on black',
  'suzani medallions, red, pink and olive',
] as const

const SIZE = 1024
const FINE_SIZE = 640
const PIXELS_MAX = 4_000_000

const designFiles = ['svg', 'png', 'jpeg'] as const
type DesignFile = (typeof designFiles)[number]

/** How a tile of the pattern engine arrives: smooth, as its own exact PNG, or as its own JPEG. */
export type TileFile = 'smooth' | 'png' | 'jpeg'

/** Tiles of our own pattern engine at 1024 px, each with its drawing. */
export async function ownTiles(seeds: readonly number[], file: TileFile): Promise<BenchPicture[]> {
  const pictures: BenchPicture[] = []
  for (const seed of seeds) {
    const prompt = prompts[seed % prompts.length]
    const svg = (await drawn(prompt, seed, 'svg')).toString()
    const smooth = pictureOf(`${prompt} (${file})`, svg, SIZE, true)
    if (file === 'smooth') pictures.push(smooth)
    else {
      const image = await decodeImage(await drawn(prompt, seed, file), PIXELS_MAX)
      const inkCount = file === 'png' ? countInks(image) : smooth.inkCount
      pictures.push({ ...smooth, image, inkCount })
    }
  }
  return pictures
}

/** The same in the PNGs that they come in, with the design inside: drawn anew, for only this version knows it. */
export async function ownFiles(seeds: readonly number[]): Promise<BenchPicture[]> {
  const pictures: BenchPicture[] = []
  for (const seed of seeds) {
    const prompt = prompts[seed % prompts.length]
    const [svg, file] = [await draw(prompt, seed, 'svg'), await draw(prompt, seed, 'png')]
    const image = await decodeImage(file, PIXELS_MAX)
    const truth = new TextDecoder().decode(svg)
    pictures.push({ name: `${prompt} (file)`, image, file, truth, tile: true, inkCount: countInks(image) })
  }
  return pictures
}

/** Designs of our own in few inks and fine forms at 640 px, each with its drawing. */
export async function fineDesigns(seeds: readonly number[]): Promise<BenchPicture[]> {
  const pictures: BenchPicture[] = []
  for (const seed of seeds) {
    const prompt = finePrompts[seed % finePrompts.length]
    pictures.push(pictureOf(prompt, (await drawn(prompt, seed, 'svg')).toString(), FINE_SIZE))
  }
  return pictures
}

// Kept between runs, all files of a design at once, so that a change to the pattern engine does not change what tracing
// is measured on, nor part a picture from its drawing.
async function drawn(prompt: string, seed: number, format: DesignFile): Promise<Buffer> {
  const folder = join(benchCache, 'own-tiles')
  const pathOf = (ending: DesignFile): string => join(folder, `${prompt.replaceAll(/[^a-z]+/g, '-')}-${seed}.${ending}`)
  if (!designFiles.every((ending) => existsSync(pathOf(ending)))) {
    await mkdir(folder, { recursive: true })
    for (const ending of designFiles) await writeFile(pathOf(ending), await draw(prompt, seed, ending))
  }
  return readFile(pathOf(format))
}

async function draw(prompt: string, seed: number, format: DesignFile): Promise<Uint8Array> {
  // Loaded only when a tile is not kept yet: it is the whole pattern engine.
  const { generatePattern } = await import('../../../processors/engines/pattern/generate-pattern.ts')
  return (await generatePattern({ prompt, seed, format, size: SIZE, compositionType: 'tile' })).file
}
