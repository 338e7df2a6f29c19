import type { Whole } from '../../kernels/whole.ts'
import { BLOCK, blurPlane, frame, missed, seen } from './misses-kernel.ts'

/** What a whole share of each ink adds to each component, three numbers per ink. */
export const inks = new Float64Array(192)
/** What each pixel shows, blurred once more, a plane per component. */
export const shown = new Float32Array(0)
/** What the quarters ahead show, a plane per component. */
export const levels = new Float32Array(0)
/** Pixels that may hold more than one ink, and where the candidates of each begin; behind the last, where they end. */
export const open = new Int32Array(0)
export const first = new Int32Array(0)
/** How far each open pixel goes along its gradient. */
export const strides = new Float32Array(0)
/**
 * Candidates: inks that an open pixel may hold. Of each, which one is the same ink's in the pixel to the left, to the right,
 * above and below: 0 where that pixel has none of it, 1 where it is nothing else, -1 past the frame.
 */
export const ink = new Int32Array(0)
export const beside = new Int32Array(0)
/** Shares of a candidate in the quarters of its pixel, row by row: the estimate, and where its momentum carries it. */
export const share = new Float32Array(0)
export const ahead = new Float32Array(0)
/** Slopes from a quarter to the next one and to the one below, as long as a border's price. */
export const across = new Float32Array(0)
export const down = new Float32Array(0)
/** What a pixel's shares are to become, and what the misses ask of its quarters, four numbers per component. */
export const moved = new Float32Array(0)
export const wanted = new Float64Array(12)
/** Rows of quarters and of pixels. */
export const narrowed = new Float32Array(0)

// Quarters are blurred over their neighbours by 1:2:1, then four of them are a pixel: both together for a pixel's own
// quarters and for those beside it, along one axis.
const OWN_WEIGHT = 0.375
const BESIDE_WEIGHT = 0.125
// Their sum along both axes, times four quarters, is what a pixel's miss is to each of them.
const BACK_OWN = 0.75
const BACK_BESIDE = 0.25

/**
 * One step towards the shares that, blurred like the picture, are most like it and have the shortest borders. A single
 * candidate has shares between 0 and 1, those of several add up to 1.
 *
 * @param price of a border, per quarter of length and full contrast
 * @param soft slope below which a border's price falls
 * @param momentum how far to go on in the direction of the last change
 */
export function stepShares(price: number, soft: number, momentum: number): void {
  for (let c: Whole = 0; c < frame[5]; c++) {
    for (let i: Whole = 0; i < frame[4]; i++) showPixel(i, c)
    missPlane(c)
  }
  for (let i: Whole = 0; i < frame[4]; i++)
    for (let k: Whole = first[i]; k < first[i + 1]; k++) slopeCandidate(k, price, soft * soft)
  for (let i: Whole = 0; i < frame[4]; i++) movePixel(i, price, soft * soft, momentum)
}

/** Lays down what the quarters of an open pixel show of a component. */
function showPixel(index: Whole, component: Whole): void {
  const pixel = open[index]
  const wide = 2 * frame[0]
  const y: Whole = Math.floor(pixel / frame[0]) | 0
  const place: Whole = (component * 2 * frame[1] + 2 * y) * wide + 2 * (pixel - y * frame[0])
  let one = 0
  let two = 0
  let three = 0
  let four = 0
  for (let k: Whole = first[index]; k < first[index + 1]; k++) {
    const level = inks[ink[k] * 3 + component]
    one += level * ahead[4 * k]
    two += level * ahead[4 * k + 1]
    three += level * ahead[4 * k + 2]
    four += level * ahead[4 * k + 3]
  }
  levels[place] = one
  levels[place + 1] = two
  levels[place + wide] = three
  levels[place + wide + 1] = four
}

/** What a block of pixels in a row would show of the quarters ahead, without the picture's own blur. */
function narrowBlock(component: Whole, y: Whole, start: Whole): void {
  const wide = 2 * frame[0]
  const last = 2 * frame[1] - 1
  const plane = component * wide * (last + 1)
  const before: Whole = plane + Math.max(0, 2 * y - 1) * wide
  const own: Whole = plane + 2 * y * wide
  const after: Whole = plane + Math.min(last, 2 * y + 2) * wide
  const end: Whole = Math.min(frame[0], start + BLOCK)
  const from: Whole = Math.max(0, 2 * start - 1)
  const to: Whole = Math.min(wide, 2 * end + 1)
  for (let x: Whole = from; x < to; x++)
    narrowed[x] =
      OWN_WEIGHT * (levels[own + x] + levels[own + wide + x]) + BESIDE_WEIGHT * (levels[before + x] + levels[after + x])
  const row = (component * frame[1] + y) * frame[0]
  let left = narrowed[from]
  for (let x: Whole = start; x < end; x++) {
    const right: Whole = Math.min(wide - 1, 2 * x + 2)
    missed[row + x] = OWN_WEIGHT * (narrowed[2 * x] + narrowed[2 * x + 1]) + BESIDE_WEIGHT * (left + narrowed[right])
    left = narrowed[2 * x + 1]
  }
}

/** What a component misses of the picture, each blurred twice, as the gradient asks. */
function missPlane(component: Whole): void {
  const from = component * frame[0] * frame[1]
  for (let y: Whole = 0; y < frame[1]; y++)
    for (let b: Whole = 0; b < frame[6]; b++) if (seen[y * frame[6] + b] !== 0) narrowBlock(component, y, b * BLOCK)
  blurPlane(from, component)
  for (let y: Whole = 0; y < frame[1]; y++)
    for (let b: Whole = 0; b < frame[6]; b++)
      if (seen[y * frame[6] + b] !== 0) {
        const first: Whole = from + y * frame[0] + b * BLOCK
        const end: Whole = from + y * frame[0] + Math.min(frame[0], (b + 1) * BLOCK)
        for (let i: Whole = first; i < end; i++) missed[i] = missed[i] - shown[i]
      }
}

