import type { PixelPlane } from './pixels.ts'

/** Means of square blocks of pixels, and which of them hold no edge. */
export type QuietBlocks = {
  readonly across: number
  readonly down: number
  /** Sides of a block, pixels. */
  readonly size: number
  /** 1 where a block holds no edge. */
  readonly isQuiet: Uint8Array
  /** Three levels (0..255) a block. */
  readonly means: Float32Array
}

// Blocks that tell of the light as much as smaller ones would, and pixels of the smallest, which fit between edges.
const BLOCKS_MAX = 40_000
const SIZE_MIN = 4
// A block whose deviation passes this much and the grain holds an edge.
const QUIET_BASE = 2
const QUIET_GRAINS = 1.5

/** @param noise deviation of the grain, levels */
export function readQuietBlocks(plane: PixelPlane, noise: number): QuietBlocks {
  const { width, height } = plane
  let size = SIZE_MIN
  while (width * height > BLOCKS_MAX * size * size) size *= 2
  const across = Math.floor(width / size)
  const down = Math.floor(height / size)
  const isQuiet = new Uint8Array(across * down)
  const means = new Float32Array(across * down * 3)
  const deviationMax = QUIET_BASE + QUIET_GRAINS * noise
  for (let block = 0; block < isQuiet.length; block++) {
    const column = block % across
    const start = ((block - column) * size * width) / across + column * size
    isQuiet[block] = readBlock(plane, start * 4, size, means, block * 3) <= deviationMax ** 2 ? 1 : 0
  }
  return { across, down, size, isQuiet, means }
}

/** Writes the mean of each channel; returns the greatest variance of one. */
function readBlock({ data, width }: PixelPlane, start: number, size: number, means: Float32Array, to: number): number {
  const pixels = size * size
  let most = 0
  for (let c = 0; c < 3; c++) {
    let sum = 0
    let squares = 0
    for (let row = start + c; row < start + size * width * 4; row += width * 4)
      for (let at = row; at < row + size * 4; at += 4) {
        sum += data[at]
        squares += data[at] * data[at]
      }
    means[to + c] = sum / pixels
    most = Math.max(most, squares / pixels - (sum / pixels) ** 2)
  }
  return most
}

/** Numbers the areas: quiet blocks side by side that differ by no more than `step` levels; -1 where a block is not quiet. */
export function findAreas({ across, down, isQuiet, means }: QuietBlocks, step: number): Int32Array {
  const areas = new Int32Array(across * down).fill(-1)
  const open: number[] = []
  let count = 0
  const enter = (from: number, to: number): void => {
    if (isQuiet[to] === 0 || areas[to] >= 0) return
    for (let c = 0; c < 3; c++) if (Math.abs(means[from * 3 + c] - means[to * 3 + c]) > step) return
    areas[to] = areas[from]
    open.push(to)
  }
  for (let block = 0; block < areas.length; block++) {
    if (isQuiet[block] === 0 || areas[block] >= 0) continue
    areas[block] = count++
    open.push(block)
    for (let own = open.pop(); own !== undefined; own = open.pop()) {
      const column = own % across
      if (column > 0) enter(own, own - 1)
      if (column + 1 < across) enter(own, own + 1)
      if (own >= across) enter(own, own - across)
      if (own + across < areas.length) enter(own, own + across)
    }
  }
  return areas
}

// Levels that areas of one ink differ by at most, once the light is taken off.
const SAME_INK = 14

/** Gives areas one number that are of one colour, the largest first; `colors` holds three levels a block. */
export function joinAreas(areas: Int32Array, colors: Float32Array): Int32Array {
  const sums = sumsOfGroups(areas, colors)
  const areasBySize = Array.from({ length: sums.length / 4 }, (_, area) => area)
  areasBySize.sort((a, b) => sums[b * 4 + 3] - sums[a * 4 + 3])
  const inks: (readonly number[])[] = []
  const inkOf = new Int32Array(areasBySize.length)
  for (const area of areasBySize) {
    const color = [0, 1, 2].map((c) => sums[area * 4 + c] / sums[area * 4 + 3])
    const known = inks.findIndex((ink) => color.every((level, c) => Math.abs(level - ink[c]) < SAME_INK))
    inkOf[area] = known < 0 ? inks.push(color) - 1 : known
  }
  return areas.map((area) => (area < 0 ? -1 : inkOf[area]))
}

/** Sums of the three levels, and the number of blocks, of each group. */
export function sumsOfGroups(groups: Int32Array, colors: Float32Array): Float64Array {
  const sums = new Float64Array(countGroups(groups) * 4)
  for (let block = 0; block < groups.length; block++) {
    if (groups[block] < 0) continue
    for (let c = 0; c < 3; c++) sums[groups[block] * 4 + c] += colors[block * 3 + c]
    sums[groups[block] * 4 + 3]++
  }
  return sums
}

/** One more than the greatest number among them. */
export function countGroups(groups: Int32Array): number {
  let most = -1
  for (const group of groups) if (group > most) most = group
  return most + 1
}
