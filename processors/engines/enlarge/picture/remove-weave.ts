// Removes the weave of a scanned cloth: threads lighten and darken its rows, its columns and their crossings, the same
// all over, whatever is drawn on it. What is the same all over can be measured exactly and taken off, while a network
// could only guess where threads end and lines begin.
import { createLight, LUMA } from './light-of.ts'
import { foldIndex, type SampleGrid } from './sample-grid.ts'
import { type Axis, CUT_OFF, type Kind, PARTS, readPairs, writeSteps } from './thread-steps.ts'

/** How much of a line must be unclipped: a share of it, 0..1, and a number of pixels. */
const FREE_MIN = 0.25
const FREE_PIXELS_MIN = 16
/** Luma at which multiplied threads (shares) are compared with added ones (levels). */
const GROUND_USUAL = 128

/** Distance from thread to thread that is looked for, pixels. */
const PITCH = { least: 2, most: 6 } as const
/** Deviation of the threads, levels, and how many times stronger those of one axis may be than those of the other. */
const HEIGHT = { least: 0.5, most: 6.5 } as const
const HEIGHTS_MAX = 2
/**
 * Share of the steps' energy that is no wave of one pitch: scans measured up to 0.13, lattices that were drawn 0.14 and
 * more.
 */
const STRAY_MAX = 0.135
/**
 * Threads must run everywhere. In windows of `PLACE_LINES` lines, the energy at quantile `PLAINEST_SHARE` must reach
 * `EVENNESS_MIN` squared of the median: stripes that are drawn leave some windows plain.
 */
const PLACE_LINES = 12
const PLAINEST_SHARE = 0.05
const EVENNESS_MIN = 0.7
/** Median deviation along a line, over the deviation of the threads' steps: in a texture of threads it is larger. */
const SPREAD_MAX = 1.1
/** The same limit for crossings, and their height, levels. */
const CROSSING = { least: 0.7, most: 8, spreadMax: 0.5 } as const

/**
 * Deviation of the drawing over that of the threads, from which threads are removed; more is asked the less alike they
 * are (`ofSpread` × spread). Below it they are the picture, as in a fine check or a drawn basket weave.
 */
const CONTRAST_MIN = { any: 2, ofSpread: 6 } as const

/** How much lighter each line is than the mean: levels where threads add, shares of its luma where they multiply. */
type Threads = { readonly lighter: Float64Array; readonly height: number; readonly spread: number }

/**
 * An opaque picture without the threads of a weave; unchanged where there is none, or where threads are all there is. A
 * rolled repeat gives the rolled result.
 */
export function removeWeave(grid: SampleGrid): SampleGrid {
  const found = removeThreads(grid)
  // Crossings alone look like noise to `estimateNoise`, and without them threads that were not found would go
  // unnoticed.
  if (!found) return grid
  const drawn = removeCrossings(found.bare)
  const woven = { ...grid, samples: grid.samples.map((sample, at) => sample - drawn.samples[at] + GROUND_USUAL) }
  const contrast = Math.sqrt(varianceOf(drawn) / varianceOf(woven))
  return contrast < Math.max(CONTRAST_MIN.any, CONTRAST_MIN.ofSpread * found.spread) ? grid : drawn
}

function removeCrossings(grid: SampleGrid): SampleGrid {
  const crossing = measureCrossings(grid)
  if (crossing === 0) return grid
  return mapSamples(grid, (sample, x, y) => sample - ((x + y) % 2 === 0 ? crossing : -crossing))
}

function removeThreads(grid: SampleGrid): { readonly bare: SampleGrid; readonly spread: number } | undefined {
  const { width, height, wrap } = grid
  const along = { lines: width, length: height, lineStep: 1, step: width, wraps: wrap.x, wrapsAlong: wrap.y }
  const down = { lines: height, length: width, lineStep: width, step: 1, wraps: wrap.y, wrapsAlong: wrap.x }
  const [multiplied, added] = [bothAxes(grid, along, down, 'multiplied'), bothAxes(grid, along, down, 'added')]
  if (multiplied && (!added || multiplied.spread <= added.spread)) {
    const { columns, rows, spread } = multiplied
    return { bare: mapSamples(grid, (sample, x, y) => sample / (1 + columns[x] + rows[y])), spread }
  }
  if (!added) return undefined
  const { columns, rows, spread } = added
  return { bare: mapSamples(grid, (sample, x, y) => sample - columns[x] - rows[y]), spread }
}

function bothAxes(grid: SampleGrid, along: Axis, down: Axis, kind: Kind) {
  const columns = measureThreads(grid, along, kind)
  const rows = columns && measureThreads(grid, down, kind)
  if (!rows) return undefined
  if (Math.max(columns.height / rows.height, rows.height / columns.height) > HEIGHTS_MAX) return undefined
  return { columns: columns.lighter, rows: rows.lighter, spread: (columns.spread + rows.spread) / 2 }
}

/**
 * Measures the threads across one axis: a wave of one pitch, nearly the same along every line and from one end to the
 * other. Undefined where there is none.
 */
