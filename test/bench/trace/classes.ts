import { flatClipArt, gradientClipArt, lineIcons, manyInks, thinOutlines } from './clip-art.ts'
import { type Degradation, degradations, degrade } from './degrade.ts'
import { type DrawingKind, drawBenchPicture } from './drawings.ts'
import { fineDesigns, ownFiles, ownTiles } from './own-tiles.ts'
import { photographs, textureSamples } from './photographs.ts'
import { type BenchPicture, pictureOf } from './picture.ts'

/** A class of pictures with what is asked of it: decibels, and segments in shares of stacked potrace's. */
export type BenchClass = {
  readonly name: string
  readonly goalPsnr: number
  readonly goalSegments: number
  readonly pictures: (seeds: readonly number[]) => Promise<readonly BenchPicture[]>
}

const degradedGoals: Readonly<Record<Degradation, number>> = { jpeg60: 31.5, noise6: 33, scan: 30, half: 31.5 }

export const benchClasses: readonly BenchClass[] = [
  classOf('icon', 43, 0.4, async (seeds) => [...own('icon', seeds), ...(await lineIcons(seeds))]),
  classOf('flat', 38, 0.6, async (seeds) => [...own('flat', seeds), ...flatClipArt(seeds)]),
  classOf('many', 33, 0.5, async (seeds) => [...own('many', seeds), ...manyInks(seeds)]),
  classOf('thin', 28, 0.5, async (seeds) => [...own('thin', seeds), ...(await thinOutlines(seeds))]),
  classOf('gradient', 35, 1, async (seeds) => [...own('gradient', seeds), ...gradientClipArt(seeds)]),
  classOf('tile', 33, 0.5, async (seeds) => [...own('tile', seeds), ...(await ownTiles(seeds, 'smooth'))]),
  classOf('own png', 30, 0.5, (seeds) => ownTiles(seeds, 'png')),
  classOf('own file', 33, 0.5, ownFiles),
  classOf('own jpeg', 30, 0.7, (seeds) => ownTiles(seeds, 'jpeg')),
  ...degradations.map((how) => classOf(how, degradedGoals[how], 1, (seeds) => spoiled(seeds, how))),
  classOf('fine scan', 24, 1, async (seeds) => degradeAll(await fineDesigns(seeds), 'scan')),
  classOf('photo', 32.5, 0.7, photographs),
  classOf('texture', 28, 0.5, textureSamples),
]

function classOf(name: string, goalPsnr: number, goalSegments: number, pictures: BenchClass['pictures']): BenchClass {
  return { name, goalPsnr, goalSegments, pictures }
}

function own(kind: DrawingKind, seeds: readonly number[]): BenchPicture[] {
  return seeds.map((seed) => {
    const { svg, tile } = drawBenchPicture(kind, seed)
    return pictureOf(`own ${kind} ${seed}`, svg, 512, tile)
  })
}

async function spoiled(seeds: readonly number[], how: Degradation): Promise<BenchPicture[]> {
  const clean = [...flatClipArt(seeds), ...manyInks(seeds), ...(await thinOutlines(seeds))]
  return degradeAll(clean, how)
}

function degradeAll(clean: readonly BenchPicture[], how: Degradation): Promise<BenchPicture[]> {
  return Promise.all(clean.map(async (picture) => ({ ...picture, image: await degrade(picture.image, how) })))
}
