// How the picture may have come to its size. What was lost depends on it, so the redrawn art is reduced the same way
// before it is compared with what was seen.
import { catmullRomWeights } from '../bands/catmull-rom.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import type { Redrawing } from './redraw.ts'

export type ReductionName = 'area' | 'cubic' | 'lanczos' | keyof typeof SOFT_SIGMAS

/** Weights of the redrawn samples around a pixel along one axis, centred on it, summing to one. */
export type Reduction = { readonly name: ReductionName; readonly taps: readonly number[] }

/** Gaussian blur of the soft reductions, in source pixels: from the smoothing of an editor to a scan scaled twice. */
const SOFT_SIGMAS = { soft: 0.45, softer: 0.68, softest: 0.95 } as const

/** All reductions that are told apart, for drawings with `steps` samples per pixel and axis. */
export function createReductions(steps: number): readonly Reduction[] {
  return [
    { name: 'area', taps: sampled(steps, steps, () => 1) },
    { name: 'cubic', taps: sampled(steps, 4 * steps, cubicWeight) },
    { name: 'lanczos', taps: sampled(steps, 2 * LOBES * steps, lanczosWeight) },
    { name: 'soft', taps: sampled(steps, 5 * steps, (t) => blurredBox(t, SOFT_SIGMAS.soft)) },
    { name: 'softer', taps: sampled(steps, 5 * steps, (t) => blurredBox(t, SOFT_SIGMAS.softer)) },
    { name: 'softest', taps: sampled(steps, 7 * steps, (t) => blurredBox(t, SOFT_SIGMAS.softest)) },
  ]
}

function sampled(steps: number, support: number, weigh: (distance: number) => number): readonly number[] {
  const weights = Array.from({ length: support }, (_, i) => weigh((i + 0.5 - support / 2) / steps))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

/** As sharp, ImageMagick and most web tools reduce. */
const LOBES = 3

/** The sinc under the middle lobe of one as many times wider; the distance is never 0, as samples lie beside the middle. */
function lanczosWeight(distance: number): number {
  const x = Math.PI * distance
  return (LOBES * Math.sin(x) * Math.sin(x / LOBES)) / (x * x)
}

function cubicWeight(distance: number): number {
  const t = Math.abs(distance)
  return t < 1 ? catmullRomWeights(t)[1] : catmullRomWeights(t - 1)[0]
}

/** A box one wide under a Gaussian, as the mean of nine points of it. */
function blurredBox(distance: number, sigma: number): number {
  let sum = 0
  for (let k = -4; k <= 4; k++) sum += Math.exp(-(((distance + k / 9) / sigma) ** 2) / 2)
  return sum
}

/**
 * Writes into `rest` what remains of each marked pixel when the reduced drawing is taken from it: the part that inks and
 * edges do not explain.
 */
export function takeReduced(
  rest: Float32Array,
  grid: SampleGrid,
  { samples, steps }: Redrawing,
  { taps }: Reduction,
  pixels: Uint8Array,
): void {
  const { width, height, channels, wrap } = grid
  const inset = (taps.length - steps) / 2
  const columns = new Int32Array(taps.length)
  const sums = new Float64Array(channels)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      if (pixels[pixel] === 0) continue
      for (let k = 0; k < taps.length; k++)
        columns[k] = foldIndex(x * steps + k - inset, width * steps, wrap.x) * channels
      sums.fill(0)
      for (let r = 0; r < taps.length; r++) {
        const row = foldIndex(y * steps + r - inset, height * steps, wrap.y) * width * steps * channels
        for (let c = 0; c < channels; c++) {
          let sum = 0
          for (let k = 0; k < taps.length; k++) sum += taps[k] * samples[row + columns[k] + c]
          sums[c] += taps[r] * sum
        }
      }
      // Who reduced the picture had no more room past white and black than a file has.
      for (let c = 0; c < channels; c++)
        rest[pixel * channels + c] = grid.samples[pixel * channels + c] - Math.min(255, Math.max(0, sums[c]))
    }
}

/** Root mean square over the marked pixels, levels of 255. */
export function unexplainedSize(rest: Float32Array, pixels: Uint8Array, channels: number): number {
  let sum = 0
  let count = 0
  for (let pixel = 0; pixel < pixels.length; pixel++) {
    if (pixels[pixel] === 0) continue
    count += channels
    // A few pixels that no ink explains must not outweigh all edges.
    for (let c = 0; c < channels; c++) sum += Math.min(400, rest[pixel * channels + c] ** 2)
  }
  return Math.sqrt(sum / Math.max(1, count))
}
