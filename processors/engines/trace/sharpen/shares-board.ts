import { openCompiled } from '../../kernels/create-kernel.ts'
import { placeArrays } from '../../kernels/place-arrays.ts'
import { compiledShares } from './compiled-shares.ts'
import { BLOCK, MARGIN } from './misses-kernel.ts'
import type { SharedPicture } from './shared-picture.ts'

type Kernels = typeof import('./beside-kernel.ts') &
  typeof import('./misses-kernel.ts') &
  typeof import('./shares-kernel.ts') &
  typeof import('./simplex-kernel.ts')
type Placed = Extract<
  keyof Kernels,
  | ('seen' | 'shown' | 'missed' | 'half' | 'quarters' | 'moved' | 'label' | 'rows')
  | ('open' | 'strides' | 'first' | 'ink' | 'beside' | 'share' | 'ahead' | 'across' | 'down' | 'near')
>
type Run = Extract<keyof Kernels, 'stepShares' | 'findBeside' | 'layStrides' | 'markSeen' | 'holdInk' | 'blurShown'>

const openKernels = openCompiled<Run, Placed>(compiledShares.module, [
  ...(['stepShares', 'findBeside', 'layStrides', 'markSeen', 'holdInk', 'blurShown'] as const),
])
const WORD = 4
const QUARTERS = 4
/** Variance that quarters are blurred by anyway, square pixels. */
const OWN_VARIANCE = 0.125
const TAPS_MIN_VARIANCE = 0.06
const REACH_SPREADS = 2.3
// Less than the margin of a plane's row.
const REACH_MAX = 23

/** How an ink explains the picture while the shares of all inks stay. */
export type HeldInk = {
  /** What changes in the squared misses with each component of the ink, halved. */
  readonly slopes: readonly number[]
  /** How fast that changes: the square of its shares, blurred. */
  readonly weight: number
}

/** What the kernel works on. */
export type Board = {
  /** Takes a step; see `stepShares`. */
  readonly step: (price: number, soft: number, momentum: number) => void
  readonly share: Float32Array
  /** What the estimate misses of a component, a number a pixel. */
  readonly missed: (component: number) => Float32Array
  /** What the open pixels that hold an ink tell of it. */
  readonly hold: (own: number) => HeldInk
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
  const rows = rowsOf(candidates.open, width, height)
  const most = mostInRow(rows, candidates.first)
  const memory = placeBoard(picture, most)
  const { buffer, at, kernels } = memory
  layConstants(buffer, picture, most)
  for (const name of ['open', 'first'] as const)
    new Int32Array(buffer, at[name], candidates[name].length).set(candidates[name])
  for (const name of ['ink', 'label'] as const)
    new Uint8Array(buffer, at[name], candidates[name].length).set(candidates[name])
  new Int32Array(buffer, at.rows, rows.length).set(rows)
  kernels.runs.findBeside()
  kernels.runs.layStrides(inks.length, ofBorders)
  kernels.runs.markSeen(Math.max(tapsOf(2 * leftOf(blur.light)).length, tapsOf(2 * leftOf(blur.color)).length))
  layShown(memory, picture)
  const quarters = QUARTERS * candidates.ink.length
  const share = new Float32Array(buffer, at.share, quarters)
  layGuess(share, picture)
  const ahead = new Float32Array(buffer, at.ahead, quarters)
  ahead.set(share)
  ahead.fill(1, QUARTERS, 2 * QUARTERS)
  const inksAt = new Float32Array(buffer, compiledShares.at.inks, 3 * inks.length)
  return {
    step: kernels.runs.stepShares,
    share,
    missed: (component) => missedOf(memory, picture, component),
    hold: (own) => holdInk(memory, shown.length, blur.light, own),
    lay: (index, ink) => inksAt.set(ink, 3 * index),
  }
}

/** The kernels with their memory, and where in it each array begins. */
type Memory = {
  readonly kernels: ReturnType<typeof openKernels>
  readonly buffer: ArrayBuffer
  readonly at: Readonly<Record<Placed, number>>
  /** Numbers in a plane. */
  readonly plane: number
}

/** Makes room for a picture, with so many candidates in a row at most. */
function placeBoard({ width, height, shown, inks, candidates }: SharedPicture, most: number): Memory {
  const kernels = openKernels()
  const blocks = height * Math.ceil(width / BLOCK)
  const plane = height * strideOf(width)
  const planes = shown.length * plane * WORD
  const count = candidates.ink.length
  const quarters = QUARTERS * count * WORD
  const slopes = 2 * QUARTERS * most * WORD
  const opened = candidates.open.length * WORD
  const { buffer, at } = placeArrays<Placed>(kernels, compiledShares.size, {
    ...{ seen: blocks, near: blocks, shown: planes, missed: planes, half: plane * WORD },
    ...{ quarters: 3 * rowOfQuarters(width) * WORD, moved: QUARTERS * inks.length * WORD },
    ...{ label: width * height, rows: (height + 1) * WORD },
    ...{ open: opened, strides: opened, first: opened + WORD, ink: count },
    ...{ beside: quarters, share: quarters, ahead: quarters, across: slopes, down: slopes },
  })
  return { kernels, buffer, at, plane }
}

