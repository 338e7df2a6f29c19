import sharp, { type Sharp } from 'sharp'
import { createRandom, type Picture, reduceByArea, reduceByCubic } from './picture.ts'

/** How a picture came to its size, and what happened to it on the way. */
export type Way = {
  readonly name: string
  readonly reduce: (truth: Picture, scale: number, wraps: boolean) => Promise<Picture>
}

/** Strength of each spoiling: what mail, scanners and old editors do to art. */
const JPEG_QUALITY = 80
const BLUR_SIGMA = 0.8
const NOISE_LEVELS = 5
const WEAVE_LEVELS = 6

export const ways = {
  area: { name: 'area', reduce: async (truth, scale, wraps) => reduceByArea(truth, scale, wraps) },
  cubic: { name: 'cubic', reduce: async (truth, scale, wraps) => reduceByCubic(truth, scale, wraps) },
  jpeg: spoiledBy('jpeg', (small) => through(small, (image) => image.jpeg({ quality: JPEG_QUALITY }))),
  blur: spoiledBy('blur', (small) => through(small, (image) => image.blur(BLUR_SIGMA).png())),
  noise: spoiledBy('noise', async (small) => addNoise(small)),
  weave: spoiledBy('weave', async (small) => addWeave(small)),
} as const satisfies Readonly<Record<string, Way>>

function spoiledBy(name: string, spoil: (small: Picture) => Promise<Picture>): Way {
  return { name, reduce: async (truth, scale, wraps) => spoil(reduceByArea(truth, scale, wraps)) }
}

async function through(picture: Picture, code: (image: Sharp) => Sharp): Promise<Picture> {
  const { data, width, height, channels } = picture
  const file = await code(sharp(data, { raw: { width, height, channels } })).toBuffer()
  return { ...picture, data: await sharp(file).toColourspace('srgb').removeAlpha().raw().toBuffer() }
}

/** The grain of a camera: three even draws are nearly a bell. */
function addNoise(picture: Picture): Picture {
  const random = createRandom(99)
  const spread = 2 * NOISE_LEVELS
  const grainy = Uint8ClampedArray.from(
    picture.data,
    (value) => value + (random() + random() + random() - 1.5) * spread,
  )
  return { ...picture, data: new Uint8Array(grainy.buffer) }
}

/** The threads of a scanned cloth: light over and under, two pixels a thread, unevenly spun. */
function addWeave(picture: Picture): Picture {
  const random = createRandom(77)
  const { width, height } = picture
  const data = new Uint8ClampedArray(picture.data)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const over = (x + y) % 2 === 0 ? 0.5 : -0.5
      const thread = 0.5 * Math.sin((x * Math.PI) / 2 + 0.4) + 0.5 * Math.sin((y * Math.PI) / 2 + 1.1)
      const light = WEAVE_LEVELS * (over + 0.6 * thread + 0.5 * (random() - 0.5))
      for (let c = 0; c < 3; c++) data[(y * width + x) * 3 + c] = picture.data[(y * width + x) * 3 + c] + light
    }
  return { ...picture, data: new Uint8Array(data.buffer) }
}
