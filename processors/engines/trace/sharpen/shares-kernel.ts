import {
  add4,
  divide4,
  type Four,
  fourAt,
  fourOf,
  multiply4,
  pick4,
  putFour,
  root4,
  subtract4,
} from '../../kernels/four.ts'
import type { Whole } from '../../kernels/whole.ts'
import { frame, missed, missPlane, narrowRow, quarters, rowOf } from './misses-kernel.ts'
import { moved, settleMoved } from './simplex-kernel.ts'

/** What a whole share of each ink adds to each component, three numbers per ink. */
export const inks = new Float32Array(192)
/** The ink of each pixel; of an open one any. */
export const label = new Uint8Array(0)
/** Pixels that may hold more than one ink, in order; the first of them in each row, and behind the last row their number. */
export const open = new Int32Array(0)
export const rows = new Int32Array(0)
/** Where the candidates of each open pixel begin; behind the last, where they end. */
export const first = new Int32Array(0)
/** How far each open pixel goes along its gradient. */
export const strides = new Float32Array(0)
/**
 * Candidates: inks that an open pixel may hold. Of each, which one is the same ink's in the pixel to the left, to the right,
 * above and below: 0 where that pixel has none of it, 1 where it is nothing else, -1 past the frame.
 */
export const ink = new Uint8Array(0)
export const beside = new Int32Array(0)
/** Shares of a candidate in the quarters of its pixel, row by row: the estimate, and where its momentum carries it. */
export const share = new Float32Array(0)
export const ahead = new Float32Array(0)
/**
 * Slopes from a quarter to the next one and to the one below, as long as a border's price: of the candidates in one row of
 * pixels and the row before, which take turns.
 */
export const across = new Float32Array(0)
export const down = new Float32Array(0)
/** What the misses ask of a pixel's quarters, four numbers per component. */
export const wanted = new Float32Array(12)

// Weights of `narrowPixel` along both axes, times four quarters: what a pixel's miss is to each of its quarters, and what
// that of the nearest pixel beside is.
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
  const paid = fourOf(price)
  const softSquare = fourOf(soft * soft)
  const carried = fourOf(momentum)
  for (let c: Whole = 0; c < frame[4]; c++) {
    showPlane(c)
    missPlane(c)
  }
  let before: Whole = 0
  for (let y: Whole = 0; y < frame[1]; y++) {
    const start = first[rows[y]]
    const own: Whole = (y & 1) * frame[8] - start
    for (let k: Whole = start; k < first[rows[y + 1]]; k++) slopeCandidate(k, own + k, paid, softSquare)
    for (let i: Whole = rows[y]; i < rows[y + 1]; i++) {
      movePixel(i, y, own, before, paid, softSquare)
      keepPixel(i, carried)
    }
    before = own
  }
}

/** What a component would show of the shares ahead, without the picture's own blur. */
function showPlane(component: Whole): void {
  const last: Whole = frame[1] - 1
  const size = frame[7]
  showRow(component, 0, size)
  repeatRow(size, 0, 0)
  for (let y: Whole = 0; y <= last; y++) {
    const above: Whole = (y % 3) * size
    const own: Whole = ((y + 1) % 3) * size
    const below: Whole = ((y + 2) % 3) * size
    if (y < last) showRow(component, y + 1, below)
    else repeatRow(own, below, 1)
    narrowRow(component, y, above, own, below)
  }
}

/** Lays down what the quarters of a row of pixels show of a component. */
function showRow(component: Whole, y: Whole, to: Whole): void {
  const width = frame[0]
  const start = to + 4
  for (let x: Whole = 0; x < width; x++) {
    const level = inks[label[y * width + x] * 3 + component]
    putFour(quarters, start + 4 * x, fourOf(level))
  }
  for (let i: Whole = rows[y]; i < rows[y + 1]; i++) {
    let sum = fourOf(0)
    for (let k: Whole = first[i]; k < first[i + 1]; k++)
      sum = add4(sum, multiply4(fourOf(inks[ink[k] * 3 + component]), fourAt(ahead, 4 * k)))
    putFour(quarters, start + 4 * (open[i] - y * width), sum)
  }
  const left = fourAt(quarters, start)
  putFour(quarters, to, pick4(left, left, 0, 0, 2, 2))
  const right = fourAt(quarters, start + 4 * (width - 1))
  const outwards = pick4(right, right, 1, 1, 3, 3)
  for (let at: Whole = start + 4 * width; at < to + frame[7]; at += 4) putFour(quarters, at, outwards)
}

/** Repeats the upper or the lower side of a row of pixels past the frame. */
function repeatRow(from: Whole, to: Whole, isLower: Whole): void {
  for (let at: Whole = 0; at < frame[7]; at += 4) {
    const own = fourAt(quarters, from + at)
    if (isLower === 1) putFour(quarters, to + at, pick4(own, own, 2, 3, 2, 3))
    else putFour(quarters, to + at, pick4(own, own, 0, 1, 0, 1))
  }
}

