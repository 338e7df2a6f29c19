import type { Whole } from '../../kernels/whole.ts'

/** Blocks across and down, and pixels per row. */
export const frame = new Int32Array(3)
/** Pixels of one row of blocks, one word each. */
export const pixels = new Int32Array(0)
/** Sums of red, green and blue, and of their squares, of each block. */
export const sums = new Int32Array(0)
export const squares = new Int32Array(0)
/** 1 where a block contains no edge. */
export const isQuiet = new Uint8Array(0)

// Side of a block in pixels, and pixels in a block.
const BLOCK = 4
const PIXELS = 16

/** Sums the blocks of one row of blocks, whose pixels were copied before. */
export function sumRow(row: Whole): void {
  const across = frame[0]
  const width = frame[2]
  for (let column: Whole = 0; column < across; column++) {
    const from = column * BLOCK
    const to = (row * across + column) * 3
    if (isFlat(from, width)) addFlat(pixels[from], to)
    else addBlock(from, width, to)
  }
}

function isFlat(from: Whole, width: Whole): boolean {
  const own = pixels[from]
  for (let at: Whole = from; at < from + BLOCK * width; at += width)
    if (pixels[at] !== own || pixels[at + 1] !== own || pixels[at + 2] !== own || pixels[at + 3] !== own) return false
  return true
}

function addFlat(pixel: Whole, to: Whole): void {
  addTimes(pixel & 255, PIXELS, to)
  addTimes((pixel >> 8) & 255, PIXELS, to + 1)
  addTimes((pixel >> 16) & 255, PIXELS, to + 2)
}

function addTimes(level: Whole, times: Whole, to: Whole): void {
  sums[to] = level * times
  squares[to] = level * level * times
}

function addBlock(from: Whole, width: Whole, to: Whole): void {
  // Red and blue of one word are summed side by side.
  let sides: Whole = 0
  let green: Whole = 0
  let redSquares: Whole = 0
  let greenSquares: Whole = 0
  let blueSquares: Whole = 0
  for (let row: Whole = from; row < from + BLOCK * width; row += width)
    for (let at: Whole = row; at < row + BLOCK; at++) {
      const pixel: Whole = pixels[at]
      const red: Whole = pixel & 255
      const middle: Whole = (pixel >> 8) & 255
      const blue: Whole = (pixel >> 16) & 255
      sides += pixel & 0xff00ff
      green += middle
      redSquares += red * red
      greenSquares += middle * middle
      blueSquares += blue * blue
    }
  sums[to] = sides & 0xffff
  sums[to + 1] = green
  sums[to + 2] = sides >> 16
  squares[to] = redSquares
  squares[to + 1] = greenSquares
  squares[to + 2] = blueSquares
}

// Levels per bin of a tone, number of bins per channel, and bins per level for deviations and bends.
const TONE_STEP = 6
const TONES = 43
const DEVIATION_STEPS = 2
const BEND_BITS = 1

/**
 * Histogram of the tones of quiet blocks, the tones seen in order of appearance, and the histogram of their lightness.
 */
export const toneCounts = new Int32Array(TONES * TONES * TONES)
export const tonesSeen = new Int32Array(0)
export const lightCounts = new Int32Array(TONES)
/** Histogram of the blocks' standard deviations, in half levels. */
export const deviations = new Int32Array(256)

/**
 * Determines which blocks are quiet, and fills the histograms of their tones and of all deviations.
 *
 * @param deviationMax levels; a block with a larger standard deviation contains an edge
 * @returns number of distinct tones
 */
export function countTones(deviationMax: number): Whole {
  let seen: Whole = 0
  for (let block: Whole = 0; block < frame[0] * frame[1]; block++) {
    const at = block * 3
    const most = Math.max(varianceAt(at), Math.max(varianceAt(at + 1), varianceAt(at + 2)))
    const deviation = most === 0 ? 0 : Math.sqrt(most) / PIXELS
    const bin = Math.floor(deviation * DEVIATION_STEPS) | 0
    deviations[bin] = deviations[bin] + 1
    isQuiet[block] = deviation > deviationMax ? 0 : 1
    if (isQuiet[block] === 0) continue
    const light = toneAt(at + 1)
    const tone = (toneAt(at) * TONES + light) * TONES + toneAt(at + 2)
    lightCounts[light] = lightCounts[light] + 1
    if (toneCounts[tone] === 0) {
      tonesSeen[seen] = tone
      seen++
    }
    toneCounts[tone] = toneCounts[tone] + 1
  }
  return seen
}

/** Variance of a channel times 256, an integer. */
function varianceAt(at: Whole): Whole {
  return PIXELS * squares[at] - sums[at] * sums[at]
}

function toneAt(at: Whole): Whole {
  return Math.floor(sums[at] / (PIXELS * TONE_STEP)) | 0
}

function greenOf(block: Whole): Whole {
  return sums[block * 3 + 1]
}

function apart(one: Whole, other: Whole): Whole {
  return one > other ? one - other : other - one
}

/**
 * Histogram of the bends of blocks (difference from the mean of two quiet neighbours, in eighths of a level) and of the
 * steps between neighbours (in levels).
 */
export const bends = new Int32Array(4096)
export const steps = new Int32Array(256)

/** Fills the histograms of bends and steps over all rows and columns of blocks. */
export function countSteps(): void {
  const across = frame[0]
  for (let row: Whole = 0; row + 1 < frame[1]; row++)
    for (let column: Whole = 0; column + 1 < across; column++) {
      const block = row * across + column
      countStep(block, block + 1)
      countStep(block, block + across)
      if (row === 0 || column === 0 || isQuiet[block] === 0) continue
      countBend(block, 1)
      countBend(block, across)
    }
}

function countStep(one: Whole, other: Whole): void {
  const step = apart(greenOf(one), greenOf(other)) >> 4
  steps[step] = steps[step] + 1
}

function countBend(block: Whole, step: Whole): void {
  if (isQuiet[block - step] === 0 || isQuiet[block + step] === 0) return
  const bend = apart(2 * greenOf(block), greenOf(block - step) + greenOf(block + step)) >> BEND_BITS
  bends[bend] = bends[bend] + 1
}

/** Number of runs of blocks, of those that are quiet, and of quiet ones that are shaded. */
export const runs = new Int32Array(3)
// Steps from the first to the last block of a run.
const RUN_STEPS = 4

/**
 * Counts runs along all rows and columns.
 *
 * @param shade levels by which the ends of a shaded run differ at least
 */
export function countRuns(shade: number): void {
  const across = frame[0]
  const down = frame[1]
  for (let row: Whole = 0; row < down; row++)
    for (let column: Whole = 0; column < across; column++) {
      const block = row * across + column
      if (column + RUN_STEPS < across) countRun(block, 1, shade)
      if (row + RUN_STEPS < down) countRun(block, across, shade)
    }
}

function countRun(first: Whole, step: Whole, shade: number): void {
  runs[0] = runs[0] + 1
  const last = first + RUN_STEPS * step
  for (let block: Whole = first; block <= last; block += step) if (isQuiet[block] === 0) return
  runs[1] = runs[1] + 1
  if (apart(greenOf(last), greenOf(first)) / PIXELS > shade) runs[2] = runs[2] + 1
}
