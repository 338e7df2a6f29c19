import { visitLightBands } from '../picture/light-bands.ts'
import type { SampleGrid } from '../picture/sample-grid.ts'

/**
 * An edge must be at least so high, in levels of 255 and in standard deviations of the noise. `STRAY_MAX`: the share of
 * its height that may lie in its first step, in its last step or in steps the other way, 0..1.
 */
const HEIGHT_MIN = 40
const HEIGHT_OF_GRAIN = 12
const STRAY_MAX = 0.03
/**
 * What noise adds to `STRAY_MAX`, times noise over height: two and a half deviations of a difference between means of
 * three lines.
 */
const STRAY_OF_GRAIN = 2.5 * Math.sqrt(2 / 3)
/** Steps looked at on each side of the steepest one. */
export const REACH = 3
/** Pixels of a profile: what `REACH` steps on either side of the steepest one touch. */
export const PIXELS = 2 * REACH + 2
/**
 * Limits on the two lines beside an edge: how much their height may differ (share), and how far the edge may move from
 * line to line (pixels). Beyond them it is a corner, or too slanted for its profile to be read.
 */
const HEIGHT_CHANGE_MAX = 0.1
const SLANT_MAX = 0.5

/** An isolated edge: a step between two plain areas, seen along one row or column. */
export type LoneEdge = {
  /** Levels from one side to the other, up or down. */
  readonly height: number
  /** Where it lies, pixels from the middle of its steepest step. */
  readonly place: number
  /** Second moment of its steps about `place`, square pixels: how wide it is. */
  readonly variance: number
  /** Pixels that it moves from one line to the next. */
  readonly slant: number
  /** Luma of its pixels, those of its own line alone. */
  readonly pixels: Float32Array
}

/**
 * A line through the luma of a band: offsets to the next pixel along it and to the line beside it, and whether the means
 * of three lines are looked at.
 */
type Line = {
  readonly light: Float64Array
  readonly along: number
  readonly beside: number
  readonly isMean: boolean
}

/** Pixels beyond a band that its edges are looked at with. */
const MARGIN = REACH + 1

/**
 * Calls `visit` for every isolated edge, along rows and along columns.
 *
 * @param grain standard deviation of the noise, levels of 255; where it is not 0, means of three lines are looked at
 */
export function visitLoneEdges(grid: SampleGrid, grain: number, visit: (edge: LoneEdge) => void): void {
  const isMean = grain > 0
  visitLightBands(grid, MARGIN, ({ light, stride, start }, rowCount) => {
    const row: Line = { light, along: 1, beside: stride, isMean }
    const column: Line = { light, along: stride, beside: 1, isMean }
    for (let y = 0; y < rowCount; y++)
      for (let x = 0; x < grid.width; x++) {
        const at = start + y * stride + x
        if (standsAlone(row, at, grain)) show(row, at, grain, visit)
        if (standsAlone(column, at, grain)) show(column, at, grain, visit)
      }
  })
}

function lightAt({ light, beside, isMean }: Line, at: number): number {
  return isMean ? (light[at - beside] + light[at] + light[at + beside]) / 3 : light[at]
}

/**
 * Whether the step from this pixel to the next is the steepest one of a monotone edge with plain ground on both sides.
 */
function standsAlone(line: Line, at: number, grain: number): boolean {
  const { along } = line
  const height = lightAt(line, at + (REACH + 1) * along) - lightAt(line, at - REACH * along)
  if (Math.abs(height) < Math.max(HEIGHT_MIN, HEIGHT_OF_GRAIN * grain)) return false
  const stray = STRAY_MAX + (STRAY_OF_GRAIN * grain) / Math.abs(height)
  const steepest = shareOf(line, at, height)
  if (steepest < Math.max(shareOf(line, at - along, height), shareOf(line, at + along, height))) return false
  for (let k = -REACH; k <= REACH; k++) {
    const share = shareOf(line, at + k * along, height)
    if (share < -stray || (Math.abs(k) === REACH && share > stray)) return false
  }
  return true
}

/** Share of an edge's height in the step from a pixel to the next. */
function shareOf(line: Line, at: number, height: number): number {
  return (lightAt(line, at + line.along) - lightAt(line, at)) / height
}

/**
 * Variance that a slant of one pixel a line adds to an edge: within one line, and in the mean of three lines (2/3
 * more). Scales with the slant squared.
 */
const WIDENED_BY_SLANT = { one: 1 / 12, three: 1 / 12 + 2 / 3 } as const

function show(line: Line, at: number, grain: number, visit: (edge: LoneEdge) => void): void {
  const own = stepsOf(line, at)
  const above = stepsOf(line, at - line.beside)
  const below = stepsOf(line, at + line.beside)
  const slant = (below.place - above.place) / 2
  const changeMax = HEIGHT_CHANGE_MAX * Math.abs(own.height) + 2 * grain
  if (Math.max(Math.abs(above.height - own.height), Math.abs(below.height - own.height)) > changeMax) return
  if (Math.abs(slant) > SLANT_MAX) return
  const variance = own.variance - slant ** 2 * WIDENED_BY_SLANT[line.isMean ? 'three' : 'one']
  const pixels = new Float32Array(PIXELS)
  for (let k = 0; k < PIXELS; k++) pixels[k] = line.light[at + (k - REACH) * line.along]
  visit({ height: own.height, place: own.place, variance, slant, pixels })
}

/**
 * Height of the edge on one line (levels), its place (pixels from the steepest step) and its variance (square pixels).
 */
function stepsOf(line: Line, at: number) {
  const height = lightAt(line, at + (REACH + 1) * line.along) - lightAt(line, at - REACH * line.along)
  let place = 0
  let square = 0
  for (let k = -REACH; k <= REACH; k++) {
    const share = shareOf(line, at + k * line.along, height)
    place += share * k
    square += share * k * k
  }
  return { height, place, variance: square - place ** 2 }
}
