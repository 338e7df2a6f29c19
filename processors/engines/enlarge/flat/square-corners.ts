import { BEYOND, type BoundaryPiece } from '../../trace/trace-boundaries.ts'

/** What may be drawn simpler: the index of a traced piece, and points of what it was and of what it would be. */
export type Squaring = { readonly piece: number; readonly around: readonly number[] }

/** A curve this near to a few lines may be those lines, and this near to one line may be that line, pixels. */
const OFF_LINES_MAX = 0.35
const OFF_LINE_MAX = 0.15
const LINES_MAX = 4
/** Least turn between such lines, radians: 40°. */
const TURN_MIN = (40 / 180) * Math.PI
/**
 * Most that a curve may turn between its end and the line beside it where the tracer saw no corner, radians: 18°. Flanks
 * of a corner are straight; arcs of a small circle are as near to a few lines, but turn all along.
 */
const FLANK_TURN_MAX = (18 / 180) * Math.PI
/** Longest piece that may be a cut corner, and how far beyond it lines may meet, pixels. */
const CUT_MAX = 2.5
const MEET_MAX = 4
/** Most pieces in a row that one corner was cut by. */
const CUTS_MAX = 2

/** A piece on its way: the traced piece that it is, or that it comes from if it was changed. */
type Part = { points: readonly number[]; isStraight: boolean; readonly from: number; isNew: boolean }

/**
 * Draws traced boundaries with square corners: curves that are nearly a few lines become those lines, and short cuts
 * between two lines are left out, so that the lines meet. What is round in truth is squared as well: whether the picture
 * agrees has to be found out for each change.
 *
 * @param isKept whether the change of a piece is made, by its index
 */
export function squareCorners(
  pieces: readonly BoundaryPiece[],
  isKept: (piece: number) => boolean = () => true,
): { readonly pieces: readonly BoundaryPiece[]; readonly squarings: readonly Squaring[] } {
  const squarings: Squaring[] = []
  const squared: BoundaryPiece[] = []
  for (let start = 0, end = 0; start < pieces.length; start = end) {
    end = endOfBoundary(pieces, start)
    const chain = pieces.slice(start, end)
    if (chain[0].left === BEYOND || chain[0].right === BEYOND) {
      squared.push(...chain)
      continue
    }
    const isClosed = meets(chain[chain.length - 1], chain[0])
    const parts = chain.flatMap((piece, k) => {
      const next = k + 1 < chain.length ? chain[k + 1] : isClosed ? chain[0] : undefined
      return straighten(piece, start + k, next?.startsAtCorner ?? true, isKept, squarings)
    })
    joinLines(parts, isClosed, isKept, squarings)
    for (const [k, part] of parts.entries()) squared.push(asPiece(part, pieces[part.from], k === 0))
  }
  return { pieces: squared, squarings }
}

function asPiece({ points, isStraight, isNew }: Part, piece: BoundaryPiece, isFirst: boolean): BoundaryPiece {
  if (!isNew) return piece
  return { ...piece, points, isStraight, startsAtCorner: isStraight || piece.startsAtCorner, isFirst }
}

/** Index behind the last piece of the boundary that begins at `start`. */
function endOfBoundary(pieces: readonly BoundaryPiece[], start: number): number {
  let end = start + 1
  while (end < pieces.length && !pieces[end].isFirst) end++
  return end
}

function meets(one: BoundaryPiece, next: BoundaryPiece): boolean {
  const end = one.points.length
  return Math.hypot(one.points[end - 2] - next.points[0], one.points[end - 1] - next.points[1]) < 1e-4
}

/** The lines that a curve nearly is, or the piece as it was. */
function straighten(
  { points, isStraight, startsAtCorner }: BoundaryPiece,
  from: number,
  endsAtCorner: boolean,
  isKept: (piece: number) => boolean,
  squarings: Squaring[],
): Part[] {
  const traced = { points, isStraight, from, isNew: false }
  if (isStraight || !isKept(from)) return [traced]
  const last = points.length / 2 - 1
  const isLine = farthestOff(points, 0, last).off <= OFF_LINE_MAX
  const kept = isLine ? [0, last] : fewPoints(points)
  const isSmooth = { atStart: !startsAtCorner, atEnd: !endsAtCorner }
  if (kept.length > LINES_MAX + 1 || !turnsSharply(points, kept) || !hasFlanks(points, kept, isSmooth)) return [traced]
  squarings.push({ piece: from, around: points })
  return kept
    .slice(1)
    .map((to, k) => ({ points: lineBetween(points, kept[k], to), isStraight: true, from, isNew: true }))
}

function lineBetween(points: readonly number[], from: number, to: number): readonly number[] {
  return [points[2 * from], points[2 * from + 1], points[2 * to], points[2 * to + 1]]
}

/** Indices of the points between which a polyline is straight (Douglas and Peucker, 1973). */
function fewPoints(points: readonly number[]): readonly number[] {
  const kept = [0]
  const divide = (from: number, to: number): void => {
    const { off, at } = farthestOff(points, from, to)
    if (off <= OFF_LINES_MAX) {
      kept.push(to)
      return
    }
    divide(from, at)
    divide(at, to)
  }
  divide(0, points.length / 2 - 1)
  return kept
}

