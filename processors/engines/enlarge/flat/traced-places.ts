import type { BoundaryPiece } from '../../trace/trace-boundaries.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import type { CoverageMap } from './coverage-map.ts'

/**
 * What boundaries may leave of a place as a share of its contrast, and as a multiple of what moved coverage leaves. Of 51 drawings reduced ×4 and ×16 places up to
 * here were 3 to 8 dB better traced; from 0.024 on, and where coverage leaves next to nothing, worse.
 */
const REST_MAX = 0.02
const REST_OVER_COVERAGE = 4
/** Pixels around, each way, that a place is judged by, alone and beside coverage. */
const REACH = 2
const REACH_BESIDE = 1
/** Long curves are drawn better by coverage: boundaries are taken this near to a corner, pixels, and where no curve is as near as this. */
const CORNER_REACH = 2
const CURVE_REACH = 2.5

export type TracedPlaces = {
  /** What moved coverage and what boundaries leave unexplained of each sample. */
  readonly rest: Float32Array
  readonly restOfTraced: Float32Array
  readonly pieces: readonly BoundaryPiece[]
  /** The pixel of the picture that the pieces begin at. */
  readonly start: { readonly x: number; readonly y: number }
}

/** 1 for each pixel whose edges are to be drawn from boundaries. */
export function chooseTraced(
  grid: SampleGrid,
  { active }: CoverageMap,
  { rest, restOfTraced, pieces, start }: TracedPlaces,
): Uint8Array {
  const [ofCoverage, ofTraced] = [largest(rest, grid.channels), largest(restOfTraced, grid.channels)]
  const isStraight = findStraight(grid, pieces, start)
  return active.map((isActive, pixel) => {
    if (isActive === 0 || isStraight[pixel] === 0) return 0
    const place = { grid, active, pixel }
    if (spread(place, ofTraced, REACH) > REST_MAX * rangeAround(place)) return 0
    const beside = spread(place, ofCoverage, REACH_BESIDE)
    return spread(place, ofTraced, REACH_BESIDE) < REST_OVER_COVERAGE * beside ? 1 : 0
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

/** Root mean square of what is left of the pixels around that an edge may cross. */
function spread(place: Place, left: Float32Array, reach: number): number {
  let sum = 0
  let count = 0
  visitAround(place, reach, (pixel) => {
    sum += place.active[pixel] * left[pixel] ** 2
    count += place.active[pixel]
  })
  return Math.sqrt(sum / Math.max(1, count))
}

/** Levels between the lightest and the darkest pixel around, in the channel that has most. */
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

/** The largest remainder of each pixel, of all channels. */
function largest(rest: Float32Array, channels: number): Float32Array {
  const size = new Float32Array(rest.length / channels)
  for (let i = 0; i < rest.length; i++) {
    const pixel = Math.floor(i / channels)
    size[pixel] = Math.max(size[pixel], Math.abs(rest[i]))
  }
  return size
}

/** 1 for each pixel that lies near a corner or far from curves. */
function findStraight(
  { width, height, wrap }: SampleGrid,
  pieces: readonly BoundaryPiece[],
  start: TracedPlaces['start'],
): Uint8Array {
  const isStraight = new Uint8Array(width * height).fill(1)
  const mark = (x: number, y: number, reach: number, value: 0 | 1): void => {
    for (let row = Math.ceil(y - reach - 0.5); row + 0.5 < y + reach; row++)
      for (let column = Math.ceil(x - reach - 0.5); column + 0.5 < x + reach; column++) {
        const isInside = row >= 0 && row < height && column >= 0 && column < width
        if (!isInside && !(wrap.x && wrap.y)) continue
        const [toX, toY] = [foldIndex(column + start.x, width, true), foldIndex(row + start.y, height, true)]
        isStraight[toY * width + toX] = value
      }
  }
  for (const { points, isStraight: isLine } of pieces)
    if (!isLine) visitAlong(points, (x, y) => mark(x, y, CURVE_REACH, 0))
  for (const { points, startsAtCorner } of pieces) if (startsAtCorner) mark(points[0], points[1], CORNER_REACH, 1)
  return isStraight
}

/** Calls `visit` with places along chords, half a pixel apart at most. */
function visitAlong(points: readonly number[], visit: (x: number, y: number) => void): void {
  for (let at = 0; at + 3 < points.length; at += 2) {
    const [acrossX, acrossY] = [points[at + 2] - points[at], points[at + 3] - points[at + 1]]
    const steps = Math.max(1, Math.ceil(2 * Math.hypot(acrossX, acrossY)))
    for (let k = 0; k <= steps; k++) visit(points[at] + (acrossX * k) / steps, points[at + 1] + (acrossY * k) / steps)
  }
}
