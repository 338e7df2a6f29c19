import type { Points } from '../fit/curve.ts'
import { type CornerArms, cornerArms } from './corners.ts'
import { type Corner, type StrokeEnd, squareStrokeEnd } from './stroke-ends.ts'

/**
 * Where a corner was found: its point with the free points beside it; and the middle to the next corner, in case both
 * belong to the end of one stroke.
 */
export type CornerSpot = {
  readonly index: number
  readonly room: Room
  readonly middle: number
  readonly endRoom: Room
}

export type Room = { readonly before: number; readonly after: number }

/** A possible course of a boundary at a corner. */
export type CornerShape = {
  /** The last measured point before it and the first after it; between them the course is `places`. */
  readonly from: number
  readonly to: number
  readonly places: readonly number[]
  readonly corners: readonly Corner[]
  /** True where its places replace the measured points, as on a rounding. */
  readonly rounds: boolean
  /** True for the end of a stroke, for which two corners may have been found. */
  readonly isEnd: boolean
  /** The arms of a sharp corner. */
  readonly arms?: CornerArms
  /** Cost of its segments beyond those of a sharp corner, in squared coverage. */
  readonly price: number
}

// An additional segment must explain this much squared coverage: a few hundredths in a few pixels.
const SEGMENT_PRICE = 0.01
// Points on each side of a sharp corner whose pixels hold both arms.
const TIP_REACH = 2
const ARC_STEP = 0.55

/**
 * The candidates that do not depend on pixels: a smooth course, a sharp corner, and the square and the round end of a
 * stroke.
 */
export function plainShapes(points: Points, spot: CornerSpot, missMax: number): CornerShape[] {
  const { index, room, middle, endRoom } = spot
  const smooth: CornerShape = {
    from: index - 1,
    to: index + 1,
    places: placesBetween(points, index, index + 1),
    corners: [],
    rounds: false,
    isEnd: false,
    price: 2 * SEGMENT_PRICE,
  }
  const arms = cornerArms(points, index, room, missMax)
  const end = squareStrokeEnd(points, middle, endRoom, missMax)
  return [smooth, ...(arms ? [sharpCorner(index, arms)] : []), ...(end ? strokeEnds(middle, end) : [])]
}

/** Points from one index up to another, excluded; past the end of a ring it continues at the start. */
export function placesBetween(points: Points, from: number, to: number): number[] {
  const places: number[] = []
  addPlaces(places, points, from, to)
  return places
}

/** Appends them to other places. */
export function addPlaces(places: number[], points: Points, from: number, to: number): void {
  const count = points.length / 2
  for (let i = from; i < to; i++) {
    const at = ((i + 2 * count) % count) * 2
    places.push(points[at])
    places.push(points[at + 1])
  }
}

function sharpCorner(index: number, arms: CornerArms): CornerShape {
  const { tip } = arms
  return {
    arms,
    from: index - TIP_REACH,
    to: index + TIP_REACH,
    places: tip,
    corners: [{ index, place: tip }],
    rounds: false,
    isEnd: false,
    price: 0,
  }
}

/** The end of a stroke: cut square, and as a semicircle of the same area. */
function strokeEnds(middle: number, { corners, width, axis: [ux, uy], reach }: StrokeEnd): CornerShape[] {
  const [one, other] = corners
  const span = { from: middle - reach, to: middle + reach, isEnd: true }
  const square = { ...span, places: [...one.place, ...other.place], corners, rounds: false, price: SEGMENT_PRICE }
  // A semicircle as wide as the stroke has the area of a piece of the stroke this long.
  const back = (Math.PI / 8) * width
  const [fromX, fromY] = [one.place[0] - back * ux, one.place[1] - back * uy]
  const [toX, toY] = [other.place[0] - back * ux, other.place[1] - back * uy]
  const arc = arcAround((fromX + toX) / 2, (fromY + toY) / 2, [fromX, fromY], [ux, uy], Math.PI)
  return [square, { ...span, places: arc, corners: [], rounds: true, price: 2 * SEGMENT_PRICE }]
}

/** Points on an arc that starts at a point and turns towards a direction. */
function arcAround(
  centerX: number,
  centerY: number,
  [fromX, fromY]: readonly [number, number],
  [towardsX, towardsY]: readonly [number, number],
  radians: number,
): number[] {
  const [rx, ry] = [fromX - centerX, fromY - centerY]
  const turn = rx * towardsY - ry * towardsX >= 0 ? 1 : -1
  const steps = Math.max(3, Math.ceil((Math.hypot(rx, ry) * radians) / ARC_STEP))
  const places: number[] = []
  for (let step = 0; step <= steps; step++) {
    const angle = (turn * radians * step) / steps
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    places.push(centerX + rx * cos - ry * sin)
    places.push(centerY + rx * sin + ry * cos)
  }
  return places
}

// Pixels. A rounding with a smaller radius looks like a sharp corner; one with a larger radius shows in the measured
// points.
const RADIUS_MIN = 0.5
const RADIUS_MAX = 5

/**
 * The rounding that would remove a sharp corner's excess area: an arc tangent to both arms. Undefined where there is
 * none or the arms are too short.
 *
 * @param arms those of the sharp corner
 * @param excess area, square pixels, that the sharp corner has on its right beyond what is seen
 */
export function roundedCorner(
  points: Points,
  { index, room }: CornerSpot,
  { tip, back, ahead }: CornerArms,
  excess: number,
): CornerShape | undefined {
  const [cosine, sine] = [back[0] * ahead[0] + back[1] * ahead[1], back[0] * ahead[1] - back[1] * ahead[0]]
  const turn = Math.PI - Math.abs(Math.atan2(sine, cosine))
  const lacking = sine < 0 ? excess : -excess
  const half = Math.tan(turn / 2)
  const radius = Math.sqrt(Math.max(0, lacking) / (half - turn / 2))
  const tangent = radius * half
  if (!(radius >= RADIUS_MIN && radius <= RADIUS_MAX) || tangent > Math.min(room.before, room.after) - 1)
    return undefined
  const middle = Math.hypot(back[0] + ahead[0], back[1] + ahead[1])
  const out = Math.hypot(radius, tangent) / middle
  const [centerX, centerY] = [tip[0] + out * (back[0] + ahead[0]), tip[1] + out * (back[1] + ahead[1])]
  const start: readonly [number, number] = [tip[0] + tangent * back[0], tip[1] + tangent * back[1]]
  const reachOf = (step: number): number => {
    const count = points.length / 2
    let offset = TIP_REACH
    const isInside = (): boolean => {
      const at = ((index + step * offset + 2 * count) % count) * 2
      return Math.hypot(points[at] - tip[0], points[at + 1] - tip[1]) < tangent + ARC_STEP / 2
    }
    while (offset < (step < 0 ? room.before : room.after) && isInside()) offset++
    return offset
  }
  return {
    from: index - reachOf(-1),
    to: index + reachOf(1),
    places: arcAround(centerX, centerY, start, [-back[0], -back[1]], turn),
    corners: [],
    rounds: true,
    isEnd: false,
    price: SEGMENT_PRICE,
  }
}
