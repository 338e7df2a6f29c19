import type { Points } from '../fit/curve.ts'
import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import { type Chain, OUTSIDE } from '../map/planar-map.ts'
import { coverageStride } from '../measure/add-coverage.ts'
import type { EdgeSource } from '../measure/edge-points.ts'
import { placeOf } from '../measure/near-edges.ts'
import { type DrawnTones, drawResiduals, roomForResiduals, TONE_CHANNELS } from './draw-tones.ts'

export type PlaceRule = {
  /** Most rounds of drawing and moving. */
  readonly rounds: number
  /** True where inks may take the colours that the drawing misses least with; false where they were asked for. */
  readonly refitsInks: boolean
}

// Neighbours are moved at the same time, so each takes a little less than its own share.
const GAIN = 0.65
// Share of either neighbour in a point's step: what every point does by itself is a wiggle that costs segments.
const NEIGHBOR_SHARE = 0.25
// Pixels a point may move in a round, and in all rounds.
const STEP_MAX = 0.3
const MOVE_MAX = 0.8
// Squared difference of two inks (levels²) under which their edge cannot be seen.
const CONTRAST_MIN = 1
// Readings of each pixel's length of a boundary.
const READINGS = 2

/**
 * Moves the boundaries of tones until the drawing, with exact coverage, resembles the picture most, and gives every ink
 * the colour with which it does. Places are measured as if only two tones met; where detail is as small as pixels this
 * tells them apart. Junctions stay. Changes `points`.
 * Source: Gauss–Newton on one offset a point and one colour an ink (Jacobi rounds).
 *
 * @returns the inks with their new colours
 */
export function placeTones(
  chains: readonly Chain[],
  points: readonly Points[],
  { plane, map, inks }: EdgeSource,
  { rounds, refitsInks }: PlaceRule,
): Inks {
  const values = inks.values.slice()
  const origins = rounds > 1 ? points.map((own) => own.slice()) : undefined
  const residuals = roomForResiduals(map)
  const drawn: DrawnTones = { map, chains, points }
  const longest = points.reduce((most, own) => Math.max(most, own.length / 2), 0)
  const pulls = createPulls(longest + 2)
  const unexplained: Unexplained = { map, residuals, values }
  for (let round = 0; round < rounds; round++) {
    drawResiduals(drawn, plane, values, residuals)
    for (let index = 0; index < chains.length; index++)
      if (readChain(pulls, chains[index], points[index], unexplained))
        moveChain(pulls, chains[index], points[index], origins?.[index])
    if (refitsInks) refitInks(map, residuals, values, inks)
  }
  return { ...inks, values }
}

/** What each point of a chain is pulled by, and how strongly it resists; behind the points come the junctions at its ends. */
type Pulls = {
  /** Where the points and junctions lie, two numbers each. */
  readonly places: Float64Array
  readonly x: Float64Array
  readonly y: Float64Array
  readonly stiffness: Float64Array
  readonly normalX: Float64Array
  readonly normalY: Float64Array
  readonly offset: Float64Array
}

function createPulls(count: number): Pulls {
  const room = (): Float64Array => new Float64Array(count)
  return {
    places: new Float64Array(2 * count),
    x: room(),
    y: room(),
    stiffness: room(),
    normalX: room(),
    normalY: room(),
    offset: room(),
  }
}

type Unexplained = {
  readonly map: LabelMap
  /** What the picture holds beyond the drawing, as `drawResiduals` leaves it. */
  readonly residuals: Float32Array
  readonly values: Float64Array
}

/** Steps between the inks beside the chain that is being read. */
const steps = new Float64Array(TONE_CHANNELS)

/** Gathers the pulls on the points of a chain; those on the junctions at its ends go past them. False where nothing is seen. */
function readChain(pulls: Pulls, chain: Chain, points: Points, unexplained: Unexplained): boolean {
  const { left, right, closed, xs, ys } = chain
  if (left === OUTSIDE || right === OUTSIDE) return false
  const { values } = unexplained
  let contrast = 0
  for (let channel = 0; channel < TONE_CHANNELS; channel++) {
    steps[channel] = values[left * TONE_CHANNELS + channel] - values[right * TONE_CHANNELS + channel]
    contrast += steps[channel] * steps[channel]
  }
  if (contrast < CONTRAST_MIN) return false
  const count = points.length / 2
  const [start, end] = [count, count + 1]
  for (const sums of [pulls.x, pulls.y, pulls.stiffness]) sums.fill(0, 0, count + 2)
  pulls.places.set(points)
  pulls.places[2 * start] = xs[0]
  pulls.places[2 * start + 1] = ys[0]
  pulls.places[2 * end] = xs[xs.length - 1]
  pulls.places[2 * end + 1] = ys[ys.length - 1]
  let from = closed ? count - 1 : start
  for (let to = 0; to < count; to++) {
    readSide(pulls, from, to, contrast, unexplained)
    from = to
  }
  if (!closed) readSide(pulls, from, end, contrast, unexplained)
  return true
}

