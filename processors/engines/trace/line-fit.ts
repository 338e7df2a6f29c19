/** A straight line: a point on it and its unit direction. */
export type Line = { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number }

/** The line that misses the points `from`..`to` (inclusive, any order) least, by total least squares. */
export function fitLine(points: Float64Array, indices: Int32Array, count: number): Line {
  let meanX = 0
  let meanY = 0
  for (let i = 0; i < count; i++) {
    meanX += points[indices[i] * 2]
    meanY += points[indices[i] * 2 + 1]
  }
  meanX /= count
  meanY /= count
  let xx = 0
  let xy = 0
  let yy = 0
  for (let i = 0; i < count; i++) {
    const a = points[indices[i] * 2] - meanX
    const b = points[indices[i] * 2 + 1] - meanY
    xx += a * a
    xy += a * b
    yy += b * b
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy)
  return { x: meanX, y: meanY, dx: Math.cos(angle), dy: Math.sin(angle) }
}

/** Where two lines cross; undefined when the sine of their angle is under `sineMin` (0.25 is about 14 degrees). */
export function intersectLines(one: Line, other: Line, sineMin: number): readonly [x: number, y: number] | undefined {
  const cross = one.dx * other.dy - one.dy * other.dx
  if (Math.abs(cross) < sineMin) return undefined
  const along = ((other.x - one.x) * other.dy - (other.y - one.y) * other.dx) / cross
  return [one.x + along * one.dx, one.y + along * one.dy]
}

/** A parabola through a window of points, with arc length as parameter. */
export type LocalFit = {
  /** Position and direction at the middle. */
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  /** Largest distance in pixels between a point and its place on the parabola. */
  readonly miss: number
}

// Most points of a window; a wider one would no longer be local.
const WINDOW_MAX = 32
const arcs = new Float64Array(WINDOW_MAX)
const windowX = new Float64Array(WINDOW_MAX)
const windowY = new Float64Array(WINDOW_MAX)

/**
 * Least-squares parabola through the points `from`..`to` (32 at most) around `center`; smooths grain and gives the
 * tangent. `at(i)` maps a running index to a point index, so closed rings can be read past their end.
 */
export function fitParabola(
  points: Float64Array,
  at: (index: number) => number,
  center: number,
  from: number,
  to: number,
): LocalFit {
  const count = to - from + 1
  for (let i = 0; i < count; i++) {
    const p = at(from + i) * 2
    windowX[i] = points[p]
    windowY[i] = points[p + 1]
    arcs[i] = i === 0 ? 0 : arcs[i - 1] + Math.hypot(windowX[i] - windowX[i - 1], windowY[i] - windowY[i - 1])
  }
  const middle = arcs[center - from]
  for (let i = 0; i < count; i++) arcs[i] -= middle
  const [x, slopeX, bowX] = solveParabola(windowX, count)
  const [y, slopeY, bowY] = solveParabola(windowY, count)
  let miss = 0
  for (let i = 0; i < count; i++) {
    const arc = arcs[i]
    const offX = x + arc * (slopeX + arc * bowX) - windowX[i]
    const offY = y + arc * (slopeY + arc * bowY) - windowY[i]
    miss = Math.max(miss, Math.hypot(offX, offY))
  }
  const length = Math.hypot(slopeX, slopeY)
  if (length > 1e-9) return { x, y, dx: slopeX / length, dy: slopeY / length, miss }
  const [dx, dy] = [windowX[count - 1] - windowX[0], windowY[count - 1] - windowY[0]]
  const chord = Math.hypot(dx, dy) || 1
  return { x: windowX[center - from], y: windowY[center - from], dx: dx / chord, dy: dy / chord, miss }
}

/** Solves one coordinate's normal equations by Cramer's rule; a line where the window is too short for a bend. */
function solveParabola(values: Float64Array, count: number): readonly [value: number, slope: number, bow: number] {
  let [s1, s2, s3, s4, t0, t1, t2] = [0, 0, 0, 0, 0, 0, 0]
  for (let i = 0; i < count; i++) {
    const arc = arcs[i]
    const arc2 = arc * arc
    s1 += arc
    s2 += arc2
    s3 += arc2 * arc
    s4 += arc2 * arc2
    t0 += values[i]
    t1 += arc * values[i]
    t2 += arc2 * values[i]
  }
  const determinant = count * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s3 * s2) + s2 * (s1 * s3 - s2 * s2)
  if (count < 4 || Math.abs(determinant) < 1e-6) {
    const line = count * s2 - s1 * s1
    if (Math.abs(line) < 1e-9) return [t0 / count, 0, 0]
    return [(t0 * s2 - t1 * s1) / line, (count * t1 - s1 * t0) / line, 0]
  }
  const value = t0 * (s2 * s4 - s3 * s3) - s1 * (t1 * s4 - s3 * t2) + s2 * (t1 * s3 - s2 * t2)
  const slope = count * (t1 * s4 - t2 * s3) - t0 * (s1 * s4 - s3 * s2) + s2 * (s1 * t2 - t1 * s2)
  const bow = count * (s2 * t2 - s3 * t1) - s1 * (s1 * t2 - t1 * s2) + t0 * (s1 * s3 - s2 * s2)
  return [value / determinant, slope / determinant, bow / determinant]
}

const ARM_POINTS_MAX = 32
const armIndices = new Int32Array(ARM_POINTS_MAX)

/**
 * The line an arm leaves along: the longest of 4, 8, 16 or 32 points from `start` that still is straight.
 *
 * @param at maps a running index to a point index
 * @param available points the arm may use at most
 * @param missMax largest distance in pixels a longer arm's points may keep from its line
 */
export function fitArm(points: Float64Array, at: (step: number) => number, available: number, missMax: number): Line {
  let best: Line | undefined
  for (let count = 4; count <= ARM_POINTS_MAX; count *= 2) {
    const used = Math.min(count, available)
    for (let i = 0; i < used; i++) armIndices[i] = at(i)
    const line = fitLine(points, armIndices, used)
    if (best && farthest(points, line, used) > missMax) break
    best = line
    if (used === available) break
  }
  return best as Line
}

function farthest(points: Float64Array, line: Line, count: number): number {
  let most = 0
  for (let i = 0; i < count; i++) {
    const p = armIndices[i] * 2
    most = Math.max(most, Math.abs((points[p + 1] - line.y) * line.dx - (points[p] - line.x) * line.dy))
  }
  return most
}
