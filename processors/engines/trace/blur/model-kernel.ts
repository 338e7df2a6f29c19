import type { Whole } from '../../kernels/whole.ts'
import { colorTaps, lightTaps } from './mask-kernel.ts'

/** Ink of each pixel. */
export const ink = new Uint8Array(0)
/** Lightness and two colour differences of each ink. */
export const colors = new Float64Array(768)
/**
 * Width and height of the picture, taps on either side of the middle one, and 1 where lightness and colour have the
 * same blur.
 */
export const frame = new Int32Array(4)
/** Picture minus model: lightness, and blue and red minus lightness. */
export const residualLight = new Float32Array(0)
export const residualBlue = new Float32Array(0)
export const residualRed = new Float32Array(0)
/** 1 for each pixel that the blur leaves unchanged. */
export const isInside = new Uint8Array(0)
/** A row of the picture, RGBA. */
export const shownRow = new Uint8Array(0)

/** Ring buffer of rows blurred along themselves, and the current row blurred across them. */
export const windowLight = new Float32Array(0)
export const windowBlue = new Float32Array(0)
export const windowRed = new Float32Array(0)
export const modelLight = new Float32Array(0)
export const modelBlue = new Float32Array(0)
export const modelRed = new Float32Array(0)
/** 1 where a row of the window, or the step from the row above, has more than one ink within the reach of the blur. */
export const isMixed = new Uint8Array(0)
/** Number of rows of the window that are mixed, for each column. */
export const busy = new Int32Array(0)

let rowsRead: Whole = 0

/**
 * Blurs row `y` of the labels and subtracts it from the same row of the picture. Rows are to be called in order. Only
 * where labels change within the reach of the blur is anything computed; elsewhere an ink is unchanged. Values at the
 * border are repeated outwards.
 */
export function modelRow(y: Whole): void {
  const width = frame[0]
  const reach = frame[2]
  if (y === 0) rowsRead = 0
  while (rowsRead < frame[1] && rowsRead <= y + reach) {
    readRow(rowsRead)
    rowsRead++
  }
  if (y > reach) forgetRow(y - reach - 1)
  for (let x: Whole = 0; x < width; x++) {
    if (busy[x] === 0) showInk(ink[y * width + x] * 3, x)
    else blurAcross(y, x)
    isInside[y * width + x] = busy[x] === 0 ? 1 : 0
  }
  takeRow(y * width)
}

/** Index of a row in the window, which is a ring buffer. */
function lineOf(y: Whole): Whole {
  return (y % (2 * frame[2] + 2)) * frame[0]
}

/** Blurs a row along itself, where it changes, into the window. */
function readRow(y: Whole): void {
  const width = frame[0]
  const first = y * width
  const line = lineOf(y)
  const above = y > 0 ? width : 0
  for (let x: Whole = 0; x < width; x++) isMixed[line + x] = 0
  for (let x: Whole = 1; x < width; x++) if (ink[first + x] !== ink[first + x - 1]) markMixed(line, x)
  for (let x: Whole = 0; x < width; x++) {
    if (isMixed[line + x] === 1) {
      blurAlong(first, x, line + x)
      busy[x] += 1
    } else {
      const own = ink[first + x]
      windowLight[line + x] = colors[own * 3]
      windowBlue[line + x] = colors[own * 3 + 1]
      windowRed[line + x] = colors[own * 3 + 2]
      if (ink[first + x - above] !== own) {
        isMixed[line + x] = 1
        busy[x] += 1
      }
    }
  }
}

/** Marks the columns within reach of a change between column `x` and the one before. */
function markMixed(line: Whole, x: Whole): void {
  const to = line + Math.min(frame[0], x + frame[2])
  for (let at: Whole = line + Math.max(0, x - frame[2]); at < to; at++) isMixed[at] = 1
}

/** Blurs a pixel of the row that starts at pixel `first` along that row, into index `at` of the window. */
function blurAlong(first: Whole, x: Whole, at: Whole): void {
  const reach = frame[2]
  const own = ink[first + x] * 3
  let light = lightTaps[reach] * colors[own]
  let blue = colorTaps[reach] * colors[own + 1]
  let red = colorTaps[reach] * colors[own + 2]
  for (let tap: Whole = 1; tap <= reach; tap++) {
    const one = ink[first + Math.max(0, x - tap)] * 3
    const other = ink[first + Math.min(frame[0] - 1, x + tap)] * 3
    light += lightTaps[reach + tap] * (colors[one] + colors[other])
    blue += colorTaps[reach + tap] * (colors[one + 1] + colors[other + 1])
    red += colorTaps[reach + tap] * (colors[one + 2] + colors[other + 2])
  }
  windowLight[at] = light
  windowBlue[at] = blue
  windowRed[at] = red
}

function forgetRow(y: Whole): void {
  const line = lineOf(y)
  for (let x: Whole = 0; x < frame[0]; x++) busy[x] -= isMixed[line + x]
}

function showInk(own: Whole, x: Whole): void {
  modelLight[x] = colors[own]
  modelBlue[x] = colors[own + 1]
  modelRed[x] = colors[own + 2]
}

/** Blurs a pixel of row `y` across the rows of the window. */
function blurAcross(y: Whole, x: Whole): void {
  const reach = frame[2]
  const own = lineOf(y) + x
  let light = lightTaps[reach] * windowLight[own]
  let blue = colorTaps[reach] * windowBlue[own]
  let red = colorTaps[reach] * windowRed[own]
  for (let tap: Whole = 1; tap <= reach; tap++) {
    const one = lineOf(Math.max(0, y - tap)) + x
    const other = lineOf(Math.min(frame[1] - 1, y + tap)) + x
    light += lightTaps[reach + tap] * (windowLight[one] + windowLight[other])
    blue += colorTaps[reach + tap] * (windowBlue[one] + windowBlue[other])
    red += colorTaps[reach + tap] * (windowRed[one] + windowRed[other])
  }
  modelLight[x] = light
  modelBlue[x] = blue
  modelRed[x] = red
}

/** Subtracts the modelled row from the row of the picture that starts at pixel `first`. */
function takeRow(first: Whole): void {
  for (let x: Whole = 0; x < frame[0]; x++) {
    const shown = 0.299 * shownRow[x * 4] + 0.587 * shownRow[x * 4 + 1] + 0.114 * shownRow[x * 4 + 2]
    residualLight[first + x] = shown - modelLight[x]
    residualBlue[first + x] = shownRow[x * 4 + 2] - shown - modelBlue[x]
    residualRed[first + x] = shownRow[x * 4] - shown - modelRed[x]
  }
}
