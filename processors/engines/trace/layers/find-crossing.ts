import { greater, lesser } from '../clamp.ts'
import type { Ring } from '../fit/curve.ts'
import { type Crossing, crossSegments, forgetChords } from './cross-segments.ts'

// Rings of so many segments are swept from left to right; shorter ones are compared pair by pair.
const SWEEP_MIN = 24
// Of a cubic's parameter.
const LOOP_WHOLE = 1 - 1e-6

// Segments of the ring that is looked at, eight numbers each, and the boxes of their control points. Photographs have ten thousands of
// rings, so these share their room.
let cubics = new Float64Array(1024)
let boxes = new Float64Array(512)
const lines: boolean[] = []
let count = 0

/** The first place found at which a ring crosses itself; ends that meet are no crossing. */
export function findCrossing(ring: Ring): Crossing | undefined {
  gather(ring)
  forgetChords(count)
  for (let at = 0; at < count; at++) {
    const loop = loopOf(at)
    if (loop) return loop
  }
  return count < SWEEP_MIN ? comparePairs() : sweep()
}

function comparePairs(): Crossing | undefined {
  for (let one = 0; one < count; one++)
    for (let other = one + 1; other < count; other++) {
      const found = mayMeet(one, other) ? crossSegments(one, other, cubics, lines) : undefined
      if (found) return found
    }
  return undefined
}

function sweep(): Crossing | undefined {
  const order = Array.from({ length: count }, (_, at) => at).sort((a, b) => boxes[a * 4] - boxes[b * 4])
  for (let i = 0; i < count; i++) {
    const right = boxes[order[i] * 4 + 2]
    for (let k = i + 1; k < count && boxes[order[k] * 4] <= right; k++) {
      const one = lesser(order[i], order[k])
      const other = greater(order[i], order[k])
      const found = mayMeet(one, other) ? crossSegments(one, other, cubics, lines) : undefined
      if (found) return found
    }
  }
  return undefined
}

function gather(ring: Ring): void {
  count = 0
  let x = ring[0].x
  let y = ring[0].y
  for (let piece = 0; piece < ring.length; piece++) {
    const { coords, straight } = ring[piece]
    for (let i = 0; i < straight.length; i++) {
      const at = i * 6
      addSegment(x, y, coords, at, straight[i])
      x = coords[at + 4]
      y = coords[at + 5]
    }
  }
}

function addSegment(x: number, y: number, given: readonly number[], at: number, isLine: boolean): void {
  if (count * 8 === cubics.length) growTwice()
  const to = count * 8
  cubics[to] = x
  cubics[to + 1] = y
  for (let i = 0; i < 6; i++) cubics[to + 2 + i] = given[at + i]
  const box = count * 4
  boxes[box] = boxes[box + 2] = x
  boxes[box + 1] = boxes[box + 3] = y
  for (let i = at; i < at + 6; i += 2) {
    boxes[box] = lesser(boxes[box], given[i])
    boxes[box + 1] = lesser(boxes[box + 1], given[i + 1])
    boxes[box + 2] = greater(boxes[box + 2], given[i])
    boxes[box + 3] = greater(boxes[box + 3], given[i + 1])
  }
  lines[count++] = isLine
}

function growTwice(): void {
  const [before, boxesBefore] = [cubics, boxes]
  cubics = new Float64Array(count * 16)
  boxes = new Float64Array(count * 8)
  cubics.set(before)
  boxes.set(boxesBefore)
}

/**
 * The loop of a cubic a·t³ + b·t² + c·t, whose two parameters at its own crossing have a sum p and a product q with
 * a·(p² − q) + b·p + c = 0.
 */
function loopOf(segment: number): Crossing | undefined {
  if (lines[segment]) return undefined
  const at = segment * 8
  const cx = 3 * (cubics[at + 2] - cubics[at])
  const cy = 3 * (cubics[at + 3] - cubics[at + 1])
  const bx = 3 * (cubics[at + 4] - cubics[at + 2]) - cx
  const by = 3 * (cubics[at + 5] - cubics[at + 3]) - cy
  const ax = cubics[at + 6] - cubics[at] - bx - cx
  const ay = cubics[at + 7] - cubics[at + 1] - by - cy
  const ab = ax * by - ay * bx
  if (ab === 0) return undefined
  const sum = (ay * cx - ax * cy) / ab
  const product = sum * sum - (bx * cy - by * cx) / ab
  const spread = sum * sum - 4 * product
  if (!(spread > 0)) return undefined
  const firstAt = (sum - Math.sqrt(spread)) / 2
  const secondAt = (sum + Math.sqrt(spread)) / 2
  // A closed cubic meets itself at its ends.
  if (firstAt < 0 || secondAt > 1 || secondAt - firstAt > LOOP_WHOLE) return undefined
  return { first: segment, firstAt, second: segment, secondAt }
}

function mayMeet(one: number, other: number): boolean {
  const a = one * 4
  const b = other * 4
  if (boxes[a] > boxes[b + 2] || boxes[b] > boxes[a + 2] || boxes[a + 1] > boxes[b + 3] || boxes[b + 1] > boxes[a + 3])
    return false
  const isNext = other === one + 1
  if (count > 2 && isNext) return !isPartedAt(one, other)
  if (count > 2 && one === 0 && other === count - 1) return !isPartedAt(other, one)
  return isNext || !(liesBeside(one, other) || liesBeside(other, one))
}

/** True where the control points of one segment all lie to one side of the other's, across the other's chord. */
function liesBeside(one: number, other: number): boolean {
  const at = other * 8
  const acrossX = cubics[at + 1] - cubics[at + 7]
  const acrossY = cubics[at + 6] - cubics[at]
  const end = cubics[at] * acrossX + cubics[at + 1] * acrossY
  const third = cubics[at + 2] * acrossX + cubics[at + 3] * acrossY
  const fourth = cubics[at + 4] * acrossX + cubics[at + 5] * acrossY
  const low = lesser(end, lesser(third, fourth))
  const high = greater(end, greater(third, fourth))
  let isAbove = true
  let isBelow = true
  for (let i = one * 8; i < one * 8 + 8; i += 2) {
    const place = cubics[i] * acrossX + cubics[i + 1] * acrossY
    isAbove = isAbove && place > high
    isBelow = isBelow && place < low
  }
  return isAbove || isBelow
}

/**
 * True where a line through the joint of two segments that follow each other parts their control points: the ways to those ahead
 * and from those behind then all lie within half a turn, whose first and last are kept.
 */
function isPartedAt(before: number, after: number): boolean {
  if (lines[before] && lines[after]) return true
  const a = before * 8
  const b = after * 8
  const x = cubics[b]
  const y = cubics[b + 1]
  let firstX = 0
  let firstY = 0
  let lastX = 0
  let lastY = 0
  for (let i = 0; i < 12; i += 2) {
    const wayX = i < 6 ? cubics[b + 2 + i] - x : x - cubics[a + i - 6]
    const wayY = i < 6 ? cubics[b + 3 + i] - y : y - cubics[a + i - 5]
    if (wayX === 0 && wayY === 0) continue
    if (firstX === 0 && firstY === 0) {
      firstX = lastX = wayX
      firstY = lastY = wayY
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
