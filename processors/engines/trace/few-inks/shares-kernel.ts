import type { Whole } from '../../kernels/whole.ts'
import { blurPlane, frame, missed } from './misses-kernel.ts'

/** What a whole share adds to each component, three numbers per share. */
export const inks = new Float64Array(24)
/** What each pixel shows, a plane per component. */
export const shown = new Float32Array(0)
/** Shares of each quarter, a plane per share: the estimate, and where its momentum carries it. */
export const share = new Float32Array(0)
export const ahead = new Float32Array(0)
/** Rows of quarters per component: narrowed to be a row of pixels, and what the misses ask of them; a row of pixels. */
export const narrowed = new Float32Array(0)
export const wanted = new Float32Array(0)
export const other = new Float32Array(0)
/** Rows of slopes; per share those of the row above, and what the shares are to become. */
export const across = new Float32Array(0)
export const down = new Float32Array(0)
export const above = new Float32Array(0)
export const moved = new Float32Array(0)

// Quarters are blurred over their neighbours by 1:2:1, then four of them are a pixel: both together for a pixel's own
// quarters and for those beside it, along one axis.
const OWN_WEIGHT = 0.375
const BESIDE_WEIGHT = 0.125
// Their sum along both axes, times four quarters, is what a pixel's miss is to each of them.
const BACK_OWN = 0.75
const BACK_BESIDE = 0.25

/**
 * One step towards the shares that, blurred like the picture, are most like it and have the shortest borders. A single
 * share lies between 0 and 1, several add up to 1.
 *
 * @param price of a border, per quarter of length and full contrast
 * @param soft slope below which a border's price falls
 * @param step how far to go along the gradient
 * @param momentum how far to go on in the direction of the last change
 */
export function stepShares(price: number, soft: number, step: number, momentum: number): void {
  const wide = 2 * frame[0]
  for (let y: Whole = 0; y < frame[1]; y++) narrowRow(y)
  for (let c: Whole = 0; c < frame[5]; c++) missPlane(c)
  for (let x: Whole = 0; x < frame[4] * wide; x++) above[x] = 0
  for (let y: Whole = 0; y < 2 * frame[1]; y++) {
    for (let c: Whole = 0; c < frame[5]; c++) widenRow(c, y)
    for (let s: Whole = 0; s < frame[4]; s++) {
      slopeRow(s, y, price, soft * soft)
      moveRow(s, y, step)
    }
    if (frame[4] === 1) clampRow()
    else shareRow()
    takeRow(y, momentum)
  }
}

/** What a row of pixels would show of the quarters ahead, without the picture's own blur. */
function narrowRow(y: Whole): void {
  const wide = 2 * frame[0]
  const last = 2 * frame[1] - 1
  const size = wide * (last + 1)
  for (let x: Whole = 0; x < frame[5] * wide; x++) narrowed[x] = 0
  for (let s: Whole = 0; s < frame[4]; s++) {
    const before: Whole = s * size + Math.max(0, 2 * y - 1) * wide
    const first: Whole = s * size + 2 * y * wide
    const after: Whole = s * size + Math.min(last, 2 * y + 2) * wide
    for (let x: Whole = 0; x < wide; x++) {
      const own = OWN_WEIGHT * (ahead[first + x] + ahead[first + wide + x])
      across[x] = own + BESIDE_WEIGHT * (ahead[before + x] + ahead[after + x])
    }
    for (let c: Whole = 0; c < frame[5]; c++) addRow(c * wide, inks[s * 3 + c])
  }
  for (let c: Whole = 0; c < frame[5]; c++) narrowAlong(c * wide, (c * frame[1] + y) * frame[0], wide)
}

/** Adds what a row of shares adds to a component. */
function addRow(to: Whole, level: number): void {
  for (let x: Whole = 0; x < 2 * frame[0]; x++) narrowed[to + x] = narrowed[to + x] + level * across[x]
}

function narrowAlong(from: Whole, to: Whole, wide: Whole): void {
  let left = narrowed[from]
  for (let x: Whole = 0; x < frame[0]; x++) {
    const own = from + 2 * x
    const right: Whole = 2 * x + 2 < wide ? own + 2 : own + 1
    missed[to + x] = OWN_WEIGHT * (narrowed[own] + narrowed[own + 1]) + BESIDE_WEIGHT * (left + narrowed[right])
    left = narrowed[own + 1]
  }
}

