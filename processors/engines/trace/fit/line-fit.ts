/** A straight line: a point on it and its unit direction. */
export type Line = { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number }

/** The line with the least squared distances to the points at the first `count` of `indices` (total least squares). */
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

/** Intersection of two lines; undefined when the sine of their angle is below `sineMin` (0.25 is about 14 degrees). */
export function intersectLines(one: Line, other: Line, sineMin: number): readonly [x: number, y: number] | undefined {
  const cross = one.dx * other.dy - one.dy * other.dx
  if (Math.abs(cross) < sineMin) return undefined
  const along = ((other.x - one.x) * other.dy - (other.y - one.y) * other.dx) / cross
  return [one.x + along * one.dx, one.y + along * one.dy]
}

/** A parabola through a window of points, parameterized by arc length. */
export type LocalFit = {
  /** Position and unit direction at the middle. */
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  /** Largest distance between a point and its place on the parabola, pixels. */
  readonly miss: number
}

// Most points of a window; a wider one would no longer be local.
const WINDOW_MAX = 32
const arcs = new Float64Array(WINDOW_MAX)
const windowX = new Float64Array(WINDOW_MAX)
const windowY = new Float64Array(WINDOW_MAX)

/**
 * Least-squares parabola through the points `from`..`to` (32 at most) around `center`; averages noise and gives the
 * tangent. Solved by Cramer's rule for both coordinates; a line where the window is too short for a bend.
 *
 * @param ring number of points of a closed ring, beyond whose ends the window may reach; 0 for an open run
 */
export function fitParabola(points: Float64Array, ring: number, center: number, from: number, to: number): LocalFit {
  const count = to - from + 1
  gatherWindow(points, ring, center, from, count)
  let s1 = 0
  let s2 = 0
  let s3 = 0
  let s4 = 0
  let x0 = 0
  let x1 = 0
  let x2 = 0
  let y0 = 0
  let y1 = 0
  let y2 = 0
  for (let i = 0; i < count; i++) {
    const arc = arcs[i]
    const arc2 = arc * arc
    s1 += arc
    s2 += arc2
    s3 += arc2 * arc
    s4 += arc2 * arc2
    x0 += windowX[i]
    x1 += arc * windowX[i]
    x2 += arc2 * windowX[i]
    y0 += windowY[i]
    y1 += arc * windowY[i]
    y2 += arc2 * windowY[i]
  }
  const determinant = count * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s3 * s2) + s2 * (s1 * s3 - s2 * s2)
  if (count >= 4 && Math.abs(determinant) >= 1e-6) {
    // Cofactors of the first, the second and the third row.
    const a = s2 * s4 - s3 * s3
    const b = s2 * s3 - s1 * s4
    const c = s1 * s3 - s2 * s2
    const d = count * s4 - s2 * s2
    const e = s1 * s2 - count * s3
    const f = count * s2 - s1 * s1
    return judgeWindow(count, center - from, {
      x: (x0 * a + x1 * b + x2 * c) / determinant,
      y: (y0 * a + y1 * b + y2 * c) / determinant,
      slopeX: (x0 * b + x1 * d + x2 * e) / determinant,
      slopeY: (y0 * b + y1 * d + y2 * e) / determinant,
      bowX: (x0 * c + x1 * e + x2 * f) / determinant,
      bowY: (y0 * c + y1 * e + y2 * f) / determinant,
    })
  }
  return judgeWindow(count, center - from, solveLine({ count, s1, s2, x0, x1, y0, y1 }))
}

/** Sums over the points: of arc lengths, of their squares, and of the coordinates alone and times the arc length. */
type LineMoments = Readonly<Record<'count' | 's1' | 's2' | 'x0' | 'x1' | 'y0' | 'y1', number>>

/** The same without curvature; without a slope either where all points coincide. */
function solveLine({ count, s1, s2, x0, x1, y0, y1 }: LineMoments): Parabola {
  const line = count * s2 - s1 * s1
  if (Math.abs(line) < 1e-9) return { x: x0 / count, y: y0 / count, slopeX: 0, slopeY: 0, bowX: 0, bowY: 0 }
  return {
    x: (x0 * s2 - x1 * s1) / line,
    y: (y0 * s2 - y1 * s1) / line,
    slopeX: (count * x1 - s1 * x0) / line,
    slopeY: (count * y1 - s1 * y0) / line,
    bowX: 0,
    bowY: 0,
  }
}

