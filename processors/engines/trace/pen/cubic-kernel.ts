import type { Whole } from '../../kernels/whole.ts'
import { ends, pullHandles, solveHandles } from './handles-kernel.ts'

/** Points sampled per curve. More take longer and change nothing, since neighbours carry the same information. */
export const LOOK_MAX = 24
// A round that lowers the sum of squares by less than 5 % is the last.
const GAIN_MIN = 1.05
// Weight of the regularization, relative to the handles' own weights.
const STIFFNESS = 1e-4
// Share of its weight with which a point also pulls along the curve: without any, handles run away; with all of it
// convergence is slow.
const ALONG = 0.03
// With fewer points than this the distances along normals determine too little.
const PULLS_MIN = 6
/** Rounds for which a limit of hopelessness is given. */
export const PATIENCE_MAX = 7

/** The sampled points and their curve parameters, 0..1. */
export const px = new Float64Array(LOOK_MAX)
export const py = new Float64Array(LOOK_MAX)
export const ts = new Float64Array(LOOK_MAX)
const moments = new Float64Array(7)
const pulls = new Float64Array(13)
const handles = new Float64Array(4)

/** Stopping limits: a mean square that is good enough, then the hopeless largest distance per round, in tolerances. */
export const patience = new Float64Array(1 + PATIENCE_MAX)
/** The best handles, their mean squared distance, and their largest distance, pixels. */
export const fitted = new Float64Array(6)

/** Points of a run, x and y alternating; curves are fitted to one stretch of it after the other. */
export const run = new Float64Array(0)

// Result of the last round: sum and maximum of the squared distances.
const missed = new Float64Array(2)

/**
 * Fits one cubic between two given ends to the points `from`..`to` in between (ends excluded). Tangents, where given,
 * are kept exactly. Source: P. Schneider, "An algorithm for automatically fitting digitized curves" (1990), extended by
 * free ends; parameters are refined by Newton's method. From the second round on distances count almost only along the
 * normals, as in W. Wang, H. Pottmann, Y. Liu, "Fitting B-spline curves to point clouds by curvature-based squared
 * distance minimization" (2006), which converges faster than full distances.
 *
 * @param keeps bits: 1 keeps the tangent at the start, 2 that at the end
 * @returns false where a point is farther away than the tolerance
 */
export function fitCubic(
  points: Float64Array,
  from: Whole,
  to: Whole,
  keeps: Whole,
  rounds: Whole,
  tolerance: number,
): boolean {
  const count = to - from + 1
  const looked = Math.max(0, Math.min(LOOK_MAX, count))
  const length = gather(points, from, count, looked)
  const chordX = ends[2] - ends[0]
  const chordY = ends[3] - ends[1]
  const scale = Math.max(Math.sqrt(chordX * chordX + chordY * chordY), 0.3 * length)
  const squaresEnough = patience[0] * tolerance * tolerance * looked
  let squares = 1e300
  let most = 1e300
  for (let round: Whole = 0; round < rounds; round++) {
    if (!place(looked, keeps, scale, round)) break
    judge(looked)
    const isBetter = squares > missed[0]
    const isLast = squares < GAIN_MIN * missed[0]
    if (isBetter) {
      squares = missed[0]
      most = Math.sqrt(missed[1])
      for (let i: Whole = 0; i < 4; i++) fitted[i] = handles[i]
    }
    const mostMissed = round < PATIENCE_MAX ? patience[round + 1] * tolerance : 1e100
    if (isLast || missed[1] > mostMissed * mostMissed || squares < squaresEnough) break
  }
  fitted[4] = squares / Math.max(1, looked)
  fitted[5] = most
  return most <= tolerance
}

/** `fitCubic` to points of the run. */
export function fitRun(from: Whole, to: Whole, keeps: Whole, rounds: Whole, tolerance: number): boolean {
  return fitCubic(run, from, to, keeps, rounds, tolerance)
}

/** Solves for the handles: first by parameters, then by distances along the normals. */
function place(looked: Whole, keeps: Whole, scale: number, round: Whole): boolean {
  if (round > 0 && looked >= PULLS_MIN) {
    sumPulls(looked)
    return pullHandles(pulls, keeps, scale, handles)
  }
  sumMoments(looked, ends[0], ends[1], ends[2], ends[3])
  return solveHandles(moments, keeps, scale, handles)
}

/** Copies the sampled points with their chord-length parameters; returns the total length. */
function gather(points: Float64Array, from: Whole, count: Whole, looked: Whole): number {
  let arc = 0
  let lastX = ends[0]
  let lastY = ends[1]
  for (let i: Whole = 0; i < looked; i++) {
    const index = from + (looked === count ? i : Math.floor(((i + 0.5) * count) / looked) | 0)
    const x = points[index * 2]
    const y = points[index * 2 + 1]
    const dx = x - lastX
    const dy = y - lastY
    arc += Math.sqrt(dx * dx + dy * dy)
    px[i] = x
    py[i] = y
    ts[i] = arc
    lastX = x
    lastY = y
  }
  const restX = ends[2] - lastX
  const restY = ends[3] - lastY
  arc += Math.sqrt(restX * restX + restY * restY)
  if (arc === 0) arc = 1
  for (let i: Whole = 0; i < looked; i++) ts[i] /= arc
  return arc
}

