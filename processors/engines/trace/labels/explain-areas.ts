import { quantile } from '../../numbers/quantile.ts'
import type { Inks } from '../inks/find-inks.ts'
import type { PixelPlane } from '../picture/pixels.ts'
import type { LabelMap } from './merge-specks.ts'

// Side in pixels of the blocks whose means are compared: noise averages out to a quarter.
const BLOCK = 4
// A block of several inks.
const MIXED = -1
// Difference of a quarter of the interior blocks from their ink, levels, above which inks may not explain the areas.
const STRAY_MAX = 1.5
// Ratio of the difference from the ink to the bend (difference from the mean of neighbouring blocks). Measured where
// differences are that large: in flat art, where noise and ripples cause both, up to 1.4; in photographs, whose areas
// are shaded over many blocks, 2 to 8.
const STRAY_PER_BEND_MAX = 1.8
const UPPER_QUARTILE = 0.75
// Share of the blocks that must lie inside areas; with fewer nothing can be said.
const INSIDE_SHARE_MIN = 0.05

/**
 * Whether areas consist of their ink and noise, as in flat art. Areas of a photograph are shaded: whole neighbourhoods
 * of blocks differ from their ink although no edge is near.
 *
 * @param map labels of `plane`
 */
export function inksExplainAreas(map: LabelMap, plane: PixelPlane, inks: Inks): boolean {
  const across = Math.floor(map.width / BLOCK)
  const down = Math.floor(map.height / BLOCK)
  const labels = labelBlocks(map, across, down)
  const means = meansOfBlocks(plane, across, down)
  const strays = new Float64Array(labels.length)
  const bends = new Float64Array(labels.length)
  let inside = 0
  for (let row = 1; row + 1 < down; row++)
    for (let column = 1; column + 1 < across; column++) {
      const block = row * across + column
      if (!isInside(labels, block, across)) continue
      strays[inside] = strayOf(means, block, inks, labels[block])
      bends[inside++] = bendOf(means, block, across)
    }
  if (inside < INSIDE_SHARE_MIN * across * down) return true
  const stray = upperQuartile(strays.subarray(0, inside))
  return stray <= STRAY_MAX || stray <= STRAY_PER_BEND_MAX * upperQuartile(bends.subarray(0, inside))
}

/** The ink of each block; `MIXED` where it has several. */
function labelBlocks({ ink, width }: LabelMap, across: number, down: number): Int16Array {
  const labels = new Int16Array(across * down)
  for (let block = 0; block < labels.length; block++) {
    const first = firstOf(block, across, width)
    labels[block] = isOneInk(ink, first, width) ? ink[first] : MIXED
  }
  return labels
}

/** Index of the upper left pixel of a block. */
function firstOf(block: number, across: number, width: number): number {
  const row = Math.floor(block / across)
  return (row * width + block - row * across) * BLOCK
}

function isOneInk(ink: Uint8Array, first: number, width: number): boolean {
  const own = ink[first]
  for (let row = first; row < first + BLOCK * width; row += width)
    for (let pixel = row; pixel < row + BLOCK; pixel++) if (ink[pixel] !== own) return false
  return true
}

/** Mean red, green and blue of each block, levels. */
function meansOfBlocks({ data, width }: PixelPlane, across: number, down: number): Float64Array {
  const means = new Float64Array(across * down * 3)
  for (let block = 0; block < across * down; block++) setMean(means, block, data, firstOf(block, across, width), width)
  return means
}

function setMean(means: Float64Array, block: number, data: Uint8Array, first: number, width: number): void {
  let red = 0
  let green = 0
  let blue = 0
  for (let row = first; row < first + BLOCK * width; row += width)
    for (let at = row * 4; at < (row + BLOCK) * 4; at += 4) {
      red += data[at]
      green += data[at + 1]
      blue += data[at + 2]
    }
  means[block * 3] = red / (BLOCK * BLOCK)
  means[block * 3 + 1] = green / (BLOCK * BLOCK)
  means[block * 3 + 2] = blue / (BLOCK * BLOCK)
}

/** Whether a block and the eight around it have the same ink. */
function isInside(labels: Int16Array, block: number, across: number): boolean {
  const own = labels[block]
  if (own === MIXED) return false
  for (let row = block - across; row <= block + across; row += across)
    if (labels[row - 1] !== own || labels[row] !== own || labels[row + 1] !== own) return false
  return true
}

/** Root mean square difference of a block's mean from its ink over three channels, levels. */
function strayOf(means: Float64Array, block: number, { values }: Inks, ink: number): number {
  let squares = 0
  for (let c = 0; c < 3; c++) {
    const off = means[block * 3 + c] - values[ink * 4 + c]
    squares += off * off
  }
  return Math.sqrt(squares / 3)
}

/**
 * Root mean square difference of a block's mean from the mean of its neighbours, horizontally and vertically, levels.
 */
function bendOf(means: Float64Array, block: number, across: number): number {
  let squares = 0
  for (let at = block * 3; at < block * 3 + 3; at++) {
    const level = means[at] - (means[at - 3] + means[at + 3]) / 2
    const upright = means[at] - (means[at - across * 3] + means[at + across * 3]) / 2
    squares += level * level + upright * upright
  }
  return Math.sqrt(squares / 6)
}

/** The upper quartile; sorts the values in place. */
function upperQuartile(values: Float64Array): number {
  return quantile(values.sort(), UPPER_QUARTILE)
}
