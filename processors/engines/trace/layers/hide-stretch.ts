import { lesser } from '../clamp.ts'
import { type Curve, endOf } from '../fit/curve.ts'
import { flattenRing } from '../fit/flatten.ts'
import { startOf } from '../measure/edge-path.ts'
import type { Outline } from './rings.ts'

/** What lies over a hidden line. */
export type Cover = {
  /** True where only higher layers lie. */
  readonly isCovered: (x: number, y: number) => boolean
  /** Side of the piece on which the cover lies: left, right, or both, where the line may stay. */
  readonly sideOf: (piece: Outline) => Side
  /** Farthest that a place is moved under its cover, pixels. */
  readonly reachPx: number
  /** Cover that a line needs on either side, pixels. */
  readonly marginPx: number
  /** Nearer to an end than this the visible line runs alongside and nothing is wholly covered, pixels. */
  readonly endPx: number
}

/**
 * Draws pieces that follow each other and that nobody sees as one line of as few straight sides as fit under the layers above.
 * Its two ends stay where the visible line goes on; a ring has none.
 */
export function hideStretch(pieces: readonly Outline[], closed: boolean, cover: Cover): Curve {
  gatherPlaces(pieces, closed, cover)
  movePlaces(closed, cover)
  if (closed && count < 4) keepAll()
  else sightLines(closed, cover)
  for (let i = 1; i < keptCount; i++) {
    const x = moved[kept[i] * 2]
    const y = moved[kept[i] * 2 + 1]
    for (let at = i * 6 - 6; at < i * 6; at += 2) {
      coords[at] = x
      coords[at + 1] = y
    }
    straight[i - 1] = true
  }
  // A copy is no longer than what it holds; lists that grew keep room for as much again.
  const drawn = Math.max(0, keptCount - 1)
  return { x: moved[0], y: moved[1], coords: coords.slice(0, drawn * 6), straight: straight.slice(0, drawn) }
}

// The sides of the stretch that is being hidden.
const coords: number[] = []
const straight: boolean[] = []

type Side = 'left' | 'right' | 'both'

// All places on the way of the stretch that is being hidden, both ends included, as they were measured and as they were moved under
// the cover, with the side on which it lies. Photographs have thousands of stretches, so these share their room.
let measured = new Float64Array(1024)
let moved = new Float64Array(1024)
const sides: Side[] = []
let count = 0
// Those of them at which the line bends.
const kept: number[] = []
let keptCount = 0

function addPlace(x: number, y: number, side: Side): void {
  if (count * 2 === measured.length) {
    const longer = new Float64Array(count * 4)
    longer.set(measured)
    measured = longer
    moved = new Float64Array(count * 4)
  }
  measured[count * 2] = x
  measured[count * 2 + 1] = y
  sides[count++] = side
}

function gatherPlaces(pieces: readonly Outline[], closed: boolean, cover: Cover): void {
  count = 0
  for (const piece of pieces) addPlaces(piece, cover.sideOf(piece))
  const end = closed ? measured : endPlace(pieces[pieces.length - 1])
  addPlace(end[0], end[1], sides[0])
}

/** Moves all places between the ends under the cover; a ring has no end. */
function movePlaces(closed: boolean, cover: Cover): void {
  const last = count - 1
  for (let i = 0; i < count * 2; i++) moved[i] = measured[i]
  for (let i = closed ? 0 : 1; i < last; i++) {
    const before = (i > 0 ? i - 1 : last - 1) * 2
    const after = (i + 1) * 2
    const dx = measured[after] - measured[before]
    const dy = measured[after + 1] - measured[before + 1]
    // Taken apart by hand: unpacking walks an iterator, for which the interpreter makes an object a number.
    const step = sideStep(measured[i * 2], measured[i * 2 + 1], dx, dy, sides[i], cover)
    moved[i * 2] += step[0]
    moved[i * 2 + 1] += step[1]
  }
  if (closed) moved.copyWithin(last * 2, 0, 2)
}

// Chords nearer than this to their curve stay under whatever covers it.
const CHORD_MISS_PX = 0.1

