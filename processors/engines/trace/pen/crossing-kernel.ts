import type { Whole } from '../../kernels/whole.ts'
import { chordCount, chordFrom, countChords, crossAlong, crossSegments, drawn, ring } from './chords-kernel.ts'

// Rings of this many segments and more are swept from left to right; in shorter ones all pairs are compared.
const SWEEP_MIN = 24
// Difference of parameters at which a self-crossing is just the curve's closed ends.
const LOOP_WHOLE = 1 - 1e-6

/** Bounding box of each segment's control points: left, top, right, bottom. */
export const boxes = new Float64Array(0)
/** Segments sorted by their left sides, and scratch memory to sort them. */
export const order = new Int32Array(0)
export const spare = new Int32Array(0)
/**
 * The crossing found: a segment and the position along it, 0..1, then the other (or same) segment and the position
 * along that.
 */
export const crossing = new Float64Array(4)

/** Computes the segments' bounding boxes; returns how many numbers their chords take. */
export function measureRing(count: Whole): Whole {
  let used: Whole = 0
  for (let segment: Whole = 0; segment < count; segment++) {
    boxSegment(segment)
    chordFrom[segment] = used
    chordCount[segment] = countChords(segment)
    used += 2 * chordCount[segment] + 2
    drawn[segment] = 0
  }
  return used
}

function boxSegment(segment: Whole): void {
  const at = segment * 6
  let left = ring[at]
  let top = ring[at + 1]
  let right = left
  let bottom = top
  for (let i: Whole = at + 2; i < at + 8; i += 2) {
    left = Math.min(left, ring[i])
    top = Math.min(top, ring[i + 1])
    right = Math.max(right, ring[i])
    bottom = Math.max(bottom, ring[i + 1])
  }
  boxes[segment * 4] = left
  boxes[segment * 4 + 1] = top
  boxes[segment * 4 + 2] = right
  boxes[segment * 4 + 3] = bottom
}

/**
 * Whether the measured ring crosses itself, at the first place found; ends that meet are no crossing. The place is then
 * in `crossing`.
 */
export function findCrossing(count: Whole): boolean {
  for (let segment: Whole = 0; segment < count; segment++) if (isLoop(segment)) return true
  return count < SWEEP_MIN ? comparePairs(count) : sweep(count)
}

function comparePairs(count: Whole): boolean {
  for (let one: Whole = 0; one < count; one++)
    for (let other: Whole = one + 1; other < count; other++)
      if (mayMeet(one, other, count) && crossSegments(one, other)) return keepCrossing(one, other)
  return false
}

function sweep(count: Whole): boolean {
  sortByLeft(count)
  for (let i: Whole = 0; i < count; i++) {
    const right = boxes[order[i] * 4 + 2]
    for (let k: Whole = i + 1; k < count && boxes[order[k] * 4] <= right; k++) {
      const one = Math.min(order[i], order[k])
      const other = Math.max(order[i], order[k])
      if (mayMeet(one, other, count) && crossSegments(one, other)) return keepCrossing(one, other)
    }
  }
  return false
}

function keepCrossing(one: Whole, other: Whole): boolean {
  crossing[0] = one
  crossing[1] = crossAlong[0]
  crossing[2] = other
  crossing[3] = crossAlong[1]
  return true
}

/** Bottom-up merge sort of the segments by the left sides of their boxes; stable. */
function sortByLeft(count: Whole): void {
  for (let i: Whole = 0; i < count; i++) order[i] = i
  for (let length: Whole = 1; length < count; length *= 2) {
    for (let from: Whole = 0; from < count; from += 2 * length) mergeStretches(from, length, count)
    for (let i: Whole = 0; i < count; i++) order[i] = spare[i]
  }
}

function mergeStretches(from: Whole, length: Whole, count: Whole): void {
  const middle = Math.min(count, from + length)
  const end = Math.min(count, middle + length)
  let one: Whole = from
  let other: Whole = middle
  for (let at: Whole = from; at < end; at++) {
    const takesOne = other >= end || (one < middle && boxes[order[one] * 4] <= boxes[order[other] * 4])
    spare[at] = takesOne ? order[one] : order[other]
    if (takesOne) one++
    else other++
  }
}

/**
 * Whether a cubic has a loop. For a·t³ + b·t² + c·t the two parameters of the self-crossing have a sum p and a product
 * q with a·(p² − q) + b·p + c = 0, a vector equation that is solved for both.
 */
