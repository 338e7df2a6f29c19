import { type Cubic, cubicsOf } from '../fit/cubic.ts'
import { type Curve, endOf } from '../fit/curve.ts'
import { splitTurns } from '../fit/split-turns.ts'

/** What covers a line on its left. */
export type Cover = {
  /** Whether only higher layers show at a place. */
  readonly isCovered: (x: number, y: number) => boolean
  /** Largest distance that a point is moved under its cover, pixels. */
  readonly reachPx: number
}

type Point = readonly [x: number, y: number]

/** Offsets a curve under the cover on its left, as far as that extends everywhere; its ends and sharp corners stay. */
export function tuckCurve(curve: Curve, cover: Cover): Curve {
  const source = splitTurns(curve)
  const segments = cubicsOf(source)
  const [endOfAllX, endOfAllY] = endOf(source)
  const isClosed = endOfAllX === curve.x && endOfAllY === curve.y
  const closing = isClosed ? jointStep(segments[segments.length - 1], segments[0], cover) : undefined
  const coords: number[] = []
  const straight: boolean[] = []
  let start: Point | undefined = closing
  segments.forEach((segment, i) => {
    const [x, y, x1, y1, x2, y2, endX, endY] = segment
    const stop = i + 1 < segments.length ? jointStep(segment, segments[i + 1], cover) : closing
    // A segment that keeps an end bulges in the middle instead: handles offset by 4/3 move the middle by 1.
    const [bulgeX, bulgeY] =
      start && stop ? [0, 0] : sideStep(...middle(segment), x2 + endX - x - x1, y2 + endY - y - y1, cover)
    const bulge: Point = [(bulgeX * 4) / 3, (bulgeY * 4) / 3]
    const leave = start ?? bulge
    const arrive = stop ?? bulge
    const [shiftX, shiftY] = stop ?? [0, 0]
    coords.push(x1 + leave[0], y1 + leave[1], x2 + arrive[0], y2 + arrive[1], endX + shiftX, endY + shiftY)
    straight.push(source.straight[i] && start !== undefined && stop !== undefined)
    start = stop
  })
  const [shiftX, shiftY] = closing ?? [0, 0]
  return { x: curve.x + shiftX, y: curve.y + shiftY, coords, straight }
}

// Cosine of the sharpest turn at which both sides can be offset by one step; at a sharper one it would pull one side
// in.
const TURN_COSINE_MIN = 0.5

/** Offset of the point between two segments; undefined where they turn too sharply to move together. */
function jointStep(one: Cubic, other: Cubic, cover: Cover): Point | undefined {
  const [, , , , handleX, handleY, x, y] = one
  const [inX, inY] = [x - handleX, y - handleY]
  const [outX, outY] = [other[2] - x, other[3] - y]
  const [inLength, outLength] = [Math.hypot(inX, inY) || 1, Math.hypot(outX, outY) || 1]
  if ((inX * outX + inY * outY) / (inLength * outLength) < TURN_COSINE_MIN) return undefined
  return sideStep(x, y, inX / inLength + outX / outLength, inY / inLength + outY / outLength, cover)
}

function middle([x, y, x1, y1, x2, y2, endX, endY]: Cubic): [number, number] {
  return [(x + 3 * x1 + 3 * x2 + endX) / 8, (y + 3 * y1 + 3 * y2 + endY) / 8]
}

const STEP_PX = 0.5
// Share of the room under the cover that is used, so that lines from both sides hardly meet.
const ROOM_SHARE = 0.6

/** Offset of a point to the left of a heading, with nothing but cover on the way. */
function sideStep(x: number, y: number, dx: number, dy: number, { isCovered, reachPx }: Cover): Point {
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length < 1e-6) return [0, 0]
  const awayX = dy / length
  const awayY = -dx / length
  let room = 0
  for (let reach = STEP_PX; reach <= reachPx / ROOM_SHARE + STEP_PX; reach += STEP_PX) {
    if (isCovered(x + awayX * reach, y + awayY * reach)) room = reach
    // The edge of an aliased shape may run up to half a pixel outside its pixels.
    else if (reach > STEP_PX) break
  }
  const step = Math.min(reachPx, room * ROOM_SHARE)
  return [awayX * step, awayY * step]
}
