import type { PixelChanges } from './pixel-changes.ts'
import type { PixelPlane } from './pixels.ts'

/** Standard deviation of a picture's edges, pixels; anti-aliasing alone leaves 0.4. */
export type Softness = {
  /** In lightness. */
  readonly luma: number
  /** In colour, which compression may store at half the resolution. */
  readonly chroma: number
}

// Levels by which an edge must rise above its surroundings (half as much where too few do, as in dark and in pale
// pictures).
const RISE_MIN = 60
const FAINT_RISE_MIN = 30
// With fewer edges nothing can be said.
const EDGES_MIN = 40
// More edges tell no more.
const EDGES_ENOUGH = 250
// Quantile of the measured variances that is taken: noise and neighbours widen the upper ones. Variances are measured
// perpendicularly to edges: next to a thin line only slanted edges have a plain far side, so that along rows and
// columns lines would look a third more blurred than areas.
const CLEAR_SHARE = 0.4
const BINS = 256
const BIN_WIDTH = 0.02
// About how many rows and columns are read at first, and how many where those do not suffice.
const FEW_LINES = 64
const MANY_LINES = 320

/**
 * Measures the blur of edges: their steps from pixel to pixel are the profile of the blur. A few lines are read first,
 * and more only where those have too few edges.
 */
export function measureSoftness({ width, height }: PixelPlane, { board }: PixelChanges): Softness {
  const read = (lines: number, riseMin: number): Int32Array[] => {
    board.call.readSpreads(linesApart(height, lines), linesApart(width, lines), riseMin)
    return [0, 1, 2].map((component) => board.counts.spreads.subarray(component * BINS, (component + 1) * BINS))
  }
  let spreads = read(FEW_LINES, RISE_MIN)
  if (!hasEnough(spreads)) spreads = read(MANY_LINES, RISE_MIN)
  if (edgesOf(spreads[0]) < EDGES_MIN) spreads = read(MANY_LINES, FAINT_RISE_MIN)
  const [luma, blue, red] = spreads.map(softnessOf)
  return { luma, chroma: Math.max(blue, red) }
}

/** Step from one line that is read to the next: odd, so that all lines of a compression block occur. */
function linesApart(size: number, lines: number): number {
  return 2 * Math.floor(Math.max(0, size / lines - 1) / 2) + 1
}

function hasEnough(spreads: readonly Int32Array[]): boolean {
  const [luma, blue, red] = spreads.map(edgesOf)
  return luma >= EDGES_ENOUGH && Math.max(blue, red) >= EDGES_ENOUGH
}

function edgesOf(spreads: Int32Array): number {
  return spreads.reduce((sum, count) => sum + count, 0)
}

function softnessOf(spreads: Int32Array): number {
  const edges = edgesOf(spreads)
  if (edges < EDGES_MIN) return 0
  let below = 0
  let bin = 0
  while (below < CLEAR_SHARE * edges) below += spreads[bin++]
  return Math.sqrt(bin * BIN_WIDTH)
}
