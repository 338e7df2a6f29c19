import { createLight } from '../picture/light-of.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'

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
  /** Luma of pixel `k` of its own line, 0 ≤ k < `PIXELS`. */
  readonly light: (k: number) => number
}

/** Luma of the pixel `along` steps on from where one looks, on the line `beside` it. */
type Look = (along: number, beside: number) => number

/**
 * Calls `visit` for every isolated edge, along rows and along columns.
 *
 * @param grain standard deviation of the noise, levels of 255; where it is not 0, means of three lines are looked at
 */
export function visitLoneEdges(grid: SampleGrid, grain: number, visit: (edge: LoneEdge) => void): void {
  const { width, height, wrap } = grid
  const lightAt = createLight(grid)
  const light = (x: number, y: number): number => lightAt(foldIndex(x, width, wrap.x), foldIndex(y, height, wrap.y))
  const show = (look: Look): void => {
    const edge = edgeAt(look, grain)
    if (edge) visit(edge)
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      show((along, beside) => light(x + along, y + beside))
      show((along, beside) => light(x + beside, y + along))
    }
}

function meanOfThree(look: Look): Look {
  return (along, beside) => (look(along, beside - 1) + look(along, beside) + look(along, beside + 1)) / 3
}

/**
 * Variance that a slant of one pixel a line adds to an edge: within one line, and in the mean of three lines (2/3
 * more). Scales with the slant squared.
 */
const WIDENED_BY_SLANT = { one: 1 / 12, three: 1 / 12 + 2 / 3 } as const

function edgeAt(one: Look, grain: number): LoneEdge | undefined {
  const look = grain > 0 ? meanOfThree(one) : one
  if (!standsAlone(look, grain)) return undefined
  const [above, own, below] = [stepsOf(look, -1), stepsOf(look, 0), stepsOf(look, 1)]
  const slant = (below.place - above.place) / 2
  const changeMax = HEIGHT_CHANGE_MAX * Math.abs(own.height) + 2 * grain
  if (Math.max(Math.abs(above.height - own.height), Math.abs(below.height - own.height)) > changeMax) return undefined
  if (Math.abs(slant) > SLANT_MAX) return undefined
  const variance = own.variance - slant ** 2 * WIDENED_BY_SLANT[grain > 0 ? 'three' : 'one']
  return { height: own.height, place: own.place, variance, slant, light: (k) => one(k - REACH, 0) }
}

/**
 * Whether the step from this pixel to the next is the steepest one of a monotone edge with plain ground on both sides.
 */
function standsAlone(look: Look, grain: number): boolean {
  const height = look(REACH + 1, 0) - look(-REACH, 0)
  if (Math.abs(height) < Math.max(HEIGHT_MIN, HEIGHT_OF_GRAIN * grain)) return false
  const stray = STRAY_MAX + (STRAY_OF_GRAIN * grain) / Math.abs(height)
  const share = (k: number): number => (look(k + 1, 0) - look(k, 0)) / height
  if (share(0) < Math.max(share(-1), share(1))) return false
  for (let k = -REACH; k <= REACH; k++)
    if (share(k) < -stray || (Math.abs(k) === REACH && share(k) > stray)) return false
  return true
}

/**
 * Height of the edge on one line (levels), its place (pixels from the steepest step) and its variance (square pixels).
 */
function stepsOf(look: Look, beside: number) {
  const height = look(REACH + 1, beside) - look(-REACH, beside)
  let [place, square] = [0, 0]
  for (let k = -REACH; k <= REACH; k++) {
    const share = (look(k + 1, beside) - look(k, beside)) / height
    place += share * k
    square += share * k * k
  }
  return { height, place, variance: square - place ** 2 }
}
