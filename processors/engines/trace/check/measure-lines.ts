import { median } from '../../numbers/quantile.ts'
import type { Ring } from '../fit/curve.ts'
import { flattenRing } from '../fit/flatten.ts'

export type LineMeasure = {
  /** Median width of the thinnest line, pixels; undefined when no line is thinner than `reachPx`. */
  readonly thinnestPx: number | undefined
  /** Number of lines thinner than the limit. */
  readonly thin: number
}

// The two sides of a line run in opposite directions. Above this cosine of their angle they form a tip, not a line.
const FACING_COSINE_MAX = -0.8
// Smallest length of a line, in its widths and in pixels: longer than what the corner of one pixel leaves.
const LENGTH_RATIO_MIN = 3
const LENGTH_MIN_PX = 4
// Slivers thinner than this come from outlines that run into each other and show in no pixel, so they are not counted.
const SLIVER_PX = 0.3
const CHORD_MISS_PX = 0.05
const STEP_PX = 1
const CELL_PX = 8
// Beyond this many samples the rest of the drawing is skipped: the count is then a lower bound.
const SAMPLES_MAX = 60_000

type Side = { readonly x: number; readonly y: number; readonly toX: number; readonly toY: number }

/**
 * Measures how thin the visible shapes of one ink are. From points along every outline a ray is cast inwards to the
 * side that faces it; runs of such points that are long for their width are the sides of a line.
 *
 * @param rings outlines with the inside on the right of the direction of travel
 * @param limitPx lines thinner than this are counted, pixels
 * @param reachPx widest line that is looked for, pixels
 */
export function measureLines(rings: readonly Ring[], limitPx: number, reachPx: number): LineMeasure {
  const outlines = rings.map((ring) => sidesOf(flattenRing(ring, CHORD_MISS_PX)))
  const grid = gridOf(outlines.flat())
  let thinnest = Number.POSITIVE_INFINITY
  let [thinSides, samples] = [0, 0]
  for (const sides of outlines) {
    const widths: number[] = []
    for (const side of sides) {
      const steps = Math.max(1, Math.round(lengthOf(side) / STEP_PX))
      for (let step = 0; step < steps && samples < SAMPLES_MAX; step++, samples++)
        widths.push(widthAt(side, (step + 0.5) / steps, grid, reachPx))
    }
    for (const run of runsOf(widths, reachPx)) {
      const width = median(run)
      if (run.length * STEP_PX < Math.max(LENGTH_MIN_PX, LENGTH_RATIO_MIN * width)) continue
      if (width < SLIVER_PX) continue
      thinnest = Math.min(thinnest, width)
      if (width < limitPx) thinSides++
    }
  }
  return {
    thinnestPx: Number.isFinite(thinnest) ? thinnest : undefined,
    // Each line has two sides, and the first and last run of a closed ring are one.
    thin: Math.ceil(thinSides / 2),
  }
}

function sidesOf(points: readonly number[]): Side[] {
  return Array.from({ length: points.length / 2 }, (_, i) => {
    const next = (i * 2 + 2) % points.length
    return { x: points[i * 2], y: points[i * 2 + 1], toX: points[next], toY: points[next + 1] }
  })
}

function lengthOf({ x, y, toX, toY }: Side): number {
  return Math.hypot(toX - x, toY - y)
}

type Grid = ReadonlyMap<number, readonly Side[]>

function cellKey(column: number, row: number): number {
  return row * 65_536 + column
}

function gridOf(sides: readonly Side[]): Grid {
  const grid = new Map<number, Side[]>()
  for (const side of sides) {
    const [left, right] = [Math.min(side.x, side.toX), Math.max(side.x, side.toX)].map(cellOf)
    const [top, bottom] = [Math.min(side.y, side.toY), Math.max(side.y, side.toY)].map(cellOf)
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const key = cellKey(column, row)
        const cell = grid.get(key)
        if (cell) cell.push(side)
        else grid.set(key, [side])
      }
  }
  return grid
}

function cellOf(value: number): number {
  return Math.floor(value / CELL_PX)
}

/** Distance straight inwards to the side that faces this one, pixels; infinite when none is within reach. */
function widthAt(side: Side, t: number, grid: Grid, reachPx: number): number {
  const length = lengthOf(side)
  if (length < 1e-9) return Number.POSITIVE_INFINITY
  // The inside lies on the right of the direction of travel; y grows downwards.
  const [inX, inY] = [-(side.toY - side.y) / length, (side.toX - side.x) / length]
  return castAcross(side.x + (side.toX - side.x) * t, side.y + (side.toY - side.y) * t, inX, inY, grid, reachPx)
}

/** Width of a shape at a point, pixels, measured along the unit vector (inX, inY); infinite beyond reach. */
export type WidthGauge = (x: number, y: number, inX: number, inY: number) => number

/**
 * Makes a gauge for the shape of some outlines.
 *
 * @param rings outlines with the inside on the right of the direction of travel
 * @param reachPx widest width that is measured, pixels
 */
export function createWidthGauge(rings: readonly Ring[], reachPx: number): WidthGauge {
  const grid = gridOf(rings.flatMap((ring) => sidesOf(flattenRing(ring, CHORD_MISS_PX))))
  return (x, y, inX, inY) => castAcross(x, y, inX, inY, grid, reachPx)
}

function castAcross(x: number, y: number, inX: number, inY: number, grid: Grid, reachPx: number): number {
  const [headX, headY] = [inY, -inX]
  let best = Number.POSITIVE_INFINITY
  const seen = new Set<number>()
  for (let reach = 0; reach <= reachPx + CELL_PX && reach <= best + CELL_PX; reach += CELL_PX / 2) {
    const key = cellKey(cellOf(x + inX * reach), cellOf(y + inY * reach))
    if (seen.has(key)) continue
    seen.add(key)
    for (const other of grid.get(key) ?? []) {
      const distance = rayMeets(x, y, inX, inY, other)
      if (distance === undefined || distance >= best || distance > reachPx) continue
      const otherLength = lengthOf(other) || 1
      const facing = (headX * (other.toX - other.x) + headY * (other.toY - other.y)) / otherLength
      best = facing < FACING_COSINE_MAX ? distance : best
    }
  }
  return best
}

function rayMeets(x: number, y: number, dx: number, dy: number, { x: ax, y: ay, toX, toY }: Side): number | undefined {
  const [sx, sy] = [toX - ax, toY - ay]
  const cross = dx * sy - dy * sx
  if (Math.abs(cross) < 1e-12) return undefined
  const [wx, wy] = [ax - x, ay - y]
  const along = (wx * sy - wy * sx) / cross
  const place = (wx * dy - wy * dx) / cross
  return along > 0.05 && place >= -1e-9 && place <= 1 + 1e-9 ? along : undefined
}

/** Stretches of consecutive samples that have a facing side and whose width changes slowly. */
function runsOf(widths: readonly number[], reachPx: number): number[][] {
  const runs: number[][] = []
  let run: number[] = []
  for (const width of widths) {
    const goesOn = width <= reachPx && (run.length === 0 || Math.abs(width - run[run.length - 1]) < 0.35 * width + 0.25)
    if (!goesOn && run.length > 0) {
      runs.push(run)
      run = []
    }
    if (width <= reachPx) run.push(width)
  }
  if (run.length > 0) runs.push(run)
  return runs
}
