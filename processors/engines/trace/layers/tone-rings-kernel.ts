import type { Whole } from '../../kernels/whole.ts'
import { ring } from '../pen/chords-kernel.ts'
import { coords, followPlaces, points, straight, tolerances } from '../pen/follow-kernel.ts'
import { coverSides, hidePlaces, moved } from '../pen/hide-kernel.ts'
import { left, ranks, right } from './cover-kernel.ts'
import { closed, pieces, ringEnds } from './rings-kernel.ts'

/** Points of all edges, x and y each, junctions included, and the index of each edge's first. */
export const places = new Float64Array(0)
export const firstPlace = new Int32Array(0)
/** Tolerance of a line along each edge, pixels. */
export const closeness = new Float64Array(0)
/** 1 for each edge on the frame, which is a straight line. */
export const isFrame = new Uint8Array(0)
/** 1 for each piece of the ring that runs under a higher layer. */
export const hidden = new Uint8Array(0)
/** 1 for each segment of the ring that is a line. */
export const lines = new Uint8Array(0)
/** 0 for straight lines only; and the most iterations of the parameter refinement of one curve. */
export const pace = new Int32Array(2)

// Rings with fewer points are too small to be fitted as a whole.
const RING_PLACES_MIN = 5

// The ring being drawn: index of its first piece, number of its pieces, its level, and number of segments drawn so far.
let begin: Whole = 0
let size: Whole = 0
let level: Whole = 0
let segments: Whole = 0

/** Upper bound of the points in one line of an assembled ring, at least the number of its pieces. */
export function placesOfRing(index: Whole): Whole {
  let all: Whole = 1
  for (let at: Whole = index === 0 ? 0 : ringEnds[index - 1]; at < ringEnds[index]; at++) {
    const edge = pieces[at] >> 1
    all += firstPlace[edge + 1] - firstPlace[edge]
  }
  return all
}

/**
 * Draws one of the assembled rings of a level of tones. Consecutive pieces that are all visible or all hidden become
 * one line: junctions at which only lower layers change are invisible, so the line runs smoothly through them.
 *
 * @returns number of segments; they are in `ring`
 */
export function drawToneRing(index: Whole, ownLevel: Whole): Whole {
  begin = index === 0 ? 0 : ringEnds[index - 1]
  size = ringEnds[index] - begin
  level = ownLevel
  segments = 0
  for (let at: Whole = 0; at < size; at++) hidden[at] = isUnder(pieces[begin + at]) ? 1 : 0
  const first = firstOfStretch()
  if (first < 0) drawWhole()
  else drawStretches(first)
  return segments
}

function drawStretches(first: Whole): void {
  let done: Whole = 0
  while (done < size) {
    const from = done
    done++
    while (done < size && goesOn((first + done) % size)) done++
    drawStretch((first + from) % size, done - from, 0)
  }
}

/**
 * Level of the face on the right of a piece, which is the drawn one; negative outside the frame. `otherRank`: on the
 * left.
 */
function ownRank(piece: Whole): Whole {
  return rankOf((piece & 1) === 1 ? right[piece >> 1] : left[piece >> 1])
}

function otherRank(piece: Whole): Whole {
  return rankOf((piece & 1) === 1 ? left[piece >> 1] : right[piece >> 1])
}

function rankOf(face: Whole): Whole {
  return face < 0 ? -1 : ranks[face]
}

/** Whether a piece runs under a higher layer, which no edge on the frame does. */
function isUnder(piece: Whole): boolean {
  return isFrame[piece >> 1] === 0 && (otherRank(piece) > level || ownRank(piece) > level)
}

/** Side of a hidden piece on which its cover is: 1 left, -1 right, 0 both. */
function coverSideOf(piece: Whole): Whole {
  if (ownRank(piece) <= level) return 1
  return otherRank(piece) > level ? 0 : -1
}

/** The first piece at which a new line starts; -1 where the ring is one line all round. */
function firstOfStretch(): Whole {
  for (let at: Whole = 0; at < size; at++) if (!goesOn(at)) return at
  return -1
}

/** Whether a piece continues the line of the one before it. Tones have no corners of their own. */
function goesOn(at: Whole): boolean {
  const before: Whole = at === 0 ? size - 1 : at - 1
  if (hidden[before] !== hidden[at]) return false
  if (hidden[at] === 1) return true
  const edge = pieces[begin + at] >> 1
  if (isFrame[edge] === 1 || isFrame[pieces[begin + before] >> 1] === 1) return false
  return size > 1 || closed[edge] === 1
}

