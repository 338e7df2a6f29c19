import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import { quantileBin } from './quantile-bin.ts'

/** Side of the square window that is judged as one place, pixels. */
const WINDOW = 7
/** The noise is that of the window at this quantile: noise is everywhere, while texture leaves some places alone. */
const QUIET_SHARE = 0.2
/** Mean absolute response of the filter below to white noise of deviation one: 6 √(2 / π). */
const RESPONSE_OF_NOISE = 6 * Math.sqrt(2 / Math.PI)
/** Histogram of deviations: bins a level, and the largest level counted. */
const BINS_PER_LEVEL = 32
const LEVELS_MAX = 64
/** Rows filtered at a time, so that memory does not grow with the picture. */
const BAND_ROWS = 64

/**
 * Standard deviation of the noise, levels of 255 (J. Immerkær, "Fast noise variance estimation", 1996): the mean
 * absolute response of a difference of two Laplacians, which is blind to plain areas, slopes and most edges; taken in
 * small windows, of which a quiet quantile counts.
 *
 * @param step distance of the neighbours that are compared, pixels; white noise measures the same at every distance
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
    // Each window's sum is made of the sums of its columns. All are integers, so the order of adding does not matter.
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

/**
 * Absolute response of the filter at each pixel of some rows, summed over the channels and rounded: at most 4 × 8 ×
 * 255.
 */
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
