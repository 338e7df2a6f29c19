import type { Whole } from '../../kernels/whole.ts'
import { changed, frame, levels, rowStarts, words } from './changes-kernel.ts'

/** More colours are no palette. */
export const COLORS_MAX = 256
// A power of two, several times as many.
const COLOR_SLOTS = 1024
// Half of the side of a window whose crests are counted, and of one whose colours are, pixels.
const CRESTS_REACH = 4
const COLORS_REACH = 2
const COLORS_AROUND = 25
// A power of two, more than twice as many.
const NEAR_SLOTS = 64
/** Distance between windows, and from the frame, pixels. */
export const WINDOW_STEP = 3
export const WINDOW_MARGIN = 8

/** The colours of the picture, one word each, once they are counted. */
export const palette = new Int32Array(257)
const colorSlots = new Int32Array(1024)
/** One bit per pixel that is lighter or darker than all four neighbours. */
export const crestBits = new Int32Array(0)
/** Crests of each column within the rows of a window. */
export const columnCrests = new Int32Array(0)
/** Middles of windows that are full of crests, in reading order. */
export const denseMiddles = new Int32Array(0)
const nearWords = new Int32Array(64)
const nearWindows = new Int32Array(64)

/** Number of colours of the picture; counts no further than one that is too many. */
export function countColors(): Whole {
  for (let at: Whole = 0; at < COLOR_SLOTS; at++) colorSlots[at] = 0
  let count: Whole = 0
  let before: Whole = 0
  for (let pixel: Whole = 0; pixel < frame[0] * frame[1] && count <= COLORS_MAX; pixel++) {
    const word = words[pixel]
    if (pixel > 0 && word === before) continue
    before = word
    let slot: Whole = scattered(word) & (COLOR_SLOTS - 1)
    while (colorSlots[slot] > 0 && palette[colorSlots[slot] - 1] !== word) slot = (slot + 1) & (COLOR_SLOTS - 1)
    if (colorSlots[slot] > 0) continue
    palette[count] = word
    count++
    colorSlots[slot] = count
  }
  return count
}

function scattered(word: Whole): Whole {
  return word ^ (word >> 5) ^ (word >> 11) ^ (word >> 18)
}

/** Marks the crests among the changing pixels off the frame and returns their number. */
export function markCrests(): Whole {
  for (let at: Whole = 0; at <= (frame[0] * frame[1]) >> 5; at++) crestBits[at] = 0
  let count: Whole = 0
  for (let y: Whole = 1; y + 1 < frame[1]; y++) {
    const first = y * frame[0]
    const last = first + frame[0] - 1
    for (let i: Whole = rowStarts[y]; i < rowStarts[y + 1]; i++) {
      const pixel = changed[i]
      if (pixel === first || pixel === last || !standsOut(pixel)) continue
      crestBits[pixel >> 5] = crestBits[pixel >> 5] | (1 << (pixel & 31))
      count++
    }
  }
  return count
}

/** Whether a pixel is lighter than its four neighbours, or darker; those beside it are opaque, and so is it. */
function standsOut(pixel: Whole): boolean {
  const own = lumaAt(pixel)
  const left: Whole = own - lumaAt(pixel - 1)
  if (left === 0) return false
  const above: Whole = own - lumaAt(pixel - frame[0])
  if (left > 0 !== above > 0 || above === 0) return false
  const right: Whole = own - lumaAt(pixel + 1)
  const below: Whole = own - lumaAt(pixel + frame[0])
  const isAlike = left > 0 ? right > 0 && below > 0 : right < 0 && below < 0
  return isAlike && (words[pixel] & words[pixel - 1] & words[pixel + 1]) >> 24 === -1
}

/** An integer luma: 2 red + 4 green + 1 blue. */
function lumaAt(pixel: Whole): Whole {
  return 2 * levels[pixel * 4] + 4 * levels[pixel * 4 + 1] + levels[pixel * 4 + 2]
}

/** Lists the middles of windows of at least so many crests and returns their number. */
export function listDense(least: number): Whole {
  let count: Whole = 0
  for (let y: Whole = WINDOW_MARGIN; y + WINDOW_MARGIN < frame[1]; y += WINDOW_STEP) {
    sumColumns(y)
    for (let x: Whole = WINDOW_MARGIN; x + WINDOW_MARGIN < frame[0]; x += WINDOW_STEP) {
      let sum: Whole = 0
      for (let at: Whole = x - CRESTS_REACH; at <= x + CRESTS_REACH; at++) sum += columnCrests[at]
      if (sum < least) continue
      denseMiddles[count] = y * frame[0] + x
      count++
    }
  }
  return count
}

function sumColumns(y: Whole): void {
  for (let x: Whole = 0; x < frame[0]; x++) columnCrests[x] = 0
  for (let row: Whole = y - CRESTS_REACH; row <= y + CRESTS_REACH; row++) {
    const first = row * frame[0]
    for (let x: Whole = 0; x < frame[0]; x++) {
      const pixel = first + x
      columnCrests[x] = columnCrests[x] + ((crestBits[pixel >> 5] >> (pixel & 31)) & 1)
    }
  }
}

/**
 * Whether few colours alternate in the windows that are listed, while their local means hardly change.
 *
 * @param count number of windows
 * @param colorsMax most colours that 5 × 5 pixels have on average
 * @param roughnessMax largest ratio of the difference between means two pixels apart to that between pixels
 */
export function alternates(count: Whole, colorsMax: number, roughnessMax: number): boolean {
  for (let at: Whole = 0; at < NEAR_SLOTS; at++) nearWindows[at] = 0
  let colors: Whole = 0
  let far = 0
  let near: Whole = 0
  for (let i: Whole = 0; i < count; i++) {
    const middle = denseMiddles[i]
    colors += colorsAround(middle, i + 1)
    // They only become more.
    if (colors > colorsMax * count) return false
    const own = meanAround(middle)
    far += Math.abs(own - meanAround(middle + COLORS_REACH))
    far += Math.abs(own - meanAround(middle + COLORS_REACH * frame[0]))
    near += lumaApart(middle, middle + 1) + lumaApart(middle, middle + frame[0])
  }
  return far <= roughnessMax * near
}

/** @param window a number of its own for each call, above 0 */
function colorsAround(middle: Whole, window: Whole): Whole {
  let count: Whole = 0
  for (let y: Whole = -COLORS_REACH; y <= COLORS_REACH; y++)
    for (let x: Whole = -COLORS_REACH; x <= COLORS_REACH; x++) {
      const word = words[middle + y * frame[0] + x]
      let slot: Whole = scattered(word) & (NEAR_SLOTS - 1)
      while (nearWindows[slot] === window && nearWords[slot] !== word) slot = (slot + 1) & (NEAR_SLOTS - 1)
      if (nearWindows[slot] === window) continue
      nearWindows[slot] = window
      nearWords[slot] = word
      count++
    }
  return count
}

function meanAround(middle: Whole): number {
  let sum: Whole = 0
  for (let y: Whole = -COLORS_REACH; y <= COLORS_REACH; y++)
    for (let x: Whole = -COLORS_REACH; x <= COLORS_REACH; x++) sum += lumaAt(middle + y * frame[0] + x)
  return sum / COLORS_AROUND
}

function lumaApart(one: Whole, other: Whole): Whole {
  const apart: Whole = lumaAt(one) - lumaAt(other)
  return apart < 0 ? -apart : apart
}