/** The slopes of a candidate's quarters to the next ones, and past the frame none, kept in a place. */
function slopeCandidate(k: Whole, place: Whole, price: Four, softSquare: Four): void {
  const right = beside[4 * k + 1]
  const below = beside[4 * k + 3]
  const own = fourAt(ahead, 4 * k)
  let next = pick4(own, own, 1, 1, 3, 3)
  if (right >= 0) next = pick4(own, fourAt(ahead, 4 * right), 1, 4, 3, 6)
  let under = pick4(own, own, 2, 3, 2, 3)
  if (below >= 0) under = pick4(own, fourAt(ahead, 4 * below), 2, 3, 4, 5)
  const rise = subtract4(next, own)
  const drop = subtract4(under, own)
  const square = add4(add4(multiply4(rise, rise), multiply4(drop, drop)), softSquare)
  const scale = divide4(price, root4(square))
  putFour(across, 4 * place, multiply4(rise, scale))
  putFour(down, 4 * place, multiply4(drop, scale))
}

/** The priced slopes to quarters from a neighbour to the left or above that is closed or past the frame. */
function slopeFrom(neighbour: Whole, own: Four, price: Four, softSquare: Four): Four {
  const rise = neighbour < 0 ? fourOf(0) : subtract4(own, fourOf(neighbour))
  return divide4(multiply4(rise, price), root4(add4(multiply4(rise, rise), softSquare)))
}

/**
 * How the length of borders pulls at the quarters of a candidate.
 *
 * @param row what to add to a candidate of its row for the place of its slopes
 * @param over the same for the row above
 */
function pullOn(k: Whole, row: Whole, over: Whole, price: Four, softSquare: Four): Four {
  const left = beside[4 * k]
  const above = beside[4 * k + 2]
  const own = fourAt(ahead, 4 * k)
  const rise = fourAt(across, 4 * (row + k))
  const drop = fourAt(down, 4 * (row + k))
  const before =
    left > 1
      ? pick4(fourAt(across, 4 * (row + left)), rise, 1, 4, 3, 6)
      : pick4(slopeFrom(left, own, price, softSquare), rise, 0, 4, 2, 6)
  const upper =
    above > 1
      ? pick4(fourAt(down, 4 * (over + above)), drop, 2, 3, 4, 5)
      : pick4(slopeFrom(above, own, price, softSquare), drop, 0, 1, 4, 5)
  return subtract4(subtract4(add4(rise, drop), before), upper)
}

/** What the misses ask of the quarters of a pixel. */
function askPixel(x: Whole, y: Whole): void {
  const up: Whole = y > 0 ? frame[6] : 0
  const low: Whole = y + 1 < frame[1] ? frame[6] : 0
  for (let c: Whole = 0; c < frame[4]; c++) {
    const left: Whole = rowOf(c, y) + x - 1
    const own = fourAt(missed, left)
    const upper = askedOf(own, fourAt(missed, left - up))
    const lower = askedOf(own, fourAt(missed, left + low))
    putFour(wanted, 4 * c, askedOf(pick4(upper, lower, 1, 1, 5, 5), pick4(upper, lower, 0, 2, 4, 6)))
  }
}

function askedOf(own: Four, side: Four): Four {
  return add4(multiply4(fourOf(BACK_OWN), own), multiply4(fourOf(BACK_BESIDE), side))
}

/** Finds what the shares of an open pixel become in a step; see `pullOn`. */
function movePixel(index: Whole, y: Whole, row: Whole, over: Whole, price: Four, softSquare: Four): void {
  const from = first[index]
  const count: Whole = first[index + 1] - from
  const stride = fourOf(strides[index])
  askPixel(open[index] - y * frame[0], y)
  for (let s: Whole = 0; s < count; s++) {
    const k: Whole = from + s
    let pull = pullOn(k, row, over, price, softSquare)
    for (let c: Whole = 0; c < frame[4]; c++)
      pull = subtract4(pull, multiply4(fourOf(inks[ink[k] * 3 + c]), fourAt(wanted, 4 * c)))
    putFour(moved, 4 * s, add4(fourAt(ahead, 4 * k), multiply4(stride, pull)))
  }
  settleMoved(count)
}

/** Keeps what they become, and where their momentum carries them. */
function keepPixel(index: Whole, momentum: Four): void {
  const from = first[index]
  const count: Whole = first[index + 1] - from
  for (let s: Whole = 0; s < count; s++) {
    const at: Whole = 4 * (from + s)
    const now = fourAt(moved, 4 * s)
    const change = subtract4(now, fourAt(share, at))
    putFour(share, at, now)
    putFour(ahead, at, add4(now, multiply4(momentum, change)))
  }
}
