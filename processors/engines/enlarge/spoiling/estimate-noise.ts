import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import { quantileBin } from './quantile-bin.ts'

/** Columns and rows of a window that is judged as one place. */
const WINDOW = 7
/** Share of the places that may be quieter: noise is everywhere, texture leaves some place alone. */
const QUIET_SHARE = 0.2
/** Mean size of the response below, for noise of deviation one: 6 √(2 / π). */
const RESPONSE_OF_NOISE = 6 * Math.sqrt(2 / Math.PI)
/** Deviations are counted in bins this fine, up to 64 levels. */
const BINS_PER_LEVEL = 32
const LEVELS_MAX = 64
/** Rows looked at in one go, so that large pictures need no more memory than small ones. */
const BAND_ROWS = 64

/**
 * Standard deviation of the noise, in levels of 255: the difference of two Laplacians, which is blind to flat places, slopes and
 * most edges (J. Immerkær, "Fast noise variance estimation", 1996), averaged over small windows, of which the quieter ones count.
 *
 * @param step distance of the neighbours it compares; noise is the same at every distance
 */
export function estimateNoise(grid: SampleGrid, step = 1): number {
  const counts = new Uint32Array(LEVELS_MAX * BINS_PER_LEVEL + 1)
  for (let top = 0; top < grid.height; top += BAND_ROWS)
    countDeviations(grid, step, top, Math.min(BAND_ROWS, grid.height - top), counts)
  return quantileBin(counts, QUIET_SHARE) / BINS_PER_LEVEL
}

function countDeviations(grid: SampleGrid, step: number, top: number, rowCount: number, counts: Uint32Array): void {
  const { width, channels, wrap } = grid
  const response = responses(grid, step, top - (WINDOW >> 1), rowCount + WINDOW - 1)
  const columns = new Float64Array(width)
  for (let row = 0; row < rowCount; row++) {
    // A window's sum from the sums of its columns; all are whole numbers, so no order of adding them matters.
    columns.fill(0)
    for (let k = row; k < row + WINDOW; k++) for (let x = 0; x < width; x++) columns[x] += response[k * width + x]
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let k = 0; k < WINDOW; k++) sum += columns[foldIndex(x + k - (WINDOW >> 1), width, wrap.x)]
      const deviation = sum / (WINDOW * WINDOW * channels * RESPONSE_OF_NOISE)
      counts[Math.min(counts.length - 1, Math.round(deviation * BINS_PER_LEVEL))]++
    }
  }
}

/** Size of the response at each pixel of some rows, summed over the channels and rounded: at most 4 × 8 × 255. */
function responses(grid: SampleGrid, step: number, firstRow: number, rowCount: number): Uint16Array {
  const { samples, width, height, channels, wrap } = grid
  const sums = new Uint16Array(width * rowCount)
  for (let row = 0; row < rowCount; row++) {
    const y = foldIndex(firstRow + row, height, wrap.y)
    const [above, here, below] = [-step, 0, step].map((k) => foldIndex(y + k, height, wrap.y) * width)
    for (let x = 0; x < width; x++) {
      const [left, right] = [foldIndex(x - step, width, wrap.x), foldIndex(x + step, width, wrap.x)]
      for (let c = 0; c < channels; c++) {
        const at = (line: number, column: number): number => samples[(line + column) * channels + c]
        const corners = at(above, left) + at(above, right) + at(below, left) + at(below, right)
        const sides = at(above, x) + at(below, x) + at(here, left) + at(here, right)
        sums[row * width + x] += Math.round(Math.abs(corners - 2 * sides + 4 * at(here, x)))
      }
    }
  }
  return sums
}
