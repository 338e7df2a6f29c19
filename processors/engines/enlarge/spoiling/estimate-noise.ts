import { foldIndex, type SampleGrid } from '../picture/sample-grid.ts'
import { quantileBin } from './quantile-bin.ts'

/** Side of the square window that is judged as one place, pixels. */
const WINDOW = 7
/** The noise is that of the window at this quantile: noise is everywhere, while texture leaves some places alone. */
const QUIET_SHARE = 0.2
/** Mean absolute response of second differences along both axes to white noise of deviation one: 6 √(2 / π). */
const RESPONSE_OF_NOISE = 6 * Math.sqrt(2 / Math.PI)
/** The same for fourth differences, and these along one axis. */
const FINE_RESPONSE_OF_NOISE = 70 * Math.sqrt(2 / Math.PI)
const FOURTH = [1, -4, 6, -4, 1] as const
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
  return quietDeviation(grid, RESPONSE_OF_NOISE, (row, into, offset) => writeResponses(grid, step, row, into, offset))
}

/**
 * The same by fourth differences, which see less of anything but the finest grain. White noise measures the same by
 * both (0.88 to 1.05 of `estimateNoise`, between soft motifs too); textures of 1 level and more, whose grains are
 * wider than a pixel, 0.61 to 0.86.
 */
export function estimateFineNoise(grid: SampleGrid): number {
  const line = new Float64Array(grid.width * grid.channels)
  return quietDeviation(grid, FINE_RESPONSE_OF_NOISE, (row, into, offset) =>
    writeFineResponses(grid, row, line, into, offset),
  )
}

type WriteRow = (row: number, into: Uint32Array, offset: number) => void

/** Deviation in the quiet places, levels: of the mean absolute response over that to noise of deviation one. */
function quietDeviation(grid: SampleGrid, responseOfNoise: number, writeRow: WriteRow): number {
  const counts = new Uint32Array(LEVELS_MAX * BINS_PER_LEVEL + 1)
  const response = new Uint32Array(grid.width * (Math.min(BAND_ROWS, grid.height) + WINDOW - 1))
  for (let top = 0; top < grid.height; top += BAND_ROWS) {
    const rowCount = Math.min(BAND_ROWS, grid.height - top)
    for (let row = 0; row < rowCount + WINDOW - 1; row++)
      writeRow(top - (WINDOW >> 1) + row, response, row * grid.width)
    countDeviations(grid, response, { rowCount, responseOfNoise }, counts)
  }
  return quantileBin(counts, QUIET_SHARE) / BINS_PER_LEVEL
}

function countDeviations(
  { width, channels, wrap }: SampleGrid,
  response: Uint32Array,
  { rowCount, responseOfNoise }: { readonly rowCount: number; readonly responseOfNoise: number },
  counts: Uint32Array,
): void {
  const columns = new Float64Array(width)
  for (let row = 0; row < rowCount; row++) {
    // Each window's sum is made of the sums of its columns. All are integers, so the order of adding does not matter.
    columns.fill(0)
    for (let k = row; k < row + WINDOW; k++) for (let x = 0; x < width; x++) columns[x] += response[k * width + x]
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let k = 0; k < WINDOW; k++) sum += columns[foldIndex(x + k - (WINDOW >> 1), width, wrap.x)]
      const deviation = sum / (WINDOW * WINDOW * channels * responseOfNoise)
      counts[Math.min(counts.length - 1, Math.round(deviation * BINS_PER_LEVEL))]++
    }
  }
}

/** Absolute response of the filter at each pixel of a row, summed over the channels and rounded: at most 4 × 8 × 255. */
function writeResponses(grid: SampleGrid, step: number, row: number, into: Uint32Array, offset: number): void {
  const { samples, width, height, channels, wrap } = grid
  const y = foldIndex(row, height, wrap.y)
  const above = foldIndex(y - step, height, wrap.y) * width
  const here = y * width
  const below = foldIndex(y + step, height, wrap.y) * width
  for (let x = 0; x < width; x++) {
    const left = foldIndex(x - step, width, wrap.x)
    const right = foldIndex(x + step, width, wrap.x)
    let sum = 0
    for (let c = 0; c < channels; c++) {
      const corners =
        samples[(above + left) * channels + c] +
        samples[(above + right) * channels + c] +
        samples[(below + left) * channels + c] +
        samples[(below + right) * channels + c]
      const sides =
        samples[(above + x) * channels + c] +
        samples[(below + x) * channels + c] +
        samples[(here + left) * channels + c] +
        samples[(here + right) * channels + c]
      sum += Math.round(Math.abs(corners - 2 * sides + 4 * samples[(here + x) * channels + c]))
    }
    into[offset + x] = sum
  }
}

/** The same of fourth differences: at most 4 × 128 × 255. `line` is room for a row of samples. */
function writeFineResponses(
  { samples, width, height, channels, wrap }: SampleGrid,
  row: number,
  line: Float64Array,
  into: Uint32Array,
  offset: number,
): void {
  const reach = FOURTH.length >> 1
  line.fill(0)
  for (let k = -reach; k <= reach; k++) {
    const from = foldIndex(row + k, height, wrap.y) * line.length
    for (let i = 0; i < line.length; i++) line[i] += FOURTH[k + reach] * samples[from + i]
  }
  for (let x = 0; x < width; x++) {
    let sum = 0
    for (let c = 0; c < channels; c++) {
      let response = 0
      for (let k = -reach; k <= reach; k++)
        response += FOURTH[k + reach] * line[foldIndex(x + k, width, wrap.x) * channels + c]
      sum += Math.round(Math.abs(response))
    }
    into[offset + x] = sum
  }
}
