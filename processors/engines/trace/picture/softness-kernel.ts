import type { Whole } from '../../kernels/whole.ts'
import { changed, frame, levels, rowStarts, words } from './changes-kernel.ts'

// Smallest step of an edge, most that its plain sides may step, over how many pixels, and how wide an edge may be.
const EDGE_STEP_MIN = 4
const STILL_STEP_MAX = 8
const STILL_SPAN = 2
const SPAN_MAX = 12
const VARIANCES = 256
const BIN_WIDTH = 0.02
// Unchanged pixels that are read on both sides of a change: more than an edge needs for a plain side.
const PLAIN_MARGIN = 4

/** Histograms of the edges' variances: of lightness, and of blue and red minus lightness. */
export const spreads = new Int32Array(768)
/** Places of a line that change; lightness, and blue and red minus lightness, of a stretch of it. */
export const linePlaces = new Int32Array(0)
export const light = new Float32Array(0)
export const bluer = new Float32Array(0)
export const redder = new Float32Array(0)

// The stretch that is read: its first pixel, the offset from one pixel to the next, and that to the next line, 0 at the frame.
let stretch: Whole = 0
let stride: Whole = 0
let across: Whole = 0

/** Reads every row and every column of so many. @param riseMin levels by which an edge rises at least */
export function readSpreads(rowsApart: Whole, columnsApart: Whole, riseMin: number): void {
  for (let at: Whole = 0; at < 3 * VARIANCES; at++) spreads[at] = 0
  stride = 1
  for (let y: Whole = 0; y < frame[1]; y += rowsApart) {
    const first = y * frame[0]
    const count = rowStarts[y + 1] - rowStarts[y]
    for (let i: Whole = 0; i < count; i++) linePlaces[i] = changed[rowStarts[y] + i] - first
    across = y > 0 && y < frame[1] - 1 ? frame[0] : 0
    readLine(first, count, frame[0], riseMin)
  }
  stride = frame[0]
  for (let x: Whole = 0; x < frame[0]; x += columnsApart) {
    let count: Whole = 0
    for (let y: Whole = 0; y < frame[1]; y++)
      if (isChanged(x, y)) {
        linePlaces[count] = y
        count++
      }
    across = x > 0 && x < frame[0] - 1 ? 1 : 0
    readLine(x, count, frame[1], riseMin)
  }
}

function isChanged(x: Whole, y: Whole): boolean {
  const pixel = y * frame[0] + x
  const own = words[pixel]
  if (x > 0 && words[pixel - 1] !== own) return true
  if (x + 1 < frame[0] && words[pixel + 1] !== own) return true
  if (y > 0 && words[pixel - frame[0]] !== own) return true
  return y + 1 < frame[1] && words[pixel + frame[0]] !== own
}

/** Reads every stretch of changes of a line of `length` pixels with its plain surroundings. */
function readLine(first: Whole, changes: Whole, length: Whole, riseMin: number): void {
  for (let i: Whole = 0; i < changes; i++) {
    const from = Math.max(0, linePlaces[i] - PLAIN_MARGIN)
    while (i + 1 < changes && linePlaces[i + 1] - linePlaces[i] <= 2 * PLAIN_MARGIN) i++
    const count = Math.min(length, linePlaces[i] + PLAIN_MARGIN + 1) - from
    stretch = first + from * stride
    for (let place: Whole = 0; place < count; place++) {
      const at = (stretch + place * stride) * 4
      const own = 0.299 * levels[at] + 0.587 * levels[at + 1] + 0.114 * levels[at + 2]
      light[place] = own
      bluer[place] = levels[at + 2] - own
      redder[place] = levels[at] - own
    }
    addEdges(light, count, 0, riseMin)
    addEdges(bluer, count, 1, riseMin)
    addEdges(redder, count, 2, riseMin)
  }
}

/** Adds the variance of every isolated edge in a line of pixels. */
function addEdges(line: Float32Array, count: Whole, component: Whole, riseMin: number): void {
  let start: Whole = 0
  for (let i: Whole = 1; i < count; i++) {
    const step = line[i] - line[i - 1]
    const isStill = Math.abs(step) < EDGE_STEP_MIN
    if (!isStill && (i - 1 === start || step > 0 === line[i - 1] > line[start])) continue
    // Most stretches between two turning points rise too little to be an edge.
    if (Math.abs(line[i - 1] - line[start]) >= riseMin && isLoneEdge(line, start, i - 1, count)) {
      const spread = spreadOf(line, start, i - 1) * uprightShare(line, start, i - 1, component)
      const bin: Whole = component * VARIANCES + (Math.min(VARIANCES - 1, Math.floor(spread / BIN_WIDTH)) | 0)
      spreads[bin] = spreads[bin] + 1
    }
    start = isStill ? i : i - 1
  }
}

/** Whether a rise is steep and has plain sides. */
function isLoneEdge(line: Float32Array, start: Whole, end: Whole, count: Whole): boolean {
  if (end <= start || end - start > SPAN_MAX || start < STILL_SPAN || end + STILL_SPAN >= count) return false
  for (let i: Whole = 1; i <= STILL_SPAN; i++) {
    if (Math.abs(line[start - i] - line[start]) > STILL_STEP_MAX) return false
    if (Math.abs(line[end + i] - line[end]) > STILL_STEP_MAX) return false
  }
  return true
}

/** Variance, square pixels, of the positions of the steps of a monotone run. */
function spreadOf(line: Float32Array, start: Whole, end: Whole): number {
  let sum = 0
  let squares = 0
  for (let i: Whole = start; i < end; i++) {
    const share = (line[i + 1] - line[i]) / (line[end] - line[start])
    sum += share * (i - start)
    squares += share * (i - start) * (i - start)
  }
  return Math.max(0, squares - sum * sum)
}

/**
 * Factor from a variance along the line to that perpendicular to a slanted edge, from the gradient at its steepest
 * place.
 */
function uprightShare(line: Float32Array, start: Whole, end: Whole, component: Whole): number {
  let steepest: Whole = start
  for (let i: Whole = start; i < end; i++)
    if (Math.abs(line[i + 1] - line[i]) > Math.abs(line[steepest + 1] - line[steepest])) steepest = i
  const along = line[steepest + 1] - line[steepest]
  const beside = (slopeAt(steepest, component) + slopeAt(steepest + 1, component)) / 2
  return (along * along) / (along * along + beside * beside)
}

/** Levels per pixel by which a component rises across the stretch. */
function slopeAt(place: Whole, component: Whole): number {
  const at = (stretch + place * stride) * 4
  return (componentAt(at + across * 4, component) - componentAt(at - across * 4, component)) / 2
}

/** Lightness (0), or blue or red minus lightness (1, 2), of the colour at `at`. */
function componentAt(at: Whole, component: Whole): number {
  const own = 0.299 * levels[at] + 0.587 * levels[at + 1] + 0.114 * levels[at + 2]
  if (component === 0) return own
  return levels[component === 1 ? at + 2 : at] - own
}
