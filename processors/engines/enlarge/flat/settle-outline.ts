import { clamp } from '../../numbers/clamp.ts'
import { BEYOND, type BoundaryPiece } from '../../trace/trace-boundaries.ts'
import { clampIndex, type SampleGrid } from '../picture/sample-grid.ts'
import type { Inks } from './find-inks.ts'

/** Pull of a line's ends to where they are, in cells that agree with it: a line in two cells tells no slope. */
const PULL_OF_ENDS = 0.1
/** The same of corners: two lines that hardly turn meet nowhere in particular. */
const PULL_OF_CORNERS = 0.02
/** Farthest that a line or a corner is moved at once, pixels. */
const MOVE_MAX = 0.5
const CORNER_MOVE_MAX = 1
/** Cells that one line counts for at a corner, at most, and what the frame counts for. */
const CELLS_MAX = 10
const FRAME = 1e6

/** Ends that would move by less stay, pixels, so that only pieces that were moved need be drawn again. */
const MOVE_MIN = 0.002

/** Ends this near to one another are one corner: pieces that meet differ by rounding. */
const CORNERS_PER_PIXEL = 1e5

/** How far the two ends of a straight piece are to be moved to its left, and how many cells say so. */
type Shift = { readonly atStart: number; readonly atEnd: number; readonly cells: number }

/**
 * Moves straight pieces sideways by what they leave of the picture in the cells that only they cross, and their corners
 * to where the moved lines meet. Curves stay, but for ends that they share with lines, and ends at the frame slide along
 * it: this is for pictures that are no repeats. Pieces that stay are returned as they are.
 *
 * @param rest what the boundaries leave of each sample of the picture, levels of 255
 */
export function settleOutline(
  pieces: readonly BoundaryPiece[],
  grid: SampleGrid,
  inks: Inks,
  rest: Float32Array,
): readonly BoundaryPiece[] {
  const crossed = countCrossings(pieces, grid)
  const corners = new Map<string, Corner>()
  const cornerAt = (x: number, y: number): Corner => {
    const key = `${Math.round(x * CORNERS_PER_PIXEL)} ${Math.round(y * CORNERS_PER_PIXEL)}`
    const corner = corners.get(key) ?? createCorner(x, y)
    corners.set(key, corner)
    return corner
  }
  for (const piece of pieces) {
    const { points } = piece
    const end = points.length
    const [first, last] = [cornerAt(points[0], points[1]), cornerAt(points[end - 2], points[end - 1])]
    const isFrame = piece.left === BEYOND || piece.right === BEYOND
    if (end !== 4 || !piece.isStraight) continue
    const shift = isFrame ? { atStart: 0, atEnd: 0, cells: FRAME } : findShift(piece, crossed, grid, inks, rest)
    if (!shift) continue
    const [acrossX, acrossY] = leftOf(points)
    const weight = isFrame ? FRAME : Math.min(CELLS_MAX, shift.cells)
    addLine(first, acrossX, acrossY, shift.atStart, weight)
    addLine(last, acrossX, acrossY, shift.atEnd, weight)
  }
  return pieces.map((piece) => {
    const { points } = piece
    const end = points.length
    const [first, last] = [cornerAt(points[0], points[1]), cornerAt(points[end - 2], points[end - 1])]
    return isMoved(first) || isMoved(last) ? { ...piece, points: moveEnds(points, first, last) } : piece
  })
}

function isMoved(corner: Corner): boolean {
  const [moveX, moveY] = moveOf(corner)
  return moveX !== 0 || moveY !== 0
}

/** Moves both ends of a polyline to where their corners go. */
function moveEnds(points: readonly number[], first: Corner, last: Corner): readonly number[] {
  const [firstX, firstY] = moveOf(first)
  const [lastX, lastY] = moveOf(last)
  const inner = points.slice(2, -2)
  return [first.fromX + firstX, first.fromY + firstY, ...inner, last.fromX + lastX, last.fromY + lastY]
}

/** Normal equations of where lines meet, as a move from where the corner is. */
type Meeting = { xx: number; xy: number; yy: number; x: number; y: number }
type Corner = Meeting & { readonly fromX: number; readonly fromY: number }

function createCorner(fromX: number, fromY: number): Corner {
  return { fromX, fromY, xx: PULL_OF_CORNERS, xy: 0, yy: PULL_OF_CORNERS, x: 0, y: 0 }
}

function addLine(corner: Meeting, acrossX: number, acrossY: number, shift: number, weight: number): void {
  corner.xx += weight * acrossX * acrossX
  corner.xy += weight * acrossX * acrossY
  corner.yy += weight * acrossY * acrossY
  corner.x += weight * acrossX * shift
  corner.y += weight * acrossY * shift
}

