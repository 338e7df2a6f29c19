import type { PixelPlane } from './pixels.ts'

/** How far a picture's edges are spread, standard deviations in pixels; 0.4 is what anti-aliasing alone leaves. */
export type Softness = {
  /** Of lightness. */
  readonly luma: number
  /** Of colour, which compression keeps at half the resolution. */
  readonly chroma: number
}

// An edge stands this far (levels) out of the grain, and its sides lie still for as many pixels.
const RISE_MIN = 60
const STEP_MIN = 4
const STILL_STEP_MAX = 8
const STILL_SPAN = 2
const SPAN_MAX = 12
// Fewer edges tell nothing.
const EDGES_MIN = 40
// Edges that run aslant look wider than they are; about a quarter of those in rows and columns stands upright.
const UPRIGHT_SHARE = 0.25
const BINS = 256
const BIN_WIDTH = 0.02
// More rows and columns than this say nothing new.
const LINES_MAX = 400

/** Reads the spread of upright edges: their steps from pixel to pixel are the profile of the blur. */
export function measureSoftness(plane: PixelPlane): Softness {
  return { luma: softnessOf(plane, lumaAt), chroma: Math.max(softnessOf(plane, blueAt), softnessOf(plane, redAt)) }
}

type Component = (data: Uint8Array, at: number) => number

function lumaAt(data: Uint8Array, at: number): number {
  return 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2]
}

function blueAt(data: Uint8Array, at: number): number {
  return data[at + 2] - lumaAt(data, at)
}

function redAt(data: Uint8Array, at: number): number {
  return data[at] - lumaAt(data, at)
}

function softnessOf({ data, width, height }: PixelPlane, component: Component): number {
  const spreads = new Uint32Array(BINS)
  const line = new Float32Array(Math.max(width, height))
  let edges = 0
  const rows = Math.ceil(height / LINES_MAX)
  for (let y = 0; y < height; y += rows) {
    for (let x = 0; x < width; x++) line[x] = component(data, (y * width + x) * 4)
    edges += addEdges(line, width, spreads)
  }
  const columns = Math.ceil(width / LINES_MAX)
  for (let x = 0; x < width; x += columns) {
    for (let y = 0; y < height; y++) line[y] = component(data, (y * width + x) * 4)
    edges += addEdges(line, height, spreads)
  }
  if (edges < EDGES_MIN) return 0
  let below = 0
  let bin = 0
  while (below < UPRIGHT_SHARE * edges) below += spreads[bin++]
  return Math.sqrt(bin * BIN_WIDTH)
}

/** Adds the spread of every lone edge of a line of pixels; returns how many there were. */
function addEdges(line: Float32Array, count: number, spreads: Uint32Array): number {
  let edges = 0
  let start = 0
  for (let i = 1; i < count; i++) {
    const step = line[i] - line[i - 1]
    const isStill = Math.abs(step) < STEP_MIN
    if (!isStill && (i - 1 === start || step > 0 === line[i - 1] > line[start])) continue
    if (isLoneEdge(line, start, i - 1, count)) {
      spreads[Math.min(BINS - 1, Math.floor(spreadOf(line, start, i - 1) / BIN_WIDTH))]++
      edges++
    }
    start = isStill ? i : i - 1
  }
  return edges
}

function isLoneEdge(line: Float32Array, start: number, end: number, count: number): boolean {
  if (end <= start || end - start > SPAN_MAX || start < STILL_SPAN || end + STILL_SPAN >= count) return false
  if (Math.abs(line[end] - line[start]) < RISE_MIN) return false
  for (let i = 1; i <= STILL_SPAN; i++) {
    if (Math.abs(line[start - i] - line[start]) > STILL_STEP_MAX) return false
    if (Math.abs(line[end + i] - line[end]) > STILL_STEP_MAX) return false
  }
  return true
}

/** Variance, in squared pixels, of where the steps of a rising or falling run lie. */
function spreadOf(line: Float32Array, start: number, end: number): number {
  let [sum, squares] = [0, 0]
  for (let i = start; i < end; i++) {
    const share = (line[i + 1] - line[i]) / (line[end] - line[start])
    sum += share * (i - start)
    squares += share * (i - start) ** 2
  }
  return Math.max(0, squares - sum * sum)
}
