import type { Oklab, Rgb } from '../color/oklab.ts'
import { oklabDistance, oklabFromRgb } from '../color/oklab.ts'
import type { IndexPlane } from '../pattern/render/index-plane.ts'
import { clearSpecks } from './clear-specks.ts'
import { matchTones } from './match-tones.ts'

/** Three bytes a pixel, rows from the top. */
export type RgbPicture = { readonly data: Uint8Array; readonly width: number; readonly height: number }

const SAMPLES_MOST = 12_000
const ROUNDS_MOST = 24

/**
 * Prints a picture with exactly the given inks, all of them. The picture's own tones are found first, as many as there
 * are inks, and each is then given one ink: darks go to dark inks and hues to like hues, so the drawing stays what it
 * was even where the picture held none of the inks. Source of the tones: S. Lloyd, "Least Squares Quantization in PCM"
 * (1982), in OKLab.
 *
 * @param inks 1..24
 * @param wraps neighbours are looked for beyond the edges, as on a repeat
 */
export function snapToPalette(picture: RgbPicture, inks: readonly Rgb[], wraps: boolean): IndexPlane {
  const { width, height } = picture
  const colours = readColours(picture)
  const tones = findTones(colours, inks.length)
  const shares = new Float64Array(tones.length)
  const toneOf = Uint8Array.from({ length: width * height }, (_, pixel) => {
    const tone = nearest(colours, pixel, tones)
    shares[tone]++
    return tone
  })
  const inkOfTone = matchTones(
    tones,
    shares.map((count) => count / toneOf.length),
    inks.map(oklabFromRgb),
  )
  return clearSpecks({ data: toneOf.map((tone) => inkOfTone[tone]), width, height }, inks.length, wraps)
}

/** OKLab of every pixel, three numbers each; equal pixels are converted once. */
function readColours({ data }: RgbPicture): Float32Array {
  const seen = new Map<number, Oklab>()
  const colours = new Float32Array(data.length)
  for (let at = 0; at < data.length; at += 3) {
    const key = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2]
    const colour = seen.get(key) ?? oklabFromRgb([data[at], data[at + 1], data[at + 2]])
    seen.set(key, colour)
    colours.set(colour, at)
  }
  return colours
}

function colourAt(colours: Float32Array, pixel: number): Oklab {
  return [colours[pixel * 3], colours[pixel * 3 + 1], colours[pixel * 3 + 2]]
}

function nearest(colours: Float32Array, pixel: number, tones: readonly Oklab[]): number {
  const [lightness, a, b] = [colours[pixel * 3], colours[pixel * 3 + 1], colours[pixel * 3 + 2]]
  let best = 0
  let bestDistance = Number.POSITIVE_INFINITY
  for (let tone = 0; tone < tones.length; tone++) {
    const [toneLightness, toneA, toneB] = tones[tone]
    const distance = (lightness - toneLightness) ** 2 + (a - toneA) ** 2 + (b - toneB) ** 2
    if (distance < bestDistance) [best, bestDistance] = [tone, distance]
  }
  return best
}

/** Starts from colours far from each other, so that a small bright accent is a tone of its own; then Lloyd's rounds. */
function findTones(colours: Float32Array, count: number): Oklab[] {
  const pixels = colours.length / 3
  const stride = Math.max(1, Math.floor(pixels / SAMPLES_MOST))
  const samples = Array.from({ length: Math.ceil(pixels / stride) }, (_, at) => at * stride)
  let tones = spreadTones(colours, samples, count)
  for (let round = 0; round < ROUNDS_MOST; round++) {
    const sums = tones.map(() => [0, 0, 0, 0])
    for (const pixel of samples) {
      const sum = sums[nearest(colours, pixel, tones)]
      const colour = colourAt(colours, pixel)
      for (let channel = 0; channel < 3; channel++) sum[channel] += colour[channel]
      sum[3]++
    }
    const moved = sums.map(([l, a, b, n], tone): Oklab => (n === 0 ? tones[tone] : [l / n, a / n, b / n]))
    const isStill = moved.every((tone, at) => oklabDistance(tone, tones[at]) < 1e-4)
    tones = moved
    if (isStill) break
  }
  return tones
}

/** Source: T. Gonzalez, "Clustering to Minimize the Maximum Intercluster Distance" (1985). */
function spreadTones(colours: Float32Array, samples: readonly number[], count: number): Oklab[] {
  const tones = [colourAt(colours, samples[0])]
  const gaps = samples.map((pixel) => oklabDistance(colourAt(colours, pixel), tones[0]))
  while (tones.length < count) {
    const farthest = gaps.reduce((best, gap, at) => (gap > gaps[best] ? at : best), 0)
    const tone = colourAt(colours, samples[farthest])
    tones.push(tone)
    samples.forEach((pixel, at) => {
      gaps[at] = Math.min(gaps[at], oklabDistance(colourAt(colours, pixel), tone))
    })
  }
  return tones
}
