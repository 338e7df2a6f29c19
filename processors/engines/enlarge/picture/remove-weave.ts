// The threads of a scanned cloth lighten and darken its rows, its columns and every other crossing of them, the same all over the picture whatever is
// drawn on it. What is the same all over can be measured exactly and taken back, while a network could only guess where threads end and lines begin.
import { createLight, LUMA } from './light-of.ts'
import { foldIndex, type SampleGrid } from './sample-grid.ts'

/** Parts of a level, and of the light beneath, that steps are counted in: whole numbers, so that the order of adding them cannot matter. */
const PARTS = { added: 256, multiplied: 32768 } as const
type Kind = keyof typeof PARTS

/** Light at the ends of the range, where threads are cut off; the least share of a line, 0..1, and the fewest of its pixels that are free of it. */
const CUT_OFF = { low: 3, high: 252 } as const
const FREE_MIN = 0.25
const FREE_PIXELS_MIN = 16
/** Light too dark to be a measure of what was multiplied, levels. */
const GROUND_MIN = 24
/** Light that shares of it are compared with levels at. */
const GROUND_USUAL = 128

/** Pixels from one thread to the next. */
const PITCH = { least: 2, most: 6 } as const
/** Deviation of the threads, levels; how many times as strong those of one axis may be. */
const HEIGHT = { least: 0.5, most: 6.5 } as const
const HEIGHTS_MAX = 2
/** Of the energy of their steps, what a wave of one pitch may leave: scans measured up to 0.13, lattices of a drawing 0.14 and more. */
const STRAY_MAX = 0.135
/** Lines that are looked at as one place, and how woven the plainest of them must be, as a share of the usual: stripes leave some quite plain. */
const PLACE_LINES = 12
const PLAINEST_SHARE = 0.05
const EVENNESS_MIN = 0.7
/** Spread along a line over the deviation of the threads' steps: a texture of threads is not as alike. */
const SPREAD_MAX = 1.1
/** The same of crossings, and their height, levels. */
const CROSSING = { least: 0.7, most: 8, spreadMax: 0.5 } as const

/**
 * Deviation of what is drawn over that of the threads; the less alike these are, the more of it there must be. With less they are the picture, as in a fine
 * check or a drawn basket weave.
 */
const CONTRAST_MIN = { any: 2, ofSpread: 6 } as const

type Light = (x: number, y: number) => number
/** Lines across the threads of one axis, and `length` pixels along each; `look` takes the line first. */
type Axis = { readonly lines: number; readonly length: number; readonly wraps: boolean; readonly look: Light }
/** By how much each line is lighter: levels where threads were added, shares of its light where they were multiplied. */
type Threads = { readonly lighter: Float64Array; readonly height: number; readonly spread: number }

/**
 * An opaque picture without the threads that run all over it, or as it is where none do, or where they are all there is. A rolled repeat gives the rolled result.
 */
export function removeWeave(grid: SampleGrid): SampleGrid {
  const found = removeThreads(grid)
  // Crossings alone are noise to whoever looks for it; without them, threads that were not found would hide.
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
  const light = foldedLight(grid)
  const along = { lines: width, length: height, wraps: wrap.x, look: light }
  const down = { lines: height, length: width, wraps: wrap.y, look: (y: number, x: number) => light(x, y) }
  const [multiplied, added] = [bothAxes(along, down, 'multiplied'), bothAxes(along, down, 'added')]
  if (multiplied && (!added || multiplied.spread <= added.spread)) {
    const { columns, rows, spread } = multiplied
    return { bare: mapSamples(grid, (sample, x, y) => sample / (1 + columns[x] + rows[y])), spread }
  }
  if (!added) return undefined
  const { columns, rows, spread } = added
  return { bare: mapSamples(grid, (sample, x, y) => sample - columns[x] - rows[y]), spread }
}

