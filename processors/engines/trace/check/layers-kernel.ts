import type { Whole } from '../../kernels/whole.ts'
import { addSide, areas, frame } from '../measure/cover-kernel.ts'

/** The first row of the band that is rendered, how much the sheet is enlarged, and the largest distance of chords from their curve. */
export const band = new Float64Array(3)
/** A curve: for each segment both handles and its end, and whether it is straight. */
export const coords = new Float64Array(0)
export const straight = new Uint8Array(0)
/** Of each row of the band the first column that a layer reaches and the one behind the last; and of its blocks, which a side crosses. */
export const reachedFrom = new Int32Array(0)
export const reachedTo = new Int32Array(0)
export const crossed = new Uint8Array(0)
/** What the whole enlarged sheet shows in each pixel: a layer, or its lightness and how much of it is covered, or its colour. */
export const labels = new Uint8Array(0)
export const light = new Float32Array(0)
export const alpha = new Float32Array(0)
export const colors = new Float32Array(0)
/** The layer that is rendered, and its lightness or colour. */
export const layer = new Int32Array(1)
export const shade = new Float64Array(3)

const BLOCK = 16
const CHORDS_MAX = 64
/** What is shown: the layer that covers more than half of a pixel; the one that covers it alone, or none; lightness; colour. */
export const MOSTLY = 0
export const ALONE = 1
export const LIGHT = 2
export const COLOR = 3
/** A pixel that no layer covers alone. */
export const NO_LAYER = 255
// Least share of a pixel that a layer leaves or takes so that it shows, and of which anything is left.
const SEEN_MIN = 0.004
const LEAST = 1e-6

// Where a ring begins, and where its last side ended, in the sheet.
let firstX = 0
let firstY = 0
let lastX = 0
let lastY = 0

/** Begins a ring. */
export function beginRing(x: number, y: number): void {
  firstX = x
  firstY = y
  lastX = x
  lastY = y
}

/** Closes a ring. */
export function endRing(): void {
  goTo(firstX, firstY)
}

/** Adds the segments of a curve to a ring, all but the last end, where the next curve begins. */
export function addCurve(x: number, y: number, count: Whole): void {
  let fromX = x
  let fromY = y
  for (let i: Whole = 0; i < count; i++) {
    goTo(fromX, fromY)
    const at = 6 * i
    if (straight[i] === 0 && isInBand(fromY, at)) addChords(at)
    fromX = coords[at + 4]
    fromY = coords[at + 5]
  }
}

/** Whether a segment may reach a row of the band. */
function isInBand(fromY: number, at: Whole): boolean {
  const top = band[0] / band[1]
  const bottom = (band[0] + frame[1]) / band[1]
  const least = Math.min(Math.min(fromY, coords[at + 1]), Math.min(coords[at + 3], coords[at + 5]))
  const most = Math.max(Math.max(fromY, coords[at + 1]), Math.max(coords[at + 3], coords[at + 5]))
  return least < bottom && most > top
}

/** Goes to the points between the ends of a cubic that starts at the last point. */
function addChords(at: Whole): void {
  const fromX = lastX
  const fromY = lastY
  const x1 = coords[at]
  const y1 = coords[at + 1]
  const x2 = coords[at + 2]
  const y2 = coords[at + 3]
  const endX = coords[at + 4]
  const endY = coords[at + 5]
  const earlyX = fromX - 2 * x1 + x2
  const earlyY = fromY - 2 * y1 + y2
  const lateX = x1 - 2 * x2 + endX
  const lateY = y1 - 2 * y2 + endY
  const bend = Math.sqrt(Math.max(earlyX * earlyX + earlyY * earlyY, lateX * lateX + lateY * lateY))
  const chords = Math.max(1, Math.min(CHORDS_MAX, Math.ceil(Math.sqrt((0.75 * bend) / band[2]))))
  for (let chord = 1; chord < chords; chord++) {
    const t = chord / chords
    const u = 1 - t
    const b0 = u * u * u
    const b1 = 3 * u * u * t
    const b2 = 3 * u * t * t
    const b3 = t * t * t
    goTo(b0 * fromX + b1 * x1 + b2 * x2 + b3 * endX, b0 * fromY + b1 * y1 + b2 * y2 + b3 * endY)
  }
}

