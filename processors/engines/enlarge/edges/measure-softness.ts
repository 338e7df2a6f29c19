import { createLight } from '../picture/light-of.ts'
import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import { quantileBin } from '../spoiling/quantile-bin.ts'

/** Levels that a step over three pixels must have to be a slope, and to be an edge. */
const SLOPE_STEP_MIN = 8
const EDGE_STEP_MIN = 24
const SOFTNESS_BINS = 256

export type Softness = {
  /** Share of a strong edge's height that lies outside its steepest step, the median of all edges. */
  readonly softness: number
  /** Whether no edge of many stands alone: waves have slopes and no edges. */
  readonly isWaves: boolean
  /** Share of the slopes, 0..1, that are edges; 1 where there are no slopes. */
  readonly edgesOfSlopes: number
}

/**
 * Looks at steps of the luma (0..255) over three pixels, along rows, or along columns where those have clearly more of it: lines that are nearly level are
 * as soft along a row as slopes.
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

/** What else is measured was measured along rows, so that pictures that are as busy both ways are looked at along them. */
const CLEARLY_MORE = 1.5

/** Edges by their softness, and what else is seen along one axis; `power` is the sum of the squared steps. */
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

/** Steps beyond an edge that stands alone, as a share of its height, and how far along the row they are looked at. */
const ALONE_STEP_MAX = 0.06
const STEPS_BESIDE = [-4, -3, 3, 4] as const
/** Of blurred pictures 1.3 % of the edges stood alone and more, of waves of every length none of thousands. */
const ALONE_SHARE_MIN = 0.005
const EDGES_OF_WAVES_MIN = 400

function standsAlone(light: Float32Array, at: number, wraps: boolean, stepMax: number): boolean {
  const { length } = light
  return STEPS_BESIDE.every((k) => {
    const step = light[foldIndex(at + k + 1, length, wraps)] - light[foldIndex(at + k, length, wraps)]
    return Math.abs(step) <= stepMax
  })
}
