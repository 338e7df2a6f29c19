import { fitLine, type Line } from './line-fit.ts'

/** A stretch of a run that is a straight line: the line and the first and last point on it. */
export type StraightPiece = { readonly line: Line; readonly from: number; readonly to: number }

// Shorter sides cannot be told from parts of a curve.
const PIECE_POINTS_MIN = 6
// Share cut off both ends of a polygon side: they extend into the neighbouring curves, while the middle shows the
// direction.
const TRIM_SHARE = 0.15
const SAMPLES_MAX = 64
const indices = new Int32Array(SAMPLES_MAX)

/**
 * Finds which sides of a polygon are straight lines and how far each really extends. A polygon's own side is tilted: it
 * ends somewhere in the next curve, at the limit of its tolerance.
 *
 * @param vertices point indices of the polygon's vertices
 * @param pointError standard error of a measured point, pixels
 */
export function findStraightPieces(
  points: Float64Array,
  vertices: readonly number[],
  pointError: number,
): StraightPiece[] {
  const pieces: StraightPiece[] = []
  const last = points.length / 2 - 1
  for (let side = 0; side + 1 < vertices.length; side++) {
    const a = vertices[side]
    const b = vertices[side + 1]
    if (b - a < PIECE_POINTS_MIN) continue
    const trim = Math.max(1, Math.round((b - a) * TRIM_SHARE))
    const line = straightLine(points, a + trim, b - trim, pointError)
    if (!line) continue
    const floor = pieces.at(-1)?.to ?? 0
    const from = reach(points, line, a + trim, Math.max(floor, vertices[Math.max(0, side - 1)]), pointError)
    const to = reach(points, line, b - trim, Math.min(last, vertices[side + 2] ?? last), pointError)
    pieces.push({ line, from, to })
  }
  return pieces
}

/** The line through a stretch, if its deviations and its bow are no larger than the points' errors explain. */
function straightLine(points: Float64Array, from: number, to: number, pointError: number): Line | undefined {
  const inside = to - from + 1
  const count = Math.min(SAMPLES_MAX, inside)
  for (let i = 0; i < count; i++) indices[i] = from + (count === inside ? i : Math.floor(((i + 0.5) * inside) / count))
  const line = fitLine(points, indices, count)
  let squares = 0
  let middle = 0
  let outer = 0
  const third = count / 3
  let middles = 0
  for (let i = 0; i < count; i++) {
    const off = offsetFrom(line, points, indices[i])
    squares += off * off
    if (i >= third && i < 2 * third) {
      middle += off
      middles++
    } else outer += off
  }
  if (Math.sqrt(squares / count) > 1.5 * pointError) return undefined
  const bow = Math.abs(middle / Math.max(1, middles) - outer / Math.max(1, count - middles))
  return bow > (2 * pointError) / Math.sqrt(count) ? undefined : line
}

function offsetFrom(line: Line, points: Float64Array, index: number): number {
  return (points[index * 2 + 1] - line.y) * line.dx - (points[index * 2] - line.x) * line.dy
}

/**
 * Last point on the line, going from `start` towards `limit`. Where an arc follows, the offset grows with the square of
 * the distance: at four times the offset the distance is twice as long, which tells where the arc began.
 */
function reach(points: Float64Array, line: Line, start: number, limit: number, pointError: number): number {
  const step = limit < start ? -1 : 1
  const strays = (index: number, most: number): boolean => Math.abs(offsetFrom(line, points, index)) > most
  let index = start
  while (index !== limit && !strays(index + step, 1.5 * pointError)) index += step
  if (index === limit) return index
  let far = index + step
  while (far !== limit && !strays(far + step, 6 * pointError)) far += step
  const retreat = Math.abs(far - index)
  return index - step * Math.min(retreat, Math.abs(index - start))
}