// The curve through `handles` as a polynomial: coefficients of t³, t², t and 1, x and y each.
const powers = new Float64Array(8)

function setPowers(): void {
  for (let i: Whole = 0; i < 2; i++) {
    const start = ends[i]
    const toFirst = handles[i] - start
    const toSecond = handles[i + 2] - handles[i]
    powers[i] = ends[i + 2] - handles[i + 2] - 2 * toSecond + toFirst
    powers[i + 2] = 3 * (toSecond - toFirst)
    powers[i + 4] = 3 * toFirst
    powers[i + 6] = start
  }
}

/** Moves every parameter one Newton step towards the nearest place on the curve, and measures the distances there. */
function judge(looked: Whole): void {
  setPowers()
  const ax = powers[0]
  const ay = powers[1]
  const bx = powers[2]
  const by = powers[3]
  const cx = powers[4]
  const cy = powers[5]
  let squares = 0
  let most = 0
  for (let i: Whole = 0; i < looked; i++) {
    const fromX = powers[6] - px[i]
    const fromY = powers[7] - py[i]
    let t = ts[i]
    let ex = ((ax * t + bx) * t + cx) * t + fromX
    let ey = ((ay * t + by) * t + cy) * t + fromY
    const vx = (3 * ax * t + 2 * bx) * t + cx
    const vy = (3 * ay * t + 2 * by) * t + cy
    const wx = 6 * ax * t + 2 * bx
    const wy = 6 * ay * t + 2 * by
    const slope = vx * vx + vy * vy + ex * wx + ey * wy
    if (slope > 1e-9) {
      t = Math.max(0, Math.min(1, t - (ex * vx + ey * vy) / slope))
      ex = ((ax * t + bx) * t + cx) * t + fromX
      ey = ((ay * t + by) * t + cy) * t + fromY
      ts[i] = t
    }
    const square = ex * ex + ey * ey
    squares += square
    if (square > most) most = square
  }
  missed[0] = squares
  missed[1] = most
}

/** Sums the normal equations of the handles' displacement: full weight across the curve, little along it. */
function sumPulls(looked: Whole): void {
  for (let i: Whole = 0; i < 13; i++) pulls[i] = 0
  setPowers()
  for (let i: Whole = 0; i < looked; i++) {
    const t = ts[i]
    const u = 1 - t
    const b1 = 3 * u * u * t
    const b2 = 3 * u * t * t
    const goX = px[i] - powers[6] - ((powers[0] * t + powers[2]) * t + powers[4]) * t
    const goY = py[i] - powers[7] - ((powers[1] * t + powers[3]) * t + powers[5]) * t
    const nx = -((3 * powers[1] * t + 2 * powers[3]) * t + powers[5])
    const ny = (3 * powers[0] * t + 2 * powers[2]) * t + powers[4]
    const normal = nx * nx + ny * ny
    const across = (1 - ALONG) / (normal === 0 ? 1 : normal)
    const xx = ALONG + across * nx * nx
    const xy = across * nx * ny
    const yy = ALONG + across * ny * ny
    const pullX = xx * goX + xy * goY
    const pullY = xy * goX + yy * goY
    pulls[0] += b1 * b1 * xx
    pulls[1] += b1 * b1 * xy
    pulls[2] += b1 * b1 * yy
    pulls[3] += b1 * b2 * xx
    pulls[4] += b1 * b2 * xy
    pulls[5] += b1 * b2 * yy
    pulls[6] += b2 * b2 * xx
    pulls[7] += b2 * b2 * xy
    pulls[8] += b2 * b2 * yy
    pulls[9] += b1 * pullX
    pulls[10] += b1 * pullY
    pulls[11] += b2 * pullX
    pulls[12] += b2 * pullY
  }
}

/**
 * Sums the normal equations of Schneider's least squares: the handles' weights at all parameters, and what the ends
 * leave to explain. A slight pull towards thirds of the chord keeps short runs with few points well posed.
 */
function sumMoments(looked: Whole, x0: number, y0: number, x3: number, y3: number): void {
  let s11 = 0
  let s12 = 0
  let s22 = 0
  let r1x = 0
  let r1y = 0
  let r2x = 0
  let r2y = 0
  for (let i: Whole = 0; i < looked; i++) {
    const t = ts[i]
    const u = 1 - t
    const b1 = 3 * u * u * t
    const b2 = 3 * u * t * t
    const near = u * u * u + b1
    const far = t * t * t + b2
    const rx = px[i] - near * x0 - far * x3
    const ry = py[i] - near * y0 - far * y3
    s11 += b1 * b1
    s12 += b1 * b2
    s22 += b2 * b2
    r1x += b1 * rx
    r1y += b1 * ry
    r2x += b2 * rx
    r2y += b2 * ry
  }
  const stiffness = STIFFNESS * (s11 + s22) + 1e-9
  const pullX = (stiffness * (x3 - x0)) / 3
  const pullY = (stiffness * (y3 - y0)) / 3
  moments[0] = s11 + stiffness
  moments[1] = s12
  moments[2] = s22 + stiffness
  moments[3] = r1x + pullX
  moments[4] = r1y + pullY
  moments[5] = r2x - pullX
  moments[6] = r2y - pullY
}
