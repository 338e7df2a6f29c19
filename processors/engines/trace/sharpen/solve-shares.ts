import { openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import { blurInPlace } from '../blur/blur-plane.ts'
import { compiledShares } from './compiled-shares.ts'
import { fitInk } from './fit-ink.ts'
import type { Candidates } from './list-candidates.ts'
import { BLOCK } from './misses-kernel.ts'

type Kernels = typeof import('./misses-kernel.ts') & typeof import('./shares-kernel.ts')
type Placed = Extract<
  keyof Kernels,
  | ('seen' | 'shown' | 'levels' | 'missed' | 'half' | 'narrowed' | 'moved')
  | ('open' | 'strides' | 'first' | 'ink' | 'beside' | 'share' | 'ahead' | 'across' | 'down')
>

const openKernels = openCompiled<'stepShares', Placed>(compiledShares.module, ['stepShares'])
const WORD = 4

/** Standard deviation of a picture's edges beyond anti-aliasing, pixels. */
export type Blur = { readonly light: number; readonly color: number }

/** A picture of which all but the shares of its inks is known. */
export type SharedPicture = {
  readonly width: number
  readonly height: number
  /** What each pixel shows: a plane of lightness and none or two of colour; levels of the largest contrast. */
  readonly shown: readonly Float32Array[]
  /** What a whole share of each ink adds to these, as many numbers. */
  readonly inks: readonly (readonly number[])[]
  readonly blur: Blur
  /** The inks that each pixel may hold; a single one has shares between 0 and 1, those of several add up to 1. */
  readonly candidates: Candidates
  /** A first guess at the share of an ink in a quarter of a pixel, quarters in rows of twice the picture's width. */
  readonly guess: (quarter: number, ink: number) => number
  /** Steps. */
  readonly steps: number
  /** Inks that no place shows pure, which are fitted too; and the nearest that is one. */
  readonly unsure?: { readonly inks: readonly number[]; readonly settle: (ink: readonly number[]) => readonly number[] }
}

/** What explains a picture. */
export type SolvedShares = {
  /** Shares of each candidate in the four quarters of its pixel, row by row; part of a memory that is not used again. */
  readonly shares: Float32Array
  /** The inks, as fitted. */
  readonly inks: readonly (readonly number[])[]
}

// Length of a step, in the longest that never goes too far whatever the blur: it takes much of that away.
const STRIDE_OF_MORE = 1.8
// Price of a border, per quarter pixel of its length: what a pixel shows of it is the less the wider it is blurred.
const PRICE_TIMES_SPREAD = 0.0025
const SPREAD_MIN = 0.4
// Slope below which a border's price falls, which keeps faint lines.
const SOFT_SLOPE = 0.1
// Variance that quarters are blurred by anyway, square pixels.
const OWN_VARIANCE = 0.125
const TAPS_MIN_VARIANCE = 0.06
const REACH_SPREADS = 2.3
const REACH_MAX = 23
const QUARTERS = 4
// Steps after which inks are fitted, in which shares follow.
const STEPS_TO_FIT = 3

/**
 * Estimates the shares of inks in each quarter of a pixel: those that, blurred like the picture, are most like it and have
 * the shortest borders. Almost all of them come out as nothing or all, and thin lines whole, since no step is judged by
 * itself. Sources: T. Chan, S. Esedoğlu, M. Nikolova, "Algorithms for finding global minimizers of image segmentation and
 * denoising models" (2006), and C. Zach et al., "Fast global labeling for real-time stereo using multiple plane sweeps"
 * (2008), with the blur in the model; A. Beck, M. Teboulle, "A fast iterative shrinkage-thresholding algorithm for linear
 * inverse problems" (2009). The length of a pixel's step goes by the inks that meet in it.
 */
export function solveShares(picture: SharedPicture): SolvedShares {
  const { blur, steps } = picture
  const board = layBoard(picture)
  const price = priceOf(blur)
  const inks = [...picture.inks]
  let pace = 1
  for (let i = 0; i < steps; i++) {
    const next = (1 + Math.sqrt(1 + 4 * pace * pace)) / 2
    board.runs.stepShares(price, SOFT_SLOPE, (pace - 1) / next)
    pace = next
    if (i > 0 && i + 1 < steps && i % STEPS_TO_FIT === 0) fitInks(picture, inks, board)
  }
  return { shares: board.share, inks }
}

/** Fits the inks that are not sure, in the list and on the board. */
function fitInks(picture: SharedPicture, inks: (readonly number[])[], { share, missed, lay }: Board): void {
  const { width, height, blur, candidates, unsure } = picture
  // The blur of pixels and quarters is a part of what blurs an ink.
  const taps = tapsOf(2 * (leftOf(blur.light) + OWN_VARIANCE))
  for (const own of unsure?.inks ?? []) {
    const fitted = fitInk(own, inks[own], candidates, share, { planes: missed, width, height, taps })
    if (!fitted) continue
    inks[own] = unsure?.settle(fitted) ?? fitted
    lay(own, inks[own])
  }
}

type Board = {
  readonly runs: ReturnType<typeof openKernels>['runs']
  readonly share: Float32Array
  /** What the estimate misses of each component. */
  readonly missed: readonly Float32Array[]
  /** Exchanges an ink. */
  readonly lay: (index: number, ink: readonly number[]) => void
}

function layBoard(picture: SharedPicture): Board {
  const { width, height, shown, inks, blur, candidates } = picture
  const kernels = openKernels()
  const plane = width * height * WORD
  const count = candidates.ink.length
  const quarters = QUARTERS * count * WORD
  const { buffer, at } = placeArrays(kernels, compiledShares.size, {
    ...{
      seen: height * Math.ceil(width / BLOCK),
      shown: shown.length * plane,
      levels: QUARTERS * shown.length * plane,
    },
    ...{ missed: shown.length * plane, half: plane, narrowed: 2 * width * WORD, moved: inks.length * WORD },
    ...{
      open: candidates.open.byteLength,
      strides: candidates.open.byteLength,
      first: candidates.first.byteLength,
      ink: candidates.ink.byteLength,
    },
    ...{ beside: quarters, share: quarters, ahead: quarters, across: quarters, down: quarters },
  })
  layConstants(buffer, picture)
  layStrides(new Float32Array(buffer, at.strides, candidates.open.length), picture)
  for (const name of ['open', 'first', 'ink', 'beside'] as const)
    new Int32Array(buffer, at[name], candidates[name].length).set(candidates[name])
  markSeen(new Uint8Array(buffer, at.seen, height * Math.ceil(width / BLOCK)), picture)
  for (const [c, levels] of shown.entries()) {
    const laid = new Float32Array(buffer, at.shown + c * plane, width * height)
    laid.set(levels)
    blurInPlace(laid, width, height, tapsOf(leftOf(c === 0 ? blur.light : blur.color)))
  }
  layLevels(new Float32Array(buffer, at.levels, QUARTERS * shown.length * width * height), picture)
  const share = new Float32Array(buffer, at.share, QUARTERS * count)
  layGuess(share, picture)
  const ahead = new Float32Array(buffer, at.ahead, QUARTERS * count)
  ahead.set(share)
  ahead.fill(1, QUARTERS, 2 * QUARTERS)
  const missed = shown.map((_, c) => new Float32Array(buffer, at.missed + c * plane, width * height))
  const inksAt = new Float64Array(buffer, compiledShares.at.inks, 3 * inks.length)
  return { runs: kernels.runs, share, missed, lay: (index, ink) => inksAt.set(ink, 3 * index) }
}

function layConstants(buffer: ArrayBuffer, { width, height, shown, inks, blur, candidates }: SharedPicture): void {
  const [light, color] = [tapsOf(2 * leftOf(blur.light)), tapsOf(2 * leftOf(blur.color))]
  const { frame, lightTaps, colorTaps, inks: inksAt } = compiledShares.at
  const reaches = [light.length - 1, color.length - 1]
  new Int32Array(buffer, frame, 7).set([
    ...[width, height, ...reaches],
    ...[candidates.open.length, shown.length, Math.ceil(width / BLOCK)],
  ])
  new Float32Array(buffer, lightTaps, light.length).set(light)
  new Float32Array(buffer, colorTaps, color.length).set(color)
  for (const [i, ink] of inks.entries()) new Float64Array(buffer, inksAt + i * 24, ink.length).set(ink)
}

/** Marks the blocks in which the misses tell anything of an open pixel. */
function markSeen(seen: Uint8Array, { width, height, blur, candidates }: SharedPicture): void {
  const reach = Math.max(tapsOf(2 * leftOf(blur.light)).length, tapsOf(2 * leftOf(blur.color)).length)
  const blocks = Math.ceil(width / BLOCK)
  const own = new Uint8Array(seen.length)
  for (const pixel of candidates.open) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const last = Math.min(blocks - 1, Math.floor((x + reach) / BLOCK))
    for (let b = Math.floor(Math.max(0, x - reach) / BLOCK); b <= last; b++) own[y * blocks + b] = 1
  }
  for (let y = 0; y < height; y++)
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++)
      for (let b = 0; b < blocks; b++) if (own[row * blocks + b]) seen[y * blocks + b] = 1
}

