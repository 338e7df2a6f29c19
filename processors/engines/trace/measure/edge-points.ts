import { clamp, lesser } from '../clamp.ts'
import type { Points } from '../fit/curve.ts'
import type { Inks } from '../inks/find-inks.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import { correctCurvature, dropCrowded, type Measured, roomFor } from '../map/crack-heights.ts'
import { type Chain, OUTSIDE } from '../map/planar-map.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import { shareOfInk, shareOfThree } from './ink-shares.ts'
import { placeOf } from './near-edges.ts'

export type EdgeSource = {
  readonly plane: PixelPlane
  readonly map: LabelMap
  readonly inks: Inks
  readonly reach: number
  /** True when pixels say nothing of coverage: the cracks themselves are all that is known. */
  readonly isAliased: boolean
  /** True where inks stand for tones: an edge lies where the picture passes the middle of two of them. */
  readonly isTonal: boolean
  /** Amount of light of each coded value, in the measure that pixels were blended in. */
  readonly levels: Float64Array
}

// Directions are judged over this many steps each way: long enough to see the slope of a digital line.
const SLOPE_STEPS = 3

/**
 * Where a boundary really runs. The ink shares of the pixels in a column (or row) across an edge sum to the mean
 * height of the edge in that column, whatever its shape and under any centred blur.
 * Source: Trujillo-Pino et al., "Accurate subpixel edge location based on partial area effect" (2013).
 *
 * @param source.reach most pixels taken on each side of the edge: 2 for anti-aliased art, more for soft edges
 */
export function measureEdge(chain: Chain, source: EdgeSource): Points {
  const count = chain.xs.length - 1
  if (chain.left === OUTSIDE || chain.right === OUTSIDE)
    return Float64Array.of(chain.xs[0], chain.ys[0], chain.xs[count], chain.ys[count])
  const raw = measureCracks(chain, source)
  if (!source.isAliased) correctCurvature(raw)
  const kept = dropCrowded(raw, chain.closed)
  return kept.length >= (chain.closed ? 8 : 2) ? kept : midpoints(chain)
}

/** A side between two pixels: its left or upper end in pixels, and whether it lies or stands. */
type Crack = { readonly x: number; readonly y: number; readonly isLying: boolean }

function measureCracks(chain: Chain, source: EdgeSource): Measured {
  const { xs, ys } = chain
  const count = xs.length - 1
  const room = roomFor(count)
  const { across, along, flat } = room
  if (source.isTonal) chooseTones(source, chain.left, chain.right)
  let used = 0
  for (let i = 0; i < count; i++) {
    const crack: Crack = { x: lesser(xs[i], xs[i + 1]), y: lesser(ys[i], ys[i + 1]), isLying: ys[i] === ys[i + 1] }
    const { x, y, isLying } = crack
    if (runsAcross(chain, i, isLying)) continue
    // The side above (or left of) the crack is the chain's left ink when it runs east (or north).
    const isNearLeft = isLying ? xs[i + 1] > xs[i] : ys[i + 1] < ys[i]
    const near = isNearLeft ? chain.left : chain.right
    const far = isNearLeft ? chain.right : chain.left
    if (source.isAliased) across[used] = isLying ? y : x
    else if (source.isTonal) across[used] = toneHeight(source, crack, isNearLeft)
    else across[used] = edgeHeight(source, crack, near, far)
    along[used] = (isLying ? x : y) + 0.5
    flat[used] = isLying ? 1 : 0
    used++
  }
  return { ...room, count: used }
}

/** True where the boundary as a whole runs across this crack: its height there is not a function of the position. */
function runsAcross({ xs, ys, closed }: Chain, index: number, isLying: boolean): boolean {
  const count = xs.length - 1
  const first = index - SLOPE_STEPS
  const last = index + SLOPE_STEPS + 1
  const from = closed ? (first + count) % count : Math.max(0, first)
  const to = closed ? last % count : Math.min(count, last)
  const dx = Math.abs(xs[to] - xs[from])
  const dy = Math.abs(ys[to] - ys[from])
  return isLying ? dx < dy - 1 : dy < dx - 1
}

/**
 * Height of the edge in the column of a lying crack or the row of a standing one. `near` is the ink on the low side of the
 * crack, `far` the other.
 */
function edgeHeight(source: EdgeSource, crack: Crack, near: number, far: number): number {
  const nearDepth = depthOf(source, crack, -1, near)
  const farDepth = depthOf(source, crack, 1, far)
  if (farDepth === 1) {
    const beyond = labelAt(source, crack, 1)
    if (beyond === near) return thinLineEdge(source, crack, 1, near, far)
    const height = outlineEdge(source, crack, 1, near, far, beyond)
    if (height !== undefined) return height
  }
  if (nearDepth === 1) {
    const beyond = labelAt(source, crack, -2)
    if (beyond === far) return thinLineEdge(source, crack, -1, far, near)
    const height = outlineEdge(source, crack, -1, far, near, beyond)
    if (height !== undefined) return height
  }
  let sum = 0
  const nearSpan = Math.min(source.reach, (nearDepth + 1) >> 1)
  const farSpan = Math.min(source.reach, (farDepth + 1) >> 1)
  for (let step = -nearSpan; step < farSpan; step++) sum += shareAt(source, crack, step, near, far)
  return heightOf(crack) - nearSpan + sum
}

