import { type Half, splitPhotographs } from '../../../processors/engines/enlarge/network/train/split.ts'
import type { RgbaImage } from '../../../processors/engines/raster/decode.ts'
import { flatClipArt, gradientClipArt, lineIcons, manyInks, thinOutlines } from '../trace/clip-art.ts'
import { type DrawingKind, drawBenchPicture } from '../trace/drawings.ts'
import { photographs, textureSamples } from '../trace/photographs.ts'
import { render } from '../trace/picture.ts'
import { type Case, casesOf } from './case.ts'
import { ownDesigns } from './own-designs.ts'
import { type Truth, withoutAlpha } from './picture.ts'
import { createScenes, type SceneFamily } from './scenes.ts'
import { type Way, ways } from './ways.ts'

export type BatteryClass = {
  readonly name: string
  /** Mean gain asked for over the centred cubic, dB. */
  readonly goalDb: number
  /** @param count pictures of each source of the class */
  readonly cases: (count: number) => AsyncIterable<Case>
}

/** A class whose truths are all reduced in the same ways. */
type EvenClass = {
  readonly name: string
  readonly scale: 2 | 4 | 16
  readonly goalDb: number
  readonly ways: readonly Way[]
  readonly truths: (half: Half, count: number) => Promise<readonly Truth[]>
}

/** Sides of the truths: a sixteenth of the larger one still shows what was drawn. */
const SIDE = 1024
const SIDE_FOR_16 = 2048

const clean: readonly Way[] = [ways.area, ways.cubic]
const spoiled: readonly Way[] = [ways.jpeg, ways.blur, ways.noise, ways.weave]

const classes: readonly EvenClass[] = [
  { name: 'flat', scale: 4, goalDb: 5, ways: clean, truths: (half, count) => flat(half, count, SIDE) },
  { name: 'many inks', scale: 4, goalDb: 4, ways: clean, truths: (half, count) => many(half, count, SIDE) },
  { name: 'thin lines', scale: 4, goalDb: 3, ways: clean, truths: (half, count) => thin(half, count, SIDE) },
  { name: 'icons', scale: 4, goalDb: 6, ways: clean, truths: (half, count) => icons(half, count, SIDE) },
  { name: 'repeats', scale: 4, goalDb: 3.5, ways: clean, truths: (half, count) => repeats(half, count, SIDE) },
  { name: 'gradients', scale: 4, goalDb: 4, ways: clean, truths: (half, count) => gradients(half, count, SIDE) },
  { name: 'flat ×16', scale: 16, goalDb: 4, ways: clean, truths: (half, count) => flat(half, count, SIDE_FOR_16) },
  { name: 'degraded', scale: 4, goalDb: 1.8, ways: spoiled, truths: degradable },
  { name: 'photos ×2', scale: 2, goalDb: 0.6, ways: clean, truths: photos },
  { name: 'photos ×4', scale: 4, goalDb: 0.6, ways: clean, truths: photos },
  { name: 'textures ×2', scale: 2, goalDb: 0.6, ways: clean, truths: textures },
  { name: 'textures ×4', scale: 4, goalDb: 0.6, ways: clean, truths: textures },
]

export function batteryOf(half: Half): readonly BatteryClass[] {
  return classes.map(({ name, goalDb, scale, ways, truths }) => ({
    name,
    goalDb,
    async *cases(count) {
      yield* casesOf(await truths(half, count), ways, scale)
    },
  }))
}

async function flat(half: Half, count: number, side: number): Promise<Truth[]> {
  if (half === 'tune') return scenes('flat', count, side)
  return [...clipArt(flatClipArt(seedsOf(count)), side), ...drawings('flat', count, side)]
}

async function many(half: Half, count: number, side: number): Promise<Truth[]> {
  if (half === 'tune') return scenes('many inks', count, side)
  return [...clipArt(manyInks(seedsOf(count)), side), ...drawings('many', count, side)]
}

async function thin(half: Half, count: number, side: number): Promise<Truth[]> {
  if (half === 'tune') return scenes('thin lines', count, side)
  return [...clipArt(await thinOutlines(seedsOf(count)), side), ...drawings('thin', count, side)]
}

async function icons(half: Half, count: number, side: number): Promise<Truth[]> {
  if (half === 'tune') return scenes('icons', count, side)
  return [...clipArt(await lineIcons(seedsOf(count)), side), ...drawings('icon', count, side)]
}

async function repeats(half: Half, count: number, side: number): Promise<Truth[]> {
  const designs = await ownDesigns(half, count, side)
  return half === 'tune'
    ? [...designs, ...(await scenes('repeats', count, side))]
    : [...designs, ...drawings('tile', count, side)]
}

async function gradients(half: Half, count: number, side: number): Promise<Truth[]> {
  if (half === 'tune') return scenes('gradients', count, side)
  return [...clipArt(gradientClipArt(seedsOf(count)), side), ...drawings('gradient', count, side)]
}

async function degradable(half: Half, count: number): Promise<Truth[]> {
  const few = Math.ceil(count / 2)
  return [
    ...(await flat(half, few, SIDE)),
    ...(await thin(half, few, SIDE)),
    ...(await repeats(half, few, SIDE)),
    ...(await photos(half)),
  ]
}

async function photos(half: Half): Promise<Truth[]> {
  return samplesOf(half, await photographs([0, 1, 2, 3, 4, 5]))
}

async function textures(half: Half): Promise<Truth[]> {
  const waves = half === 'tune' ? await scenes('textures', 1, SIDE / 2) : []
  return [...samplesOf(half, await textureSamples([0, 1, 2, 3])), ...waves]
}

/** Odd seeds are the checking half of every collection. */
function seedsOf(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => 2 * i + 1)
}

async function scenes(family: SceneFamily, count: number, side: number): Promise<Truth[]> {
  const seeds = Array.from({ length: count }, (_, i) => 11 + i)
  const drawn = createScenes(seeds).filter((scene) => scene.family === family)
  return Promise.all(drawn.map(async ({ name, tile, draw }) => ({ name, tile, picture: await draw(side) })))
}

function drawings(kind: DrawingKind, count: number, side: number): Truth[] {
  return seedsOf(count).map((seed) => {
    const { svg, tile } = drawBenchPicture(kind, seed)
    return { name: `own ${kind} ${seed}`, picture: withoutAlpha(render(svg, side), 1), tile }
  })
}

function clipArt(found: readonly { readonly name: string; readonly truth: string | undefined }[], side: number) {
  return found.flatMap(({ name, truth }) =>
    truth === undefined ? [] : [{ name, picture: withoutAlpha(render(truth, side), 1), tile: false }],
  )
}

/** Sides that every scale of the battery divides. */
const DIVISOR = 4

function samplesOf(half: Half, found: readonly { readonly name: string; readonly image: RgbaImage }[]): Truth[] {
  return found
    .filter(({ name }) => splitPhotographs[half].includes(name))
    .map(({ name, image }) => ({ name, picture: withoutAlpha(image, DIVISOR), tile: false }))
}
