import { linearOfSrgb } from '../../color/oklab.ts'
import type { PixelChanges } from './pixel-changes.ts'
import type { PixelPlane } from './pixels.ts'

// Both sides of a usable edge are pure over three pixels and far enough apart. Of a line four pixels wide those edges alone would
// pass that lie as the grid happens to let three pixels be pure, all at one share, so sides are wider, measured between pixels.
const SIDE_MISS_MAX = 12
const SIDE_WIDTH_MIN = 5
// No side is looked at farther out than this.
const MARGIN_PX = 8
const SIDES_GAP_MIN = 90
const SHARE_MIN = 0.06
const BLENDS_MIN = 300
// A straight edge along the pixels has one share from end to end: what changes by fewer levels over so many pixels says nothing.
const ALONG_PIXELS = 3
const ALONG_CHANGE_MIN = 12
const BLENDS_ENOUGH = 1500
const BINS = 8
// Edges fall anywhere on the pixel grid, so true shares average to a half and are spread evenly. Measured: blends of coded
// values keep within 0.025 of it, blends of light are 0.053 and more too light when read as coded.
const BIAS_MIN = 0.04
const UNEVENNESS_MAX = 2.5

/**
 * True when edges were blended in linear light, as optics and careful renderers do: then a pixel half light and half dark
 * is lighter than the middle of both, and must be unmixed in linear light too, or light shapes come out fat.
 *
 * @param apart rows are read so far apart, and those between them only until enough blends were seen; 1 or more
 */
export function blendsInLight(plane: PixelPlane, changes: PixelChanges, apart: number): boolean {
  const coded = createShares()
  const linear = createShares()
  for (let first = 0; first < apart && Math.min(coded.count, linear.count) < BLENDS_ENOUGH; first++)
    for (let y = first; y < plane.height; y += apart) addBlends(plane, changes, y, coded, linear)
  if (Math.min(coded.count, linear.count) < BLENDS_MIN) return false
  const bias = coded.sum / coded.count - 0.5
  if (bias < BIAS_MIN || Math.abs(linear.sum / linear.count - 0.5) > bias) return false
  const unevenness = unevennessOf(linear)
  return unevenness < UNEVENNESS_MAX && unevenness < unevennessOf(coded)
}

/** Adds what the changes of a row blend, along it and across it. */
function addBlends(
  { data, width, height }: PixelPlane,
  { pixels, rowStarts }: PixelChanges,
  y: number,
  coded: Shares,
  linear: Shares,
): void {
  const row = 4 * width
  const isInside = y >= MARGIN_PX && y + MARGIN_PX < height
  if (!isInside) return
  for (let i = rowStarts[y]; i < rowStarts[y + 1]; i++) {
    const x = pixels[i] - y * width
    const at = pixels[i] * 4 + 1
    if (x < MARGIN_PX || x + MARGIN_PX >= width) continue
    if (Math.abs(data[at + 4] - data[at - 4]) >= SIDES_GAP_MIN) addBlend(data, at, 4, row, coded, linear)
    if (Math.abs(data[at + row] - data[at - row]) >= SIDES_GAP_MIN) addBlend(data, at, row, 4, coded, linear)
  }
}

function addBlend(data: Uint8Array, at: number, stride: number, along: number, coded: Shares, linear: Shares): void {
  if (!isPureSide(data, at, -stride) || !isPureSide(data, at, stride)) return
  const [before, after] = [data[at - ALONG_PIXELS * along], data[at + ALONG_PIXELS * along]]
  if (Math.max(Math.abs(data[at] - before), Math.abs(data[at] - after)) < ALONG_CHANGE_MIN) return
  if (!isWideSide(data, at, -stride) || !isWideSide(data, at, stride)) return
  const dark = Math.min(data[at - stride], data[at + stride])
  const light = Math.max(data[at - stride], data[at + stride])
  addShare(coded, (data[at] - dark) / (light - dark))
  const base = linearOfSrgb[dark]
  addShare(linear, (linearOfSrgb[data[at]] - base) / (linearOfSrgb[light] - base))
}

function isPureSide(data: Uint8Array, at: number, stride: number): boolean {
  const near = data[at + stride]
  return (
    Math.abs(near - data[at + 2 * stride]) <= SIDE_MISS_MAX && Math.abs(near - data[at + 3 * stride]) <= SIDE_MISS_MAX
  )
}

/** True when the pixel and those on one side of it hold enough of that side's level. */
function isWideSide(data: Uint8Array, at: number, stride: number): boolean {
  const near = data[at + stride]
  const far = data[at - stride]
  let width = 0
  for (let step = 0; step < MARGIN_PX && width < SIDE_WIDTH_MIN; step++) {
    const share = (data[at + step * stride] - far) / (near - far)
    if (share < SHARE_MIN) return false
    width += Math.min(1, share)
  }
  return width >= SIDE_WIDTH_MIN
}

type Shares = { count: number; sum: number; readonly bins: Float64Array }

function createShares(): Shares {
  return { count: 0, sum: 0, bins: new Float64Array(BINS) }
}

function addShare(shares: Shares, share: number): void {
  if (share < SHARE_MIN || share > 1 - SHARE_MIN) return
  shares.count++
  shares.sum += share
  shares.bins[Math.floor(share * BINS)]++
}

/** Chi-square of the bins against an even spread, per pixel and bin: 0 is even. */
function unevennessOf({ count, bins }: Shares): number {
  return bins.reduce((sum, bin) => sum + ((bin * BINS) / count - 1) ** 2, 0)
}