function bothAxes(along: Axis, down: Axis, kind: Kind) {
  const columns = measureThreads(along, kind)
  const rows = columns && measureThreads(down, kind)
  if (!rows) return undefined
  if (Math.max(columns.height / rows.height, rows.height / columns.height) > HEIGHTS_MAX) return undefined
  return { columns: columns.lighter, rows: rows.lighter, spread: (columns.spread + rows.spread) / 2 }
}

/** Threads across one axis: a wave of one pitch, nearly the same along every line and everywhere from one end to the other. */
function measureThreads(axis: Axis, kind: Kind): Threads | undefined {
  const { lines, wraps } = axis
  const steps = new Int32Array(lines)
  const spreads = new Int32Array(lines)
  for (let line = 0; line < lines; line++) {
    const found = stepsOf(axis, line, kind)
    if (found.length < Math.max(FREE_PIXELS_MIN, FREE_MIN * axis.length)) return undefined
    steps[line] = Math.round(medianOf(found))
    spreads[line] = medianOf(found.map((step) => Math.abs(step - steps[line])))
  }
  const besides = steps.map(
    (_, line) => steps[foldIndex(line - 1, lines, wraps)] + steps[foldIndex(line + 1, lines, wraps)],
  )
  const energy = sumOf(steps, (step) => step * step)
  // Of a wave, both neighbours of a step are together 2 cos ω of it, ω being its angle from a line to the next.
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

/** By how much a line is lighter than the mean of both beside it, at every pixel along it that is not cut off; two pixels as one, so that crossings cancel. */
function stepsOf({ length, look }: Axis, line: number, kind: Kind): Int32Array {
  const found = new Int32Array(length)
  let count = 0
  for (let k = 0; k < length; k++) {
    let isFree = true
    const pair = (at: number): number => {
      const [one, other] = [look(at, k), look(at, k + 1)]
      if (Math.min(one, other) < CUT_OFF.low || Math.max(one, other) > CUT_OFF.high) isFree = false
      return (one + other) / 2
    }
    const [before, own, behind] = [pair(line - 1), pair(line), pair(line + 1)]
    const ground = (before + 2 * own + behind) / 4
    if (!isFree || (kind === 'multiplied' && ground < GROUND_MIN)) continue
    const step = own - (before + behind) / 2
    found[count++] = Math.round(PARTS[kind] * (kind === 'added' ? step : step / ground))
  }
  return found.subarray(0, count)
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

/** By how many levels every other pixel is lighter than the mean, as squares of a chessboard are, or 0; below 0 where the first one is darker. */
function measureCrossings(grid: SampleGrid): number {
  const { width, height, wrap } = grid
  // Around an edge of an odd repeat the board does not go on.
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
  const spread = medianOf(heights.map((one) => Math.abs(one - crossing)))
  const level = Math.abs(crossing) / PARTS.added
  const isSeen = level >= CROSSING.least && level <= CROSSING.most && spread <= CROSSING.spreadMax * Math.abs(crossing)
  return isSeen ? crossing / PARTS.added : 0
}

function foldedLight(grid: SampleGrid): Light {
  const { width, height, wrap } = grid
  const light = createLight(grid, LUMA)
  return (x, y) => light(foldIndex(x, width, wrap.x), foldIndex(y, height, wrap.y))
}

/** The picture with other samples; those at an end of the range were cut off there and stay. */
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

/** Of whole numbers, whatever their order. */
function varianceOf({ samples }: SampleGrid): number {
  let [sum, squares] = [0, 0]
  for (let at = 0; at < samples.length; at++) {
    sum += samples[at]
    squares += samples[at] ** 2
  }
  return squares / samples.length - (sum / samples.length) ** 2
}

function sumOf(values: Int32Array, termOf: (value: number, index: number) => number): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += termOf(values[i], i)
  return sum
}

/** The mean of both in the middle, so that turning every sign turns its own. */
function medianOf(values: Int32Array): number {
  const sorted = values.slice().sort()
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2
}