/** Lays down what a picture shows, blurred once more. */
function layShown({ kernels, buffer, at, plane }: Memory, { width, height, shown, blur }: SharedPicture): void {
  const stride = strideOf(width)
  for (const [c, levels] of shown.entries()) {
    const laid = new Float32Array(buffer, at.shown + c * plane * WORD, plane)
    for (let y = 0; y < height; y++) laid.set(levels.subarray(y * width, (y + 1) * width), y * stride + MARGIN)
    const taps = tapsOf(leftOf(c === 0 ? blur.light : blur.color))
    if (taps.length === 1) continue
    new Float32Array(buffer, compiledShares.at.onceTaps, taps.length).set(taps)
    kernels.runs.blurShown(c, taps.length - 1)
  }
}

function missedOf({ buffer, at, plane }: Memory, { width, height }: SharedPicture, component: number): Float32Array {
  const stride = strideOf(width)
  const laid = new Float32Array(buffer, at.missed + component * plane * WORD, plane)
  const out = new Float32Array(width * height)
  for (let y = 0; y < height; y++) out.set(laid.subarray(y * stride + MARGIN, y * stride + MARGIN + width), y * width)
  return out
}

function holdInk({ kernels, buffer, at, plane }: Memory, components: number, spread: number, own: number): HeldInk {
  new Float32Array(buffer, at.half, plane).fill(0)
  kernels.runs.holdInk(own, heldTapsOf(spread).length - 1)
  const [weight, ...slopes] = new Float64Array(buffer, compiledShares.at.heldSums, 1 + components)
  return { weight, slopes }
}

/** What an ink is blurred by, twice, in which the blur of pixels and quarters is a part. */
function heldTapsOf(spread: number): Float32Array {
  return tapsOf(2 * (leftOf(spread) + OWN_VARIANCE))
}

/** Numbers in a row of a plane: whole blocks between two margins. */
function strideOf(width: number): number {
  return 2 * MARGIN + BLOCK * Math.ceil(width / BLOCK)
}

/** Numbers in a row of pixels in quarters: whole blocks and a pixel on either side. */
function rowOfQuarters(width: number): number {
  return QUARTERS * (BLOCK * Math.ceil(width / BLOCK) + 2)
}

/** The first open pixel in each row, and behind the last row how many there are. */
function rowsOf(open: Int32Array, width: number, height: number): Int32Array {
  const rows = new Int32Array(height + 1)
  let y = 0
  for (let index = 0; index < open.length; index++) while (y <= open[index] / width) rows[y++] = index
  return rows.fill(open.length, y)
}

/** The most candidates in a row. */
function mostInRow(rows: Int32Array, first: Int32Array): number {
  let most = 0
  for (let y = 0; y + 1 < rows.length; y++) most = Math.max(most, first[rows[y + 1]] - first[rows[y]])
  return most
}

function layConstants(buffer: ArrayBuffer, { width, height, shown, inks, blur }: SharedPicture, most: number): void {
  const [light, color] = [tapsOf(2 * leftOf(blur.light)), tapsOf(2 * leftOf(blur.color))]
  const { frame, lightTaps, colorTaps, inks: inksAt, products, heldTaps } = compiledShares.at
  const reaches = [light.length - 1, color.length - 1]
  new Int32Array(buffer, frame, 9).set([
    ...[width, height, ...reaches],
    ...[shown.length, Math.ceil(width / BLOCK), strideOf(width), rowOfQuarters(width), most],
  ])
  new Float32Array(buffer, lightTaps, light.length).set(light)
  new Float32Array(buffer, colorTaps, color.length).set(color)
  for (const [i, ink] of inks.entries()) new Float32Array(buffer, inksAt + i * 3 * WORD, ink.length).set(ink)
  const ofPairs = inks.flatMap((one) => inks.map((other) => one.reduce((sum, level, c) => sum + level * other[c], 0)))
  new Float64Array(buffer, products, ofPairs.length).set(ofPairs)
  const held = heldTapsOf(blur.light)
  new Float32Array(buffer, heldTaps, held.length).set(held)
}

function layGuess(share: Float32Array, { width, candidates, guess }: SharedPicture): void {
  const { open, first, ink } = candidates
  for (let index = 0; index < open.length; index++) {
    const pixel = open[index]
    const place = 2 * (width * Math.floor(pixel / width) + pixel)
    for (let k = first[index]; k < first[index + 1]; k++)
      for (let quarter = 0; quarter < QUARTERS; quarter++)
        share[QUARTERS * k + quarter] = guess(place + (quarter & 1) + (quarter >> 1) * 2 * width, ink[k], pixel)
  }
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
