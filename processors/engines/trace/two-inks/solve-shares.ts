import { openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import { compiledShares } from './compiled-shares.ts'

type Kernels = typeof import('./shares-kernel.ts')
type Run = Extract<keyof Kernels, 'layShares' | 'stepShares'>
type Placed = Extract<
  keyof Kernels,
  ('shown' | 'share' | 'ahead' | 'missed' | 'half') | ('other' | 'narrowed' | 'across' | 'down' | 'above' | 'wanted')
>

const open = openCompiled<Run, Placed>(compiledShares.module, ['layShares', 'stepShares'])
const WORD = 4

/** A picture in two inks: the share of the second one that each pixel shows, and its blur. */
export type ShownShares = {
  readonly shown: Float32Array
  readonly width: number
  readonly height: number
  /** Standard deviation of its edges beyond anti-aliasing, pixels. */
  readonly softness: number
}

// Steps; 10 leave a third of a decibel of 40 untaken, 20 a tenth.
const STEPS = 20
// Price of a border, per quarter pixel of its length: what a pixel shows of it is the less the wider it is blurred.
const PRICE_TIMES_SPREAD = 0.0025
const SPREAD_MIN = 0.4
// Slope below which a border's price falls, which keeps faint lines.
const SOFT_SLOPE = 0.1
// Variance that quarters are blurred by anyway, square pixels.
const OWN_VARIANCE = 0.125
const TAPS_MIN_VARIANCE = 0.03
const REACH_SPREADS = 2.5
const REACH_MAX = 15

/**
 * Estimates the share of the second ink in each quarter of a pixel, 0..1: the one that, blurred like the picture, is most
 * like it and has the shortest borders. Almost all of them come out as nothing or all, and thin lines whole, since no
 * step is judged by itself. Sources: T. Chan, S. Esedoğlu, M. Nikolova, "Algorithms for finding global minimizers of
 * image segmentation and denoising models" (2006), with the blur in the model; A. Beck, M. Teboulle, "A fast iterative
 * shrinkage-thresholding algorithm for linear inverse problems" (2009).
 *
 * @returns twice as many rows as the picture has of twice as many shares; part of a memory that is not used again
 */
export function solveShares({ shown, width, height, softness }: ShownShares): Float32Array {
  const kernels = open()
  const pixels = width * height * WORD
  const { buffer, at } = placeArrays(kernels, compiledShares.size, {
    ...{ shown: pixels, missed: pixels, half: pixels, share: 4 * pixels, ahead: 4 * pixels },
    ...{ other: width * WORD, narrowed: 2 * width * WORD, wanted: 2 * width * WORD },
    ...{ across: 2 * width * WORD, down: 2 * width * WORD, above: 2 * width * WORD },
  })
  const taps = tapsOf(softness * softness - OWN_VARIANCE)
  new Int32Array(buffer, compiledShares.at.frame, 3).set([width, height, taps.length - 1])
  new Float32Array(buffer, compiledShares.at.taps, taps.length).set(taps)
  new Float32Array(buffer, at.shown, width * height).set(shown)
  const price = PRICE_TIMES_SPREAD / Math.max(SPREAD_MIN, softness) ** 2
  const step = 1 / (1 + (8 * price) / SOFT_SLOPE)
  kernels.runs.layShares()
  let pace = 1
  for (let i = 0; i < STEPS; i++) {
    const next = (1 + Math.sqrt(1 + 4 * pace * pace)) / 2
    kernels.runs.stepShares(price, SOFT_SLOPE, step, (pace - 1) / next)
    pace = next
  }
  return new Float32Array(buffer, at.share, 4 * width * height)
}

/** Half of a normalized Gaussian kernel, from its middle outwards; variance in square pixels. */
function tapsOf(variance: number): Float32Array {
  if (variance < TAPS_MIN_VARIANCE) return Float32Array.of(1)
  const reach = Math.min(REACH_MAX, Math.ceil(REACH_SPREADS * Math.sqrt(variance)))
  const taps = Float32Array.from({ length: reach + 1 }, (_, i) => Math.exp((-i * i) / (2 * variance)))
  const total = taps.reduce((sum, tap, i) => sum + (i === 0 ? tap : 2 * tap), 0)
  return taps.map((tap) => tap / total)
}
