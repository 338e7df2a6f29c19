import { lightOf } from './light-of.ts'
import { quantileBin } from './quantile-bin.ts'
import { foldIndex, type SampleGrid } from './sample-grid.ts'

/** Levels that a step over three pixels must have to be a slope, and to be an edge. */
const SLOPE_STEP_MIN = 8
const EDGE_STEP_MIN = 24
const SOFTNESS_BINS = 256

export type Softness = {
  /** Share of a strong edge's height that lies outside its steepest step, the median of all edges along rows. */
  readonly softness: number
  /** Whether no edge of many stands alone: waves have slopes and no edges. */
  readonly isWaves: boolean
  /** Share of the slopes along rows, 0..1, that are edges; 1 where there are no slopes. */
  readonly edgesOfSlopes: number
}

/** Looks along rows alone, at steps of the luma (0..255) over three pixels. */
export function measureSoftness(grid: SampleGrid): Softness {
  const { width, height, wrap } = grid
  const counts = new Uint32Array(SOFTNESS_BINS + 1)
  let slopes = 0
  let edges = 0
  let alone = 0
  for (let y = 0; y < height; y++) {
    const light = lightOf(grid, y, 1)
    for (let x = 0; x < width; x++) {
      const a = light[foldIndex(x - 1, width, wrap.x)]
      const b = light[x]
      const c = light[foldIndex(x + 1, width, wrap.x)]
      const d = light[foldIndex(x + 2, width, wrap.x)]
      const whole = Math.abs(d - a)
      if (whole >= SLOPE_STEP_MIN) slopes++
      if (whole < EDGE_STEP_MIN || Math.abs(c - b) < Math.max(Math.abs(b - a), Math.abs(d - c))) continue
      counts[Math.round(SOFTNESS_BINS * Math.max(0, 1 - Math.abs(c - b) / whole))]++
      edges++
      if (standsAlone(light, x, width, wrap.x, ALONE_STEP_MAX * whole)) alone++
    }
  }
  return {
    softness: Math.max(0, quantileBin(counts, 0.5)) / SOFTNESS_BINS,
    isWaves: edges >= EDGES_OF_WAVES_MIN && alone < ALONE_SHARE_MIN * edges,
    edgesOfSlopes: slopes === 0 ? 1 : edges / slopes,
  }
}

/** Steps beyond an edge that stands alone, as a share of its height, and how far along the row they are looked at. */
const ALONE_STEP_MAX = 0.06
const STEPS_BESIDE = [-4, -3, 3, 4] as const
/** Of blurred pictures 1.3 % of the edges stood alone and more, of waves of every length none of thousands. */
const ALONE_SHARE_MIN = 0.005
const EDGES_OF_WAVES_MIN = 400

function standsAlone(light: Float32Array, x: number, width: number, wraps: boolean, stepMax: number): boolean {
  return STEPS_BESIDE.every((k) => {
    const step = light[foldIndex(x + k + 1, width, wraps)] - light[foldIndex(x + k, width, wraps)]
    return Math.abs(step) <= stepMax
  })
}