/** Shares what is unexplained along one side between the points at its ends. */
function readSide(
  { places, x, y, stiffness }: Pulls,
  from: number,
  to: number,
  contrast: number,
  { map, residuals }: Unexplained,
): void {
  const { width, height, wrap } = map
  const fromX = places[2 * from]
  const fromY = places[2 * from + 1]
  const dx = places[2 * to] - fromX
  const dy = places[2 * to + 1] - fromY
  const length = Math.sqrt(dx * dx + dy * dy)
  const readings = Math.max(READINGS, Math.ceil(READINGS * length))
  const weight = (contrast * length) / readings
  for (let reading = 0; reading < readings; reading++) {
    const t = (reading + 0.5) / readings
    const column = placeOf(Math.floor(fromX + dx * t), width, wrap)
    const row = placeOf(Math.floor(fromY + dy * t), height, wrap)
    const at = (row * coverageStride(map) + column) * TONE_CHANNELS
    const missing =
      residuals[at] * steps[0] +
      residuals[at + 1] * steps[1] +
      residuals[at + 2] * steps[2] +
      residuals[at + 3] * steps[3]
    // What the picture holds more of the left ink moves the edge to the right.
    const pullX = (-missing * dy) / readings
    const pullY = (missing * dx) / readings
    x[from] += pullX * (1 - t)
    y[from] += pullY * (1 - t)
    stiffness[from] += weight * (1 - t)
    x[to] += pullX * t
    y[to] += pullY * t
    stiffness[to] += weight * t
  }
}

/** Moves the points of a chain across it, each together with its neighbours. */
function moveChain(pulls: Pulls, { closed, xs, ys }: Chain, points: Points, origins: Points | undefined): void {
  const { normalX, normalY, offset } = pulls
  const count = points.length / 2
  const last = count - 1
  const end = xs.length - 1
  for (let i = 0; i < count; i++) {
    const before = i > 0 ? i - 1 : last
    const after = i < last ? i + 1 : 0
    const meetsStart = !closed && i === 0
    const meetsEnd = !closed && i === last
    const dx = (meetsEnd ? xs[end] : points[2 * after]) - (meetsStart ? xs[0] : points[2 * before])
    const dy = (meetsEnd ? ys[end] : points[2 * after + 1]) - (meetsStart ? ys[0] : points[2 * before + 1])
    const length = Math.sqrt(dx * dx + dy * dy)
    normalX[i] = length > 0 ? dy / length : 0
    normalY[i] = length > 0 ? -dx / length : 0
    const across = pulls.x[i] * normalX[i] + pulls.y[i] * normalY[i]
    offset[i] = (GAIN * across) / Math.max(pulls.stiffness[i], 1e-9)
  }
  for (let i = 0; i < count; i++) {
    const before = i > 0 ? i - 1 : closed ? last : 0
    const after = i < last ? i + 1 : closed ? 0 : last
    const mean = offset[i] + NEIGHBOR_SHARE * (offset[before] - 2 * offset[i] + offset[after])
    const step = Math.max(-STEP_MAX, Math.min(STEP_MAX, mean))
    const x = points[2 * i] + step * normalX[i]
    const y = points[2 * i + 1] + step * normalY[i]
    if (origins && Math.hypot(x - origins[2 * i], y - origins[2 * i + 1]) > MOVE_MAX) continue
    points[2 * i] = x
    points[2 * i + 1] = y
  }
}

/** Adds to every ink the mean of what its pixels leave unexplained, in place. */
function refitInks(map: LabelMap, residuals: Float32Array, values: Float64Array, inks: Inks): void {
  const counts = new Float64Array(inks.count)
  const sums = new Float64Array(inks.count * TONE_CHANNELS)
  for (let y = 0; y < map.height; y++) addRow(map, y, residuals, sums, counts)
  for (let at = 0; at < values.length; at++) {
    const label = at >> 2
    if (counts[label] > 0 && label !== inks.transparent)
      values[at] = Math.max(0, Math.min(255, values[at] + sums[at] / counts[label]))
  }
}

/** Adds what the pixels of a row leave unexplained to the sums of their inks. */
function addRow(map: LabelMap, y: number, residuals: Float32Array, sums: Float64Array, counts: Float64Array): void {
  const { ink, width } = map
  let at = y * coverageStride(map) * TONE_CHANNELS
  for (let pixel = y * width; pixel < (y + 1) * width; pixel++, at += TONE_CHANNELS) {
    const label = ink[pixel] * TONE_CHANNELS
    counts[ink[pixel]]++
    sums[label] += residuals[at]
    sums[label + 1] += residuals[at + 1]
    sums[label + 2] += residuals[at + 2]
  }
}
