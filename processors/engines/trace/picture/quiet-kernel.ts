import type { Whole } from '../../kernels/whole.ts'

/** Small blocks across and down, small blocks per side of a block, and blocks across and down. */
export const frame = new Int32Array(5)
/** Sums of the three channels of small blocks of 16 pixels, and of their squares. */
export const sums = new Int32Array(0)
export const squares = new Int32Array(0)

/** Three levels (0..255) per block. */
export const means = new Float32Array(0)
/** 1 where a block contains no edge. */
export const isQuiet = new Uint8Array(0)

const PIXELS = 16

/** Computes the mean of each block, and whether none of its variances exceeds `varianceMax`. */
export function gatherBlocks(varianceMax: number): void {
  for (let row: Whole = 0; row < frame[4]; row++)
    for (let column: Whole = 0; column < frame[3]; column++) {
      const block = row * frame[3] + column
      const from = (row * frame[0] + column) * frame[2]
      let most = 0
      for (let c: Whole = 0; c < 3; c++) most = Math.max(most, gather(from * 3 + c, block * 3 + c))
      isQuiet[block] = most <= varianceMax ? 1 : 0
    }
}

/** Computes one mean; returns the variance. */
function gather(from: Whole, to: Whole): number {
  const side = frame[2]
  const pixels = PIXELS * side * side
  let sum = 0
  let square = 0
  for (let row: Whole = 0; row < side; row++)
    for (let column: Whole = 0; column < side; column++) {
      const at = from + (row * frame[0] + column) * 3
      sum += sums[at]
      square += squares[at]
    }
  means[to] = sum / pixels
  return square / pixels - (sum / pixels) * (sum / pixels)
}

/** Area of each quiet block, -1 where it is not quiet; and a stack of blocks. */
export const areas = new Int32Array(0)
export const open = new Int32Array(0)
let opened: Whole = 0

/** Numbers the areas: adjacent quiet blocks that differ by at most `step` levels. Returns their number. */
export function findAreas(step: number): Whole {
  const across = frame[3]
  const count = across * frame[4]
  let found: Whole = 0
  for (let block: Whole = 0; block < count; block++) areas[block] = -1
  for (let block: Whole = 0; block < count; block++) {
    if (isQuiet[block] === 0 || areas[block] >= 0) continue
    areas[block] = found
    found++
    open[0] = block
    opened = 1
    while (opened > 0) {
      opened--
      const own = open[opened]
      const column = own % across
      if (column > 0) enter(own, own - 1, step)
      if (column + 1 < across) enter(own, own + 1, step)
      if (own >= across) enter(own, own - across, step)
      if (own + across < count) enter(own, own + across, step)
    }
  }
  return found
}

function enter(from: Whole, to: Whole, step: number): void {
  if (isQuiet[to] === 0 || areas[to] >= 0) return
  for (let c: Whole = 0; c < 3; c++) if (Math.abs(means[from * 3 + c] - means[to * 3 + c]) > step) return
  areas[to] = areas[from]
  open[opened] = to
  opened++
}

/** Three sums and the number of blocks of each area. */
export const areaSums = new Float64Array(0)

/** Mean difference of the quiet blocks from the means of the first `count` areas, maximum over the channels, levels. */
export function meanStray(count: Whole): number {
  for (let at: Whole = 0; at < count * 4; at++) areaSums[at] = 0
  const blocks = frame[3] * frame[4]
  for (let block: Whole = 0; block < blocks; block++) {
    if (areas[block] < 0) continue
    const at = areas[block] * 4
    for (let c: Whole = 0; c < 3; c++) areaSums[at + c] = areaSums[at + c] + means[block * 3 + c]
    areaSums[at + 3] = areaSums[at + 3] + 1
  }
  let sum = 0
  let seen = 0
  for (let block: Whole = 0; block < blocks; block++) {
    if (areas[block] < 0) continue
    const at = areas[block] * 4
    let most = 0
    for (let c: Whole = 0; c < 3; c++)
      most = Math.max(most, Math.abs(means[block * 3 + c] - areaSums[at + c] / areaSums[at + 3]))
    sum += most
    seen += 1
  }
  return sum / Math.max(1, seen)
}
