import { createLight } from '../picture/light-of.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import { quantileBin } from '../spoiling/quantile-bin.ts'

/** Levels of 255 over three pixels from which a change is a slope, and from which it is an edge. */
const SLOPE_STEP_MIN = 8
const EDGE_STEP_MIN = 24
const SOFTNESS_BINS = 256

export type Softness = {
  /** Share of an edge's height that lies outside its steepest step, median over all edges, 0..1: 0 is sharp. */
  readonly softness: number
  /** Whether there are many edges and hardly one is isolated: smooth waves have slopes and no edges. */
  readonly isWaves: boolean
  /** How many of the slopes are steep enough to be edges, 0..1; 1 where there are no slopes. */
  readonly edgesOfSlopes: number
}

/**
 * Measures how soft the edges are, from luma (0..255) along rows, or along columns where these have clearly more
 * contrast: along a row, a line that is nearly level looks as soft as a slope.
 */
export function measureSoftness(grid: SampleGrid): Softness {
  const [rows, columns] = [countAlong(grid, 'row'), countAlong(grid, 'column')]
  const { counts, edges, slopes, alone } = columns.power > CLEARLY_MORE * rows.power ? columns : rows
  return {
    softness: Math.max(0, quantileBin(counts, 0.5)) / SOFTNESS_BINS,
    isWaves: edges >= EDGES_OF_WAVES_MIN && alone < ALONE_SHARE_MIN * edges,
    edgesOfSlopes: slopes === 0 ? 1 : edges / slopes,
  }
}

/**
 * Power of the columns over that of the rows from which columns are read. Thresholds elsewhere were measured along
 * rows, so rows win when both are alike.
 */
const CLEARLY_MORE = 1.5

/** A histogram of edges by softness, and what else is counted along one axis. `power`: sum of the squared steps. */
type Counted = {
  readonly counts: Uint32Array
  readonly edges: number
  readonly slopes: number
  readonly alone: number
  readonly power: number
}

function countAlong(grid: SampleGrid, axis: 'row' | 'column'): Counted {
  const { width, height, wrap } = grid
  const isRow = axis === 'row'
  const [lines, length, wraps] = isRow ? [height, width, wrap.x] : [width, height, wrap.y]
  const lightAt = createLight(grid)
  const light = new Float32Array(length)
  const counts = new Uint32Array(SOFTNESS_BINS + 1)
  let [edges, slopes, alone, power] = [0, 0, 0, 0]
  for (let line = 0; line < lines; line++) {
    for (let i = 0; i < length; i++) light[i] = isRow ? lightAt(i, line) : lightAt(line, i)
    for (let i = 0; i < length; i++) {
      const a = light[foldIndex(i - 1, length, wraps)]
      const b = light[i]
      const c = light[foldIndex(i + 1, length, wraps)]
      const d = light[foldIndex(i + 2, length, wraps)]
      const whole = Math.abs(d - a)
      // Whole numbers, so that the order of adding them cannot matter.
      power += Math.round((c - b) ** 2)
      if (whole >= SLOPE_STEP_MIN) slopes++
      if (whole < EDGE_STEP_MIN || Math.abs(c - b) < Math.max(Math.abs(b - a), Math.abs(d - c))) continue
      counts[Math.round(SOFTNESS_BINS * Math.max(0, 1 - Math.abs(c - b) / whole))]++
      edges++
      if (standsAlone(light, i, wraps, ALONE_STEP_MAX * whole)) alone++
    }
  }
  return { counts, edges, slopes, alone, power }
}

/**
 * An edge is isolated where each of the steps at `STEPS_BESIDE` (pixels from its steepest one) is at most this share of
 * its height.
 */
const ALONE_STEP_MAX = 0.06
const STEPS_BESIDE = [-4, -3, 3, 4] as const
/**
 * Share of the edges that must be isolated, or the picture is waves: blurred pictures measured 1.3 % and more, waves
 * none of thousands.
 */
const ALONE_SHARE_MIN = 0.005
const EDGES_OF_WAVES_MIN = 400

function standsAlone(light: Float32Array, at: number, wraps: boolean, stepMax: number): boolean {
  const { length } = light
  for (let i = 0; i < STEPS_BESIDE.length; i++) {
    const from = at + STEPS_BESIDE[i]
    const step = light[foldIndex(from + 1, length, wraps)] - light[foldIndex(from, length, wraps)]
    if (Math.abs(step) > stepMax) return false
  }
  return true
}