/** Copies the points of a window and computes their arc lengths from its middle. */
function gatherWindow(points: Float64Array, ring: number, center: number, from: number, count: number): void {
  arcs[0] = 0
  for (let i = 0; i < count; i++) {
    const at = ring > 0 ? (from + i + ring) % ring : from + i
    windowX[i] = points[at * 2]
    windowY[i] = points[at * 2 + 1]
    if (i === 0) continue
    const dx = windowX[i] - windowX[i - 1]
    const dy = windowY[i] - windowY[i - 1]
    arcs[i] = arcs[i - 1] + Math.sqrt(dx * dx + dy * dy)
  }
  const middle = arcs[center - from]
  for (let i = 0; i < count; i++) arcs[i] -= middle
}

type Parabola = {
  readonly x: number
  readonly y: number
  readonly slopeX: number
  readonly slopeY: number
  readonly bowX: number
  readonly bowY: number
}

/** Position and direction of the parabola at the window's middle, and its largest distance from a point. */
function judgeWindow(count: number, middle: number, { x, y, slopeX, slopeY, bowX, bowY }: Parabola): LocalFit {
  let most = 0
  for (let i = 0; i < count; i++) {
    const arc = arcs[i]
    const offX = x + arc * (slopeX + arc * bowX) - windowX[i]
    const offY = y + arc * (slopeY + arc * bowY) - windowY[i]
    const square = offX * offX + offY * offY
    if (square > most) most = square
  }
  const miss = Math.sqrt(most)
  const length = Math.sqrt(slopeX * slopeX + slopeY * slopeY)
  if (length > 1e-9) return { x, y, dx: slopeX / length, dy: slopeY / length, miss }
  const [dx, dy] = [windowX[count - 1] - windowX[0], windowY[count - 1] - windowY[0]]
  const chord = Math.hypot(dx, dy) || 1
  return { x: windowX[middle], y: windowY[middle], dx: dx / chord, dy: dy / chord, miss }
}

// Number of points of the shortest and of the longest arm.
const ARM_POINTS_MIN = 4
const ARM_POINTS_MAX = 32
const armX = new Float64Array(ARM_POINTS_MAX)
const armY = new Float64Array(ARM_POINTS_MAX)

/**
 * The line along which an arm leaves a corner or junction: fitted to the longest of 4, 8, 16 or 32 points from the
 * start that is still straight.
 *
 * @param at maps a step along the arm to a point index
 * @param available most points that the arm may use
 * @param missMax largest distance in pixels of a longer arm's points from its line
 */
export function fitArm(points: Float64Array, at: (step: number) => number, available: number, missMax: number): Line {
  const origin = at(0) * 2
  const originX = points[origin]
  const originY = points[origin + 1]
  let best: Line = { x: originX, y: originY, dx: 1, dy: 0 }
  let sumX = 0
  let sumY = 0
  let xx = 0
  let xy = 0
  let yy = 0
  let used = 0
  for (let count = ARM_POINTS_MIN; count <= ARM_POINTS_MAX; count *= 2) {
    for (const stop = Math.min(count, available); used < stop; used++) {
      const from = at(used) * 2
      const x = points[from] - originX
      const y = points[from + 1] - originY
      armX[used] = x
      armY[used] = y
      sumX += x
      sumY += y
      xx += x * x
      xy += x * y
      yy += y * y
    }
    const meanX = sumX / used
    const meanY = sumY / used
    const angle = 0.5 * Math.atan2(2 * (xy - sumX * meanY), xx - yy - sumX * meanX + sumY * meanY)
    const dx = Math.cos(angle)
    const dy = Math.sin(angle)
    if (count > ARM_POINTS_MIN && strays(used, meanX, meanY, dx, dy, missMax)) break
    best = { x: originX + meanX, y: originY + meanY, dx, dy }
    if (used === available) break
  }
  return best
}

/** Whether a point of the arm is farther from its line than allowed. */
function strays(count: number, x: number, y: number, dx: number, dy: number, missMax: number): boolean {
  for (let i = 0; i < count; i++) if (Math.abs((armY[i] - y) * dx - (armX[i] - x) * dy) > missMax) return true
  return false
}
