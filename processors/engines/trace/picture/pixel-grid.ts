import type { PixelBoard } from './pixel-board.ts'
import type { LaidImage } from './read-pixels.ts'

/**
 * Grid of squares of one colour: the pixels at which they begin from the left and from the top, with the ends of both
 * sides.
 */
export type PixelGrid = { readonly lefts: Int32Array; readonly tops: Int32Array }

// Range of the number of squares per side in pixel art.
const CELLS_MIN = 8
const CELLS_MAX = 160
// Range of the size of squares in pixels; smaller ones cannot be told from compressed edges.
const CELL_PX_MIN = 2
const CELL_PX_MAX = 64
// Number of sampled lines along each side.
const LINES_SEEN = 32
// Least ratio of the mean step at the borders of squares to that between them. Measured: 3.9 and more for enlarged
// pixels as JPEG of 70 and more, under 2 for flat art, checks with lines and letters as JPEG.
const STEPS_MIN = 3
// Least share of all steps at the borders. Lines along such borders have one step on either side, so that the share is
// a half. Measured on enlarged pixels as JPEG: 0.70 and more.
const BORDER_SHARE_MIN = 0.6
// Steps between borders below this are 0.
const STEP_LEAST = 1e-9
// Logarithm of the least improbability that borders with changes lie on such a grid by chance, over both sides: one in
// a hundred million.
const SURPRISE_MIN = Math.log(1e8)
// Largest deviation of the squares' aspect ratio from 1.
const SKEW_MAX = 0.02

/**
 * The grid of squares that a picture seems to consist of, because nearly all changes lie on its borders. Whether each
 * square has one colour is not tested. Undefined where there is no grid, and where each square is one pixel.
 */
export function findPixelGrid({ width, height, board }: LaidImage): PixelGrid | undefined {
  sumSteps(board, width, 4, height, width * 4)
  const across = readSide(board, width)
  if (across === undefined) return undefined
  sumSteps(board, height, width * 4, width, 4)
  const down = readSide(board, height)
  if (down === undefined || across.surprise + down.surprise < SURPRISE_MIN) return undefined
  const skew = (across.cells * height) / (down.cells * width)
  return Math.abs(skew - 1) <= SKEW_MAX ? { lefts: across.borders, tops: down.borders } : undefined
}

/** Sums the colour differences at each border over sampled lines; indexed by the pixel after it. */
function sumSteps({ call }: PixelBoard, count: number, step: number, lines: number, lineStep: number): void {
  call.sumSteps(count, step, lines, lineStep, Math.max(1, Math.floor(lines / LINES_SEEN)))
}

/** The squares along a side, and the negative logarithm of the probability of their borders by chance. */
type Side = { readonly cells: number; readonly borders: Int32Array; readonly surprise: number }

/** The number of squares whose borders are most significant; the least of equals. */
function readSide({ borderSteps, call }: PixelBoard, size: number): Side | undefined {
  const steps = borderSteps.subarray(0, size)
  const whole = steps.reduce((sum, step) => sum + step, 0)
  let best: Side | undefined
  let bestScore = STEPS_MIN
  const most = Math.min(CELLS_MAX, Math.floor(size / CELL_PX_MIN))
  for (let cells = Math.max(CELLS_MIN, Math.ceil(size / CELL_PX_MAX)); cells <= most; cells++) {
    const at = call.sumBorders(size, cells)
    if (at < BORDER_SHARE_MIN * whole) continue
    const between = Math.max(0, whole - at) / (size - cells)
    const score = at / (cells - 1) / Math.max(between, STEP_LEAST)
    if (score <= bestScore) continue
    const borders = Int32Array.from({ length: cells + 1 }, (_, i) => (i < cells ? call.borderAt(size, i, cells) : size))
    const plain = borders.subarray(1, cells).reduce((count, at) => count + (steps[at] > STEPS_MIN * between ? 1 : 0), 0)
    const surprise = plain * Math.log(size / cells / (size % cells === 0 ? 1 : 2))
    if (3 * surprise < SURPRISE_MIN) continue
    best = { cells, borders, surprise }
    bestScore = score
  }
  return best
}