/** The point farthest from the chord between two points, and how far it lies. */
function farthestOff(
  points: readonly number[],
  from: number,
  to: number,
): { readonly off: number; readonly at: number } {
  const [fromX, fromY, toX, toY] = lineBetween(points, from, to)
  const length = Math.hypot(toX - fromX, toY - fromY)
  let [off, at] = [0, from]
  for (let k = from + 1; k < to; k++) {
    const [x, y] = [points[2 * k] - fromX, points[2 * k + 1] - fromY]
    const own = length < 1e-9 ? Math.hypot(x, y) : Math.abs(x * (toY - fromY) - y * (toX - fromX)) / length
    if (own > off) [off, at] = [own, k]
  }
  return { off, at }
}

function turnsSharply(points: readonly number[], kept: readonly number[]): boolean {
  for (let k = 1; k + 1 < kept.length; k++) {
    const turn = turnBetween(lineBetween(points, kept[k - 1], kept[k]), lineBetween(points, kept[k], kept[k + 1]))
    if (turn < TURN_MIN) return false
  }
  return kept.length > 1
}

function hasFlanks(
  points: readonly number[],
  kept: readonly number[],
  isSmooth: { readonly atStart: boolean; readonly atEnd: boolean },
): boolean {
  const last = kept[kept.length - 1]
  const turnAtStart = turnBetween(lineBetween(points, 0, 1), lineBetween(points, 0, kept[1]))
  const turnAtEnd = turnBetween(lineBetween(points, last - 1, last), lineBetween(points, kept[kept.length - 2], last))
  return !(isSmooth.atStart && turnAtStart > FLANK_TURN_MAX) && !(isSmooth.atEnd && turnAtEnd > FLANK_TURN_MAX)
}

/** Angle in radians, 0 to π, between two lines. */
function turnBetween(one: readonly number[], other: readonly number[]): number {
  const turn = Math.abs(
    Math.atan2(one[3] - one[1], one[2] - one[0]) - Math.atan2(other[3] - other[1], other[2] - other[0]),
  )
  return Math.min(turn, 2 * Math.PI - turn)
}

/** Leaves cuts out between lines, and between a line and the end of an open boundary, in place. */
function joinLines(parts: Part[], isClosed: boolean, isKept: (piece: number) => boolean, squarings: Squaring[]): void {
  for (let k = 0; k < parts.length; k++) {
    if (!isCut(parts[k]) || !isKept(parts[k].from)) continue
    for (let count = 1; count <= CUTS_MAX; count++) if (leaveOut(parts, k, count, isClosed, isKept, squarings)) break
  }
}

function isCut({ points }: Part): boolean {
  const end = points.length
  return Math.hypot(points[end - 2] - points[0], points[end - 1] - points[1]) <= CUT_MAX
}

/** Leaves `count` parts from `k` on out, if lines before and behind them can meet; returns whether it did. */
function leaveOut(
  parts: Part[],
  k: number,
  count: number,
  isClosed: boolean,
  isKept: (piece: number) => boolean,
  squarings: Squaring[],
): boolean {
  if (parts.length < count + (isClosed ? 2 : 1) || k + count > parts.length) return false
  const cuts = parts.slice(k, k + count)
  if (!cuts.every((cut) => isCut(cut) && isKept(cut.from))) return false
  const before = k > 0 ? parts[k - 1] : isClosed ? parts[parts.length - 1] : undefined
  const behind = k + count < parts.length ? parts[k + count] : isClosed ? parts[0] : undefined
  for (const line of [before, behind]) if (line && (!line.isStraight || isCut(line))) return false
  const points = cuts.flatMap((cut) => cut.points)
  const meet = before && behind ? meetingOf(before.points, behind.points) : endOf(points, before === undefined)
  if (!meet) return false
  for (const { from } of cuts) squarings.push({ piece: from, around: [...points, ...meet] })
  if (before) Object.assign(before, { points: [...before.points.slice(0, 2), ...meet], isNew: true })
  if (behind) Object.assign(behind, { points: [...meet, ...behind.points.slice(2)], isNew: true })
  parts.splice(k, count)
  return true
}

function endOf(points: readonly number[], isStart: boolean): readonly [number, number] {
  const at = isStart ? 0 : points.length - 2
  return [points[at], points[at + 1]]
}

/** Where two lines meet behind the end of the first and before the start of the second. */
function meetingOf(before: readonly number[], behind: readonly number[]): readonly [number, number] | undefined {
  if (turnBetween(before, behind) < TURN_MIN) return undefined
  const [alongX, alongY] = [before[2] - before[0], before[3] - before[1]]
  const [nextX, nextY] = [behind[2] - behind[0], behind[3] - behind[1]]
  const [gapX, gapY] = [behind[0] - before[2], behind[1] - before[3]]
  const area = alongX * nextY - alongY * nextX
  const ahead = ((gapX * nextY - gapY * nextX) / area) * Math.hypot(alongX, alongY)
  const back = -((gapX * alongY - gapY * alongX) / area) * Math.hypot(nextX, nextY)
  if (!(ahead >= 0 && ahead <= MEET_MAX && back >= 0 && back <= MEET_MAX)) return undefined
  const share = ahead / Math.hypot(alongX, alongY)
  return [before[2] + share * alongX, before[3] + share * alongY]
}
