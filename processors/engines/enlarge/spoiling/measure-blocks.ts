import { isGrey } from '../picture/is-grey.ts'
import { LUMA, lightOf } from '../picture/light-of.ts'
import type { SampleGrid } from '../picture/sample-grid.ts'
import { quantileBin } from './quantile-bin.ts'

/** Side of a JPEG block, pixels, and the frequencies along an axis that JPEG rounds to 0 first. */
const BLOCK = 8
const HIGH = [5, 6, 7] as const
/** Energies are counted in whole sixteenths of an octave, so that the order of summing does not matter. */
const STEPS_PER_OCTAVE = 16
/**
 * How much emptier than the rest one grid may be by chance, octaves, if it were a single block; falls with the root of
 * the number of blocks. Small art of 50 × 50 pixels measured up to 0.8.
 */
const CHANCE_OF_ONE_BLOCK = 3
/** With fewer blocks on a grid nothing is concluded. */
const BLOCKS_COUNTED_MIN = 16
/** Histogram of the means of grids: bins an octave, and more octaves than any picture reaches. */
const BINS_PER_OCTAVE = 1024
const OCTAVES_MAX = 32

/** The DCT basis of the frequencies `HIGH`. */
const cosines = HIGH.map((u) =>
  Float32Array.from({ length: BLOCK }, (_, x) => 0.5 * Math.cos(((2 * x + 1) * u * Math.PI) / (2 * BLOCK))),
)

/** Rows read at a time, so that memory does not grow with the picture; a multiple of a block. */
const BAND_ROWS = 8 * BLOCK

/**
 * How much less energy the highest frequencies have in blocks of 8 × 8 on one grid than on the median grid, octaves. 0
 * for pictures of few colours, which are not searched. A repeat whose side is no multiple of 8 is tried with a grid
 * from every pixel, since where it was cut is unknown.
 */
export function measureBlocks(grid: SampleGrid): number {
  const { width, height, wrap } = grid
  if (width < 2 * BLOCK || height < 2 * BLOCK || hasFewColours(grid)) return 0
  const across = axisOf(width, wrap.x)
  const down = axisOf(height, wrap.y)
  if (across.countFrom(BLOCK - 1) * down.countFrom(BLOCK - 1) < BLOCKS_COUNTED_MIN) return 0
  const counts = new Uint32Array(OCTAVES_MAX * BINS_PER_OCTAVE + 1)
  for (const { sums, blocks } of gridSums(() => rowSums(grid, across, down), down))
    for (let x = 0; x < sums.length; x++)
      counts[Math.round((sums[x] * (BINS_PER_OCTAVE / STEPS_PER_OCTAVE)) / (blocks * across.countFrom(x)))]++
  const emptiest = counts.findIndex((count) => count > 0)
  const excess = (quantileBin(counts, 0.5) - emptiest) / BINS_PER_OCTAVE
  return Math.max(0, excess - CHANCE_OF_ONE_BLOCK / Math.sqrt((width * height) / BLOCK ** 2))
}

/** One axis of a picture, and blocks on it that follow each other from a start on. */
type Axis = {
  /** Pixels at which a block can begin. */
  readonly places: number
  /** Starts that are told apart: 8, or all where a repeat is no whole number of blocks. */
  readonly starts: number
  readonly countFrom: (start: number) => number
}

function axisOf(side: number, wraps: boolean): Axis {
  const whole = Math.floor(side / BLOCK)
  if (wraps) return { places: side, starts: side % BLOCK === 0 ? BLOCK : side, countFrom: () => whole }
  const places = side - BLOCK + 1
  return { places, starts: BLOCK, countFrom: (start) => Math.floor((places - 1 - (start % BLOCK)) / BLOCK) + 1 }
}

type GridSums = {
  /** By the start along rows. */
  readonly sums: Float64Array
  /** Rows of blocks that were added up. */
  readonly blocks: number
}

/**
 * Adds up rows of blocks from each start along the columns. Integers, so that sliding from one start to the next is
 * exact.
 */
