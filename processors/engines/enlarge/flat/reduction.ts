// How the picture may have been reduced to its size. What was lost depends on it, so redrawn art is reduced the same
// way before it is compared with the picture.
import { clamp } from '../../numbers/clamp.ts'
import { catmullRomWeights } from '../bands/catmull-rom.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import type { Redrawing } from './redraw.ts'

export type ReductionName = 'area' | 'cubic' | 'lanczos' | keyof typeof SOFT_SIGMAS

/** Weights of the redrawn samples around a pixel along one axis, centred on it, summing to one. */
export type Reduction = { readonly name: ReductionName; readonly taps: readonly number[] }

/**
 * Standard deviation of the blur of the soft reductions, source pixels: from an editor's smoothing to a scan that was
 * scaled twice.
 */
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

/** Lanczos with three lobes, as sharp, ImageMagick and most web tools reduce. */
const LOBES = 3

/** Windowed sinc; `distance` is never 0, because samples lie beside the middle. */
function lanczosWeight(distance: number): number {
  const x = Math.PI * distance
  return (LOBES * Math.sin(x) * Math.sin(x / LOBES)) / (x * x)
}

function cubicWeight(distance: number): number {
  const t = Math.abs(distance)
  return t < 1 ? catmullRomWeights(t)[1] : catmullRomWeights(t - 1)[0]
}

/** A box one wide under a Gaussian, as the mean of nine points. */
function blurredBox(distance: number, sigma: number): number {
  let sum = 0
  for (let k = -4; k <= 4; k++) sum += Math.exp(-(((distance + k / 9) / sigma) ** 2) / 2)
  return sum
}

/**
 * Writes into `rest` the residual of each marked pixel: the picture less the reduced drawing, that is what inks and
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
  const across = createAcross(grid, samples, taps, steps)
  const columns = new Int32Array(width)
  const sums = new Float64Array(width * channels)
  for (let y = 0; y < height; y++) {
    let count = 0
    for (let x = 0; x < width; x++) if (pixels[y * width + x] === 1) columns[count++] = x
    if (count === 0) continue
    sums.fill(0, 0, count * channels)
    for (let r = 0; r < taps.length; r++)
      across.add(sums, taps[r], foldIndex(y * steps + r - inset, height * steps, wrap.y), columns, count)
    // Who reduced the picture had no more room past white and black than a file has.
    for (let i = 0; i < count * channels; i++) {
      const at = (y * width + columns[Math.floor(i / channels)]) * channels + (i % channels)
      rest[at] = grid.samples[at] - clamp(sums[i], 0, 255)
    }
  }
}

type Across = {
  /**
   * Adds `weight` times the sums of one row of the drawing to `into`, those of the first `count` columns one after the
   * other.
   */
  readonly add: (into: Float64Array, weight: number, row: number, columns: Int32Array, count: number) => void
}

/**
 * Weighted sums along the rows of a drawing, each computed once, when a pixel first needs it, and shared by all pixels
 * above one another that look at its row.
 */
function createAcross(
  { width, channels, wrap }: SampleGrid,
  samples: Redrawing['samples'],
  taps: readonly number[],
  steps: number,
): Across {
  const inset = (taps.length - steps) / 2
  const firsts = new Int32Array(width * taps.length)
  for (let i = 0; i < firsts.length; i++) {
    const [x, k] = [Math.floor(i / taps.length), i % taps.length]
    firsts[i] = foldIndex(x * steps + k - inset, width * steps, wrap.x) * channels
  }
  const weights = Float64Array.from(taps)
  const kept = new Int32Array(taps.length * width).fill(-1)
  const sums = new Float64Array(kept.length * channels)
  const sumAlong = (row: number, x: number, to: number): void => {
    const start = row * width * steps * channels
    for (let c = 0; c < channels; c++) {
      let sum = 0
      for (let k = 0; k < weights.length; k++) sum += weights[k] * samples[start + firsts[x * weights.length + k] + c]
      sums[to + c] = sum
    }
  }
  return {
    add: (into, weight, row, columns, count) => {
      for (let i = 0; i < count; i++) {
        const place = (row % weights.length) * width + columns[i]
        if (kept[place] !== row) sumAlong(row, columns[i], place * channels)
        kept[place] = row
        for (let c = 0; c < channels; c++) into[i * channels + c] += weight * sums[place * channels + c]
      }
    },
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

/** Whether that reduction leaves edges as sharp as any does. */
export function keepsEdgesSharp(reduction: ReductionName): boolean {
  return reduction === 'area' || reduction === 'cubic' || reduction === 'lanczos'
}

/** Whether what that reduction leaves goes beyond both inks beside an edge. */
export function rings(reduction: ReductionName): boolean {
  return reduction === 'cubic' || reduction === 'lanczos'
}
