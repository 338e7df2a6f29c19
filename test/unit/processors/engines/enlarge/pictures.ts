import sharp from 'sharp'

/** A small picture for tests, in the layout sharp takes. */
export type Picture = {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: 1 | 2 | 3 | 4
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

/** A deterministic stream of numbers in 0..1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Independent random samples: every edge is a hard one. */
export function noisePicture(width: number, height: number, channels: Picture['channels'], seed = 1): Picture {
  const random = createRandom(seed)
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

/** Discs of five inks on a ground, meeting themselves at the edges, at `size` pixels with 4 × 4 anti-aliasing. */
export function discPicture(size: number, seed = 1): Picture {
  const inks = [
    [239, 230, 207],
    [31, 42, 68],
    [180, 65, 47],
    [63, 122, 82],
    [201, 150, 47],
  ] as const
  const random = createRandom(seed)
  const discs = Array.from({ length: 9 }, (_, i) => ({
    x: random(),
    y: random(),
    r: 0.06 + random() * 0.1,
    ink: 1 + (i % 4),
  }))
  const inkAt = (x: number, y: number): number =>
    discs.findLast((disc) => Math.hypot(wrapped(x - disc.x), wrapped(y - disc.y)) < disc.r)?.ink ?? 0
  const data = new Uint8Array(size * size * 3)
  for (let pixel = 0; pixel < size * size; pixel++) {
    const sums = [0, 0, 0]
    for (let k = 0; k < 16; k++) {
      const x = ((pixel % size) + ((k % 4) + 0.5) / 4) / size
      const y = (Math.floor(pixel / size) + (Math.floor(k / 4) + 0.5) / 4) / size
      for (let c = 0; c < 3; c++) sums[c] += inks[inkAt(x, y)][c] / 16
    }
    for (let c = 0; c < 3; c++) data[pixel * 3 + c] = Math.round(sums[c])
  }
  return { data, width: size, height: size, channels: 3 }
}

function wrapped(distance: number): number {
  return distance - Math.round(distance)
}

/** Peak signal to noise ratio, dB. */
export function psnr(one: Picture, other: Picture): number {
  let sum = 0
  for (let i = 0; i < one.data.length; i++) sum += (one.data[i] - other.data[i]) ** 2
  return 10 * Math.log10(255 ** 2 / Math.max(1e-4, sum / one.data.length))
}

/** Mean of each `scale` × `scale` cell. */
export function reduceByArea({ data, width, height, channels }: Picture, scale: number): Picture {
  const sums = new Float64Array((width / scale) * (height / scale) * channels)
  for (let i = 0; i < data.length; i++) {
    const pixel = Math.floor(i / channels)
    const x = Math.floor((pixel % width) / scale)
    const y = Math.floor(Math.floor(pixel / width) / scale)
    sums[(y * (width / scale) + x) * channels + (i % channels)] += data[i] / scale ** 2
  }
  return { data: Uint8Array.from(sums, Math.round), width: width / scale, height: height / scale, channels }
}