function measureThreads(grid: SampleGrid, axis: Axis, kind: Kind): Threads | undefined {
  const { lines, length, wraps } = axis
  const steps = new Int32Array(lines)
  const spreads = new Int32Array(lines)
  const pairs = [new Float64Array(length), new Float64Array(length), new Float64Array(length)] as const
  const read = (line: number): void => readPairs(grid, axis, foldIndex(line, lines, wraps), pairs[(line + 3) % 3])
  const room = new Int32Array(length)
  read(-1)
  read(0)
  for (let line = 0; line < lines; line++) {
    read(line + 1)
    const count = writeSteps(pairs[(line + 2) % 3], pairs[line % 3], pairs[(line + 1) % 3], kind, room)
    if (count < Math.max(FREE_PIXELS_MIN, FREE_MIN * length)) return undefined
    const found = room.subarray(0, count)
    steps[line] = Math.round(medianOf(found))
    for (let k = 0; k < count; k++) found[k] = Math.abs(found[k] - steps[line])
    spreads[line] = medianOf(found)
  }
  const besides = steps.map(
    (_, line) => steps[foldIndex(line - 1, lines, wraps)] + steps[foldIndex(line + 1, lines, wraps)],
  )
  const energy = sumOf(steps, (step) => step * step)
  // In a wave, both neighbours of a step together are 2 cos ω of it, ω being its angle from one line to the next.
  const cosine = sumOf(steps, (step, line) => step * besides[line]) / (2 * energy)
  const besidesEnergy = sumOf(besides, (step) => step * step)
  const stray = besidesEnergy / 4 / energy - cosine ** 2
  if (!(stray <= STRAY_MAX && cosine <= Math.cos((2 * Math.PI) / PITCH.most))) return undefined
  const deviation = Math.sqrt(energy / lines)
  const height = (deviation / (1 - cosine) / PARTS[kind]) * (kind === 'added' ? 1 : GROUND_USUAL)
  const spread = medianOf(spreads) / deviation
  if (height < HEIGHT.least || height > HEIGHT.most || spread > SPREAD_MAX || !isEven(steps, wraps)) return undefined
  return { lighter: Float64Array.from(steps, (step) => step / (1 - cosine) / PARTS[kind]), height, spread }
}

function isEven(steps: Int32Array, wraps: boolean): boolean {
  const places = steps.length - (wraps ? 0 : PLACE_LINES - 1)
  const energies = Float64Array.from({ length: Math.max(0, places) }, (_, from) => {
    let energy = 0
    for (let k = 0; k < PLACE_LINES; k++) energy += steps[(from + k) % steps.length] ** 2
    return energy
  }).sort()
  const plainest = energies[Math.floor(energies.length * PLAINEST_SHARE)]
  return plainest >= EVENNESS_MIN ** 2 * energies[energies.length >> 1]
}

/**
 * How many levels every other pixel is lighter than the mean, as the squares of a chessboard are; 0 for none, negative
 * where the first one is darker.
 */
function measureCrossings(grid: SampleGrid): number {
  const { width, height, wrap } = grid
  // Across the seam of an odd repeat the chessboard does not go on.
  if ((wrap.x && width % 2 === 1) || (wrap.y && height % 2 === 1)) return 0
  const light = foldedLight(grid)
  const found = new Int32Array(width * height)
  let count = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const own = light(x, y)
      if (own < CUT_OFF.low || own > CUT_OFF.high) continue
      const sides = light(x - 1, y) + light(x + 1, y) + light(x, y - 1) + light(x, y + 1)
      const corners = light(x - 1, y - 1) + light(x + 1, y - 1) + light(x - 1, y + 1) + light(x + 1, y + 1)
      const lighter = (4 * own - 2 * sides + corners) / 16
      found[count++] = Math.round(PARTS.added * ((x + y) % 2 === 0 ? lighter : -lighter))
    }
  if (count < FREE_MIN * width * height) return 0
  const heights = found.subarray(0, count)
  const crossing = medianOf(heights)
  for (let i = 0; i < count; i++) heights[i] = Math.abs(heights[i] - crossing)
  const spread = medianOf(heights)
  const level = Math.abs(crossing) / PARTS.added
  const isSeen = level >= CROSSING.least && level <= CROSSING.most && spread <= CROSSING.spreadMax * Math.abs(crossing)
  return isSeen ? crossing / PARTS.added : 0
}

function foldedLight(grid: SampleGrid): (x: number, y: number) => number {
  const { width, height, wrap } = grid
  const light = createLight(grid, LUMA)
  return (x, y) => light(foldIndex(x, width, wrap.x), foldIndex(y, height, wrap.y))
}

/** The picture with changed samples; 0 and 255 were clipped and stay. */
function mapSamples(grid: SampleGrid, change: (sample: number, x: number, y: number) => number): SampleGrid {
  const { samples, width, channels } = grid
  const changed = new Uint8ClampedArray(samples.length)
  for (let at = 0; at < samples.length; at++) {
    const pixel = Math.floor(at / channels)
    const sample = samples[at]
    changed[at] = sample === 0 || sample === 255 ? sample : change(sample, pixel % width, Math.floor(pixel / width))
  }
  return { ...grid, samples: new Uint8Array(changed.buffer) }
}

/**
 * Mean variance of a channel: a plain dye far from grey is no contrast. Sums of integers, so that their order does not
 * matter.
 */
function varianceOf({ samples, channels }: SampleGrid): number {
  let variance = 0
  for (let c = 0; c < channels; c++) {
    let [sum, squares] = [0, 0]
    for (let at = c; at < samples.length; at += channels) {
      sum += samples[at]
      squares += samples[at] ** 2
    }
    const count = samples.length / channels
    variance += (squares / count - (sum / count) ** 2) / channels
  }
  return variance
}

function sumOf(values: Int32Array, termOf: (value: number, index: number) => number): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += termOf(values[i], i)
  return sum
}

/** Mean of the two middle values, so that changing every sign changes the median's. Sorts them. */
function medianOf(values: Int32Array): number {
  values.sort()
  return (values[(values.length - 1) >> 1] + values[values.length >> 1]) / 2
}
