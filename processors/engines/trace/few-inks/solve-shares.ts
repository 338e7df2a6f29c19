import { openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import { compiledShares } from './compiled-shares.ts'

type Kernels = typeof import('./misses-kernel.ts') & typeof import('./shares-kernel.ts')
type Placed = Extract<
  keyof Kernels,
  | ('shown' | 'share' | 'ahead' | 'missed' | 'half')
  | ('narrowed' | 'wanted' | 'other' | 'across' | 'down' | 'above' | 'moved')
>

const open = openCompiled<'stepShares', Placed>(compiledShares.module, ['stepShares'])
const WORD = 4

/** Standard deviation of a picture's edges beyond anti-aliasing, pixels. */
export type Blur = { readonly light: number; readonly color: number }

/** A picture of which all but the shares of its inks is known. */
export type SharedPicture = {
  readonly width: number
  readonly height: number
  /** What each pixel shows: a plane of lightness and none or two of colour; levels of the largest contrast. */
  readonly shown: readonly Float32Array[]
  /**
   * What a whole share of each ink adds to these, as many numbers; one ink alone has shares between 0 and 1, those of
   * several add up to 1.
   */
  readonly inks: readonly (readonly number[])[]
  readonly blur: Blur
  /** A first guess at the shares of a pixel: one for each ink. */
  readonly guess: (pixel: number, shares: Float64Array) => void
  /** Most steps. */
  readonly rounds: number
}

// Steps, of which 10 leave half a decibel untaken and 20 a tenth.
const STEPS = 20
// Length of a step, in the longest that never goes too far whatever the blur: it takes much of that away.
const STRIDE_OF_MORE = 1.8
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
const QUARTERS = 4

/**
 * Estimates the shares of inks in each quarter of a pixel: those that, blurred like the picture, are most like it and have
 * the shortest borders. Almost all of them come out as nothing or all, and thin lines whole, since no step is judged by
 * itself. Sources: T. Chan, S. Esedoğlu, M. Nikolova, "Algorithms for finding global minimizers of image segmentation and
 * denoising models" (2006), and C. Zach et al., "Fast global labeling for real-time stereo using multiple plane sweeps"
 * (2008), with the blur in the model; A. Beck, M. Teboulle, "A fast iterative shrinkage-thresholding algorithm for linear
 * inverse problems" (2009).
 *
 * @returns for each ink a plane of twice as many rows as the picture has of twice as many shares; parts of a memory that is
 *   not used again
 */
export function solveShares(picture: SharedPicture): Float32Array[] {
  const { width, height, inks, blur, rounds } = picture
  const { runs, share } = layBoard(picture)
  const isOne = inks.length === 1
  const price = PRICE_TIMES_SPREAD / Math.max(SPREAD_MIN, blur.light) ** 2
  const step = (isOne ? 1 : STRIDE_OF_MORE) / (steepnessOf(inks) + (8 * price) / SOFT_SLOPE)
  let pace = 1
  for (let i = 0; i < Math.min(STEPS, rounds); i++) {
    const next = (1 + Math.sqrt(1 + 4 * pace * pace)) / 2
    runs.stepShares(price, SOFT_SLOPE, step, (pace - 1) / next)
    pace = next
  }
  const size = QUARTERS * width * height
  return inks.map((_, at) => share.subarray(at * size, (at + 1) * size))
}

type Board = { readonly runs: ReturnType<typeof open>['runs']; readonly share: Float32Array }

function layBoard({ width, height, shown, inks, blur, guess }: SharedPicture): Board {
  const kernels = open()
  const plane = width * height * WORD
  const row = 2 * width * WORD
  const quarters = QUARTERS * inks.length * plane
  const { buffer, at } = placeArrays(kernels, compiledShares.size, {
    ...{ shown: shown.length * plane, missed: shown.length * plane, half: plane, share: quarters, ahead: quarters },
    ...{ narrowed: shown.length * row, wanted: shown.length * row, other: row },
    ...{ across: row, down: row, above: inks.length * row, moved: inks.length * row },
  })
  const [light, color] = [tapsOf(blur.light), tapsOf(blur.color)]
  const { frame, lightTaps, colorTaps, inks: inksAt } = compiledShares.at
  new Int32Array(buffer, frame, 6).set([width, height, light.length - 1, color.length - 1, inks.length, shown.length])
  new Float32Array(buffer, lightTaps, light.length).set(light)
  new Float32Array(buffer, colorTaps, color.length).set(color)
  for (const [i, ink] of inks.entries()) new Float64Array(buffer, inksAt + i * 24, ink.length).set(ink)
  for (const [c, levels] of shown.entries()) new Float32Array(buffer, at.shown + c * plane, width * height).set(levels)
  const share = new Float32Array(buffer, at.share, QUARTERS * inks.length * width * height)
  layGuess(share, { width, height, inks, guess })
  new Float32Array(buffer, at.ahead, share.length).set(share)
  return { runs: kernels.runs, share }
}

/** Gives all quarters of a pixel its guessed shares. */
function layGuess(
  share: Float32Array,
  { width, height, inks, guess }: Pick<SharedPicture, 'width' | 'height' | 'inks' | 'guess'>,
): void {
  const shares = new Float64Array(inks.length)
  const wide = 2 * width
  const size = QUARTERS * width * height
  for (let pixel = 0; pixel < width * height; pixel++) {
    guess(pixel, shares)
    const first = 2 * Math.floor(pixel / width) * wide + 2 * (pixel % width)
    for (let at = 0; at < shares.length; at++) {
      const place = at * size + first
      share[place] = shares[at]
      share[place + 1] = shares[at]
      share[place + wide] = shares[at]
      share[place + wide + 1] = shares[at]
    }
  }
}

/** A bound on how fast the gradient changes: the largest sum of what inks have in common, seen from their middle. */
function steepnessOf(inks: readonly (readonly number[])[]): number {
  if (inks.length === 1) return inks[0][0] ** 2
  const middle = inks[0].map((_, c) => inks.reduce((sum, ink) => sum + ink[c], 0) / inks.length)
  const own = inks.map((ink) => ink.map((level, c) => level - middle[c]))
  const sums = own.map((one) =>
    own.reduce((sum, other) => sum + Math.abs(one.reduce((dot, level, c) => dot + level * other[c], 0)), 0),
  )
  return Math.max(...sums)
}

/** Half of a normalized Gaussian kernel, from its middle outwards, for what is left of a blur. */
function tapsOf(spread: number): Float32Array {
  const variance = spread * spread - OWN_VARIANCE
  if (variance < TAPS_MIN_VARIANCE) return Float32Array.of(1)
  const reach = Math.min(REACH_MAX, Math.ceil(REACH_SPREADS * Math.sqrt(variance)))
  const taps = Float32Array.from({ length: reach + 1 }, (_, i) => Math.exp((-i * i) / (2 * variance)))
  const total = taps.reduce((sum, tap, i) => sum + (i === 0 ? tap : 2 * tap), 0)
  return taps.map((tap) => tap / total)
}
