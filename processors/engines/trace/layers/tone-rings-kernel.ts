import type { Whole } from '../../kernels/whole.ts'
import { ring } from '../pen/chords-kernel.ts'
import { coords, followPlaces, points, straight, tolerances } from '../pen/follow-kernel.ts'
import { coverSides, hidePlaces, moved } from '../pen/hide-kernel.ts'
import { left, ranks, right } from './cover-kernel.ts'
import { closed, pieces, ringEnds } from './rings-kernel.ts'

/** Places of all edges one after the other, x and y each, junctions included, and where those of each begin. */
export const places = new Float64Array(0)
export const firstPlace = new Int32Array(0)
/** How far a line may keep from the places of each edge, pixels. */
export const closeness = new Float64Array(0)
/** 1 for each edge of the frame, which is a straight line. */
export const isFrame = new Uint8Array(0)
/** 1 for each piece of the ring that runs under a higher layer. */
export const hidden = new Uint8Array(0)
/** 1 for each segment of the ring that is a line. */
export const lines = new Uint8Array(0)
/** 0 for straight lines only, and most refinements of one curve's parameter. */
export const pace = new Int32Array(2)

// A ring of fewer places is too small to be drawn as one line.
const RING_PLACES_MIN = 5

// The ring that is drawn: its first piece, how many it has, its level, and how many segments are drawn of it.
let begin: Whole = 0
let size: Whole = 0
let level: Whole = 0
let segments: Whole = 0

/** How many places the lines of a ring that was put together take at most, and no fewer than it has pieces. */
export function placesOfRing(index: Whole): Whole {
  let all: Whole = 1
  for (let at: Whole = index === 0 ? 0 : ringEnds[index - 1]; at < ringEnds[index]; at++) {
    const edge = pieces[at] >> 1
    all += firstPlace[edge + 1] - firstPlace[edge]
  }
  return all
}

/**
 * Draws one of the rings that were put together of one level's tones, in as few stretches as it has changes between
 * seen and hidden: nobody sees at which junctions the lower layers change, so the line runs smoothly through them.
 *
 * @returns how many segments it has; they lie in `ring`
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

/** Levels of the faces on either side of a piece: the one that is drawn lies on its right; below 0 beyond the frame. */
function ownRank(piece: Whole): Whole {
  return rankOf((piece & 1) === 1 ? right[piece >> 1] : left[piece >> 1])
}

function otherRank(piece: Whole): Whole {
  return rankOf((piece & 1) === 1 ? left[piece >> 1] : right[piece >> 1])
}

function rankOf(face: Whole): Whole {
  return face < 0 ? -1 : ranks[face]
}

/** True where a piece runs under a higher layer, which no edge of the frame does. */
function isUnder(piece: Whole): boolean {
  return isFrame[piece >> 1] === 0 && (otherRank(piece) > level || ownRank(piece) > level)
}

/** On which side of a hidden piece its cover lies: 1 left, -1 right, 0 both. */
function coverSideOf(piece: Whole): Whole {
  if (ownRank(piece) <= level) return 1
  return otherRank(piece) > level ? 0 : -1
}

/** The first piece that does not go on what comes before it; -1 where the ring is one line all round. */
function firstOfStretch(): Whole {
  for (let at: Whole = 0; at < size; at++) if (!goesOn(at)) return at
  return -1
}

/** True where a piece is drawn as one line with the one before it: tones have no corners of their own. */
function goesOn(at: Whole): boolean {
  const before: Whole = at === 0 ? size - 1 : at - 1
  if (hidden[before] !== hidden[at]) return false
  if (hidden[at] === 1) return true
  const edge = pieces[begin + at] >> 1
  if (isFrame[edge] === 1 || isFrame[pieces[begin + before] >> 1] === 1) return false
  return size > 1 || closed[edge] === 1
}

/** Draws a ring that is one line all round; a small one that is seen, piece by piece. */
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

/** Draws pieces that follow each other and are all seen or all hidden. */
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

/** Draws an edge as it was measured, whichever way it is walked: both sides of it share one curve. */
function drawAlone(piece: Whole): void {
  const edge = piece >> 1
  const forward: Whole = edge * 2 + 1
  const laid = endLine(forward, layPiece(forward, 0), closed[edge])
  if (piece === forward) drawSeen(laid)
  else keepTurned(followPlaces(laid, pace[0], pace[1]))
}

/** Lays the places of a piece behind others, all but the junction at its end; returns how many there are then. */
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

/** Lays the end of a line behind its last piece, that of a ring where it begins; returns how many places there are then. */
function endLine(piece: Whole, used: Whole, isRing: Whole): Whole {
  const edge = piece >> 1
  const end: Whole = ((piece & 1) === 1 ? firstPlace[edge + 1] - 1 : firstPlace[edge]) * 2
  points[used * 2] = isRing === 1 ? points[0] : places[end]
  points[used * 2 + 1] = isRing === 1 ? points[1] : places[end + 1]
  tolerances[used] = isRing === 1 ? tolerances[0] : tolerances[used - 1]
  coverSides[used] = coverSides[0]
  return used + 1
}

/** Adds what was drawn, from a place on, to the ring. */
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

/** Adds what was drawn to the ring, walked the other way. */
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