/** What a quarter's neighbour holds of its ink, less what the quarter holds. */
function slopeTo(neighbour: Whole, quarter: Whole, own: number): number {
  return neighbour < 0 ? 0 : ahead[4 * neighbour + quarter] - own
}

function slopeCandidate(k: Whole, price: number, softSquare: number): void {
  const right = beside[4 * k + 1]
  const below = beside[4 * k + 3]
  for (let quarter: Whole = 0; quarter < 4; quarter++) {
    const own = ahead[4 * k + quarter]
    const isRight: Whole = quarter & 1
    const isLow: Whole = quarter >> 1
    const rise = isRight === 1 ? slopeTo(right, quarter - 1, own) : ahead[4 * k + quarter + 1] - own
    const drop = isLow === 1 ? slopeTo(below, quarter - 2, own) : ahead[4 * k + quarter + 2] - own
    const scale = price / Math.sqrt(rise * rise + drop * drop + softSquare)
    across[4 * k + quarter] = rise * scale
    down[4 * k + quarter] = drop * scale
  }
}

/** The priced slope to a quarter from its neighbour to the left, where that is closed or past the frame. */
function slopeFrom(neighbour: Whole, own: number, price: number, softSquare: number): number {
  if (neighbour < 0) return 0
  const rise = own - neighbour
  return (rise * price) / Math.sqrt(rise * rise + softSquare)
}

/** How the length of borders pulls at a quarter. */
function pullOn(k: Whole, quarter: Whole, price: number, softSquare: number): number {
  const at: Whole = 4 * k + quarter
  const left = beside[4 * k]
  const above = beside[4 * k + 2]
  let pull = across[at] + down[at]
  if ((quarter & 1) === 1) pull -= across[at - 1]
  else if (left > 1) pull -= across[4 * left + quarter + 1]
  else pull -= slopeFrom(left, ahead[at], price, softSquare)
  if (quarter > 1) pull -= down[at - 2]
  else if (above > 1) pull -= down[4 * above + quarter + 2]
  else pull -= slopeFrom(above, ahead[at], price, softSquare)
  return pull
}

/** What the misses ask of the quarters of a pixel. */
function askPixel(pixel: Whole): void {
  const width = frame[0]
  const y: Whole = Math.floor(pixel / width) | 0
  const x: Whole = pixel - y * width
  const left: Whole = x > 0 ? pixel - 1 : pixel
  const right: Whole = x + 1 < width ? pixel + 1 : pixel
  const up: Whole = y > 0 ? -width : 0
  const low: Whole = y + 1 < frame[1] ? width : 0
  for (let c: Whole = 0; c < frame[5]; c++) {
    const plane = c * width * frame[1]
    askRow(plane + left, plane + pixel, plane + right, up, 4 * c)
    askRow(plane + left, plane + pixel, plane + right, low, 4 * c + 2)
  }
}

/** What is asked of the upper or lower quarters, which are beside other pixels. */
function askRow(left: Whole, own: Whole, right: Whole, beside: Whole, to: Whole): void {
  const before = BACK_OWN * missed[left] + BACK_BESIDE * missed[left + beside]
  const middle = BACK_OWN * missed[own] + BACK_BESIDE * missed[own + beside]
  const after = BACK_OWN * missed[right] + BACK_BESIDE * missed[right + beside]
  wanted[to] = BACK_OWN * middle + BACK_BESIDE * before
  wanted[to + 1] = BACK_OWN * middle + BACK_BESIDE * after
}

/** Takes the shares of an open pixel one step further. */
function movePixel(index: Whole, price: number, softSquare: number, momentum: number): void {
  const from = first[index]
  const count: Whole = first[index + 1] - from
  askPixel(open[index])
  for (let quarter: Whole = 0; quarter < 4; quarter++) {
    for (let s: Whole = 0; s < count; s++) {
      const k: Whole = from + s
      let pull = pullOn(k, quarter, price, softSquare)
      for (let c: Whole = 0; c < frame[5]; c++) pull -= inks[ink[k] * 3 + c] * wanted[4 * c + quarter]
      moved[s] = ahead[4 * k + quarter] + strides[index] * pull
    }
    if (count === 1) moved[0] = Math.min(1, Math.max(0, moved[0]))
    else shareOut(count)
    for (let s: Whole = 0; s < count; s++) {
      const at: Whole = 4 * (from + s) + quarter
      const before = share[at]
      share[at] = moved[s]
      ahead[at] = moved[s] + momentum * (moved[s] - before)
    }
  }
}

/**
 * The nearest shares that add up to 1 and are none below 0. Source: C. Michelot, "A finite algorithm for finding the
 * projection of a point onto the canonical simplex" (1986).
 */
function shareOut(count: Whole): void {
  if (count === 2) {
    moved[0] = Math.min(1, Math.max(0, (1 + moved[0] - moved[1]) / 2))
    moved[1] = 1 - moved[0]
    return
  }
  let level = -1e9
  for (let round: Whole = 0; round < count; round++) {
    let sum = 0
    let above: Whole = 0
    for (let s: Whole = 0; s < count; s++)
      if (moved[s] > level) {
        sum += moved[s]
        above++
      }
    level = (sum - 1) / above
  }
  for (let s: Whole = 0; s < count; s++) moved[s] = Math.max(0, moved[s] - level)
}