/** What a component misses, blurred once more, as the gradient asks. */
function missPlane(component: Whole): void {
  const size = frame[0] * frame[1]
  const first = component * size
  blurPlane(first, component)
  for (let i: Whole = first; i < first + size; i++) missed[i] = missed[i] - shown[i]
  blurPlane(first, component)
}

/** What the misses of a component ask of the quarters of a row. */
function widenRow(component: Whole, y: Whole): void {
  const width = frame[0]
  const plane = component * width * frame[1]
  const own = plane + (y >> 1) * width
  const next: Whole = (y >> 1) + 2 * (y & 1) - 1
  const beside: Whole = plane + Math.min(frame[1] - 1, Math.max(0, next)) * width
  const first = 2 * component * width
  for (let x: Whole = 0; x < width; x++) other[x] = BACK_OWN * missed[own + x] + BACK_BESIDE * missed[beside + x]
  let before = other[0]
  for (let x: Whole = 0; x < width; x++) {
    const level = other[x]
    wanted[first + 2 * x] = BACK_OWN * level + BACK_BESIDE * before
    before = level
  }
  for (let x: Whole = width - 1; x >= 0; x--) {
    wanted[first + 2 * x + 1] = BACK_OWN * other[x] + BACK_BESIDE * before
    before = other[x]
  }
}

/** How the length of borders pulls at the quarters of a row: the slopes ahead, as long as their price. */
function slopeRow(index: Whole, y: Whole, price: number, softSquare: number): void {
  const wide = 2 * frame[0]
  const first = (index * 2 * frame[1] + y) * wide
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

/** Where a share's gradient takes a row of quarters. */
function moveRow(index: Whole, y: Whole, step: number): void {
  const wide = 2 * frame[0]
  const first = (index * 2 * frame[1] + y) * wide
  const row = index * wide
  let left = 0
  for (let x: Whole = 0; x < wide; x++) {
    const pull = across[x] - left + down[x] - above[row + x]
    left = across[x]
    above[row + x] = down[x]
    moved[row + x] = ahead[first + x] + step * pull
  }
  for (let c: Whole = 0; c < frame[5]; c++) {
    const level = step * inks[index * 3 + c]
    const from = c * wide
    for (let x: Whole = 0; x < wide; x++) moved[row + x] = moved[row + x] - level * wanted[from + x]
  }
}

function clampRow(): void {
  for (let x: Whole = 0; x < 2 * frame[0]; x++) moved[x] = Math.min(1, Math.max(0, moved[x]))
}

/**
 * The nearest shares that add up to 1 and are none below 0. Source: C. Michelot, "A finite algorithm for finding the
 * projection of a point onto the canonical simplex" (1986).
 */
function shareRow(): void {
  const wide = 2 * frame[0]
  for (let x: Whole = 0; x < wide; x++) {
    let most = moved[x]
    let next = -1e9
    for (let s: Whole = 1; s < frame[4]; s++) {
      const level = moved[s * wide + x]
      next = Math.max(next, Math.min(most, level))
      most = Math.max(most, level)
    }
    // Where one leads by a whole, as nearly everywhere, it is all.
    shareFrom(x, most - next >= 1 ? most - 1 : levelAt(x))
  }
}

function shareFrom(x: Whole, level: number): void {
  const wide = 2 * frame[0]
  for (let s: Whole = 0; s < frame[4]; s++) moved[s * wide + x] = Math.max(0, moved[s * wide + x] - level)
}

/** What is to be taken off the shares of a quarter. */
function levelAt(x: Whole): number {
  const wide = 2 * frame[0]
  let level = -1e9
  for (let round: Whole = 0; round < frame[4]; round++) {
    let sum = 0
    let count: Whole = 0
    for (let s: Whole = 0; s < frame[4]; s++)
      if (moved[s * wide + x] > level) {
        sum += moved[s * wide + x]
        count++
      }
    level = (sum - 1) / count
  }
  return level
}

function takeRow(y: Whole, momentum: number): void {
  const wide = 2 * frame[0]
  for (let s: Whole = 0; s < frame[4]; s++) {
    const first = (s * 2 * frame[1] + y) * wide
    for (let x: Whole = 0; x < wide; x++) {
      const before = share[first + x]
      const next = moved[s * wide + x]
      share[first + x] = next
      ahead[first + x] = next + momentum * (next - before)
    }
  }
}
