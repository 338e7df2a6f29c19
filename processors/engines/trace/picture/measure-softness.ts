import type { PixelChanges } from './pixel-changes.ts'
import type { PixelPlane } from './pixels.ts'

/** Standard deviation of a picture's edges, pixels; anti-aliasing alone leaves 0.4. */
export type Softness = {
  /** In lightness. */
  readonly luma: number
  /** In colour, which compression may store at half the resolution. */
  readonly chroma: number
}

// Levels by which an edge must rise above its surroundings (half as much where too few do, as in dark and in pale
// pictures), smallest step, and for how many pixels its sides must be plain.
const RISE_MIN = 60
const FAINT_RISE_MIN = 30
const STEP_MIN = 4
const STILL_STEP_MAX = 8
const STILL_SPAN = 2
const SPAN_MAX = 12
// With fewer edges nothing can be said.
const EDGES_MIN = 40
// More edges tell no more.
const EDGES_ENOUGH = 250
// Quantile of the measured variances that is taken: noise and neighbours widen the upper ones. Variances are measured
// perpendicularly to edges: next to a thin line only slanted edges have a plain far side, so that along rows and
// columns lines would look a third more blurred than areas.
const CLEAR_SHARE = 0.4
const BINS = 256
const BIN_WIDTH = 0.02
// About how many rows and columns are read at first, and how many where those do not suffice.
const FEW_LINES = 64
const MANY_LINES = 320

// Unchanged pixels that are read on both sides of a change: more than an edge needs for a plain side.
const MARGIN = 4

/**
 * Measures the blur of edges: their steps from pixel to pixel are the profile of the blur. A few lines are read first,
 * and more only where those have too few edges.
 */
export function measureSoftness(plane: PixelPlane, changes: PixelChanges): Softness {
  let spreads = readSpreads(plane, changes, FEW_LINES, RISE_MIN)
  if (!hasEnough(spreads)) spreads = readSpreads(plane, changes, MANY_LINES, RISE_MIN)
  if (edgesOf(spreads[0]) < EDGES_MIN) spreads = readSpreads(plane, changes, MANY_LINES, FAINT_RISE_MIN)
  const [luma, blue, red] = spreads.map(softnessOf)
  return { luma, chroma: Math.max(blue, red) }
}

/** Histograms of the edges' variances in lightness and of both colour differences in about so many rows and columns. */
function readSpreads(plane: PixelPlane, changes: PixelChanges, lines: number, riseMin: number): Uint32Array[] {
  const spreads = [0, 1, 2].map(() => new Uint32Array(BINS))
  addLines(plane, listRows(plane, changes, linesApart(plane.height, lines)), spreads, riseMin)
  addLines(plane, listColumns(plane, changes, linesApart(plane.width, lines)), spreads, riseMin)
  return spreads
}

/** Step from one line that is read to the next: odd, so that all lines of a compression block occur. */
function linesApart(size: number, lines: number): number {
  return 2 * Math.floor(Math.max(0, size / lines - 1) / 2) + 1
}

function hasEnough(spreads: readonly Uint32Array[]): boolean {
  const [luma, blue, red] = spreads.map(edgesOf)
  return luma >= EDGES_ENOUGH && Math.max(blue, red) >= EDGES_ENOUGH
}

function edgesOf(spreads: Uint32Array): number {
  return spreads.reduce((sum, count) => sum + count, 0)
}

/** Positions of changes along parallel lines. */
type LineChanges = {
  /** Pixels per line, and offset from one pixel to the next. */
  readonly length: number
  readonly stride: number
  /** First pixel of each line that is read. */
  readonly firsts: Int32Array
  /** Positions that change; those of line `i` are from `starts[i]` to `starts[i + 1]`. */
  readonly places: Int32Array
  readonly starts: Int32Array
}

function listRows({ width, height }: PixelPlane, { pixels, rowStarts }: PixelChanges, apart: number): LineChanges {
  const count = Math.ceil(height / apart)
  const firsts = Int32Array.from({ length: count }, (_, line) => line * apart * width)
  const starts = new Int32Array(count + 1)
  for (let line = 0; line < count; line++) {
    const y = line * apart
    starts[line + 1] = starts[line] + rowStarts[y + 1] - rowStarts[y]
  }
  const places = new Int32Array(starts[count])
  for (let line = 0; line < count; line++) {
    const from = rowStarts[line * apart] - starts[line]
    for (let i = starts[line]; i < starts[line + 1]; i++) places[i] = pixels[from + i] - firsts[line]
  }
  return { length: width, stride: 1, firsts, places, starts }
}

function listColumns({ width, height }: PixelPlane, { pixels, rowStarts }: PixelChanges, apart: number): LineChanges {
  const count = Math.ceil(width / apart)
  const firsts = Int32Array.from({ length: count }, (_, line) => line * apart)
  // Index of each column's line, counted from 1; 0 for columns that are not read.
  const lines = new Int32Array(width)
  for (let line = 0; line < count; line++) lines[firsts[line]] = line + 1
  const starts = new Int32Array(count + 1)
  for (let y = 0; y < height; y++)
    for (let i = rowStarts[y]; i < rowStarts[y + 1]; i++) {
      const line = lines[pixels[i] - y * width]
      if (line > 0) starts[line]++
    }
  for (let line = 0; line < count; line++) starts[line + 1] += starts[line]
  const places = new Int32Array(starts[count])
  const next = starts.slice()
  for (let y = 0; y < height; y++)
    for (let i = rowStarts[y]; i < rowStarts[y + 1]; i++) {
      const line = lines[pixels[i] - y * width]
      if (line > 0) places[next[line - 1]++] = y
    }
  return { length: height, stride: width, firsts, places, starts }
}

