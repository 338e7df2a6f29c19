import { type CurveEnd, type Moments, solveHandles } from './solve-handles.ts'

export type FittedCubic = {
  /** Both control points. */
  readonly handles: readonly [x1: number, y1: number, x2: number, y2: number]
  /** Sum of squared distances over the points that were looked at, and how many they were. */
  readonly squares: number
  readonly looked: number
  /** Largest distance, pixels. */
  readonly miss: number
}

// Points looked at per curve: more cost time and change nothing, since neighbours say the same.
const LOOK_MAX = 40
// A round that lowers the squares by less than a twentieth is the last.
const GAIN_MIN = 1.05

const px = new Float64Array(LOOK_MAX + 2)
const py = new Float64Array(LOOK_MAX + 2)
const ts = new Float64Array(LOOK_MAX + 2)
const handles = new Float64Array(4)

/**
 * Fits one cubic between two given ends to the points `from`..`to` in between (indices into `points`, exclusive of
 * the ends). Directions, where given, are kept exactly. Source: Schneider, "An algorithm for automatically fitting
 * digitized curves" (1990), with free ends added and the parameter refined by Newton's step.
 *
 * @param rounds most refinements of the parameter
 * @param missMax distance in pixels beyond which the fit is of no use; ends the search early
 */
export function fitCubic(
  points: Float64Array,
  from: number,
  to: number,
  start: CurveEnd,
  end: CurveEnd,
  rounds: number,
  missMax: number,
): FittedCubic | undefined {
  const looked = gather(points, from, to, start, end)
  const chord = Math.hypot(end.x - start.x, end.y - start.y)
  const length = ts[looked] || 1
  for (let i = 0; i < looked; i++) ts[i] /= length
  let best: FittedCubic | undefined
  for (let round = 0; round < rounds; round++) {
    if (!solveHandles(sumMoments(looked, start, end), start, end, Math.max(chord, 0.3 * length), handles)) break
    const fit = judge(looked, start, end)
    const gain = best ? best.squares / fit.squares : Number.POSITIVE_INFINITY
    if (gain > 1) best = fit
    if (fit.miss > 6 * missMax || gain < GAIN_MIN) break
    refineParameters(looked, start, end)
  }
  return best && best.miss <= missMax ? best : undefined
}

/** Copies at most LOOK_MAX points with their arc length; the whole length is left in `ts[looked]`. */
function gather(points: Float64Array, from: number, to: number, start: CurveEnd, end: CurveEnd): number {
  const count = Math.max(0, to - from + 1)
  const looked = Math.min(count, LOOK_MAX)
  let arc = 0
  let lastX = start.x
  let lastY = start.y
  for (let i = 0; i < looked; i++) {
    const index = from + (looked === count ? i : Math.floor(((i + 0.5) * count) / looked))
    px[i] = points[index * 2]
    py[i] = points[index * 2 + 1]
    arc += Math.hypot(px[i] - lastX, py[i] - lastY)
    ts[i] = arc
    lastX = px[i]
    lastY = py[i]
  }
  ts[looked] = arc + Math.hypot(end.x - lastX, end.y - lastY)
  return looked
}

function sumMoments(looked: number, start: CurveEnd, end: CurveEnd): Moments {
  let [s11, s12, s22, r1x, r1y, r2x, r2y] = [0, 0, 0, 0, 0, 0, 0]
  for (let i = 0; i < looked; i++) {
    const t = ts[i]
    const u = 1 - t
    const b1 = 3 * u * u * t
    const b2 = 3 * u * t * t
    const near = u * u * u + b1
    const far = t * t * t + b2
    const rx = px[i] - near * start.x - far * end.x
    const ry = py[i] - near * start.y - far * end.y
    s11 += b1 * b1
    s12 += b1 * b2
    s22 += b2 * b2
    r1x += b1 * rx
    r1y += b1 * ry
    r2x += b2 * rx
    r2y += b2 * ry
  }
  return { s11, s12, s22, r1x, r1y, r2x, r2y, stiffness: 1e-4 * (s11 + s22) + 1e-9 }
}

function judge(looked: number, start: CurveEnd, end: CurveEnd): FittedCubic {
  const [x1, y1, x2, y2] = handles
  let squares = 0
  let most = 0
  for (let i = 0; i < looked; i++) {
    const t = ts[i]
    const u = 1 - t
    const b0 = u * u * u
    const b1 = 3 * u * u * t
    const b2 = 3 * u * t * t
    const b3 = t * t * t
    const dx = b0 * start.x + b1 * x1 + b2 * x2 + b3 * end.x - px[i]
    const dy = b0 * start.y + b1 * y1 + b2 * y2 + b3 * end.y - py[i]
    const square = dx * dx + dy * dy
    squares += square
    if (square > most) most = square
  }
  return { handles: [x1, y1, x2, y2], squares, looked, miss: Math.sqrt(most) }
}

/** One Newton step per point towards the nearest place on the curve. */
function refineParameters(looked: number, start: CurveEnd, end: CurveEnd): void {
  const [x1, y1, x2, y2] = handles
  const ax = x1 - start.x
  const ay = y1 - start.y
  const bx = x2 - x1
  const by = y2 - y1
  const cx = end.x - x2
  const cy = end.y - y2
  for (let i = 0; i < looked; i++) {
    const t = ts[i]
    const u = 1 - t
    const b0 = u * u * u
    const b1 = 3 * u * u * t
    const b2 = 3 * u * t * t
    const b3 = t * t * t
    const ex = b0 * start.x + b1 * x1 + b2 * x2 + b3 * end.x - px[i]
    const ey = b0 * start.y + b1 * y1 + b2 * y2 + b3 * end.y - py[i]
    const vx = 3 * (u * u * ax + 2 * u * t * bx + t * t * cx)
    const vy = 3 * (u * u * ay + 2 * u * t * by + t * t * cy)
    const wx = 6 * (u * (bx - ax) + t * (cx - bx))
    const wy = 6 * (u * (by - ay) + t * (cy - by))
    const slope = vx * vx + vy * vy + ex * wx + ey * wy
    if (slope <= 1e-9) continue
    const moved = t - (ex * vx + ey * vy) / slope
    ts[i] = moved < 0 ? 0 : Math.min(moved, 1)
  }
}
