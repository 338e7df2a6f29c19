import { greater, lesser } from '../clamp.ts'

/** Where a ring runs over itself: two of its segments, the first before the other or the same, and how far along each, 0..1. */
export type Crossing = {
  readonly first: number
  readonly firstAt: number
  readonly second: number
  readonly secondAt: number
}

// Chords nearer than this to their curve cross where it does, pixels.
const CHORD_MISS_PX = 0.01
const CHORDS_MAX = 64

// Corners of segments that are drawn with chords; where in them each begins, how many chords it has, none until it is drawn, and
// the box of them. Photographs have ten thousands of rings, so these share their room.
let chords = new Float64Array(1024)
let chordsUsed = 0
let drawnFrom = new Int32Array(128)
let drawnCount = new Int32Array(128)
let boxes = new Float64Array(512)

/** Makes ready for a ring of so many segments. */
export function forgetChords(segments: number): void {
  chordsUsed = 0
  if (segments <= drawnCount.length) {
    drawnCount.fill(0, 0, segments)
    return
  }
  drawnFrom = new Int32Array(2 * segments)
  drawnCount = new Int32Array(2 * segments)
  boxes = new Float64Array(8 * segments)
}

// Where the boxes of two drawn segments overlap, and the chords of each that lie there.
const shared = new Float64Array(4)
const here = new Int32Array(CHORDS_MAX)
const there = new Int32Array(CHORDS_MAX)

/**
 * Where two segments of a ring cross; ends that meet do not.
 *
 * @param cubics eight numbers a segment
 * @param lines which of them are straight
 */
export function crossSegments(
  first: number,
  second: number,
  cubics: Float64Array,
  lines: readonly boolean[],
): Crossing | undefined {
  drawChords(first, cubics, lines[first])
  drawChords(second, cubics, lines[second])
  for (let i = 0; i < 2; i++) {
    shared[i] = greater(boxes[first * 4 + i], boxes[second * 4 + i])
    shared[i + 2] = lesser(boxes[first * 4 + i + 2], boxes[second * 4 + i + 2])
  }
  if (shared[0] > shared[2] || shared[1] > shared[3]) return undefined
  const ours = listShared(first, here)
  const theirs = ours > 0 ? listShared(second, there) : 0
  for (let i = 0; i < ours; i++)
    for (let k = 0; k < theirs; k++) {
      const at = crossAt(here[i], there[k])
      if (at < 0) continue
      const [start, from] = [drawnFrom[first], drawnFrom[second]]
      const firstAt = ((here[i] - start) / 2 + at) / drawnCount[first]
      return {
        first,
        firstAt,
        second,
        secondAt: ((there[k] - from) / 2 + crossAt(there[k], here[i])) / drawnCount[second],
      }
    }
  return undefined
}

/** Lists the chords of a segment that do not lie wholly beyond one side of what two boxes share; gives how many there are. */
function listShared(segment: number, list: Int32Array): number {
  const [left, top, right, bottom] = shared
  let found = 0
  let chord = drawnFrom[segment]
  let x = chords[chord]
  let y = chords[chord + 1]
  for (let rest = drawnCount[segment]; rest > 0; rest--, chord += 2) {
    const endX = chords[chord + 2]
    const endY = chords[chord + 3]
    const isBeyond =
      (x < left && endX < left) ||
      (x > right && endX > right) ||
      (y < top && endY < top) ||
      (y > bottom && endY > bottom)
    if (!isBeyond) list[found++] = chord
    x = endX
    y = endY
  }
  return found
}

/** Draws a segment with chords, once. */
function drawChords(segment: number, cubics: Float64Array, isLine: boolean): void {
  if (drawnCount[segment] > 0) return
  const from = segment * 8
  const x = cubics[from]
  const y = cubics[from + 1]
  const x1 = cubics[from + 2]
  const y1 = cubics[from + 3]
  const x2 = cubics[from + 4]
  const y2 = cubics[from + 5]
  const endX = cubics[from + 6]
  const endY = cubics[from + 7]
  const early = squared(x - 2 * x1 + x2) + squared(y - 2 * y1 + y2)
  const late = squared(x1 - 2 * x2 + endX) + squared(y1 - 2 * y2 + endY)
  const bend = isLine ? 0 : Math.sqrt(greater(early, late))
  const count = lesser(CHORDS_MAX, greater(1, Math.ceil(Math.sqrt((0.75 * bend) / CHORD_MISS_PX))))
  drawnFrom[segment] = chordsUsed
  drawnCount[segment] = count
  makeRoom(chordsUsed + 2 * count + 2)
  for (let chord = 0; chord < count; chord++) {
    const t = chord / count
    const u = 1 - t
    const b0 = u * u * u
    const b1 = 3 * u * u * t
    const b2 = 3 * u * t * t
    const b3 = t * t * t
    chords[chordsUsed++] = b0 * x + b1 * x1 + b2 * x2 + b3 * endX
    chords[chordsUsed++] = b0 * y + b1 * y1 + b2 * y2 + b3 * endY
  }
  chords[chordsUsed++] = endX
  chords[chordsUsed++] = endY
  boxChords(segment)
}

function boxChords(segment: number): void {
  const box = segment * 4
  boxes[box] = boxes[box + 1] = Number.POSITIVE_INFINITY
  boxes[box + 2] = boxes[box + 3] = Number.NEGATIVE_INFINITY
  for (let i = drawnFrom[segment]; i < chordsUsed; i += 2) {
    boxes[box] = lesser(boxes[box], chords[i])
    boxes[box + 1] = lesser(boxes[box + 1], chords[i + 1])
    boxes[box + 2] = greater(boxes[box + 2], chords[i])
    boxes[box + 3] = greater(boxes[box + 3], chords[i + 1])
  }
}

function makeRoom(length: number): void {
  if (length <= chords.length) return
  const wider = new Float64Array(2 * length)
  wider.set(chords)
  chords = wider
}

/** How far along a chord (0..1) another one crosses it, ends not counted; -1 where it does not. */
function crossAt(a: number, b: number): number {
  const x = chords[a]
  const y = chords[a + 1]
  const dx = chords[a + 2] - x
  const dy = chords[a + 3] - y
  const before = dx * (chords[b + 1] - y) - dy * (chords[b] - x)
  const after = dx * (chords[b + 3] - y) - dy * (chords[b + 2] - x)
  if (!(before * after < 0)) return -1
  const ex = chords[b + 2] - chords[b]
  const ey = chords[b + 3] - chords[b + 1]
  const from = ex * (y - chords[b + 1]) - ey * (x - chords[b])
  const to = ex * (chords[a + 3] - chords[b + 1]) - ey * (chords[a + 2] - chords[b])
  return from * to < 0 ? from / (from - to) : -1
}

/** A product, as a power of two need not be the same number from every compiler of V8. */
function squared(value: number): number {
  return value * value
}