function softnessOf(spreads: Uint32Array): number {
  const edges = edgesOf(spreads)
  if (edges < EDGES_MIN) return 0
  let below = 0
  let bin = 0
  while (below < CLEAR_SHARE * edges) below += spreads[bin++]
  return Math.sqrt(bin * BIN_WIDTH)
}

/** Reads lightness, and blue and red minus lightness, of every stretch of changes with its plain surroundings. */
function addLines(
  { data, width, height }: PixelPlane,
  changes: LineChanges,
  spreads: readonly Uint32Array[],
  riseMin: number,
): void {
  const { length, stride, firsts, places, starts } = changes
  const [light, blue, red] = [new Float32Array(length), new Float32Array(length), new Float32Array(length)]
  const across = stride === 1 ? width : 1
  const last = (stride === 1 ? height : width) - 1
  for (let index = 0; index < firsts.length; index++) {
    const end = starts[index + 1]
    const line = firsts[index] / across
    const beside: Beside = { data, first: 0, stride, across: line > 0 && line < last ? across : 0 }
    for (let i = starts[index]; i < end; ) {
      const from = Math.max(0, places[i] - MARGIN)
      while (i + 1 < end && places[i + 1] - places[i] <= 2 * MARGIN) i++
      const count = Math.min(length, places[i++] + MARGIN + 1) - from
      beside.first = firsts[index] + from * stride
      let at = beside.first * 4
      for (let place = 0; place < count; place++, at += stride * 4) {
        const own = 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2]
        light[place] = own
        blue[place] = data[at + 2] - own
        red[place] = data[at] - own
      }
      addEdges(light, count, beside, 0, spreads[0], riseMin)
      addEdges(blue, count, beside, 1, spreads[1], riseMin)
      addEdges(red, count, beside, 2, spreads[2], riseMin)
    }
  }
}

/**
 * The neighbourhood of a stretch of pixels that starts at `first`: `across` is the offset to the next line, 0 at the
 * frame.
 */
type Beside = { readonly data: Uint8Array; first: number; readonly stride: number; readonly across: number }

/** Levels per pixel by which a component rises across the stretch. */
function slopeAt({ data, first, stride, across }: Beside, place: number, component: number): number {
  const at = (first + place * stride) * 4
  const step = across * 4
  return (componentAt(data, at + step, component) - componentAt(data, at - step, component)) / 2
}

/** Lightness (0), or blue or red minus lightness (1, 2), of the colour at `at`. */
function componentAt(data: Uint8Array, at: number, component: number): number {
  const light = 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2]
  if (component === 0) return light
  return data[component === 1 ? at + 2 : at] - light
}

/** Adds the variance of every isolated edge in a line of pixels. */
function addEdges(
  line: Float32Array,
  count: number,
  beside: Beside,
  component: number,
  spreads: Uint32Array,
  riseMin: number,
): void {
  let start = 0
  for (let i = 1; i < count; i++) {
    const step = line[i] - line[i - 1]
    const isStill = Math.abs(step) < STEP_MIN
    if (!isStill && (i - 1 === start || step > 0 === line[i - 1] > line[start])) continue
    // Most stretches between two turning points rise too little to be an edge.
    if (Math.abs(line[i - 1] - line[start]) >= riseMin && isLoneEdge(line, start, i - 1, count)) {
      const spread = spreadOf(line, start, i - 1) * uprightShare(line, start, i - 1, beside, component)
      spreads[Math.min(BINS - 1, Math.floor(spread / BIN_WIDTH))]++
    }
    start = isStill ? i : i - 1
  }
}

/**
 * Factor from a variance along the line to that perpendicular to a slanted edge, from the gradient at its steepest
 * place.
 */
function uprightShare(line: Float32Array, start: number, end: number, beside: Beside, component: number): number {
  let steepest = start
  for (let i = start; i < end; i++)
    if (Math.abs(line[i + 1] - line[i]) > Math.abs(line[steepest + 1] - line[steepest])) steepest = i
  const along = line[steepest + 1] - line[steepest]
  const across = (slopeAt(beside, steepest, component) + slopeAt(beside, steepest + 1, component)) / 2
  return (along * along) / (along * along + across * across)
}

/** Whether a rise is steep and has plain sides. */
function isLoneEdge(line: Float32Array, start: number, end: number, count: number): boolean {
  if (end <= start || end - start > SPAN_MAX || start < STILL_SPAN || end + STILL_SPAN >= count) return false
  for (let i = 1; i <= STILL_SPAN; i++) {
    if (Math.abs(line[start - i] - line[start]) > STILL_STEP_MAX) return false
    if (Math.abs(line[end + i] - line[end]) > STILL_STEP_MAX) return false
  }
  return true
}

/** Variance, square pixels, of the positions of the steps of a monotone run. */
function spreadOf(line: Float32Array, start: number, end: number): number {
  let [sum, squares] = [0, 0]
  for (let i = start; i < end; i++) {
    const share = (line[i + 1] - line[i]) / (line[end] - line[start])
    sum += share * (i - start)
    squares += share * (i - start) * (i - start)
  }
  return Math.max(0, squares - sum * sum)
}
