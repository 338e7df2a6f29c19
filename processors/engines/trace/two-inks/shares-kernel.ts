import type { Whole } from '../../kernels/whole.ts'

/** Width and height of the picture, pixels, and taps of its blur on either side of the middle one. */
export const frame = new Int32Array(3)
/** Blur of the picture beyond what its pixels and their quarters are blurred by anyway, from the middle outwards. */
export const taps = new Float32Array(16)
/** Share of the second ink that each pixel shows; grain may take it out of 0..1. */
export const shown = new Float32Array(0)
/** Share of the second ink in each quarter of a pixel, 0..1: the estimate, and where its momentum carries it. */
export const share = new Float32Array(0)
export const ahead = new Float32Array(0)
/** How far the estimate, blurred like the picture, is from it; and places to blur in. */
export const missed = new Float32Array(0)
export const half = new Float32Array(0)
export const other = new Float32Array(0)
/** Two rows of quarters, narrowed; rows of slopes; and a row of what each quarter is to change by. */
export const narrowed = new Float32Array(0)
export const across = new Float32Array(0)
export const down = new Float32Array(0)
export const above = new Float32Array(0)
export const wanted = new Float32Array(0)

// Quarters are blurred over their neighbours by 1:2:1, then four of them are a pixel: both together for a pixel's own
// quarters and for those beside it, along one axis.
const OWN_WEIGHT = 0.375
const BESIDE_WEIGHT = 0.125
// Their sum along both axes, times four quarters, is what a pixel's miss is to each of them.
const BACK_OWN = 0.75
const BACK_BESIDE = 0.25

/** Begins with what each pixel shows in all of its quarters. */
export function layShares(): void {
  const wide = 2 * frame[0]
  for (let y: Whole = 0; y < 2 * frame[1]; y++)
    for (let x: Whole = 0; x < wide; x++) {
      const level = Math.min(1, Math.max(0, shown[(y >> 1) * frame[0] + (x >> 1)]))
      share[y * wide + x] = level
      ahead[y * wide + x] = level
    }
}

/**
 * One step towards the shares that, blurred like the picture, are most like it and have the shortest borders.
 *
 * @param price of a border, per quarter of length and full contrast
 * @param soft slope below which a border's price falls
 * @param step how far to go along the gradient
 * @param momentum how far to go on in the direction of the last change
 */
export function stepShares(price: number, soft: number, step: number, momentum: number): void {
  for (let y: Whole = 0; y < frame[1]; y++) narrowRow(y)
  blurMissed()
  for (let i: Whole = 0; i < frame[0] * frame[1]; i++) missed[i] = missed[i] - shown[i]
  blurMissed()
  for (let x: Whole = 0; x < 2 * frame[0]; x++) above[x] = 0
  for (let y: Whole = 0; y < 2 * frame[1]; y++) {
    slopeRow(y, price, soft * soft)
    widenRow(y)
    moveRow(y, step, momentum)
  }
}

/** What a row of pixels would show of the quarters ahead, without the picture's own blur. */
function narrowRow(y: Whole): void {
  const wide = 2 * frame[0]
  const last = 2 * frame[1] - 1
  const before = Math.max(0, 2 * y - 1) * wide
  const first = 2 * y * wide
  const second = first + wide
  const after = Math.min(last, 2 * y + 2) * wide
  for (let x: Whole = 0; x < wide; x++)
    narrowed[x] =
      OWN_WEIGHT * (ahead[first + x] + ahead[second + x]) + BESIDE_WEIGHT * (ahead[before + x] + ahead[after + x])
  for (let x: Whole = 0; x < frame[0]; x++) {
    const left = Math.max(0, 2 * x - 1)
    const right = Math.min(wide - 1, 2 * x + 2)
    missed[y * frame[0] + x] =
      OWN_WEIGHT * (narrowed[2 * x] + narrowed[2 * x + 1]) + BESIDE_WEIGHT * (narrowed[left] + narrowed[right])
  }
}

/** Blurs the misses along both axes; values at the border are repeated outwards. */
function blurMissed(): void {
  const reach = frame[2]
  if (reach === 0) return
  const width = frame[0]
  for (let y: Whole = 0; y < frame[1]; y++) blurRow(y * width, width, reach)
  for (let y: Whole = 0; y < frame[1]; y++) blurDown(y, width, reach)
}

function blurRow(first: Whole, width: Whole, reach: Whole): void {
  const last = first + width - 1
  for (let pixel: Whole = first; pixel <= last; pixel++) {
    let sum = taps[0] * missed[pixel]
    if (pixel - first >= reach && last - pixel >= reach)
      for (let i: Whole = 1; i <= reach; i++) sum += taps[i] * (missed[pixel - i] + missed[pixel + i])
    else
      for (let i: Whole = 1; i <= reach; i++)
        sum += taps[i] * (missed[Math.max(first, pixel - i)] + missed[Math.min(last, pixel + i)])
    half[pixel] = sum
  }
}

function blurDown(y: Whole, width: Whole, reach: Whole): void {
  const first = y * width
  for (let x: Whole = 0; x < width; x++) missed[first + x] = taps[0] * half[first + x]
  for (let i: Whole = 1; i <= reach; i++) {
    const up = Math.max(0, y - i) * width
    const low = Math.min(frame[1] - 1, y + i) * width
    for (let x: Whole = 0; x < width; x++)
      missed[first + x] = missed[first + x] + taps[i] * (half[up + x] + half[low + x])
  }
}

/** How the length of borders pulls at the quarters of a row: the slopes ahead, as long as their price. */
function slopeRow(y: Whole, price: number, softSquare: number): void {
  const wide = 2 * frame[0]
  const first = y * wide
  const below: Whole = y + 1 < 2 * frame[1] ? wide : 0
  for (let x: Whole = 0; x < wide; x++) {
    const right: Whole = x + 1 < wide ? 1 : 0
    const rise = ahead[first + x + right] - ahead[first + x]
    const drop = ahead[first + x + below] - ahead[first + x]
    const scale = price / Math.sqrt(rise * rise + drop * drop + softSquare)
    across[x] = rise * scale
    down[x] = drop * scale
  }
}

/** What the misses of pixels ask of the quarters of a row. */
function widenRow(y: Whole): void {
  const width = frame[0]
  const own = (y >> 1) * width
  const next: Whole = (y >> 1) + 2 * (y & 1) - 1
  const beside = Math.min(frame[1] - 1, Math.max(0, next)) * width
  for (let x: Whole = 0; x < width; x++) other[x] = BACK_OWN * missed[own + x] + BACK_BESIDE * missed[beside + x]
  for (let x: Whole = 0; x < width; x++) {
    wanted[2 * x] = BACK_OWN * other[x] + BACK_BESIDE * other[Math.max(0, x - 1)]
    wanted[2 * x + 1] = BACK_OWN * other[x] + BACK_BESIDE * other[Math.min(width - 1, x + 1)]
  }
}

function moveRow(y: Whole, step: number, momentum: number): void {
  const wide = 2 * frame[0]
  const first = y * wide
  let left = 0
  for (let x: Whole = 0; x < wide; x++) {
    const pull = across[x] - left + down[x] - above[x]
    left = across[x]
    above[x] = down[x]
    const before = share[first + x]
    const next = Math.min(1, Math.max(0, ahead[first + x] - step * (wanted[x] - pull)))
    share[first + x] = next
    ahead[first + x] = next + momentum * (next - before)
  }
}
