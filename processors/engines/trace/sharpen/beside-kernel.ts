import type { Whole } from '../../kernels/whole.ts'
import { closeRow, frame, half, missed, rowOf, seen } from './misses-kernel.ts'
import { beside, first, ink, label, open, rows, share, strides } from './shares-kernel.ts'

/** Products of each two inks, in rows of as many as there are. */
export const products = new Float64Array(4096)
/** Which blocks have open pixels near them in their own row. */
export const near = new Uint8Array(0)
/** Half of the blur that is applied twice at once, from its middle outwards. */
export const heldTaps = new Float32Array(24)
/** How an ink explains the picture: the square of its shares, blurred, and what it misses of each component. */
export const heldSums = new Float64Array(4)

const PAST_FRAME = -1
// Length of a step, in the longest that never goes too far whatever the blur: it takes much of that away.
const STRIDE_OF_MORE = 1.8

const middles = new Float64Array(256)

/**
 * Finds of each candidate the same ink's in the pixels to the left, to the right, above and below: 0 in a pixel that has none
 * of it, 1 in one that holds nothing else, -1 past the frame.
 */
export function findBeside(): void {
  const width = frame[0]
  for (let y: Whole = 0; y < frame[1]; y++) {
    let above: Whole = y > 0 ? rows[y - 1] : 0
    let below: Whole = rows[y + 1]
    for (let index: Whole = rows[y]; index < rows[y + 1]; index++) {
      const pixel = open[index]
      const x: Whole = pixel - y * width
      while (y > 0 && above < rows[y] && open[above] < pixel - width) above++
      while (y + 1 < frame[1] && below < rows[y + 2] && open[below] < pixel + width) below++
      const isUp = y > 0 && above < rows[y] && open[above] === pixel - width
      const isDown = y + 1 < frame[1] && below < rows[y + 2] && open[below] === pixel + width
      const isLeft = x > 0 && index > rows[y] && open[index - 1] === pixel - 1
      const isRight = x + 1 < width && index + 1 < rows[y + 1] && open[index + 1] === pixel + 1
      for (let k: Whole = first[index]; k < first[index + 1]; k++) {
        const own = ink[k]
        beside[4 * k] = x === 0 ? PAST_FRAME : find(isLeft, index - 1, pixel - 1, own)
        beside[4 * k + 1] = x + 1 === width ? PAST_FRAME : find(isRight, index + 1, pixel + 1, own)
        beside[4 * k + 2] = y === 0 ? PAST_FRAME : find(isUp, above, pixel - width, own)
        beside[4 * k + 3] = y + 1 === frame[1] ? PAST_FRAME : find(isDown, below, pixel + width, own)
      }
    }
  }
}

/** An ink's candidate in another pixel, which is open or not. */
function find(isOpen: boolean, index: Whole, pixel: Whole, own: Whole): Whole {
  if (!isOpen) return label[pixel] === own ? 1 : 0
  const end = first[index + 1]
  for (let k: Whole = first[index]; k < end; k++) if (ink[k] === own) return k
  return 0
}

/**
 * Finds the longest stride of each pixel's shares, by how fast their gradient changes at most.
 *
 * @param inks how many there are
 * @param ofBorders how fast the gradient of the borders' price changes at most
 */
export function layStrides(inks: Whole, ofBorders: number): void {
  for (let index: Whole = 0; index < rows[frame[1]]; index++) {
    const from = first[index]
    const count: Whole = first[index + 1] - from
    const own = ink[from]
    const steepness = count === 1 ? products[own * inks + own] : steepnessOf(from, count, inks)
    strides[index] = (count === 1 ? 1 : STRIDE_OF_MORE) / (steepness + ofBorders)
  }
}

/** The largest sum of what an ink has in common with the others of its pixel, seen from their middle. */
function steepnessOf(from: Whole, count: Whole, inks: Whole): number {
  let middle = 0
  for (let i: Whole = 0; i < count; i++) {
    middles[i] = 0
    for (let j: Whole = 0; j < count; j++) middles[i] += products[ink[from + i] * inks + ink[from + j]] / count
    middle += middles[i] / count
  }
  let most = 0
  for (let i: Whole = 0; i < count; i++) {
    let sum = 0
    for (let j: Whole = 0; j < count; j++)
      sum += Math.abs(products[ink[from + i] * inks + ink[from + j]] - middles[i] - middles[j] + middle)
    most = Math.max(most, sum)
  }
  return most
}

/** Marks the blocks in which the misses tell anything of an open pixel, as many pixels away at most. */
export function markSeen(reach: Whole): void {
  const blocks = frame[5]
  const height = frame[1]
  for (let y: Whole = 0; y < height; y++)
    for (let index: Whole = rows[y]; index < rows[y + 1]; index++) {
      const x: Whole = open[index] - y * frame[0]
      const start: Whole = x > reach ? (x - reach) >> 4 : 0
      const last: Whole = (x + reach) >> 4
      for (let b: Whole = start; b <= last && b < blocks; b++) near[y * blocks + b] = 1
    }
  for (let b: Whole = 0; b < blocks; b++) {
    // The last row so far whose block is near from here on, which rows above and below see too.
    let to: Whole = 0
    for (let row: Whole = 0; row < height; row++) {
      if (near[row * blocks + b] === 0) continue
      const end: Whole = row + reach < height ? row + reach : height - 1
      for (let y: Whole = to > row - reach ? to : row - reach; y <= end; y++) seen[y * blocks + b] = 1
      to = end + 1
    }
  }
}

/**
 * What the open pixels that hold an ink tell of it, in `heldSums`; `half` is all 0 before and after it.
 *
 * @param reach of the blur that is applied twice
 */
export function holdInk(own: Whole, reach: Whole): void {
  for (let c: Whole = 0; c < 4; c++) heldSums[c] = 0
  layHeld(own, 1)
  for (let y: Whole = 0; y < frame[1]; y++) closeRow(half, rowOf(0, y))
  for (let y: Whole = 0; y < frame[1]; y++)
    for (let index: Whole = rows[y]; index < rows[y + 1]; index++) {
      const x: Whole = open[index] - y * frame[0]
      const held = half[rowOf(0, y) + x]
      if (held === 0) continue
      heldSums[0] += held * heldAround(x, y, reach)
      for (let c: Whole = 0; c < frame[4]; c++) heldSums[c + 1] += held * missed[rowOf(c, y) + x]
    }
  layHeld(own, 0)
}

/** Lays the share of an ink in each open pixel down, `times` as much. */
function layHeld(own: Whole, times: number): void {
  for (let y: Whole = 0; y < frame[1]; y++)
    for (let index: Whole = rows[y]; index < rows[y + 1]; index++)
      for (let k: Whole = first[index]; k < first[index + 1]; k++)
        if (ink[k] === own) {
          const sum = share[4 * k] + share[4 * k + 1] + share[4 * k + 2] + share[4 * k + 3]
          half[rowOf(0, y) + open[index] - y * frame[0]] = (times * sum) / 4
        }
}

/** What is held around a pixel, blurred. */
function heldAround(x: Whole, y: Whole, reach: Whole): number {
  let sum = 0
  for (let dy: Whole = -reach; dy <= reach; dy++) {
    const row: Whole = y + dy < 0 ? 0 : y + dy < frame[1] ? y + dy : frame[1] - 1
    const at: Whole = rowOf(0, row) + x
    let along = heldTaps[0] * half[at]
    for (let dx: Whole = 1; dx <= reach; dx++) along += heldTaps[dx] * (half[at - dx] + half[at + dx])
    sum += heldTaps[dy < 0 ? -dy : dy] * along
  }
  return sum
}
