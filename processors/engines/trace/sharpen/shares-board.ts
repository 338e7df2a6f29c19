import { openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import { blurInPlace } from '../blur/blur-plane.ts'
import { compiledShares } from './compiled-shares.ts'
import { BLOCK } from './misses-kernel.ts'
import type { SharedPicture } from './shared-picture.ts'

type Kernels = typeof import('./misses-kernel.ts') & typeof import('./shares-kernel.ts')
type Placed = Extract<
  keyof Kernels,
  | ('seen' | 'shown' | 'levels' | 'missed' | 'half' | 'narrowed' | 'moved')
  | ('open' | 'strides' | 'first' | 'ink' | 'beside' | 'share' | 'ahead' | 'across' | 'down')
>

const openKernels = openCompiled<'stepShares', Placed>(compiledShares.module, ['stepShares'])
const WORD = 4
const QUARTERS = 4
// Length of a step, in the longest that never goes too far whatever the blur: it takes much of that away.
const STRIDE_OF_MORE = 1.8
/** Variance that quarters are blurred by anyway, square pixels. */
export const OWN_VARIANCE = 0.125
const TAPS_MIN_VARIANCE = 0.06
const REACH_SPREADS = 2.3
const REACH_MAX = 23

/** What the kernel works on. */
export type Board = {
  readonly runs: ReturnType<typeof openKernels>['runs']
  readonly share: Float32Array
  /** What the estimate misses of each component. */
  readonly missed: readonly Float32Array[]
  /** Exchanges an ink. */
  readonly lay: (index: number, ink: readonly number[]) => void
}

/**
 * Lays a picture, its candidates and a first guess at their shares out for the kernel.
 *
 * @param ofBorders how fast the gradient of the borders' price changes at most
 */
export function layBoard(picture: SharedPicture, ofBorders: number): Board {
  const { width, height, shown, inks, blur, candidates } = picture
  const kernels = openKernels()
  const plane = width * height * WORD
  const count = candidates.ink.length
  const quarters = QUARTERS * count * WORD
  const opened = candidates.open.length * WORD
  const { buffer, at } = placeArrays(kernels, compiledShares.size, {
    ...{ seen: height * Math.ceil(width / BLOCK), shown: shown.length * plane },
    ...{ levels: QUARTERS * shown.length * plane },
    ...{ missed: shown.length * plane, half: plane, narrowed: 2 * width * WORD, moved: inks.length * WORD },
    ...{ open: opened, strides: opened, first: opened + WORD, ink: count * WORD },
    ...{ beside: quarters, share: quarters, ahead: quarters, across: quarters, down: quarters },
  })
  layConstants(buffer, picture)
  layStrides(new Float32Array(buffer, at.strides, candidates.open.length), picture, ofBorders)
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

/** The longest stride of each pixel's shares, by how fast their gradient changes at most. */
function layStrides(strides: Float32Array, { inks, candidates }: SharedPicture, ofBorders: number): void {
  const { open, first, ink } = candidates
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
export function leftOf(spread: number): number {
  return Math.max(0, spread * spread - OWN_VARIANCE)
}

/** Half of a normalized Gaussian kernel, from its middle outwards. */
export function tapsOf(variance: number): Float32Array {
  if (variance < TAPS_MIN_VARIANCE) return Float32Array.of(1)
  const reach = Math.min(REACH_MAX, Math.ceil(REACH_SPREADS * Math.sqrt(variance)))
  const taps = Float32Array.from({ length: reach + 1 }, (_, i) => Math.exp((-i * i) / (2 * variance)))
  const total = taps.reduce((sum, tap, i) => sum + (i === 0 ? tap : 2 * tap), 0)
  return taps.map((tap) => tap / total)
}
