import type { Whole } from '../../kernels/whole.ts'
import { coords, points, straight } from './follow-kernel.ts'

/** Ink of each pixel, and the layer of each ink, counted from the bottom. */
export const inks = new Uint8Array(0)
export const levels = new Int32Array(256)
/** For each point: the side on which higher layers cover the line, 1 left, -1 right; 0 both, where it may stay. */
export const coverSides = new Int32Array(0)
/** The points, moved under the covering layers. */
export const moved = new Float64Array(0)
/**
 * Lengths in pixels: the farthest that a point is moved under its cover; the cover that a line needs on either side;
 * and the distance from an end within which the line runs alongside visible parts, so that nothing is wholly covered.
 */
export const reaches = new Float64Array(3)
/** Width and height of the picture, pixels. */
export const frame = new Int32Array(2)

const STEP_PX = 0.5
// Share of the room under the cover that is used, so that lines from both sides hardly meet.
const ROOM_SHARE = 0.6
// Most points that one straight side may span.
const SIGHT_MAX = 64
// Within this distance beyond the third of `reaches` the line must be covered, but not its margin; pixels.
const NEAR_PX = 1
const FAR_PX = 1e15

/**
 * Redraws an invisible stretch of a layer's outline, one that higher layers cover, as a line with as few straight sides
 * as fit under the cover. Its two ends stay, because the visible outline continues there; a ring has none.
 *
 * @param level layer of the outline
 * @returns number of sides written to `coords`; the line starts at the first of `moved`
 */
export function hidePlaces(count: Whole, closed: Whole, level: Whole): Whole {
  movePlaces(count, closed, level)
  const last = count - 1
  const most: Whole = closed !== 0 ? third(last) : last
  const isSmall = closed !== 0 && count < 4
  let used: Whole = 0
  let from: Whole = 0
  while (from < last) {
    const to = isSmall ? from + 1 : farthestSeen(from, last, most, closed, level)
    for (let i: Whole = 0; i < 6; i++) coords[used * 6 + i] = moved[to * 2 + (i & 1)]
    straight[used] = 1
    used++
    from = to
  }
  return used
}

/** Most points of one side of a ring, which needs three sides. */
function third(last: Whole): Whole {
  return Math.max(1, Math.floor(last / 3) | 0)
}

/**
 * Whether only higher layers show at a place. Nothing is covered outside the frame, not even in a tile: machines take
 * the size of a drawing from its outermost points.
 */
function isCovered(x: number, y: number, level: Whole): boolean {
  if (!(x >= 0 && y >= 0 && x < frame[0] && y < frame[1])) return false
  return levels[inks[(Math.floor(y) | 0) * frame[0] + (Math.floor(x) | 0)]] > level
}

/** Moves all points between the ends under the cover; in a ring, all points. */
function movePlaces(count: Whole, closed: Whole, level: Whole): void {
  const last = count - 1
  for (let i: Whole = 0; i < count * 2; i++) moved[i] = points[i]
  for (let i: Whole = closed !== 0 ? 0 : 1; i < last; i++) {
    const before: Whole = (i > 0 ? i - 1 : last - 1) * 2
    const after = (i + 1) * 2
    const dx = points[after] - points[before]
    const dy = points[after + 1] - points[before + 1]
    const length = Math.sqrt(dx * dx + dy * dy)
    if (length < 1e-6 || coverSides[i] === 0) continue
    const awayX = (coverSides[i] * dy) / length
    const awayY = (-coverSides[i] * dx) / length
    const step = sideStep(points[i * 2], points[i * 2 + 1], awayX, awayY, level)
    moved[i * 2] += awayX * step
    moved[i * 2 + 1] += awayY * step
  }
  if (closed === 0) return
  moved[last * 2] = moved[0]
  moved[last * 2 + 1] = moved[1]
}

/** Distance that a point may move in one direction with nothing but cover around it. */
function sideStep(x: number, y: number, awayX: number, awayY: number, level: Whole): number {
  let room = 0
  const farthest = reaches[0] / ROOM_SHARE + STEP_PX
  for (let reach = STEP_PX; reach <= farthest; reach += STEP_PX) {
    if (isCovered(x + awayX * reach, y + awayY * reach, level)) room = reach
    // The edge of an aliased shape may run up to half a pixel outside its pixels.
    else if (reach > STEP_PX) break
  }
  return Math.min(reaches[0], room * ROOM_SHARE)
}

/**
 * Index of the farthest point visible from one, if all before it are visible too: so the line never passes an island on
 * the wrong side.
 */
function farthestSeen(from: Whole, last: Whole, most: Whole, closed: Whole, level: Whole): Whole {
  const stop = Math.min(last, from + Math.min(most, SIGHT_MAX))
  let to: Whole = from + 1
  while (to < stop && isSeen(from, to + 1, last, closed, level)) to++
  return to
}

/** Whether the straight line between two points lies under the cover, with its margin. */
function isSeen(from: Whole, to: Whole, last: Whole, closed: Whole, level: Whole): boolean {
  const x = moved[from * 2]
  const y = moved[from * 2 + 1]
  const dx = moved[to * 2] - x
  const dy = moved[to * 2 + 1] - y
  const length = Math.sqrt(dx * dx + dy * dy)
  const margin = reaches[1]
  const end = reaches[2]
  if (length < end) return true
  const alongX = dx / length
  const alongY = dy / length
  const sideX = -alongY * margin
  const sideY = alongX * margin
  for (let gone = STEP_PX; gone < length; gone += 1) {
    const px = x + alongX * gone
    const py = y + alongY * gone
    const free = closed !== 0 ? FAR_PX : squareToEnd(px, py, last)
    if (free < end * end) continue
    if (free < (end + NEAR_PX) * (end + NEAR_PX)) {
      if (!isCovered(px, py, level)) return false
    } else if (!isCovered(px + sideX, py + sideY, level) || !isCovered(px - sideX, py - sideY, level)) return false
  }
  return true
}

/** Squared distance to the nearer end of the stretch. */
function squareToEnd(x: number, y: number, last: Whole): number {
  const startX = x - moved[0]
  const startY = y - moved[1]
  const endX = x - moved[last * 2]
  const endY = y - moved[last * 2 + 1]
  return Math.min(startX * startX + startY * startY, endX * endX + endY * endY)
}
