import sharp, { type Sharp } from 'sharp'
import type { RgbaImage } from '../../../processors/engines/raster/decode.ts'
import { createRandom } from './drawings.ts'

export const degradations = ['jpeg60', 'noise6', 'scan', 'half'] as const
export type Degradation = (typeof degradations)[number]

/** Spoils a clean picture the way files arrive: compressed, grainy, scanned or enlarged from half its size. */
export async function degrade(image: RgbaImage, how: Degradation): Promise<RgbaImage> {
  switch (how) {
    case 'jpeg60':
      return compress(image, 60)
    case 'noise6':
      return addGrain(image, 6)
    case 'scan':
      return compress(addGrain(await blur(image, 0.9), 5), 75)
    case 'half':
      return enlargeTwice(halve(image))
  }
}

function raw({ data, width, height }: RgbaImage): Sharp {
  return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
}

async function compress(image: RgbaImage, quality: number): Promise<RgbaImage> {
  const file = await raw(image).removeAlpha().jpeg({ quality }).toBuffer()
  return { ...image, data: new Uint8Array(await sharp(file).ensureAlpha().raw().toBuffer()) }
}

async function blur(image: RgbaImage, sigma: number): Promise<RgbaImage> {
  return { ...image, data: new Uint8Array(await raw(image).blur(sigma).raw().toBuffer()) }
}

function addGrain(image: RgbaImage, sigma: number): RgbaImage {
  const random = createRandom(4711)
  const data = image.data.map((value, at) => {
    if (at % 4 === 3) return value
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    return Math.max(0, Math.min(255, Math.round(value + sigma * normal)))
  })
  return { ...image, data }
}

function halve({ data, width, height }: RgbaImage): RgbaImage {
  const half = { width: width >> 1, height: height >> 1 }
  const out = new Uint8Array(half.width * half.height * 4)
  for (let y = 0; y < half.height; y++)
    for (let x = 0; x < half.width; x++)
      for (let channel = 0; channel < 4; channel++) {
        const at = (2 * y * width + 2 * x) * 4 + channel
        const sum = data[at] + data[at + 4] + data[at + width * 4] + data[at + width * 4 + 4]
        out[(y * half.width + x) * 4 + channel] = Math.round(sum / 4)
      }
  return { data: out, ...half }
}

// Library enlargements shift by half a pixel, which would cap every tracer alike; this one is centred.
function enlargeTwice(image: RgbaImage): RgbaImage {
  const wide = stretchRows(image)
  return transpose(stretchRows(transpose(wide)))
}

function stretchRows({ data, width, height }: RgbaImage): RgbaImage {
  const out = new Uint8Array(data.length * 2)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < 2 * width; x++) {
      const place = (x + 0.5) / 2 - 0.5
      const first = Math.floor(place)
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0
        for (let tap = -1; tap <= 2; tap++) {
          const column = Math.max(0, Math.min(width - 1, first + tap))
          sum += catmullRom(place - first - tap) * data[(y * width + column) * 4 + channel]
        }
        out[(y * 2 * width + x) * 4 + channel] = Math.max(0, Math.min(255, Math.round(sum)))
      }
    }
  return { data: out, width: 2 * width, height }
}

function catmullRom(distance: number): number {
  const t = Math.abs(distance)
  if (t < 1) return 1.5 * t ** 3 - 2.5 * t * t + 1
  return t < 2 ? -0.5 * t ** 3 + 2.5 * t * t - 4 * t + 2 : 0
}

function transpose({ data, width, height }: RgbaImage): RgbaImage {
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const to = new Uint32Array(width * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) to[x * height + y] = from[y * width + x]
  return { data: new Uint8Array(to.buffer), width: height, height: width }
}