/** Draws a ring that is one line all round; a small visible one piece by piece. */
function drawWhole(): void {
  let measured: Whole = 0
  for (let at: Whole = 0; at < size; at++) measured += measuredPlaces(pieces[begin + at] >> 1)
  if (hidden[0] === 1 || measured >= RING_PLACES_MIN) drawStretch(0, size, 1)
  else for (let at: Whole = 0; at < size; at++) drawAlone(pieces[begin + at])
}

function measuredPlaces(edge: Whole): Whole {
  const all = firstPlace[edge + 1] - firstPlace[edge]
  return closed[edge] === 1 ? all : all - 2
}

/** Draws consecutive pieces that are all visible or all hidden. */
function drawStretch(from: Whole, count: Whole, isRing: Whole): void {
  let used: Whole = 0
  for (let at: Whole = from; at < from + count; at++) used = layPiece(pieces[begin + (at % size)], used)
  const laid = endLine(pieces[begin + ((from + count - 1) % size)], used, isRing)
  if (hidden[from] === 0) drawSeen(laid)
  else {
    const drawn = hidePlaces(laid, isRing, level)
    keepSegments(moved[0], moved[1], drawn)
  }
}

function drawSeen(laid: Whole): void {
  const drawn = followPlaces(laid, pace[0], pace[1])
  keepSegments(points[0], points[1], drawn)
}

/** Draws an edge in its stored direction, whichever way it is walked, so that both sides share one curve. */
function drawAlone(piece: Whole): void {
  const edge = piece >> 1
  const forward: Whole = edge * 2 + 1
  const laid = endLine(forward, layPiece(forward, 0), closed[edge])
  if (piece === forward) drawSeen(laid)
  else keepTurned(followPlaces(laid, pace[0], pace[1]))
}

/** Appends the points of a piece without the junction at its end; returns the new number of points. */
function layPiece(piece: Whole, before: Whole): Whole {
  const edge = piece >> 1
  const count: Whole = firstPlace[edge + 1] - firstPlace[edge] - (closed[edge] === 1 ? 0 : 1)
  const step: Whole = (piece & 1) === 1 ? 2 : -2
  let place: Whole = ((piece & 1) === 1 ? firstPlace[edge] : firstPlace[edge + 1] - 1) * 2
  const side = coverSideOf(piece)
  for (let at: Whole = before; at < before + count; at++) {
    points[at * 2] = places[place]
    points[at * 2 + 1] = places[place + 1]
    tolerances[at] = closeness[edge]
    coverSides[at] = side
    place += step
  }
  return before + count
}

/** Appends the end of a line, in a ring its start; returns the new number of points. */
function endLine(piece: Whole, used: Whole, isRing: Whole): Whole {
  const edge = piece >> 1
  const end: Whole = ((piece & 1) === 1 ? firstPlace[edge + 1] - 1 : firstPlace[edge]) * 2
  points[used * 2] = isRing === 1 ? points[0] : places[end]
  points[used * 2 + 1] = isRing === 1 ? points[1] : places[end + 1]
  tolerances[used] = isRing === 1 ? tolerances[0] : tolerances[used - 1]
  coverSides[used] = coverSides[0]
  return used + 1
}

/** Appends the segments just drawn, which start at (x, y), to the ring. */
function keepSegments(x: number, y: number, drawn: Whole): void {
  if (segments === 0) {
    ring[0] = x
    ring[1] = y
  }
  const first: Whole = segments * 6 + 2
  for (let i: Whole = 0; i < drawn * 6; i++) ring[first + i] = coords[i]
  for (let i: Whole = 0; i < drawn; i++) lines[segments + i] = straight[i]
  segments += drawn
}

/** Appends the segments just drawn to the ring in reverse direction. */
function keepTurned(drawn: Whole): void {
  if (segments === 0) for (let i: Whole = 0; i < 2; i++) ring[i] = coords[drawn * 6 - 2 + i]
  for (let from: Whole = drawn - 1; from >= 0; from--) {
    const at: Whole = segments * 6 + 2
    for (let i: Whole = 0; i < 2; i++) {
      const end = from > 0 ? coords[from * 6 - 2 + i] : points[i]
      ring[at + i] = straight[from] === 1 ? end : coords[from * 6 + 2 + i]
      ring[at + 2 + i] = straight[from] === 1 ? end : coords[from * 6 + i]
      ring[at + 4 + i] = end
    }
    lines[segments] = straight[from]
    segments++
  }
}
