import type { PixelBoard } from './pixel-board.ts'
import type { LaidImage } from './read-pixels.ts'

/** Squares of one colour that a picture is made of: the pixels at which they begin from the left and from the top, and the ends of both sides. */
export type PixelGrid = { readonly lefts: Int32Array; readonly tops: Int32Array }

// Fewer squares show no drawing; more are no pixels that somebody set one by one.
const CELLS_MIN = 8
const CELLS_MAX = 160
// Squares of less are not told from what an encoder makes of edges.
const CELL_PX_MIN = 2
const CELL_PX_MAX = 64
// Lines looked at along each side.
const LINES_SEEN = 32
// Mean step at the borders of squares in means of the steps between them. Measured: enlarged pixels as JPEG of 70 and more 3.9 and above, flat art,
// checks with lines and letters as JPEG under 2.
const STEPS_MIN = 3
// Of all steps those at the borders. Lines drawn along such borders have one on either side: a half. Measured of enlarged pixels as JPEG 0.70 and more.
const BORDER_SHARE_MIN = 0.6
// Smaller steps between borders are none.
const STEP_LEAST = 1e-9
// Chance that borders at which something changes all lie on such a grid, along both sides together: one in a hundred million.
const SURPRISE_MIN = Math.log(1e8)
// Squares are as high as wide.
const SKEW_MAX = 0.02

/**
 * The squares that a picture seems to be made of, by where its colours change: nearly all of it at borders between them. Whether each is of one
 * colour is not asked. Undefined where there are none, and where each is a pixel.
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

/** Sums over some of the lines how much colour changes at each border, counted by the pixel after it. */
function sumSteps({ call }: PixelBoard, count: number, step: number, lines: number, lineStep: number): void {
  call.sumSteps(count, step, lines, lineStep, Math.max(1, Math.floor(lines / LINES_SEEN)))
}

/** The squares along a side, and the logarithm of how unlikely it is that chance put their borders there. */
type Side = { readonly cells: number; readonly borders: Int32Array; readonly surprise: number }

/** Of several numbers of squares the one whose borders stand out most, and the least of equals. */
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
