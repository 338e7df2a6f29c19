import { clamp, greater } from '../../numbers/clamp.ts'
import type { Points } from '../fit/curve.ts'
import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import type { Chain } from '../map/planar-map.ts'
import { coverageStride } from '../measure/cover.ts'
import type { EdgeSource } from '../measure/edge-points.ts'
import { TONE_CHANNELS } from './canvas-room.ts'
import { createToneCanvas, type Pulls } from './tone-canvas.ts'

export type PlaceRule = {
  /** Most rounds of drawing and moving. */
  readonly rounds: number
  /** True where inks may change to the colours with the smallest error; false where they were given. */
  readonly refitsInks: boolean
}

// Factor on each step, below 1 because neighbouring points move at the same time.
const GAIN = 0.65
// Share of each of the two neighbours in a point's step: what single points do alone is noise that costs segments.
const NEIGHBOR_SHARE = 0.25
// Distance in pixels that a point may move in one round, and in all.
const STEP_MAX = 0.3
const MOVE_MAX = 0.8

/**
 * Moves the borders of tones until the drawing, rendered with exact coverage, is most like the picture, and fits the
 * colour of every ink likewise. Points were measured as if only two tones met; where details are as small as pixels,
 * this separates them. Junctions stay. Changes `points` in place. Method: Gauss–Newton with one offset per point and
 * one colour per ink, in Jacobi rounds.
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
  const longest = points.reduce((most, own) => Math.max(most, own.length / 2), 0)
  const canvas = createToneCanvas(map, plane, longest)
  const steps = createSteps(longest)
  for (let round = 0; round < rounds; round++) {
    canvas.draw(chains, points, values)
    for (let index = 0; index < chains.length; index++) {
      const pulls = canvas.read(chains[index], points[index], values)
      if (pulls) moveChain(steps, pulls, chains[index], points[index], origins?.[index])
    }
    if (refitsInks) refitInks(map, canvas.residuals, values, inks)
  }
  return { ...inks, values }
}

/** Unit normals of a chain at its points, and the offset along them that each point would take alone. */
type Steps = { readonly normalX: Float64Array; readonly normalY: Float64Array; readonly offset: Float64Array }

function createSteps(count: number): Steps {
  const room = (): Float64Array => new Float64Array(count)
  return { normalX: room(), normalY: room(), offset: room() }
}

/** Moves the points of a chain along their normals, each smoothed with its neighbours. */
function moveChain(
  { normalX, normalY, offset }: Steps,
  pulls: Pulls,
  { closed, firstX, firstY, lastX, lastY }: Chain,
  points: Points,
  origins: Points | undefined,
): void {
  const count = points.length / 2
  const last = count - 1
  for (let i = 0; i < count; i++) {
    const before = i > 0 ? i - 1 : last
    const after = i < last ? i + 1 : 0
    const meetsStart = !closed && i === 0
    const meetsEnd = !closed && i === last
    const dx = (meetsEnd ? lastX : points[2 * after]) - (meetsStart ? firstX : points[2 * before])
    const dy = (meetsEnd ? lastY : points[2 * after + 1]) - (meetsStart ? firstY : points[2 * before + 1])
    const length = Math.sqrt(dx * dx + dy * dy)
    normalX[i] = length > 0 ? dy / length : 0
    normalY[i] = length > 0 ? -dx / length : 0
    const across = pulls.x[i] * normalX[i] + pulls.y[i] * normalY[i]
    offset[i] = (GAIN * across) / greater(pulls.stiffness[i], 1e-9)
  }
  for (let i = 0; i < count; i++) {
    const before = i > 0 ? i - 1 : closed ? last : 0
    const after = i < last ? i + 1 : closed ? 0 : last
    const mean = offset[i] + NEIGHBOR_SHARE * (offset[before] - 2 * offset[i] + offset[after])
    const step = clamp(mean, -STEP_MAX, STEP_MAX)
    const x = points[2 * i] + step * normalX[i]
    const y = points[2 * i + 1] + step * normalY[i]
    if (origins && Math.hypot(x - origins[2 * i], y - origins[2 * i + 1]) > MOVE_MAX) continue
    points[2 * i] = x
    points[2 * i + 1] = y
  }
}

/** Adds to every ink the mean residual of its pixels, in place. */
function refitInks(map: LabelMap, residuals: Float32Array, values: Float64Array, inks: Inks): void {
  const counts = new Float64Array(inks.count)
  const sums = new Float64Array(inks.count * TONE_CHANNELS)
  for (let y = 0; y < map.height; y++) addRow(map, y, residuals, sums, counts)
  for (let at = 0; at < values.length; at++) {
    const label = at >> 2
    if (counts[label] > 0 && label !== inks.transparent)
      values[at] = clamp(values[at] + sums[at] / counts[label], 0, 255)
  }
}

/** Adds the residuals of a row to the sums of their inks. */
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