/** What all quarters show where each pixel is of its own ink. */
function layLevels(levels: Float32Array, { width, height, shown, inks, candidates }: SharedPicture): void {
  const wide = 2 * width
  for (let c = 0; c < shown.length; c++)
    for (let y = 0; y < height; y++) {
      const row = (c * height + y) * 2 * wide
      for (let x = 0; x < width; x++) {
        const level = inks[candidates.label[y * width + x]][c]
        levels[row + 2 * x] = level
        levels[row + 2 * x + 1] = level
      }
      levels.copyWithin(row + wide, row, row + wide)
    }
}

function layGuess(share: Float32Array, { width, candidates, guess }: SharedPicture): void {
  const { open, first, ink } = candidates
  for (const [index, pixel] of open.entries()) {
    const place = 4 * Math.floor(pixel / width) * width + 2 * (pixel % width)
    for (let k = first[index]; k < first[index + 1]; k++)
      for (let quarter = 0; quarter < QUARTERS; quarter++)
        share[QUARTERS * k + quarter] = guess(place + (quarter & 1) + (quarter >> 1) * 2 * width, ink[k])
  }
}

function priceOf({ light }: Blur): number {
  return PRICE_TIMES_SPREAD / Math.max(SPREAD_MIN, light) ** 2
}

/** The longest stride of each pixel's shares, by how fast their gradient changes at most. */
function layStrides(strides: Float32Array, { inks, blur, candidates }: SharedPicture): void {
  const { open, first, ink } = candidates
  const ofBorders = (8 * priceOf(blur)) / SOFT_SLOPE
  const products = inks.map((one) => inks.map((other) => one.reduce((sum, level, c) => sum + level * other[c], 0)))
  for (let index = 0; index < open.length; index++) {
    const [from, to] = [first[index], first[index + 1]]
    const stride = to - from === 1 ? 1 : STRIDE_OF_MORE
    strides[index] = stride / (steepnessOf(products, ink, from, to) + ofBorders)
  }
}

