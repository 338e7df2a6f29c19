import type { Whole } from '../../kernels/whole.ts'
import { OUTSIDE } from '../map/corner-kinds.ts'
import { closed, firstCorner, leftInk, rightInk, xs, ys } from '../map/walk-kernel.ts'
import { chooseTones, edgeHeight, lookAt, toneHeight } from './crack-kernel.ts'

/** 1 where pixels say nothing about coverage; and 1 where inks stand for tones. */
export const kinds = new Int32Array(2)
/**
 * For the chain being measured, per crack: coordinate across and along, whether the crack is horizontal, and scratch
 * memory.
 */
export const across = new Float64Array(0)
export const along = new Float64Array(0)
export const flat = new Uint8Array(0)
export const straight = new Float64Array(0)
/** Points of all chains, x and y each, and the index of each chain's first value. */
export const places = new Float64Array(0)
export const firstPlace = new Int32Array(0)

// Steps on each side by which the direction of a boundary is judged: enough to show the slope of a digital line.
const SLOPE_STEPS = 3
// Two points closer than this (pixels) are redundant, and noise between them could fake a sharp turn.
const POINT_GAP_MIN = 0.45

let measured: Whole = 0

/** Measures the chains from `first` up to `end`, excluded. */
export function measureChains(first: Whole, end: Whole): void {
  for (let chain: Whole = first; chain < end; chain++) measureChain(chain)
}

function measureChain(chain: Whole): void {
  const at = firstPlace[chain]
  const from = firstCorner[chain]
  const last = firstCorner[chain + 1] - 1
  if (leftInk[chain] === OUTSIDE || rightInk[chain] === OUTSIDE) {
    places[at] = xs[from]
    places[at + 1] = ys[from]
    places[at + 2] = xs[last]
    places[at + 3] = ys[last]
    firstPlace[chain + 1] = at + 4
    return
  }
  measureCracks(chain, from, last)
  if (kinds[0] === 0) correctCurvature()
  const kept = dropCrowded(at, closed[chain] === 1)
  firstPlace[chain + 1] = at + (kept >= (closed[chain] === 1 ? 8 : 2) ? kept : writeMiddles(at, from, last))
}

/** Writes the middles of all cracks of a chain; returns the number of values. */
function writeMiddles(at: Whole, from: Whole, last: Whole): Whole {
  for (let i: Whole = from; i < last; i++) {
    places[at + (i - from) * 2] = (xs[i] + xs[i + 1]) / 2
    places[at + (i - from) * 2 + 1] = (ys[i] + ys[i + 1]) / 2
  }
  return (last - from) * 2
}

function measureCracks(chain: Whole, from: Whole, last: Whole): void {
  measured = 0
  if (kinds[1] === 1) chooseTones(leftInk[chain] * 4, rightInk[chain] * 4)
  for (let i: Whole = from; i < last; i++) measureCrack(chain, i, from, last)
}

function measureCrack(chain: Whole, i: Whole, from: Whole, last: Whole): void {
  const lies = ys[i] === ys[i + 1]
  if (runsAcross(i, from, last, lies, closed[chain] === 1)) return
  const x = Math.min(xs[i], xs[i + 1])
  const y = Math.min(ys[i], ys[i + 1])
  // The pixel above (or left of) the crack has the chain's left ink when the step runs east (or north).
  const isNearLeft = lies ? xs[i + 1] > xs[i] : ys[i + 1] < ys[i]
  const height = lookAt(x, y, lies)
  if (kinds[0] === 1) across[measured] = height
  else if (kinds[1] === 1) across[measured] = toneHeight(isNearLeft)
  else if (isNearLeft) across[measured] = edgeHeight(leftInk[chain], rightInk[chain])
  else across[measured] = edgeHeight(rightInk[chain], leftInk[chain])
  along[measured] = (lies ? x : y) + 0.5
  flat[measured] = lies ? 1 : 0
  measured++
}

/** Whether the boundary as a whole runs across a crack, so that its coordinate there is no function of the position. */
function runsAcross(i: Whole, from: Whole, last: Whole, lies: boolean, isClosed: boolean): boolean {
  const count = last - from
  let start: Whole = i - SLOPE_STEPS
  let end: Whole = i + SLOPE_STEPS + 1
  if (isClosed) {
    start = from + ((start - from + count) % count)
    end = from + ((end - from) % count)
  } else {
    if (start < from) start = from
    if (end > last) end = last
  }
  const dx = Math.abs(xs[end] - xs[start])
  const dy = Math.abs(ys[end] - ys[start])
  return lies ? dx < dy - 1 : dy < dx - 1
}

/** The mean coordinate in a column is not that at its middle: a 24th of the second difference is subtracted. */
function correctCurvature(): void {
  for (let i: Whole = 0; i < measured; i++) straight[i] = across[i] - bendAt(i)
  for (let i: Whole = 0; i < measured; i++) across[i] = straight[i]
}

function bendAt(i: Whole): number {
  if (i === 0 || i + 1 >= measured) return 0
  const step = along[i + 1] - along[i]
  if (Math.abs(step) !== 1 || along[i] - along[i - 1] !== step) return 0
  if (flat[i - 1] !== flat[i] || flat[i + 1] !== flat[i]) return 0
  const second = across[i + 1] - 2 * across[i] + across[i - 1]
  // A larger second difference means a corner, to which this does not apply.
  return Math.abs(second) < 0.5 ? second / 24 : 0
}

/** Writes the measurements as points, without those that nearly coincide; returns the number of values. */
function dropCrowded(at: Whole, isClosed: boolean): Whole {
  let end: Whole = at
  for (let i: Whole = 0; i < measured; i++) {
    const x = flat[i] === 1 ? along[i] : across[i]
    const y = flat[i] === 1 ? across[i] : along[i]
    if (end > at && isCrowded(x - places[end - 2], y - places[end - 1])) continue
    places[end] = x
    places[end + 1] = y
    end += 2
  }
  const used = end - at
  const meets = isClosed && used > 8 && isCrowded(places[at] - places[end - 2], places[at + 1] - places[end - 1])
  return meets ? used - 2 : used
}

function isCrowded(dx: number, dy: number): boolean {
  return dx * dx + dy * dy < POINT_GAP_MIN * POINT_GAP_MIN
}
