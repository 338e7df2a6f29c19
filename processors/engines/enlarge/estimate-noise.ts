import { quantileBin } from './quantile-bin.ts'
import { foldIndex, type SampleGrid } from './sample-grid.ts'

/** Columns and rows of a window that is judged as one place. */
const WINDOW = 7
/** Share of the places that may be quieter: noise is everywhere, texture leaves some place alone. */
const QUIET_SHARE = 0.2
/** Mean size of the response below, for noise of deviation one: 6 √(2 / π). */
const RESPONSE_OF_NOISE = 6 * Math.sqrt(2 / Math.PI)
/** Deviations are counted in bins this fine, up to 64 levels. */
const BINS_PER_LEVEL = 32
const LEVELS_MAX = 64

/**
 * Standard deviation of the noise, in levels of 255: the difference of two Laplacians, which is blind to flat places, slopes and
 * most edges (J. Immerkær, "Fast noise variance estimation", 1996), averaged over small windows, of which the quieter ones count.
 *
 * @param step distance of the neighbours it compares; noise is the same at every distance
 */
export function estimateNoise(grid: SampleGrid, step = 1): number {
  const { width, height, channels, wrap } = grid
  const response = responses(grid, step)
  const counts = new Uint32Array(LEVELS_MAX * BINS_PER_LEVEL + 1)
  const rows = new Float64Array(width)
  for (let y = 0; y < height; y++) {
    // A window's sum from the sums of its columns; all are whole numbers, so no order of adding them matters.
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let k = 0; k < WINDOW; k++) sum += response[foldIndex(y + k - (WINDOW >> 1), height, wrap.y) * width + x]
      rows[x] = sum
    }
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let k = 0; k < WINDOW; k++) sum += rows[foldIndex(x + k - (WINDOW >> 1), width, wrap.x)]
      const deviation = sum / (WINDOW * WINDOW * channels * RESPONSE_OF_NOISE)
      counts[Math.min(counts.length - 1, Math.round(deviation * BINS_PER_LEVEL))]++
    }
  }
  return quantileBin(counts, QUIET_SHARE) / BINS_PER_LEVEL
}

/** Size of the response at each pixel, summed over the channels and rounded: at most 4 × 8 × 255. */
function responses({ samples, width, height, channels, wrap }: SampleGrid, step: number): Uint16Array {
  const sums = new Uint16Array(width * height)
  for (let y = 0; y < height; y++) {
    const [above, here, below] = [-step, 0, step].map((k) => foldIndex(y + k, height, wrap.y) * width)
    for (let x = 0; x < width; x++) {
      const [left, right] = [foldIndex(x - step, width, wrap.x), foldIndex(x + step, width, wrap.x)]
      for (let c = 0; c < channels; c++) {
        const at = (row: number, column: number): number => samples[(row + column) * channels + c]
        const corners = at(above, left) + at(above, right) + at(below, left) + at(below, right)
        const sides = at(above, x) + at(below, x) + at(here, left) + at(here, right)
        sums[y * width + x] += Math.round(Math.abs(corners - 2 * sides + 4 * at(here, x)))
      }
    }
  }
  return sums
}
