import type { BoundaryPiece } from '../../trace/trace-boundaries.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import type { CoverageMap } from './coverage-map.ts'

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
  const [ofCoverage, ofTraced] = [largest(rest, grid.channels), largest(restOfTraced, grid.channels)]
  const limits = limitsOf(grid, pieces, start)
  return active.map((isActive, pixel) => {
    if (isActive === 0) return 0
    const place = { grid, active, pixel }
    if (spread(place, ofTraced, REACH) > REST_MAX * rangeAround(place)) return 0
    const beside = spread(place, ofCoverage, REACH_BESIDE)
    return spread(place, ofTraced, REACH_BESIDE) < limits[pixel] * beside ? 1 : 0
  })
}

type Place = { readonly grid: SampleGrid; readonly active: Uint8Array; readonly pixel: number }

/** Calls `visit` with every pixel up to `reach` away, each way. */
function visitAround({ grid, pixel }: Place, reach: number, visit: (pixel: number) => void): void {
  const { width, height, wrap } = grid
  const [x, y] = [pixel % width, Math.floor(pixel / width)]
  for (let dy = -reach; dy <= reach; dy++) {
    const row = foldIndex(y + dy, height, wrap.y) * width
    for (let dx = -reach; dx <= reach; dx++) visit(row + foldIndex(x + dx, width, wrap.x))
  }
}

/** Root mean square residual of the pixels around that an edge may cross. */
function spread(place: Place, left: Float32Array, reach: number): number {
  let sum = 0
  let count = 0
  visitAround(place, reach, (pixel) => {
    sum += place.active[pixel] * left[pixel] ** 2
    count += place.active[pixel]
  })
  return Math.sqrt(sum / Math.max(1, count))
}

/** Levels between the lightest and the darkest pixel around, in the channel with most contrast. */
function rangeAround(place: Place): number {
  const { samples, channels } = place.grid
  let range = 0
  for (let c = 0; c < channels; c++) {
    let [low, high] = [255, 0]
    visitAround(place, REACH, (pixel) => {
      low = Math.min(low, samples[pixel * channels + c])
      high = Math.max(high, samples[pixel * channels + c])
    })
    range = Math.max(range, high - low)
  }
  return range
}

/** Largest absolute residual of each pixel over its channels. */
function largest(rest: Float32Array, channels: number): Float32Array {
  const size = new Float32Array(rest.length / channels)
  for (let i = 0; i < rest.length; i++) {
    const pixel = Math.floor(i / channels)
    size[pixel] = Math.max(size[pixel], Math.abs(rest[i]))
  }
  return size
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
        const [toX, toY] = [foldIndex(column + start.x, width, true), foldIndex(row + start.y, height, true)]
        limits[toY * width + toX] = limit
      }
  }
  for (const { points, isStraight } of pieces)
    if (!isStraight) visitAlong(points, (x, y) => mark(x, y, CURVE_REACH, curve))
  for (const { points, startsAtCorner } of pieces) if (startsAtCorner) mark(points[0], points[1], CORNER_REACH, corner)
  return limits
}

/** Calls `visit` with points along chords, at most half a pixel apart. */
function visitAlong(points: readonly number[], visit: (x: number, y: number) => void): void {
  for (let at = 0; at + 3 < points.length; at += 2) {
    const [acrossX, acrossY] = [points[at + 2] - points[at], points[at + 3] - points[at + 1]]
    const steps = Math.max(1, Math.ceil(2 * Math.hypot(acrossX, acrossY)))
    for (let k = 0; k <= steps; k++) visit(points[at] + (acrossX * k) / steps, points[at + 1] + (acrossY * k) / steps)
  }
}
