import { type Curve, endOf } from './curve.ts'
import { startOf } from './edge-path.ts'
import { flattenRing } from './flatten.ts'
import type { Outline } from './rings.ts'

/** What lies over a hidden line. */
export type Cover = {
  /** True where only higher layers lie. */
  readonly isCovered: (x: number, y: number) => boolean
  /** Side of the piece on which the cover lies: left, right, or both, where the line may stay. */
  readonly sideOf: (piece: Outline) => 'left' | 'right' | 'both'
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
  const places = movePlaces(pieces, closed, cover)
  const count = places.length / 2
  const kept = closed && count < 4 ? [...Array(count).keys()] : sightLines(places, closed, cover)
  const coords: number[] = []
  for (const index of kept.slice(1)) for (let i = 0; i < 3; i++) coords.push(places[index * 2], places[index * 2 + 1])
  return { x: places[0], y: places[1], coords, straight: kept.slice(1).map(() => true) }
}

/** All places on the way, the ends included, those between the ends moved under the cover. */
function movePlaces(pieces: readonly Outline[], closed: boolean, cover: Cover): Float64Array {
  const all: number[] = []
  const sides: ('left' | 'right' | 'both')[] = []
  for (const piece of pieces) {
    const side = cover.sideOf(piece)
    const from = all.length
    addPlaces(piece, all)
    for (let i = from; i < all.length; i += 2) sides.push(side)
  }
  const [x, y] = closed ? all : endPlace(pieces[pieces.length - 1])
  all.push(x, y)
  sides.push(sides[0])
  const last = all.length / 2 - 1
  const moved = new Float64Array(all)
  for (let i = closed ? 0 : 1; i < last; i++) {
    const before = (i > 0 ? i - 1 : last - 1) * 2
    const after = (i + 1) * 2
    const [dx, dy] = [all[after] - all[before], all[after + 1] - all[before + 1]]
    const [stepX, stepY] = sideStep(all[i * 2], all[i * 2 + 1], dx, dy, sides[i], cover)
    moved[i * 2] += stepX
    moved[i * 2 + 1] += stepY
  }
  if (closed) moved.set(moved.subarray(0, 2), last * 2)
  return moved
}

// Chords nearer than this to their curve stay under whatever covers it.
const CHORD_MISS_PX = 0.1

/** The piece's own start and the places measured along it; its end belongs to the next piece. */
function addPlaces(piece: Outline, all: number[]): void {
  const { walked } = piece
  if (!walked) {
    for (const value of flattenRing([piece.curve], CHORD_MISS_PX)) all.push(value)
    return
  }
  const { path, forward } = walked
  if (!path.closed) {
    const [x, y] = startOf(walked)
    all.push(x, y)
  }
  for (let i = 0; i < path.points.length; i += 2) {
    const at = forward ? i : path.points.length - 2 - i
    all.push(path.points[at], path.points[at + 1])
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
  side: 'left' | 'right' | 'both',
  { isCovered, reachPx }: Cover,
): readonly [number, number] {
  const length = Math.hypot(dx, dy)
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
 * Places at which a line bends that keeps under the cover: from each the farthest one that is seen. Every place on the way
 * must be seen too: so the line passes no island on its wrong side.
 */
function sightLines(places: Float64Array, closed: boolean, cover: Cover): number[] {
  const last = places.length / 2 - 1
  // A ring needs three sides.
  const most = closed ? Math.max(1, Math.floor(last / 3)) : last
  const kept = [0]
  for (let from = 0; from < last; ) {
    const stop = Math.min(last, from + Math.min(SIGHT_MAX, most))
    let to = from + 1
    while (to < stop && isSeen(places, from, to + 1, closed, cover)) to++
    kept.push(to)
    from = to
  }
  return kept
}

// A little farther from an end than where nothing is covered the line itself must be, if not its margin.
const NEAR_PX = 1

/** True where the straight line between two places lies under the cover with its margin. */
function isSeen(
  places: Float64Array,
  from: number,
  to: number,
  closed: boolean,
  { isCovered, marginPx, endPx }: Cover,
): boolean {
  const last = places.length - 2
  const [x, y] = [places[from * 2], places[from * 2 + 1]]
  const [dx, dy] = [places[to * 2] - x, places[to * 2 + 1] - y]
  const length = Math.hypot(dx, dy)
  if (length < endPx) return true
  const [alongX, alongY] = [dx / length, dy / length]
  const [sideX, sideY] = [-alongY * marginPx, alongX * marginPx]
  const toEnd = (px: number, py: number): number =>
    closed
      ? Number.POSITIVE_INFINITY
      : Math.min(Math.hypot(px - places[0], py - places[1]), Math.hypot(px - places[last], py - places[last + 1]))
  for (let gone = STEP_PX; gone < length; gone += 1) {
    const [px, py] = [x + alongX * gone, y + alongY * gone]
    const free = toEnd(px, py)
    if (free < endPx) continue
    const isClear =
      free < endPx + NEAR_PX
        ? isCovered(px, py)
        : isCovered(px + sideX, py + sideY) && isCovered(px - sideX, py - sideY)
    if (!isClear) return false
  }
  return true
}
