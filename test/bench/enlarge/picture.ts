import { catmullRomWeights } from '../../../processors/engines/enlarge/bands/catmull-rom.ts'
import { foldIndex } from '../../../processors/engines/enlarge/picture/sample-grid.ts'
import type { RgbaImage } from '../../../processors/engines/raster/decode.ts'

export type Picture = {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  /** Red, green and blue, or with straight alpha behind them. */
  readonly channels: 3 | 4
}

/** A picture at the size that enlarging should give back. */
export type Truth = { readonly name: string; readonly picture: Picture; readonly tile: boolean }

/** Peak signal to noise ratio over all samples, dB. */
export function psnr(one: Uint8Array, other: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += (one[i] - other[i]) ** 2
  return 10 * Math.log10(255 ** 2 / Math.max(sum / one.length, 1e-4))
}

/** Reduces by the mean of each cell, as most tools do. */
export function reduceByArea(picture: Picture, scale: number, wraps: boolean): Picture {
  return reduce(picture, scale, scale, wraps, () => 1)
}

/** Reduces by Catmull-Rom stretched over `scale` pixels, as sharp, Pillow and Photoshop do. */
export function reduceByCubic(picture: Picture, scale: number, wraps: boolean): Picture {
  return reduce(picture, scale, 4 * scale, wraps, (distance) => {
    const t = Math.abs(distance)
    return t < 1 ? catmullRomWeights(t)[1] : catmullRomWeights(t - 1)[0]
  })
}

const LANCZOS_LOBES = 3

/** Reduces by Lanczos-3 stretched over `scale` pixels, as ImageMagick, sharp and most web tools do. */
export function reduceByLanczos(picture: Picture, scale: number, wraps: boolean): Picture {
  return reduce(picture, scale, 2 * LANCZOS_LOBES * scale, wraps, (distance) => lanczosWeight(distance, LANCZOS_LOBES))
}

/** Keeps one pixel of each cell, as pixel editors do: nothing is smoothed and nothing in between comes about. */
export function reduceByNearest({ data, width, height, channels }: Picture, scale: number): Picture {
  const [w, h] = [width / scale, height / scale]
  const kept = new Uint8Array(w * h * channels)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const from = ((y * scale + (scale >> 1)) * width + x * scale + (scale >> 1)) * channels
      for (let c = 0; c < channels; c++) kept[(y * w + x) * channels + c] = data[from + c]
    }
  return { data: kept, width: w, height: h, channels }
}

/** The sinc under the middle lobe of a wider one. */
export function lanczosWeight(distance: number, lobes: number): number {
  if (Math.abs(distance) < 1e-9) return 1
  if (Math.abs(distance) >= lobes) return 0
  const x = Math.PI * distance
  return (lobes * Math.sin(x) * Math.sin(x / lobes)) / (x * x)
}

function reduce(
  { data, width, height, channels }: Picture,
  scale: number,
  support: number,
  wraps: boolean,
  weigh: (distance: number) => number,
): Picture {
  const weights = Array.from({ length: support }, (_, i) => weigh((i + 0.5 - support / 2) / scale))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const [w, h] = [width / scale, height / scale]
  const narrow = new Float64Array(w * height * channels)
  const inset = (support - scale) / 2
  for (let y = 0; y < height; y++)
    for (let x = 0; x < w; x++)
      for (let k = 0; k < support; k++) {
        const from = foldIndex(x * scale + k - inset, width, wraps)
        for (let c = 0; c < channels; c++)
          narrow[(y * w + x) * channels + c] += (data[(y * width + from) * channels + c] * weights[k]) / total
      }
  const sums = new Float64Array(w * h * channels)
  for (let y = 0; y < h; y++)
    for (let k = 0; k < support; k++) {
      const from = foldIndex(y * scale + k - inset, height, wraps)
      for (let i = 0; i < w * channels; i++)
        sums[y * w * channels + i] += (narrow[from * w * channels + i] * weights[k]) / total
    }
  return { data: new Uint8Array(Uint8ClampedArray.from(sums).buffer), width: w, height: h, channels }
}

/** A picture without its alpha, which is opaque, cut until `divisor` divides both sides. */
export function withoutAlpha({ data, width, height }: RgbaImage, divisor: number): Picture {
  const [w, h] = [width - (width % divisor), height - (height % divisor)]
  const rgb = new Uint8Array(w * h * 3)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) for (let c = 0; c < 3; c++) rgb[(y * w + x) * 3 + c] = data[(y * width + x) * 4 + c]
  return { data: rgb, width: w, height: h, channels: 3 }
}
