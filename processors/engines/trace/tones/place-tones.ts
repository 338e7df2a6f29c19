import { clamp, greater } from '../clamp.ts'
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

/** Across the chain that is moved, and how far along that each point would go by itself. */
type Steps = { readonly normalX: Float64Array; readonly normalY: Float64Array; readonly offset: Float64Array }

function createSteps(count: number): Steps {
  const room = (): Float64Array => new Float64Array(count)
  return { normalX: room(), normalY: room(), offset: room() }
}

/** Moves the points of a chain across it, each together with its neighbours. */
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