function isLoop(segment: Whole): boolean {
  if (chordCount[segment] === 1) return false
  const at = segment * 6
  const cx = 3 * (ring[at + 2] - ring[at])
  const cy = 3 * (ring[at + 3] - ring[at + 1])
  const bx = 3 * (ring[at + 4] - ring[at + 2]) - cx
  const by = 3 * (ring[at + 5] - ring[at + 3]) - cy
  const ax = ring[at + 6] - ring[at] - bx - cx
  const ay = ring[at + 7] - ring[at + 1] - by - cy
  const ab = ax * by - ay * bx
  if (ab === 0) return false
  const sum = (ay * cx - ax * cy) / ab
  const product = sum * sum - (bx * cy - by * cx) / ab
  const spread = sum * sum - 4 * product
  if (!(spread > 0)) return false
  const firstAt = (sum - Math.sqrt(spread)) / 2
  const secondAt = (sum + Math.sqrt(spread)) / 2
  // A closed cubic meets itself at its ends, which is no crossing.
  if (firstAt < 0 || secondAt > 1 || secondAt - firstAt > LOOP_WHOLE) return false
  crossing[0] = segment
  crossing[1] = firstAt
  crossing[2] = segment
  crossing[3] = secondAt
  return true
}

/** Whether two segments may cross, by their boxes and control points; false is certain. */
function mayMeet(one: Whole, other: Whole, count: Whole): boolean {
  const a = one * 4
  const b = other * 4
  if (boxes[a] > boxes[b + 2] || boxes[b] > boxes[a + 2]) return false
  if (boxes[a + 1] > boxes[b + 3] || boxes[b + 1] > boxes[a + 3]) return false
  const isNext = other === one + 1
  if (count > 2 && isNext) return !isPartedAt(one, other)
  if (count > 2 && one === 0 && other === count - 1) return !isPartedAt(other, one)
  return isNext || !(liesBeside(one, other) || liesBeside(other, one))
}

/**
 * Whether all control points of one segment lie on one side of the other's, measured perpendicularly to the other's
 * chord.
 */
function liesBeside(one: Whole, other: Whole): boolean {
  const at = other * 6
  const acrossX = ring[at + 1] - ring[at + 7]
  const acrossY = ring[at + 6] - ring[at]
  const end = ring[at] * acrossX + ring[at + 1] * acrossY
  const third = ring[at + 2] * acrossX + ring[at + 3] * acrossY
  const fourth = ring[at + 4] * acrossX + ring[at + 5] * acrossY
  const low = Math.min(end, Math.min(third, fourth))
  const high = Math.max(end, Math.max(third, fourth))
  let isAbove = true
  let isBelow = true
  for (let i: Whole = one * 6; i < one * 6 + 8; i += 2) {
    const place = ring[i] * acrossX + ring[i + 1] * acrossY
    isAbove = isAbove && place > high
    isBelow = isBelow && place < low
  }
  return isAbove || isBelow
}

/**
 * Whether a line through the joint of two consecutive segments separates their control points. That is so if the
 * directions to the points ahead and from the points behind all lie within half a turn; its first and last direction
 * are kept.
 */
function isPartedAt(before: Whole, after: Whole): boolean {
  if (chordCount[before] === 1 && chordCount[after] === 1) return true
  const a = before * 6
  const b = after * 6
  const x = ring[b]
  const y = ring[b + 1]
  let firstX = 0
  let firstY = 0
  let lastX = 0
  let lastY = 0
  for (let i: Whole = 0; i < 12; i += 2) {
    const wayX = i < 6 ? ring[b + 2 + i] - x : x - ring[a + i - 6]
    const wayY = i < 6 ? ring[b + 3 + i] - y : y - ring[a + i - 5]
    if (wayX === 0 && wayY === 0) continue
    if (firstX === 0 && firstY === 0) {
      firstX = wayX
      firstY = wayY
      lastX = wayX
      lastY = wayY
    }
    const pastFirst = firstX * wayY - firstY * wayX
    const pastLast = lastX * wayY - lastY * wayX
    if (pastFirst >= 0 && pastLast >= 0) {
      lastX = wayX
      lastY = wayY
    } else if (pastFirst <= 0 && pastLast <= 0) {
      firstX = wayX
      firstY = wayY
    } else if (pastFirst < 0) return false
  }
  return true
}
