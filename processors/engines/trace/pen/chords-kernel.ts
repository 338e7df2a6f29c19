import type { Whole } from '../../kernels/whole.ts'

// Largest distance of chords from their curve, pixels: close enough that they cross where the curves do.
const CHORD_MISS_PX = 0.01
const CHORDS_MAX = 64

/**
 * The ring that is tested: its start, then six numbers per segment, so that each segment with its own start is eight
 * consecutive numbers.
 */
export const ring = new Float64Array(0)
/**
 * For each segment: index of its first chord corner in `chords`, number of its chords (1 for a line), whether they are
 * computed yet, and their bounding box (left, top, right, bottom).
 */
export const chordFrom = new Int32Array(0)
export const chordCount = new Int32Array(0)
export const drawn = new Uint8Array(0)
export const chordBoxes = new Float64Array(0)
/** Corners of the chords of all segments, x and y alternating. */
export const chords = new Float64Array(0)
/** Position of a crossing along each of the two segments, 0..1. */
export const crossAlong = new Float64Array(2)

// Intersection of two segments' bounding boxes, and the chords of each segment that reach into it.
const shared = new Float64Array(4)
const here = new Int32Array(CHORDS_MAX)
const there = new Int32Array(CHORDS_MAX)

/** Number of chords that a segment needs (Wang's bound; 1 for a line). */
export function countChords(segment: Whole): Whole {
  const at = segment * 6
  const earlyX = ring[at] - 2 * ring[at + 2] + ring[at + 4]
  const earlyY = ring[at + 1] - 2 * ring[at + 3] + ring[at + 5]
  const lateX = ring[at + 2] - 2 * ring[at + 4] + ring[at + 6]
  const lateY = ring[at + 3] - 2 * ring[at + 5] + ring[at + 7]
  // A line is stored with both handles at its end.
  if (ring[at + 2] === ring[at + 6] && ring[at + 3] === ring[at + 7] && lateX === 0 && lateY === 0) return 1
  const bend = Math.sqrt(Math.max(earlyX * earlyX + earlyY * earlyY, lateX * lateX + lateY * lateY))
  return Math.min(CHORDS_MAX, Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / CHORD_MISS_PX)))) | 0
}

/** Whether two segments of the ring cross, common ends not counted; the position is then in `crossAlong`. */
export function crossSegments(first: Whole, second: Whole): boolean {
  drawChords(first)
  drawChords(second)
  for (let i: Whole = 0; i < 2; i++) {
    shared[i] = Math.max(chordBoxes[first * 4 + i], chordBoxes[second * 4 + i])
    shared[i + 2] = Math.min(chordBoxes[first * 4 + i + 2], chordBoxes[second * 4 + i + 2])
  }
  if (shared[0] > shared[2] || shared[1] > shared[3]) return false
  const ours = listShared(first, here)
  if (ours === 0) return false
  const theirs = listShared(second, there)
  for (let i: Whole = 0; i < ours; i++)
    for (let k: Whole = 0; k < theirs; k++) {
      const at = crossAt(here[i], there[k])
      if (at < 0) continue
      crossAlong[0] = ((here[i] - chordFrom[first]) / 2 + at) / chordCount[first]
      crossAlong[1] = ((there[k] - chordFrom[second]) / 2 + crossAt(there[k], here[i])) / chordCount[second]
      return true
    }
  return false
}

/** Lists the chords of a segment that are not wholly on one outer side of the shared box; returns their number. */
function listShared(segment: Whole, list: Int32Array): Whole {
  let found: Whole = 0
  let chord: Whole = chordFrom[segment]
  const end: Whole = chord + 2 * chordCount[segment]
  let x = chords[chord]
  let y = chords[chord + 1]
  while (chord < end) {
    const endX = chords[chord + 2]
    const endY = chords[chord + 3]
    const isBeyond =
      (x < shared[0] && endX < shared[0]) ||
      (x > shared[2] && endX > shared[2]) ||
      (y < shared[1] && endY < shared[1]) ||
      (y > shared[3] && endY > shared[3])
    if (!isBeyond) {
      list[found] = chord
      found++
    }
    x = endX
    y = endY
    chord += 2
  }
  return found
}

/** Computes the chords of a segment and their bounding box, once. */
function drawChords(segment: Whole): void {
  if (drawn[segment] === 1) return
  drawn[segment] = 1
  const at = segment * 6
  const count = chordCount[segment]
  let to: Whole = chordFrom[segment]
  let left = 1e300
  let top = 1e300
  let right = -1e300
  let bottom = -1e300
  for (let chord: Whole = 0; chord <= count; chord++) {
    const t = chord / count
    const u = 1 - t
    const b0 = u * u * u
    const b1 = 3 * u * u * t
    const b2 = 3 * u * t * t
    const b3 = t * t * t
    // The last corner equals the end exactly.
    const isEnd = chord === count
    const x = isEnd ? ring[at + 6] : b0 * ring[at] + b1 * ring[at + 2] + b2 * ring[at + 4] + b3 * ring[at + 6]
    const y = isEnd ? ring[at + 7] : b0 * ring[at + 1] + b1 * ring[at + 3] + b2 * ring[at + 5] + b3 * ring[at + 7]
    chords[to] = x
    chords[to + 1] = y
    to += 2
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  chordBoxes[segment * 4] = left
  chordBoxes[segment * 4 + 1] = top
  chordBoxes[segment * 4 + 2] = right
  chordBoxes[segment * 4 + 3] = bottom
}

/** Position along chord `a`, 0..1, at which chord `b` crosses it, ends not counted; -1 where it does not. */
function crossAt(a: Whole, b: Whole): number {
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
