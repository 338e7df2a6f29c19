import type { Rgb } from '../../color/oklab.ts'
import { linearOfSrgb } from '../../color/oklab.ts'
import { encodePng } from '../../raster/png-writer.ts'
import type { Cloth } from '../kit/area/cloth.ts'
import { createBandFiller } from './index-bands.ts'
import type { IndexPlane } from './index-plane.ts'
import { RECIPE_KEYWORD } from './recipe-text.ts'

/** Samples per pixel along each axis for anti-aliasing. */
const SMOOTH_SAMPLES = 3

/** The index plane as a PNG whose palette is the inks in order. */
export function encodePlanePng(
  plane: IndexPlane,
  inks: readonly Rgb[],
  options: { readonly dpi: number; readonly recipe?: string; readonly bitDepth?: 8 },
): Promise<Uint8Array> {
  const layout = { width: plane.width, height: plane.height, kind: 'indexed', palette: inks, dpi: options.dpi } as const
  const { recipe, bitDepth } = options
  return encodePng(plane.data, layout, {
    texts: recipe === undefined ? {} : { [RECIPE_KEYWORD]: recipe },
    ...(bitDepth && { bitDepth }),
  })
}

/** Most bytes of the oversampled plane held at a time. */
const FINE_BYTES_MAX = 32 * 1024 * 1024

/**
 * How inks that share a pixel are averaged: `light` as eyes see them from afar, `values` by their sRGB numbers, as most
 * renderers do and whoever reads shares of coverage expects.
 */
export type Blending = 'light' | 'values'

/** Renders the cloth anti-aliased, band by band. */
export function smoothCloth(
  cloth: Cloth,
  inks: readonly Rgb[],
  { width, height }: { readonly width: number; readonly height: number },
  blending: Blending = 'light',
): RgbImage {
  const fineWidth = width * SMOOTH_SAMPLES
  const fill = createBandFiller(cloth, fineWidth, height * SMOOTH_SAMPLES)
  const rowsMax = Math.max(1, Math.floor(FINE_BYTES_MAX / (fineWidth * SMOOTH_SAMPLES)))
  const data = new Uint8Array(width * height * 3)
  for (let row = 0; row < height; row += rowsMax) {
    const fineRows = Math.min(rowsMax, height - row) * SMOOTH_SAMPLES
    const band = { data: new Uint8Array(fineWidth * fineRows), width: fineWidth, height: fineRows }
    fill(row * SMOOTH_SAMPLES, band.data)
    data.set(smoothPlane(band, inks, SMOOTH_SAMPLES, blending).data, row * width * 3)
  }
  return { data, width, height }
}

export type RgbImage = { readonly data: Uint8Array; readonly width: number; readonly height: number }

/** Averages blocks of `samples` × `samples` of an oversampled plane into RGB. */
export function smoothPlane(
  plane: IndexPlane,
  inks: readonly Rgb[],
  samples: number,
  blending: Blending = 'light',
): RgbImage {
  const [width, height] = [Math.floor(plane.width / samples), Math.floor(plane.height / samples)]
  const { levelOf, byteOf } = blendings[blending]
  const level = Float64Array.from(inks.flatMap((rgb) => rgb.map((value) => levelOf[Math.round(value)])))
  const bytes = Uint8Array.from(inks.flatMap((rgb) => rgb.map(Math.round)))
  const data = new Uint8Array(width * height * 3)
  const steps = offsetsOf(plane.width, samples)
  const share = LEVEL_STEPS / steps.length
  let out = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++, out += 3) {
      const start = y * samples * plane.width + x * samples
      const first = plane.data[start]
      if (isFlat(plane.data, start, steps, first)) {
        for (let channel = 0; channel < 3; channel++) data[out + channel] = bytes[first * 3 + channel]
        continue
      }
      let [red, green, blue] = [0, 0, 0]
      for (const step of steps) {
        const ink = plane.data[start + step] * 3
        red += level[ink]
        green += level[ink + 1]
        blue += level[ink + 2]
      }
      data[out] = byteOf[Math.round(red * share)]
      data[out + 1] = byteOf[Math.round(green * share)]
      data[out + 2] = byteOf[Math.round(blue * share)]
    }
  return { data, width, height }
}

/** Offsets of the samples in a block from its first one. */
function offsetsOf(rowPixels: number, samples: number): Int32Array {
  return Int32Array.from(
    { length: samples * samples },
    (_, at) => Math.floor(at / samples) * rowPixels + (at % samples),
  )
}

function isFlat(data: Uint8Array, start: number, steps: Int32Array, ink: number): boolean {
  for (let at = 1; at < steps.length; at++) if (data[start + steps[at]] !== ink) return false
  return true
}

/** Quantization steps of a level, 0..1: in the darkest tones of linear light one is a fifth of an sRGB step. */
const LEVEL_STEPS = 16_384

const bytesOf = (byteOf: (level: number) => number): Uint8Array =>
  Uint8Array.from({ length: LEVEL_STEPS + 1 }, (_, step) => Math.round(255 * byteOf(step / LEVEL_STEPS)))

/** The level that an sRGB byte is averaged as, and the byte by quantized level. */
const blendings: Readonly<Record<Blending, { readonly levelOf: Float64Array; readonly byteOf: Uint8Array }>> = {
  light: {
    levelOf: linearOfSrgb,
    byteOf: bytesOf((level) => (level <= 0.0031308 ? level * 12.92 : 1.055 * level ** (1 / 2.4) - 0.055)),
  },
  values: {
    levelOf: Float64Array.from({ length: 256 }, (_, byte) => byte / 255),
    byteOf: bytesOf((level) => level),
  },
}
