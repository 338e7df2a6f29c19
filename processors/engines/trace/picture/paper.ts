import { fillPlane, valueAt } from './fill-plane.ts'
import { BLOCK, type Blocks } from './sum-blocks.ts'

/** Light paper that a large part of a picture shows. */
export type Paper = {
  readonly across: number
  readonly down: number
  /** Green level (0..255) of the paper at each block; interpolated where there are marks. */
  readonly levels: Float32Array
  /** 1 where a block is paper only. */
  readonly isPaper: Uint8Array
  /** Red, green and blue near its brightest places. */
  readonly color: readonly number[]
}

// Least level of paper relative to nearly the brightest level near it, and in the picture: smudges are darker by a
// tenth, illumination falls by a third.
const NEAR_SHARE_MIN = 0.86
const ALL_SHARE_MIN = 0.6
// Side of the cells, in blocks, whose brightest block stands for the surroundings; and the quantile that counts as
// nearly the brightest.
const CELL = 5
const BRIGHT = 0.9
// Largest standard deviation of paper within a block, levels: noise, texture and smudges reach at most 6.
const DEVIATION_MAX = 8
const PIXELS = BLOCK * BLOCK
const PIXEL_BITS = 4
const PAPER_SHARE_MIN = 0.35
const LEVEL_MIN = 140
const COLOR_MAX = 56

/** Finds the paper of a drawing; undefined unless a third of the picture is light, nearly neutral and smooth. */
export function findPaper(blocks: Blocks): Paper | undefined {
  const { across, down, sums } = blocks
  const bright = brightOf(sums)
  if (bright < LEVEL_MIN) return undefined
  const isPlain = markPlain(blocks, bright)
  if (!isPlain) return undefined
  const greens = new Float32Array(across * down)
  for (let block = 0; block < greens.length; block++) greens[block] = sums[block * 3 + 1] / PIXELS
  const isPaper = markPaper(blocks, isPlain, greens)
  if (!isPaper) return undefined
  const color = colorOf(sums, isPaper, greens, bright)
  if (Math.max(...color) - Math.min(...color) > COLOR_MAX) return undefined
  let levels: Float32Array | undefined
  return {
    ...{ across, down, isPaper, color },
    get levels() {
      levels ??= fillPlane({ across, down, values: greens, weights: Float32Array.from(isPaper) })
      return levels
    },
  }
}

/** Green level that a tenth of all blocks exceed; blocks have three sums each, and every `apart`-th block is read. */
export function brightOf(sums: Int32Array, apart = 1): number {
  const counts = new Int32Array(256)
  let left = 0
  for (let at = 1; at < sums.length; at += 3 * apart) {
    counts[sums[at] >> PIXEL_BITS]++
    left++
  }
  left *= 1 - BRIGHT
  let level = 255
  while (level > 0 && left > counts[level]) left -= counts[level--]
  return level
}

/**
 * Blocks that are smooth and light enough; undefined where there are too few. In integers, because it ends before the
 * code is compiled.
 */
function markPlain({ sums, squares }: Blocks, bright: number): Uint8Array | undefined {
  const isPlain = new Uint8Array(sums.length / 3)
  const least = Math.ceil(PIXELS * ALL_SHARE_MIN * bright)
  const most = (PIXELS * DEVIATION_MAX) ** 2
  let count = 0
  for (let block = 0, at = 1; block < isPlain.length; block++, at += 3) {
    const sum = sums[at]
    if (sum < least || PIXELS * squares[at] - sum * sum > most) continue
    isPlain[block] = 1
    count++
  }
  return count < PAPER_SHARE_MIN * isPlain.length ? undefined : isPlain
}

/** The smooth blocks that are nearly as light as any near them; undefined where there are too few. */
function markPaper({ across, down }: Blocks, isPlain: Uint8Array, greens: Float32Array): Uint8Array | undefined {
  const isPaper = isPlain.slice()
  const cells = brightestCells(greens, across, down)
  let count = 0
  for (let block = 0; block < isPaper.length; block++) {
    if (isPaper[block] === 0) continue
    const [column, row] = [block % across, Math.floor(block / across)]
    const near = valueAt(cells.values, cells.across, cells.down, (column + 0.5) / CELL - 0.5, (row + 0.5) / CELL - 0.5)
    if (greens[block] < NEAR_SHARE_MIN * near) isPaper[block] = 0
    else count++
  }
  return count < PAPER_SHARE_MIN * isPaper.length ? undefined : isPaper
}

/** The brightest block of each cell and its eight neighbours. */
function brightestCells(
  levels: Float32Array,
  across: number,
  down: number,
): { readonly across: number; readonly down: number; readonly values: Float32Array } {
  const cells = { across: Math.ceil(across / CELL), down: Math.ceil(down / CELL) }
  const values = new Float32Array(cells.across * cells.down)
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const cell = Math.floor(row / CELL) * cells.across + Math.floor(column / CELL)
      values[cell] = Math.max(values[cell], levels[row * across + column])
    }
  return { ...cells, values: widest(values, cells.across, cells.down, 1) }
}

/** Maximum filter: the largest value within `reach` places in both directions. */
export function widest<Values extends Float32Array | Uint8Array>(
  values: Values,
  across: number,
  down: number,
  reach: number,
): Values {
  const rows = values.slice() as Values
  const out = values.slice() as Values
  for (let at = 0; at < values.length; at++) {
    const column = at % across
    for (let near = Math.max(0, column - reach); near <= Math.min(across - 1, column + reach); near++)
      rows[at] = Math.max(rows[at], values[at - column + near])
  }
  for (let at = 0; at < values.length; at++) {
    const row = Math.floor(at / across)
    for (let near = Math.max(0, row - reach); near <= Math.min(down - 1, row + reach); near++)
      out[at] = Math.max(out[at], rows[at + (near - row) * across])
  }
  return out
}

/** Mean colour of the paper that is not darker than most of it. */
function colorOf(sums: Int32Array, isPaper: Uint8Array, greens: Float32Array, bright: number): readonly number[] {
  const color = [0, 0, 0]
  let count = 0
  for (let block = 0; block < isPaper.length; block++) {
    if (isPaper[block] === 0 || greens[block] < bright) continue
    count += PIXELS
    for (let c = 0; c < 3; c++) color[c] += sums[block * 3 + c]
  }
  return color.map((sum) => sum / Math.max(1, count))
}
