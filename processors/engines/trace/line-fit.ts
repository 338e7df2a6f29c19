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

/** A parabola through a window of points, with arc length as parameter: position and direction at its origin. */
export type LocalFit = { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number }

/**
 * Least-squares parabola through the points `from`..`to` around `center`; smooths grain and gives the tangent.
 * `at(i)` maps a running index to a point index, so closed rings can be read past their end.
 */
export function fitParabola(
  points: Float64Array,
  at: (index: number) => number,
  center: number,
  from: number,
  to: number,
): LocalFit {
  const c = at(center) * 2
  const [s, tx, ty] = parabolaSums(points, at, center, from, to)
  const solvedX = solveThree(s, tx)
  const solvedY = solveThree(s, ty)
  const length = Math.hypot(solvedX[1], solvedY[1])
  if (!(length > 1e-9)) {
    const dx = points[at(to) * 2] - points[at(from) * 2]
    const dy = points[at(to) * 2 + 1] - points[at(from) * 2 + 1]
    const chord = Math.hypot(dx, dy) || 1
    return { x: points[c], y: points[c + 1], dx: dx / chord, dy: dy / chord }
  }
  return { x: solvedX[0], y: solvedY[0], dx: solvedX[1] / length, dy: solvedY[1] / length }
}

function parabolaSums(
  points: Float64Array,
  at: (index: number) => number,
  center: number,
  from: number,
  to: number,
): readonly [Float64Array, Float64Array, Float64Array] {
  const s = new Float64Array(5)
  const tx = new Float64Array(3)
  const ty = new Float64Array(3)
  const add = (index: number, arc: number): void => {
    const p = at(index) * 2
    const arc2 = arc * arc
    s[0] += 1
    s[1] += arc
    s[2] += arc2
    s[3] += arc2 * arc
    s[4] += arc2 * arc2
    tx[0] += points[p]
    tx[1] += arc * points[p]
    tx[2] += arc2 * points[p]
    ty[0] += points[p + 1]
    ty[1] += arc * points[p + 1]
    ty[2] += arc2 * points[p + 1]
  }
  add(center, 0)
  let arc = 0
  for (let i = center; i < to; i++) {
    arc += gap(points, at(i), at(i + 1))
    add(i + 1, arc)
  }
  arc = 0
  for (let i = center; i > from; i--) {
    arc -= gap(points, at(i), at(i - 1))
    add(i - 1, arc)
  }
  return [s, tx, ty]
}

function gap(points: Float64Array, one: number, other: number): number {
  return Math.hypot(points[one * 2] - points[other * 2], points[one * 2 + 1] - points[other * 2 + 1])
}

/** Solves the normal equations of a parabola by Cramer's rule; falls back to a line when the window is too short. */
function solveThree(s: Float64Array, t: Float64Array): readonly [value: number, slope: number] {
  const [s0, s1, s2, s3, s4] = s
  const determinant = s0 * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s3 * s2) + s2 * (s1 * s3 - s2 * s2)
  if (s0 < 4 || Math.abs(determinant) < 1e-6) {
    const line = s0 * s2 - s1 * s1
    if (Math.abs(line) < 1e-9) return [t[0] / s0, 0]
    return [(t[0] * s2 - t[1] * s1) / line, (s0 * t[1] - s1 * t[0]) / line]
  }
  const value = t[0] * (s2 * s4 - s3 * s3) - s1 * (t[1] * s4 - s3 * t[2]) + s2 * (t[1] * s3 - s2 * t[2])
  const slope = s0 * (t[1] * s4 - t[2] * s3) - t[0] * (s1 * s4 - s3 * s2) + s2 * (s1 * t[2] - t[1] * s2)
  return [value / determinant, slope / determinant]
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