function* gridSums(rows: () => Iterable<Float64Array>, { starts, countFrom }: Axis): Generator<GridSums> {
  const length = BLOCK * countFrom(0)
  const sums: Float64Array[] = []
  const kept: Float64Array[] = []
  let y = 0
  for (const row of rows()) {
    if (starts > BLOCK && y >= length) kept[y - length] = row
    else if (y < BLOCK) sums[y] = row.slice()
    else addTo(sums[y % BLOCK], row, 1)
    y++
  }
  if (starts === BLOCK) {
    for (let start = 0; start < BLOCK; start++) yield { sums: sums[start], blocks: countFrom(start) }
    return
  }
  // The rows behind the last block come next after it, and behind them those of the beginning.
  y = 0
  for (const row of rows()) {
    yield { sums: sums[y % BLOCK], blocks: countFrom(y) }
    kept.push(row)
    addTo(sums[y % BLOCK], kept.shift() ?? row, 1)
    addTo(sums[y % BLOCK], row, -1)
    y++
  }
}

function addTo(sums: Float64Array, row: Float64Array, sign: 1 | -1): void {
  for (let x = 0; x < sums.length; x++) sums[x] += sign * row[x]
}

/**
 * For each row that a block can begin at: the sum of its blocks' energies (sixteenths of an octave) from each start
 * along the row.
 */
function* rowSums(grid: SampleGrid, across: Axis, down: Axis): Generator<Float64Array> {
  const stride = across.places + BLOCK - 1
  const octaves = new Uint16Array(across.places)
  for (let top = 0; top < down.places; top += BAND_ROWS) {
    const rows = Math.min(BAND_ROWS, down.places - top)
    const energy = highEnergy(lightAround(grid, top, rows + BLOCK - 1, stride), stride, rows)
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < octaves.length; x++)
        octaves[x] = Math.round(STEPS_PER_OCTAVE * Math.log2(1 + energy[y * stride + x]))
      yield sumFromStarts(octaves, across)
    }
  }
}

function sumFromStarts(octaves: Uint16Array, { places, starts, countFrom }: Axis): Float64Array {
  const sums = new Float64Array(starts)
  const length = BLOCK * countFrom(0)
  for (let x = 0; x < (starts > BLOCK ? length : places); x++) sums[x % BLOCK] += octaves[x]
  for (let x = BLOCK; x < starts; x++)
    sums[x] = sums[x - BLOCK] - octaves[x - BLOCK] + octaves[(x - BLOCK + length) % places]
  return sums
}

/** Luma of some rows, each `stride` long; behind the right and the bottom edge the picture goes on at its beginning. */
function lightAround(grid: SampleGrid, top: number, rowCount: number, stride: number): Float32Array {
  const { width, height } = grid
  const light = new Float32Array(rowCount * stride)
  for (let row = 0; row < rowCount; row++) {
    const line = lightOf(grid, (top + row) % height, 1, LUMA)
    light.set(line, row * stride)
    light.set(line.subarray(0, stride - width), row * stride + width)
  }
  return light
}
/** Up to so many colours are a palette: a JPEG has thousands, and art drawn in few shows blocks of its own. */
const PALETTE_MAX = 256
/** The same for grey pictures, which never have more than 256. */
const GREY_PALETTE_MAX = 32

function hasFewColours(grid: SampleGrid): boolean {
  const { samples, channels } = grid
  const most = isGrey(grid) ? GREY_PALETTE_MAX : PALETTE_MAX
  const seen = new Set<number>()
  for (let at = 0; at < samples.length; at += channels) {
    let key = 0
    for (let c = 0; c < channels; c++) key = key * 256 + samples[at + c]
    if (seen.add(key).size > most) return false
  }
  return true
}

/**
 * Energy of the frequencies `HIGH` in the block that begins at each pixel of `rows` rows; `light` holds seven rows
 * more.
 */
function highEnergy(light: Float32Array, width: number, rows: number): Float32Array {
  const energy = new Float32Array(width * rows)
  const along = new Float32Array(light.length)
  for (const cosine of cosines) {
    for (let at = 0; at < light.length; at += width)
      for (let x = at; x + BLOCK <= at + width; x++) {
        let sum = 0
        for (let k = 0; k < BLOCK; k++) sum += cosine[k] * light[x + k]
        along[x] = sum
      }
    for (const downward of cosines)
      for (let y = 0; y < rows; y++)
        for (let x = 0; x + BLOCK <= width; x++) {
          let sum = 0
          for (let k = 0; k < BLOCK; k++) sum += downward[k] * along[(y + k) * width + x]
          energy[y * width + x] += sum * sum
        }
  }
  return energy
}
