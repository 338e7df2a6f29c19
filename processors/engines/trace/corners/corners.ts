import { layRun } from '../fit/lay-run.ts'
import { fitArm, intersectLines, type Line } from '../fit/line-fit.ts'

export type CornerRule = {
  /** Smallest change of direction that can be a corner, degrees. */
  readonly angleDegrees: number
  /**
   * A bend that a parabola follows this closely (pixels) is a curve, not a corner; the same holds for a ring and an
   * oval.
   */
  readonly missPixels: number
  /**
   * Area in square pixels that the measured points may lack up to a corner's tip; where they lack more there is a
   * rounding.
   */
  readonly areaMax: number
}

/**
 * Finds the corners of a boundary: points where its direction changes sharply and no smooth curve explains it. A tight
 * curve also turns, but a parabola follows it; that tells a small circle from a square.
 *
 * @param points x and y alternating, pixels
 * @returns indices of corner points in order
 */
export function findCorners(points: Float64Array, line: 'open' | 'closed', rule: CornerRule): number[] {
  const { call, corners } = layRun(points)
  const cosineMax = Math.cos((rule.angleDegrees * Math.PI) / 180)
  const found = call.findCorners(points.length / 2, line === 'closed' ? 1 : 0, cosineMax, rule.missPixels)
  const indices: number[] = []
  for (let i = 0; i < found; i++) indices.push(corners[i])
  return indices
}

const CORNER_MOVE_MAX = 2
// Points next to a corner hold both arms; an arm is fitted from here on.
const ARM_START = 2

/** Two straight arms and their common tip; the unit directions point away from it. */
export type CornerArms = { readonly tip: Direction; readonly back: Direction; readonly ahead: Direction }

type Direction = readonly [x: number, y: number]

/**
 * The lines of a corner's two arms and their intersection; undefined where the arms are too short or the intersection
 * is too far from the corner's point.
 *
 * @param room points free to use on either side, up to the next corner
 * @param missMax largest distance of an arm's points from its line, pixels
 */
export function cornerArms(
  points: Float64Array,
  index: number,
  room: { readonly before: number; readonly after: number },
  missMax: number,
): CornerArms | undefined {
  const count = points.length / 2
  const before = room.before - ARM_START
  const after = room.after - ARM_START
  if (before < 2 || after < 2) return undefined
  const backAt = (step: number): number => (index - ARM_START - step + 2 * count) % count
  const aheadAt = (step: number): number => (index + ARM_START + step) % count
  const back = fitArm(points, backAt, before, missMax)
  const ahead = fitArm(points, aheadAt, after, missMax)
  const tip = intersectLines(back, ahead, 0.25)
  if (!tip || Math.hypot(tip[0] - points[index * 2], tip[1] - points[index * 2 + 1]) > CORNER_MOVE_MAX) return undefined
  const awayFrom = ({ dx, dy }: Line, at: number): Direction => {
    const isAway = (points[at * 2] - tip[0]) * dx + (points[at * 2 + 1] - tip[1]) * dy >= 0
    return isAway ? [dx, dy] : [-dx, -dy]
  }
  return { tip, back: awayFrom(back, backAt(1)), ahead: awayFrom(ahead, aheadAt(1)) }
}

const AREA_REACH = 4

/** Area between the measured points around a corner and the tip of its arms, square pixels. */
export function missingArea(
  points: Float64Array,
  index: number,
  room: { readonly before: number; readonly after: number },
  [tipX, tipY]: readonly [number, number],
): number {
  const count = points.length / 2
  const reach = Math.min(AREA_REACH, room.before, room.after)
  let twice = 0
  let lastX = 0
  let lastY = 0
  for (let offset = -reach; offset <= reach; offset++) {
    const at = ((index + offset + 2 * count) % count) * 2
    const x = points[at] - tipX
    const y = points[at + 1] - tipY
    twice += lastX * y - x * lastY
    lastX = x
    lastY = y
  }
  return Math.abs(twice) / 2
}
