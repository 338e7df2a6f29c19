import { createLight } from '../picture/light-of.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'

/** Levels over all steps that an edge must have, and deviations of the grain; the share of them that may lie in the first step, in the last one or the wrong way. */
const HEIGHT_MIN = 40
const HEIGHT_OF_GRAIN = 12
const STRAY_MAX = 0.03
/** What grain adds to that share, as a share of the grain's own: two and a half deviations of a step of the mean of three lines. */
const STRAY_OF_GRAIN = 2.5 * Math.sqrt(2 / 3)
/** Steps looked at on both sides of the steepest one. */
export const REACH = 3
/** Pixels of an edge. */
export const PIXELS = 2 * REACH + 2
/** How far the lines beside it may differ in height, as a share, and move the edge, pixels a line: others are corners or slant too much. */
const HEIGHT_CHANGE_MAX = 0.1
const SLANT_MAX = 0.5

/** An edge between two plain places, seen along one row or column. */
export type LoneEdge = {
  /** Levels from one side to the other, up or down. */
  readonly height: number
  /** Where it lies from the middle of its steepest step on, pixels. */
  readonly place: number
  /** Variance of its steps, square pixels. */
  readonly variance: number
  /** Pixels that it moves from a line to the next. */
  readonly slant: number
  /** Light of its pixel `k`, 0 to `PIXELS` - 1, on its own line alone. */
  readonly light: (k: number) => number
}

/** Light of a pixel along a line, some steps from where one looks; on the line `beside` that one. */
type Look = (along: number, beside: number) => number

/**
 * Shows every edge that stands alone, along rows and along columns.
 *
 * @param grain its deviation, levels of 255; where there is any, three lines are looked at as one
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

/** Three lines of a slanting edge as one widen it by two thirds of a step from one to the next, squared. */
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

/** Whether the step from a pixel to the next is the steepest of an edge with nothing beside it, which only goes up or only goes down. */
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

/** Height of an edge, where it lies from the steepest step on, pixels, and the variance of its steps, square pixels. */
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