/** Adds the piece's own start and the places measured along it; its end belongs to the next piece. */
function addPlaces(piece: Outline, side: Side): void {
  const { walked } = piece
  if (!walked) {
    const corners = flattenRing([piece.curve], CHORD_MISS_PX)
    for (let i = 0; i < corners.length; i += 2) addPlace(corners[i], corners[i + 1], side)
    return
  }
  const { path, forward } = walked
  if (!path.closed) {
    const start = startOf(walked)
    addPlace(start[0], start[1], side)
  }
  const { points } = path
  const last = points.length - 2
  for (let i = 0; i <= last; i += 2) {
    const at = forward ? i : last - i
    addPlace(points[at], points[at + 1], side)
  }
}

function endPlace(piece: Outline): readonly [number, number] {
  const { walked } = piece
  if (!walked) return endOf(piece.curve)
  return walked.forward ? walked.path.end : walked.path.start
}

const STEP_PX = 0.5
// Of the room under the cover, so that two lines that come from both sides hardly meet.
const ROOM_SHARE = 0.6

/** How far a place may go sideways of a heading with nothing but cover on the way. */
export function sideStep(
  x: number,
  y: number,
  dx: number,
  dy: number,
  side: Side,
  { isCovered, reachPx }: Cover,
): readonly [number, number] {
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length < 1e-6 || side === 'both') return [0, 0]
  const sign = side === 'left' ? 1 : -1
  const awayX = (sign * dy) / length
  const awayY = (-sign * dx) / length
  let room = 0
  for (let reach = STEP_PX; reach <= reachPx / ROOM_SHARE + STEP_PX; reach += STEP_PX) {
    if (isCovered(x + awayX * reach, y + awayY * reach)) room = reach
    // The edge of an aliased shape runs up to half a pixel beside its pixels.
    else if (reach > STEP_PX) break
  }
  const step = Math.min(reachPx, room * ROOM_SHARE)
  return [awayX * step, awayY * step]
}

// A line of sight looks no farther than this many places.
const SIGHT_MAX = 64

/**
 * Keeps the places at which a line bends that keeps under the cover: from each the farthest one that is seen. Every place on the way
 * must be seen too: so the line passes no island on its wrong side.
 */
function sightLines(closed: boolean, cover: Cover): void {
  const last = count - 1
  // A ring needs three sides.
  const most = closed ? Math.max(1, Math.floor(last / 3)) : last
  kept[0] = 0
  keptCount = 1
  for (let from = 0; from < last; ) {
    const stop = Math.min(last, from + Math.min(SIGHT_MAX, most))
    let to = from + 1
    while (to < stop && isSeen(from, to + 1, closed, cover)) to++
    kept[keptCount++] = to
    from = to
  }
}

function keepAll(): void {
  for (keptCount = 0; keptCount < count; keptCount++) kept[keptCount] = keptCount
}

// A little farther from an end than where nothing is covered the line itself must be, if not its margin.
const NEAR_PX = 1

/** True where the straight line between two places lies under the cover with its margin. */
function isSeen(from: number, to: number, closed: boolean, { isCovered, marginPx, endPx }: Cover): boolean {
  const x = moved[from * 2]
  const y = moved[from * 2 + 1]
  const dx = moved[to * 2] - x
  const dy = moved[to * 2 + 1] - y
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length < endPx) return true
  const alongX = dx / length
  const alongY = dy / length
  const sideX = -alongY * marginPx
  const sideY = alongX * marginPx
  for (let gone = STEP_PX; gone < length; gone += 1) {
    const px = x + alongX * gone
    const py = y + alongY * gone
    const free = closed ? Number.POSITIVE_INFINITY : squareToEnd(px, py)
    if (free < endPx * endPx) continue
    const isClear =
      free < (endPx + NEAR_PX) * (endPx + NEAR_PX)
        ? isCovered(px, py)
        : isCovered(px + sideX, py + sideY) && isCovered(px - sideX, py - sideY)
    if (!isClear) return false
  }
  return true
}

/** Squared distance to the nearer end of the stretch. */
function squareToEnd(x: number, y: number): number {
  const last = count * 2 - 2
  const startX = x - moved[0]
  const startY = y - moved[1]
  const endX = x - moved[last]
  const endY = y - moved[last + 1]
  return lesser(startX * startX + startY * startY, endX * endX + endY * endY)
}
