import sharp from 'sharp'
import { seededRandom } from '../../../../harness/seeded-random.ts'

/** A small picture for tests, in the layout sharp takes. */
export type Picture = {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: 1 | 2 | 3 | 4
}

/** The picture as the enlarger takes one that was read from a PNG. */
export function sourceOf<Made extends Picture>(picture: Made) {
  return { ...picture, format: 'png', hasAlpha: false, dpi: undefined, notes: [] }
}

/** Waves that meet themselves at every edge, so the picture is one period of a repeat. */
export function wavePicture(width: number, height: number, channels: Picture['channels'] = 3): Picture {
  const data = Uint8Array.from({ length: width * height * channels }, (_, i) => {
    const pixel = Math.floor(i / channels)
    const x = ((pixel % width) / width) * 2 * Math.PI
    const y = (Math.floor(pixel / width) / height) * 2 * Math.PI
    return Math.round(127 + 60 * Math.sin(x + (i % channels)) + 60 * Math.cos(2 * y + x))
  })
  return { data, width, height, channels }
}

/** Independent random samples: every edge is a hard one. */
export function noisePicture(width: number, height: number, channels: Picture['channels'], seed = 1): Picture {
  const random = seededRandom(seed)
  return { data: Uint8Array.from({ length: width * height * channels }, () => random() * 256), width, height, channels }
}

/** Moves the picture around its own edges by whole pixels. */
export function rollPicture({ data, width, height, channels }: Picture, dx: number, dy: number): Picture {
  const rolled = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < channels; c++)
        rolled[(((y + dy) % height) * width + ((x + dx) % width)) * channels + c] = data[(y * width + x) * channels + c]
  return { data: rolled, width, height, channels }
}

export async function savePng(picture: Picture, path: string): Promise<void> {
  const { data, width, height, channels } = picture
  await sharp(data, { raw: { width, height, channels } }).png().toFile(path)
}

/** Reads a picture back with as many channels as it was made with. */
export async function loadPicture(path: string, channels: Picture['channels']): Promise<Picture> {
  const image = sharp(path, { limitInputPixels: false }).toColourspace(channels < 3 ? 'b-w' : 'srgb')
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  if (info.channels !== channels) throw new Error(`${path} has ${info.channels} channels, not ${channels}`)
  return { data, width: info.width, height: info.height, channels }
}

/** Round cords from top to bottom, so many pixels each, with a crease between two of them. */
export function cordPicture(size: number, pitch: number): Picture {
  const data = Uint8Array.from({ length: size * size * 3 }, (_, i) => {
    const at = ((Math.floor(i / 3) % size) + 0.5) / pitch
    return 30 + 110 * (1 - 0.55 * Math.abs(2 * (at - Math.floor(at)) - 1) ** 2.5)
  })
  return { data, width: size, height: size, channels: 3 }
}

/** Discs of five inks on a ground, meeting themselves at the edges, at `size` pixels with 4 × 4 anti-aliasing. */
export function discPicture(size: number, seed = 1): Picture {
  const inks = [239, 230, 207, 31, 42, 68, 180, 65, 47, 63, 122, 82, 201, 150, 47]
  const random = seededRandom(seed)
  const fine = size * 4
  const inkOf = new Uint8Array(fine * fine)
  for (let disc = 0; disc < 9; disc++) {
    const [x, y, r] = [random() * fine, random() * fine, (0.06 + random() * 0.1) * fine]
    for (let dy = -r | 0; dy <= r; dy++)
      for (let dx = -r | 0; dx <= r; dx++) {
        if (dx * dx + dy * dy > r * r) continue
        const column = ((x + dx + fine) % fine) | 0
        inkOf[(((y + dy + fine) % fine) | 0) * fine + column] = 1 + (disc % 4)
      }
  }
  const data = new Uint8Array(fine * fine * 3)
  for (let pixel = 0; pixel < inkOf.length; pixel++)
    for (let c = 0; c < 3; c++) data[pixel * 3 + c] = inks[inkOf[pixel] * 3 + c]
  return reduceByArea({ data, width: fine, height: fine, channels: 3 }, 4)
}

/** Rings 7 pixels wide of one ink on a ground, meeting themselves at the edges: thin once they are reduced. */
export function linePicture(size: number): Picture {
  const fine = size * 4
  const data = Uint8Array.from({ length: fine * fine * 3 }, (_, i) => {
    const pixel = (i / 3) | 0
    const dx = (pixel % fine) - fine / 2
    const dy = ((pixel / fine) | 0) - fine / 2
    const radius = Math.sqrt(dx * dx + dy * dy) / 4
    const isLine = radius < size / 2 && radius % 36 > 20 && radius % 36 < 27
    return (isLine ? [31, 42, 68] : [239, 230, 207])[i % 3]
  })
  return reduceByArea({ data, width: fine, height: fine, channels: 3 }, 4)
}

/** Peak signal to noise ratio, dB. */
export function psnr(one: Picture, other: Picture): number {
  let sum = 0
  for (let i = 0; i < one.data.length; i++) sum += (one.data[i] - other.data[i]) ** 2
  return 10 * Math.log10(255 ** 2 / Math.max(1e-4, sum / one.data.length))
}

/** Mean of each `scale` × `scale` cell. */
export function reduceByArea({ data, width, height, channels }: Picture, scale: number): Picture {
  const narrow = width / scale
  const sums = new Float64Array(narrow * (height / scale) * channels)
  const area = scale ** 2
  for (let y = 0, from = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = (((y / scale) | 0) * narrow + ((x / scale) | 0)) * channels
      for (let c = 0; c < channels; c++) sums[to + c] += data[from++] / area
    }
  return { data: Uint8Array.from(Uint8ClampedArray.from(sums)), width: narrow, height: height / scale, channels }
}

/** One pixel of each `scale` × `scale` cell, as pixel editors reduce. */
export function reduceByPicking({ data, width, height, channels }: Picture, scale: number): Picture {
  const narrow = width / scale
  const picked = Uint8Array.from({ length: narrow * (height / scale) * channels }, (_, i) => {
    const pixel = Math.floor(i / channels)
    const [x, y] = [(pixel % narrow) * scale, Math.floor(pixel / narrow) * scale]
    return data[((y + scale / 2) * width + x + scale / 2) * channels + (i % channels)]
  })
  return { data: picked, width: narrow, height: height / scale, channels }
}

/** Rings that run closer together the further out: nothing but slopes, and no edge. */
export function ringPicture(size: number): Picture {
  const data = Uint8Array.from({ length: size * size * 3 }, (_, i) => {
    const [x, y] = [(Math.floor(i / 3) % size) - size / 2, Math.floor(i / 3 / size) - size / 2]
    return Math.round(128 + 127 * Math.cos((x * x + y * y) / (4 * size)))
  })
  return { data, width: size, height: size, channels: 3 }
}
