// What the network's share is fitted on: the tuning half's scenes, designs and photographs, surfaces of a game, and art
// that was drawn soft, each in sizes, scales and ways that are drawn by lot, the same ones for ever.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { splitPhotographs, splitPrompts } from '../../../processors/engines/enlarge/network/train/split.ts'
import { seededRandom } from '../../harness/seeded-random.ts'
import { bring } from '../trace/bench-cache.ts'
import { photographs, textureSamples } from '../trace/photographs.ts'
import type { Case } from './case.ts'
import { drawOwnDesign } from './own-designs.ts'
import { type Picture, withoutAlpha } from './picture.ts'
import { createScenes } from './scenes.ts'
import { drawSoftArt, softArt } from './soft-art.ts'
import { addNoise, addWeave, blurBy, reductions, type Spoiling, saveAsJpeg } from './ways.ts'

type Source = {
  readonly name: string
  readonly tile: boolean
  /** Undefined where the picture is too small for it. */
  readonly draw: (side: number, scale: number, random: () => number) => Promise<Picture | undefined>
}

/** How often each source is drawn. */
const DRAWS = { scene: 4, design: 4, photograph: 8, surface: 4, soft: 8 } as const

/** Every case once, and the family it belongs to. */
export async function* fittingCases(): AsyncGenerator<
  { readonly family: string; readonly one: Case },
  void,
  undefined
> {
  for (const [kind, sources] of Object.entries(await findSources()))
    for (const source of sources)
      for (let place = 0; place < DRAWS[kind as keyof typeof DRAWS]; place++) {
        const one = await drawCase(source, place)
        if (one) yield { family: source.name, one }
      }
}

async function findSources(): Promise<Readonly<Record<keyof typeof DRAWS, readonly Source[]>>> {
  const samples = [...(await photographs([0, 1, 2, 3, 4, 5])), ...(await textureSamples([0, 1, 2, 3]))]
  return {
    scene: createScenes([11, 12, 13]).map(({ name, tile, draw }) => ({ name, tile, draw })),
    design: splitPrompts.tune.map((name) => ({ name, tile: true, draw: (side) => drawOwnDesign(name, side) })),
    photograph: samples
      .filter(({ name }) => splitPhotographs.tune.includes(name))
      .map(({ name, image }) => {
        const whole = withoutAlpha(image, 1)
        const { data, width, height } = whole
        const open = () => sharp(data, { raw: { width, height, channels: 3 } })
        return { name, tile: false, draw: (side, _, random) => crop(open, { width, height }, side, random) }
      }),
    surface: await findSurfaces(),
    soft: softArt.map((name) => ({
      name,
      tile: false,
      draw: async (side, scale, random) => drawSoftArt(name, side, scale, Math.floor(random() * 2 ** 31)),
    })),
  }
}

// miniworld (Apache 2.0): walls, floors and grounds of a simulator.
const SURFACES = {
  name: 'surfaces',
  command: [
    'python3 -m pip download -q --disable-pip-version-check --no-deps --only-binary=:all: --python-version 3.12 -d . miniworld==2.1.0',
    'python3 -m zipfile -e miniworld-*.whl all && mv all/miniworld/textures/*.png . && rm -rf all *.whl',
  ].join('\n'),
}

/** Drawn things among the surfaces. */
const NO_SURFACE = /^(chars|logo|picket|airduct)/

async function findSurfaces(): Promise<readonly Source[]> {
  const folder = await bring(SURFACES)
  if (!folder) return []
  const files = readdirSync(folder).filter((file) => file.endsWith('.png') && !NO_SURFACE.test(file))
  return Promise.all(
    files.sort().map(async (file): Promise<Source> => {
      const open = () => sharp(readFileSync(join(folder, file))).flatten({ background: '#ffffff' })
      const { width, height } = await open().metadata()
      const name = file.replace(/(_\d+)?\.png$/, '')
      return { name, tile: false, draw: (side, _, random) => crop(open, { width, height }, side, random) }
    }),
  )
}

type Box = { readonly width: number; readonly height: number }

/**
 * A square of a photograph, which is halved first where that leaves enough: what comes from a camera is soft at its own
 * size.
 */
async function crop(
  open: () => Sharp,
  { width, height }: Box,
  side: number,
  random: () => number,
): Promise<Picture | undefined> {
  if (Math.min(width, height) < side) return undefined
  const halved = Math.min(width, height) >= 2 * side ? 2 : 1
  const [w, h] = [Math.floor(width / halved), Math.floor(height / halved)]
  const box = { left: Math.floor(random() * (w - side + 1)), top: Math.floor(random() * (h - side + 1)) }
  const image = open().toColourspace('srgb').resize(w, h, { fit: 'fill' })
  const data = await image
    .extract({ ...box, width: side, height: side })
    .removeAlpha()
    .raw()
    .toBuffer()
  return { data: new Uint8Array(data), width: side, height: side, channels: 3 }
}

const spoilings: readonly (readonly [name: string, spoil: Spoiling])[] = [
  ...[0.6, 0.8, 1.1].map((sigma) => [`blur ${sigma}`, blurBy(sigma)] as const),
  ...[2, 4, 8].map((levels) => [`noise ${levels}`, addNoise(levels)] as const),
  ['weave', addWeave],
  ...[40, 50, 65, 80, 90].map((quality) => [`jpeg ${quality}`, saveAsJpeg(quality)] as const),
  ['jpeg 75 4:4:4', saveAsJpeg(75, '4:4:4')],
]

const SIDES = { 2: [128, 160, 96, 48], 4: [128, 96, 64, 112, 48, 32] } as const
/** Shares of the pictures that something was done to, and something else after it. */
const SPOILED = { once: 0.55, twice: 0.3 } as const

async function drawCase({ name, tile, draw }: Source, place: number): Promise<Case | undefined> {
  const random = seededRandom([...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), place + 1))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]
  const scale = pick([2, 4, 4, 4] as const)
  const side = pick<number>(SIDES[scale])
  const reduction = pick(['area', 'area', 'cubic', 'cubic', 'lanczos'] as const)
  const first = random() < SPOILED.once ? Math.floor(random() * spoilings.length) : spoilings.length
  const isTwice = random() < SPOILED.twice && first + 1 < spoilings.length
  // What comes later in the list is done later.
  const second = first + 1 + Math.floor(random() * (spoilings.length - first - 1))
  const done = [...spoilings.slice(first, first + 1), ...(isTwice ? spoilings.slice(second, second + 1) : [])]
  const truth = await draw(side * scale, scale, random)
  if (!truth) return undefined
  let small = reductions[reduction](truth, scale, tile)
  for (const [, spoil] of done) small = await spoil(small)
  const way = [`${side}`, reduction, ...done.map(([called]) => called)].join(' ')
  return { name, way, scale, tile, truth, small }
}