// Between the tones beside the chain that is being measured: their middle, and the step from right to left over its square.
const middleTone = new Float64Array(4)
const toneStep = new Float64Array(4)

function chooseTones({ inks: { values } }: EdgeSource, left: number, right: number): void {
  let length = 0
  for (let channel = 0; channel < 4; channel++) {
    middleTone[channel] = (values[left * 4 + channel] + values[right * 4 + channel]) / 2
    toneStep[channel] = values[left * 4 + channel] - values[right * 4 + channel]
    length += toneStep[channel] * toneStep[channel]
  }
  for (let channel = 0; channel < 4; channel++) toneStep[channel] /= Math.max(length, 1e-9)
}

/** The height a crack lies at, or how far right it stands. */
function heightOf({ x, y, isLying }: Crack): number {
  return isLying ? y : x
}

/** Height of the edge between two tones, as `edgeHeight` gives it: where the two pixels beside it pass their middle. */
function toneHeight(source: EdgeSource, crack: Crack, isNearLeft: boolean): number {
  const before = leftShareAt(source, pixelAt(source, crack, -1), isNearLeft)
  const after = leftShareAt(source, pixelAt(source, crack, 0), !isNearLeft)
  const sum = before + after
  return heightOf(crack) - 1 + (isNearLeft ? sum : 2 - sum)
}

/** Share (0..1) of the left tone in a pixel; beyond the frame the one that lies there goes on. */
function leftShareAt({ plane: { data } }: EdgeSource, pixel: number, isLeft: boolean): number {
  if (pixel < 0) return isLeft ? 1 : 0
  let share = 0.5
  for (let channel = 0; channel < 4; channel++)
    share += (data[pixel * 4 + channel] - middleTone[channel]) * toneStep[channel]
  return clamp(share, 0, 1)
}

/** Pixels of one ink in a row from the crack outwards, counted no further than needed. */
function depthOf(source: EdgeSource, crack: Crack, direction: 1 | -1, ink: number): number {
  const most = 2 * source.reach
  let depth = 0
  while (depth < most && labelAt(source, crack, direction > 0 ? depth : -1 - depth) === ink) depth++
  return depth
}

function labelAt(source: EdgeSource, crack: Crack, step: number): number {
  const pixel = pixelAt(source, crack, step)
  return pixel < 0 ? OUTSIDE : source.map.ink[pixel]
}

/** The pixel `step` places across the crack (0 is the one just past it), or -1 beyond the frame. */
function pixelAt(source: EdgeSource, { x, y, isLying }: Crack, step: number): number {
  const { width, height, wrap } = source.map
  const column = isLying ? x : x + step
  const row = isLying ? y + step : y
  if (column >= 0 && row >= 0 && column < width && row < height) return row * width + column
  return wrap ? placeOf(row, height, wrap) * width + placeOf(column, width, wrap) : -1
}

/** Share (0..1) of ink `near` in a pixel that holds `near` and `far`. */
function shareAt(source: EdgeSource, crack: Crack, step: number, near: number, far: number): number {
  const pixel = pixelAt(source, crack, step)
  if (pixel < 0) return step < 0 ? 1 : 0
  return shareOfInk(source, pixel, near, far)
}

/**
 * Edge of a line one pixel deep, whose coverage belongs to both its edges. Width is the sum of coverage; the centre
 * follows from which neighbour it spills into.
 *
 * @param direction 1 when the line lies past the crack, -1 when before it
 */
function thinLineEdge(source: EdgeSource, crack: Crack, direction: 1 | -1, ground: number, line: number): number {
  const core = direction > 0 ? 0 : -1
  const share = (step: number): number => shareAt(source, crack, step, line, ground)
  const spillAt = (step: number): number => (labelAt(source, crack, step) === ground ? share(step) : 0)
  const before = spillAt(core - 1)
  const after = spillAt(core + 1)
  const inside = share(core)
  const width = before + inside + after
  const spill = after - before
  const center = 0.5 + (spill / (before + after + 0.1)) * ((1 - inside) / 2) + spill / 2
  const low = heightOf(crack) + core + center
  // Under a tenth of a pixel a line would print as nothing and cross itself.
  const half = Math.max(0.1, width) / 2
  return direction > 0 ? low - half : low + half
}

/**
 * Edge of a line one pixel deep between two inks: all that its pixel and the ones beside it hold of the ink on this side.
 *
 * @param direction 1 when the line lies past the crack, -1 when before it
 * @returns undefined where the three inks cannot be told apart in a mix
 */
function outlineEdge(
  source: EdgeSource,
  crack: Crack,
  direction: 1 | -1,
  own: number,
  line: number,
  beyond: number,
): number | undefined {
  if (beyond === OUTSIDE) return undefined
  let sum = 0
  for (let away = -1; away <= 1; away++) {
    const pixel = pixelAt(source, crack, direction > 0 ? away : -1 - away)
    const share = pixel < 0 ? 1 : shareOfThree(source, pixel, own, line, beyond)
    if (share === undefined) return undefined
    sum += share
  }
  return heightOf(crack) + direction * (sum - 1)
}

function midpoints(chain: Chain): Points {
  const count = chain.xs.length - 1
  const points = new Float64Array(count * 2)
  for (let i = 0; i < count; i++) {
    points[i * 2] = (chain.xs[i] + chain.xs[i + 1]) / 2
    points[i * 2 + 1] = (chain.ys[i] + chain.ys[i + 1]) / 2
  }
  return points
}
