import { fitArm, type Line } from '../fit/line-fit.ts'
import { signedArea } from '../layers/objects.ts'

/** A corner of a boundary: the index of its point and its solved place. */
export type Corner = { readonly index: number; readonly place: readonly [x: number, y: number] }

/** The square end of a stroke. */
export type StrokeEnd = {
  /** Both corners in order along the boundary. */
  readonly corners: readonly [Corner, Corner]
  /** Unit direction in which the stroke points, and its width in pixels. */
  readonly axis: readonly [x: number, y: number]
  readonly width: number
  /** Points on each side of the tip that the end replaces. */
  readonly reach: number
}

// Pixels. A wider stroke shows its end in enough points to be measured like any other corner.
const WIDTH_MAX = 4
const WIDTH_MIN = 0.3
// Points around the tip whose pixels hold both sides of the stroke.
const TIP_POINTS = 3
const ARM_POINTS_MIN = 3
const ARM_POINTS = 16
// Cosine of the angle of two sides below which they belong to one stroke.
const OPPOSED = -0.95

/**
 * Reconstructs the square end of a thin stroke. Within a pixel of the end every measurement holds both sides of the
 * stroke, so its corners are lost. But the sides are known from farther back and the measured area is right, and
 * together they tell where the stroke stops.
 *
 * @param room points free on each side of a corner before the next one that is not part of the same end
 * @param missMax largest distance of a side's points from its line, pixels
 * @returns undefined when there is no end of a stroke around `index`
 */
export function squareStrokeEnd(
  points: Float64Array,
  index: number,
  room: { readonly before: number; readonly after: number },
  missMax: number,
): StrokeEnd | undefined {
  const count = points.length / 2
  const before = Math.min(ARM_POINTS, room.before - TIP_POINTS)
  const after = Math.min(ARM_POINTS, room.after - TIP_POINTS)
  if (before < ARM_POINTS_MIN || after < ARM_POINTS_MIN) return undefined
  const wrap = (i: number): number => (i + 2 * count) % count
  const coming = orient(points, wrap(index - TIP_POINTS - before + 1), wrap(index - TIP_POINTS), (from) =>
    fitArm(points, (step) => wrap(from - step), before, missMax),
  )
  const going = orient(points, wrap(index + TIP_POINTS), wrap(index + TIP_POINTS + after - 1), () =>
    fitArm(points, (step) => wrap(index + TIP_POINTS + step), after, missMax),
  )
  if (coming.dx * going.dx + coming.dy * going.dy > OPPOSED) return undefined
  const axisX = coming.dx - going.dx
  const axisY = coming.dy - going.dy
  const axis = Math.hypot(axisX, axisY)
  const [ux, uy] = [axisX / axis, axisY / axis]
  const base = projected(points, wrap(index), ux, uy) - TIP_POINTS
  const one = pointOn(coming, ux, uy, base)
  const other = pointOn(going, ux, uy, base)
  const width = Math.hypot(one[0] - other[0], one[1] - other[1])
  if (width < WIDTH_MIN || width > WIDTH_MAX) return undefined
  const tip: number[] = []
  for (let i = index - 2 * TIP_POINTS; i <= index + 2 * TIP_POINTS; i++)
    if (projected(points, wrap(i), ux, uy) > base) tip.push(points[wrap(i) * 2], points[wrap(i) * 2 + 1])
  const length = Math.abs(signedArea(Float64Array.of(...one, ...tip, ...other))) / width
  if (!(length > 0.5 && length < 2 * TIP_POINTS)) return undefined
  const corners: [Corner, Corner] = [
    { index: index - 1, place: pointOn(coming, ux, uy, base + length) },
    { index: index + 1, place: pointOn(going, ux, uy, base + length) },
  ]
  return { corners, axis: [ux, uy], width, reach: TIP_POINTS }
}

/** The fitted line, directed as the boundary runs from one point to another. */
function orient(points: Float64Array, from: number, to: number, measureArm: (nearest: number) => Line): Line {
  const line = measureArm(to)
  const along = (points[to * 2] - points[from * 2]) * line.dx + (points[to * 2 + 1] - points[from * 2 + 1]) * line.dy
  return along >= 0 ? line : { ...line, dx: -line.dx, dy: -line.dy }
}

function projected(points: Float64Array, index: number, ux: number, uy: number): number {
  return points[index * 2] * ux + points[index * 2 + 1] * uy
}

/** The point of a line at a given coordinate along an axis that it nearly follows. */
function pointOn(line: Line, ux: number, uy: number, along: number): readonly [number, number] {
  const speed = line.dx * ux + line.dy * uy
  const way = (along - line.x * ux - line.y * uy) / speed
  return [line.x + way * line.dx, line.y + way * line.dy]
}
