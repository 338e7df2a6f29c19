import sharp, { type Sharp } from 'sharp'
import { seededRandom } from '../../harness/seeded-random.ts'
import { type Picture, reduceByArea, reduceByCubic, reduceByLanczos, reduceByNearest } from './picture.ts'
import { createValueNoise } from './value-noise.ts'

/** How a picture came to its size, and what happened to it on the way. */
export type Way = {
  readonly name: string
  readonly reduce: (truth: Picture, scale: number, wraps: boolean) => Promise<Picture>
}

export const reductions = {
  area: reduceByArea,
  cubic: reduceByCubic,
  lanczos: reduceByLanczos,
  nearest: reduceByNearest,
} as const satisfies Readonly<Record<string, (truth: Picture, scale: number, wraps: boolean) => Picture>>

export type ReductionName = keyof typeof reductions

/** What mail, scanners and old editors do to a small picture without alpha. */
export type Spoiling = (small: Picture) => Promise<Picture>

/** @param chroma how JPEG keeps colour: at full size, or at half of it along both axes */
export function saveAsJpeg(quality: number, chroma: '4:4:4' | '4:2:0' = '4:2:0'): Spoiling {
  return (small) => through(small, (image) => image.jpeg({ quality, chromaSubsampling: chroma }))
}

/** @param sigma of the Gaussian, small pixels */
export function blurBy(sigma: number): Spoiling {
  return (small) => through(small, (image) => image.blur(sigma).png())
}

/** The grain of a camera: three even draws, together of a deviation of `levels`, are nearly a bell. */
export function addNoise(levels: number): Spoiling {
  return async (picture) => {
    const random = seededRandom(99)
    const spread = 2 * levels
    const grainy = Uint8ClampedArray.from(
      picture.data,
      (value) => value + (random() + random() + random() - 1.5) * spread,
    )
    return { ...picture, data: new Uint8Array(grainy.buffer) }
  }
}

const WEAVE_LEVELS = 6

/** The threads of a scanned cloth: light over and under, two pixels a thread, unevenly spun. */
export async function addWeave(picture: Picture): Promise<Picture> {
  const random = seededRandom(77)
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

export type Threads = {
  /** Width of a thread and of the gap after it, small pixels. */
  readonly period: number
  /** Angle of the weft to the rows, radians. */
  readonly slant: number
  /** Levels between the light and the dark of a thread. */
  readonly levels: number
  /** How much wider and lighter some threads are than others, 0..1. */
  readonly unevenness: number
}

/** The threads of a scanned cloth of any width that lies on the glass at any angle. */
export function addThreads({ period, slant, levels, unevenness }: Threads): Spoiling {
  return async (picture) => {
    const chance = createValueNoise(53)
    const { width } = picture
    const data = new Uint8ClampedArray(picture.data)
    for (let i = 0; i < data.length; i += 3) {
      const [x, y] = [(i / 3) % width, Math.floor(i / 3 / width)]
      const [u, v] = [x * Math.cos(slant) + y * Math.sin(slant), y * Math.cos(slant) - x * Math.sin(slant)]
      const [warp, weft] = [
        u / period + unevenness * chance(u / period, 9),
        v / period + unevenness * chance(7, v / period),
      ]
      const threads = Math.cos(2 * Math.PI * warp) + Math.cos(2 * Math.PI * weft)
      const spun = unevenness * (chance(Math.floor(warp) * 3.7, v / 9) + chance(u / 9, Math.floor(weft) * 3.7))
      for (let c = 0; c < 3; c++) data[i + c] = picture.data[i + c] + (levels * (threads + spun)) / 2
    }
    return { ...picture, data: new Uint8Array(data.buffer) }
  }
}

/** A sheet that is lit from one side: `share` of the light is gone in the far corner. */
export function lightUnevenly(share: number): Spoiling {
  return async (picture) => {
    const { width, height, data } = picture
    const lit = Uint8ClampedArray.from(data, (value, i) => {
      const [x, y] = [Math.floor(i / 3) % width, Math.floor(i / 3 / width)]
      return value * (1 - (share * (x / width + y / height)) / 2)
    })
    return { ...picture, data: new Uint8Array(lit.buffer) }
  }
}

/** The mean of a pixel and of its eight neighbours, by so much. */
export function blurByBox(share: number): Spoiling {
  const kernel = Array.from({ length: 9 }, (_, i) => (i === 4 ? 9 - 8 * share : share))
  return (small) => through(small, (image) => image.convolve({ width: 3, height: 3, kernel, scale: 9 }).png())
}

export function saveAsWebp(quality: number): Spoiling {
  return (small) => through(small, (image) => image.webp({ quality }))
}

/** One after the other, as mail and printing do. */
export function inTurn(...spoilings: readonly Spoiling[]): Spoiling {
  return async (small) => {
    let spoiled = small
    for (const spoil of spoilings) spoiled = await spoil(spoiled)
    return spoiled
  }
}

/** What a scanner makes of line art: the colour most often seen among the dark ones, and that among the light ones. */
export async function keepTwoLevels(picture: Picture): Promise<Picture> {
  const { data } = picture
  const lightAt = (at: number): number => 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2]
  const pixels = Array.from({ length: data.length / 3 }, (_, pixel) => pixel * 3)
  const lights = pixels.map(lightAt)
  const middle = (Math.min(...lights) + Math.max(...lights)) / 2
  const dark = mostSeen(
    data,
    pixels.filter((_, i) => lights[i] < middle),
  )
  const light = mostSeen(
    data,
    pixels.filter((_, i) => lights[i] >= middle),
  )
  return { ...picture, data: data.map((_, i) => data[(lights[Math.floor(i / 3)] < middle ? dark : light) + (i % 3)]) }
}

/** Of these pixels, by where they begin, the first one of the commonest colour. */
function mostSeen(data: Uint8Array, pixels: readonly number[]): number {
  const counts = new Map<number, { readonly at: number; count: number }>()
  for (const at of pixels) {
    const key = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2]
    const seen = counts.get(key) ?? { at, count: 0 }
    seen.count++
    counts.set(key, seen)
  }
  return [...counts.values()].reduce((best, one) => (one.count > best.count ? one : best), { at: 0, count: 0 }).at
}

export const ways = {
  area: wayOf('area', 'area'),
  cubic: wayOf('cubic', 'cubic'),
  jpeg: wayOf('jpeg', 'area', saveAsJpeg(80)),
  blur: wayOf('blur', 'area', blurBy(0.8)),
  noise: wayOf('noise', 'area', addNoise(5)),
  weave: wayOf('weave', 'area', addWeave),
} as const satisfies Readonly<Record<string, Way>>

function wayOf(name: string, reduction: ReductionName, spoil: Spoiling = async (small) => small): Way {
  return { name, reduce: (truth, scale, wraps) => spoil(reductions[reduction](truth, scale, wraps)) }
}

async function through(picture: Picture, code: (image: Sharp) => Sharp): Promise<Picture> {
  const { data, width, height, channels } = picture
  const file = await code(sharp(data, { raw: { width, height, channels } })).toBuffer()
  return { ...picture, data: await sharp(file).toColourspace('srgb').removeAlpha().raw().toBuffer() }
}