/**
 * The largest sum of what an ink has in common with the others of its pixel, seen from their middle; of a single one, which
 * leaves the rest to nothing, its square.
 */
function steepnessOf(products: readonly (readonly number[])[], ink: Int32Array, from: number, to: number): number {
  const count = to - from
  if (count === 1) return products[ink[from]][ink[from]]
  const middles = new Float64Array(count)
  let middle = 0
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) middles[i] += products[ink[from + i]][ink[from + j]] / count
    middle += middles[i] / count
  }
  let most = 0
  for (let i = 0; i < count; i++) {
    let sum = 0
    for (let j = 0; j < count; j++)
      sum += Math.abs(products[ink[from + i]][ink[from + j]] - middles[i] - middles[j] + middle)
    most = Math.max(most, sum)
  }
  return most
}

/** Variance of a blur that quarters do not have anyway, square pixels. */
function leftOf(spread: number): number {
  return Math.max(0, spread * spread - OWN_VARIANCE)
}

/** Half of a normalized Gaussian kernel, from its middle outwards. */
function tapsOf(variance: number): Float32Array {
  if (variance < TAPS_MIN_VARIANCE) return Float32Array.of(1)
  const reach = Math.min(REACH_MAX, Math.ceil(REACH_SPREADS * Math.sqrt(variance)))
  const taps = Float32Array.from({ length: reach + 1 }, (_, i) => Math.exp((-i * i) / (2 * variance)))
  const total = taps.reduce((sum, tap, i) => sum + (i === 0 ? tap : 2 * tap), 0)
  return taps.map((tap) => tap / total)
}