function goTo(x: number, y: number): void {
  const times = band[1]
  const fromX = times * lastX
  const fromY = times * lastY - band[0]
  const toX = times * x
  const toY = times * y - band[0]
  lastX = x
  lastY = y
  if (Math.max(fromY, toY) <= 0 || Math.min(fromY, toY) >= frame[1]) return
  addSide(fromX, fromY, toX, toY)
  reach(Math.min(fromX, toX), Math.max(fromX, toX), Math.min(fromY, toY), Math.max(fromY, toY))
}

/** Marks what lies between the ends of a side. */
function reach(left: number, right: number, upper: number, lower: number): void {
  const width = frame[0]
  const from = Math.max(0, Math.min(width, Math.floor(left))) | 0
  const to = Math.max(0, Math.min(width, Math.floor(right) + 1)) | 0
  const firstBlock: Whole = from >> 4
  const lastBlock: Whole = Math.min(width, to + 1) >> 4
  const first = Math.max(0, Math.floor(upper)) | 0
  const last = Math.min(frame[1] - 1, Math.floor(lower)) | 0
  for (let row: Whole = first; row <= last; row++) {
    if (from < reachedFrom[row]) reachedFrom[row] = from
    if (to > reachedTo[row]) reachedTo[row] = to
    const blocks = row * blocksOf()
    for (let b: Whole = firstBlock; b <= lastBlock; b++) crossed[blocks + b] = 1
  }
}

/** Blocks in a row, with what is right of the frame. */
function blocksOf(): Whole {
  return (frame[0] >> 4) + 1
}

/** Nothing is reached before a layer. */
export function beginLayer(): void {
  for (let row: Whole = 0; row < frame[1]; row++) {
    reachedFrom[row] = frame[0]
    reachedTo[row] = 0
  }
}

/** Lays a layer over what lies under it in the band, and forgets it. */
export function showLayer(kind: Whole): void {
  for (let row: Whole = 0; row < frame[1]; row++) if (reachedFrom[row] < reachedTo[row]) showRow(row, kind)
}

function showRow(row: Whole, kind: Whole): void {
  const width = frame[0]
  const own = row * (width + 2)
  const to = ((Math.floor(band[0]) | 0) + row) * width
  const blocks = row * blocksOf()
  let sum = 0
  for (let b: Whole = reachedFrom[row] >> 4; b * BLOCK <= reachedTo[row] && b * BLOCK < width; b++) {
    const start = b * BLOCK
    const end: Whole = Math.min(start + BLOCK, width)
    if (crossed[blocks + b] !== 0) {
      for (let x: Whole = start; x < end; x++) {
        sum += areas[own + x]
        areas[own + x] = 0
        showPixel(kind, to + x, Math.min(1, Math.abs(sum)))
      }
      crossed[blocks + b] = 0
    } else if (Math.abs(sum) > LEAST)
      for (let x: Whole = start; x < end; x++) showPixel(kind, to + x, Math.min(1, Math.abs(sum)))
  }
  // What is right of the frame.
  areas[own + width] = 0
  areas[own + width + 1] = 0
  crossed[blocks + (width >> 4)] = 0
}

function showPixel(kind: Whole, at: Whole, cover: number): void {
  if (kind === MOSTLY) {
    if (cover > 0.5) labels[at] = layer[0]
  } else if (kind === ALONE) {
    if (cover > SEEN_MIN) labels[at] = cover > 1 - SEEN_MIN ? layer[0] : NO_LAYER
  } else if (cover >= LEAST) {
    const below = (kind === LIGHT ? alpha[at] : colors[4 * at + 3]) * (1 - cover)
    if (kind === LIGHT) {
      light[at] = (shade[0] * cover + light[at] * below) / (cover + below)
      alpha[at] = cover + below
    } else blend(4 * at, cover, below)
  }
}

function blend(at: Whole, cover: number, below: number): void {
  for (let c: Whole = 0; c < 3; c++) colors[at + c] = (shade[c] * cover + colors[at + c] * below) / (cover + below)
  colors[at + 3] = cover + below
}
