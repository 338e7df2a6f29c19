import type { BoundaryPiece } from '../../trace/trace-boundaries.ts'
import { foldIndex, type SampleGrid, wrapIndex } from '../picture/sample-grid.ts'
import type { CoverageMap } from './coverage-map.ts'
import { largestOf } from './trust-gate.ts'

/**
 * Residual of boundaries as a share of a place's contrast: of 51 drawings reduced ×4 and ×16, places with more were
 * drawn worse.
 */
const REST_MAX = 0.02
/**
 * The same as a multiple of what refined coverage leaves. Coverage fits even where it made a knob of a corner; along
 * pixel-aligned straight edges it is nearly exact, and curves it mostly draws better. On the same drawings these limits
 * kept most of the gain of tracing and lost least where it errs.
 */
const REST_OVER_COVERAGE = { corner: 5, straight: 1.3, curve: 0.8 } as const
/** Pixels around a place, each way, by which it is judged: on its own, and beside coverage. */
const REACH = 2
const REACH_BESIDE = 1
/** Pixels, each way, for which the limit of a corner and that of a curve hold. */
const CORNER_REACH = 1.5
const CURVE_REACH = 2.5

export type TracedPlaces = {
  /** Residual of each sample under refined coverage and under boundaries. */
  readonly rest: Float32Array
  readonly restOfTraced: Float32Array
  readonly pieces: readonly BoundaryPiece[]
  /** Where the pieces begin in the picture. */
  readonly start: { readonly x: number; readonly y: number }
}

/** 1 for each pixel whose edges are to be drawn from boundaries. */
export function chooseTraced(
  grid: SampleGrid,
  { active }: CoverageMap,
  { rest, restOfTraced, pieces, start }: TracedPlaces,
): Uint8Array {
  const ofCoverage = { grid, active, left: largestOf(rest, grid.channels) }
  const ofTraced = { grid, active, left: largestOf(restOfTraced, grid.channels) }
  const limits = limitsOf(grid, pieces, start)
  const isDrawn = new Uint8Array(active.length)
  for (let pixel = 0; pixel < active.length; pixel++) {
    if (active[pixel] === 0 || !isExplainedAround(ofTraced, pixel, REST_MAX)) continue
    const beside = spread(ofCoverage, pixel, REACH_BESIDE)
    if (spread(ofTraced, pixel, REACH_BESIDE) < limits[pixel] * beside) isDrawn[pixel] = 1
  }
  return isDrawn
}

/** Whether what is left around a pixel is at most this share of the contrast there. */
export function isExplainedAround(left: Left, pixel: number, restMax: number): boolean {
  return spread(left, pixel, REACH) <= restMax * rangeAround(left.grid, pixel)
}

/** The residual of each pixel, and where edges may run. */
export type Left = { readonly grid: SampleGrid; readonly active: Uint8Array; readonly left: Float32Array }

/** Root mean square residual of the pixels around that an edge may cross. */
function spread({ grid, active, left }: Left, pixel: number, reach: number): number {
  const { width, height, wrap } = grid
  const x = pixel % width
  const y = Math.floor(pixel / width)
  let sum = 0
  let count = 0
  for (let dy = -reach; dy <= reach; dy++) {
    const row = foldIndex(y + dy, height, wrap.y) * width
    for (let dx = -reach; dx <= reach; dx++) {
      const at = row + foldIndex(x + dx, width, wrap.x)
      sum += active[at] * left[at] ** 2
      count += active[at]
    }
  }
  return Math.sqrt(sum / Math.max(1, count))
}

/** Levels between the lightest and the darkest pixel around, in the channel with most contrast. */
function rangeAround({ samples, width, height, channels, wrap }: SampleGrid, pixel: number): number {
  const x = pixel % width
  const y = Math.floor(pixel / width)
  let range = 0
  for (let c = 0; c < channels; c++) {
    let low = 255
    let high = 0
    for (let dy = -REACH; dy <= REACH; dy++) {
      const row = foldIndex(y + dy, height, wrap.y) * width
      for (let dx = -REACH; dx <= REACH; dx++) {
        const value = samples[(row + foldIndex(x + dx, width, wrap.x)) * channels + c]
        low = Math.min(low, value)
        high = Math.max(high, value)
      }
    }
    range = Math.max(range, high - low)
  }
  return range
}

/**
 * The entry of `REST_OVER_COVERAGE` for each pixel: a corner's near one, else a curve's near one, else a straight
 * edge's.
 */
function limitsOf(
  { width, height, wrap }: SampleGrid,
  pieces: readonly BoundaryPiece[],
  start: TracedPlaces['start'],
): Float32Array {
  const { corner, straight, curve } = REST_OVER_COVERAGE
  const limits = new Float32Array(width * height).fill(straight)
  const mark = (x: number, y: number, reach: number, limit: number): void => {
    for (let row = Math.ceil(y - reach - 0.5); row + 0.5 < y + reach; row++)
      for (let column = Math.ceil(x - reach - 0.5); column + 0.5 < x + reach; column++) {
        const isInside = row >= 0 && row < height && column >= 0 && column < width
        if (!isInside && !(wrap.x && wrap.y)) continue
        const toX = wrapIndex(column + start.x, width)
        limits[wrapIndex(row + start.y, height) * width + toX] = limit
      }
  }
  for (const { points, isStraight } of pieces)
    if (!isStraight) visitAlong(points, (x, y) => mark(x, y, CURVE_REACH, curve))
  for (const { points, startsAtCorner } of pieces) if (startsAtCorner) mark(points[0], points[1], CORNER_REACH, corner)
  return limits
}

/** Calls `visit` with points along chords, at most half a pixel apart. */
export function visitAlong(points: readonly number[], visit: (x: number, y: number) => void): void {
  for (let at = 0; at + 3 < points.length; at += 2) {
    const acrossX = points[at + 2] - points[at]
    const acrossY = points[at + 3] - points[at + 1]
    const steps = Math.max(1, Math.ceil(2 * Math.hypot(acrossX, acrossY)))
    for (let k = 0; k <= steps; k++) visit(points[at] + (acrossX * k) / steps, points[at + 1] + (acrossY * k) / steps)
  }
}