function moveOf({ xx, xy, yy, x, y }: Meeting): readonly [number, number] {
  const area = xx * yy - xy * xy
  const [moveX, moveY] = [(x * yy - y * xy) / area, (y * xx - x * xy) / area]
  const length = Math.hypot(moveX, moveY)
  if (length < MOVE_MIN) return [0, 0]
  const scale = Math.min(1, CORNER_MOVE_MAX / length)
  return [moveX * scale, moveY * scale]
}

/** The unit vector to the left of a line, y growing downwards. */
function leftOf(points: readonly number[]): readonly [number, number] {
  const [alongX, alongY] = [points[2] - points[0], points[3] - points[1]]
  const length = Math.max(1e-9, Math.hypot(alongX, alongY))
  return [alongY / length, -alongX / length]
}

/** How many pieces cross each pixel, counted in the picture of the tracer. */
function countCrossings(pieces: readonly BoundaryPiece[], { width, height }: SampleGrid): Uint8Array {
  const counts = new Uint8Array(width * height)
  const last = new Int32Array(width * height).fill(-1)
  for (const [number, { left, right, points }] of pieces.entries()) {
    if (left === BEYOND || right === BEYOND) continue
    for (let at = 0; at + 3 < points.length; at += 2)
      visitCells(points, at, (x, y) => {
        const cell = clampIndex(y, height) * width + clampIndex(x, width)
        if (last[cell] !== number) counts[cell] = Math.min(255, counts[cell] + 1)
        last[cell] = number
      })
  }
  return counts
}

/** Least squares over the cells that only this piece crosses; undefined where there is none, or no contrast. */
function findShift(
  { left, right, points }: BoundaryPiece,
  crossed: Uint8Array,
  { width, height, channels }: SampleGrid,
  { colours }: Inks,
  rest: Float32Array,
): Shift | undefined {
  const contrast = Array.from(
    { length: channels },
    (_, c) => colours[right * channels + c] - colours[left * channels + c],
  )
  const size = contrast.reduce((sum, value) => sum + value * value, 0)
  if (size === 0) return undefined
  const sums = { xx: PULL_OF_ENDS, xy: 0, yy: PULL_OF_ENDS, x: 0, y: 0 }
  let cells = 0
  visitCells(points, 0, (x, y, length, share) => {
    if (x < 0 || y < 0 || x >= width || y >= height || crossed[y * width + x] !== 1) return
    const pixel = y * width + x
    let area = 0
    for (let c = 0; c < channels; c++) area += (rest[pixel * channels + c] * contrast[c]) / size
    addLine(sums, length * (1 - share), length * share, 0, 1)
    sums.x += area * length * (1 - share)
    sums.y += area * length * share
    cells++
  })
  if (cells === 0) return undefined
  const area = sums.xx * sums.yy - sums.xy * sums.xy
  const within = (shift: number): number => clamp(shift, -MOVE_MAX, MOVE_MAX)
  const atStart = within((sums.x * sums.yy - sums.y * sums.xy) / area)
  return { atStart, atEnd: within((sums.y * sums.xx - sums.x * sums.xy) / area), cells }
}

/** Calls `visit` with each cell that a chord crosses, the length of it in there, and where its middle is, 0..1. */
function visitCells(
  points: readonly number[],
  at: number,
  visit: (x: number, y: number, length: number, share: number) => void,
): void {
  const [fromX, fromY] = [points[at], points[at + 1]]
  const [acrossX, acrossY] = [points[at + 2] - fromX, points[at + 3] - fromY]
  const total = Math.hypot(acrossX, acrossY)
  const cuts = [0, 1, ...cutsOf(fromX, acrossX), ...cutsOf(fromY, acrossY)].sort((one, other) => one - other)
  for (let k = 0; k + 1 < cuts.length; k++) {
    const share = (cuts[k] + cuts[k + 1]) / 2
    const length = (cuts[k + 1] - cuts[k]) * total
    if (length > 1e-9) visit(Math.floor(fromX + share * acrossX), Math.floor(fromY + share * acrossY), length, share)
  }
}

/** Shares of a chord at which it passes from one cell into the next along one axis. */
function cutsOf(from: number, across: number): readonly number[] {
  const [low, high] = [Math.min(from, from + across), Math.max(from, from + across)]
  const first = Math.floor(low) + 1
  return Array.from({ length: Math.max(0, Math.ceil(high) - first) }, (_, k) => (first + k - from) / across)
}
