import { type BridgeEnd, fitBridge } from './fit-bridge.ts'
import { joinLines } from './join-lines.ts'
import type { Joint } from './joints.ts'
import { meetLines } from './meet-lines.ts'
import { nearestParameter, squareAt } from './nearest-parameter.ts'
import { flip, headingOf, isAhead, moveJoint, type Piece } from './pieces.ts'

/** What a chain of pieces is weighed by. */
export type BridgeRule = {
  readonly tolerance: number
  readonly pointError: number
  readonly rounds: number
  readonly linePrice: number
  readonly curvePrice: number
  /** Neighbouring points that share their error and count as one. */
  readonly sharedErrors: number
}

// As many pieces may become one curve at once: a line's end, two halves of an arc and a line's beginning.
const SPAN_MAX = 4
// Fewer points than this between its ends say too little of a curve to move them.
const POINTS_MIN = 5
// A single point may be missed by so many tolerances, as renderers err by; the price counts all of them.
const MISS_MAX = 2
// Every pass over a run joins what the one before made neighbours.
const PASSES_MAX = 3

/**
 * Joins neighbouring pieces into single curves wherever that costs less. The joints of a run are placed before anything
 * is known of the curves between them; here a curve may slide its ends along the lines beside it, so that a rounding
 * between two straight sides is one curve from where it truly begins to where it ends.
 */
export function bridgePieces(points: Float64Array, pieces: readonly Piece[], rule: BridgeRule): Piece[] {
  const run: Run = { points, rule, missed: new Map() }
  let joined = [...pieces]
  let fresh: ReadonlySet<Piece> = new Set(pieces)
  for (let pass = 0; pass < PASSES_MAX && fresh.size > 0; pass++) {
    const made = new Set<Piece>()
    joined = bridgeOnce(run, joined, fresh, made)
    fresh = made
  }
  return joined
}

/** A run whose pieces are joined, and what each of them is known to miss. */
type Run = { readonly points: Float64Array; readonly rule: BridgeRule; readonly missed: Map<Piece, Squares> }

/** One pass along a run. Only pieces near `fresh` ones, or near those `made` here, can have become cheaper to join. */
function bridgeOnce(run: Run, pieces: readonly Piece[], fresh: ReadonlySet<Piece>, made: Set<Piece>): Piece[] {
  const out = [...pieces]
  for (let at = 0; at < out.length; at++) {
    for (let span = Math.min(SPAN_MAX, out.length - at); span > 1; span--) {
      const first = Math.max(0, at - 1)
      const near = out.slice(first, at + span + 1)
      if (!near.some((piece) => fresh.has(piece) || made.has(piece))) continue
      const replaced = replaceWithOne(run, near, at - first, span)
      if (!replaced) continue
      for (const piece of replaced) made.add(piece)
      out.splice(first, near.length, ...replaced)
      break
    }
  }
  return out
}

/** Pieces with `span` of them, from `at`, made one curve or one corner; undefined where that costs more or misses too far. */
function replaceWithOne(run: Run, pieces: readonly Piece[], at: number, span: number): Piece[] | undefined {
  const before = at > 0 ? pieces[0] : undefined
  const after = at + span < pieces.length ? pieces[pieces.length - 1] : undefined
  const inside = pieces.slice(at, at + span)
  const price = priceOf(run, pieces)
  const isCheaper = (made: readonly Piece[]): boolean =>
    made.every((piece) => !piece.straight || isAhead(piece)) && priceOf(run, made) < price
  const met = span === 3 ? meetLines(run.points, inside) : undefined
  if (met) {
    const all = [...(before ? [before] : []), ...met, ...(after ? [after] : [])]
    if (isCheaper(all)) return all
  }
  const made = inside.every(({ straight }) => straight)
    ? joinLines(run.points, inside, before, after)
    : joinAsCurve(run, inside, before, after, price)
  return made && isCheaper(made) ? made : undefined
}

function joinAsCurve(
  { points, rule }: Run,
  inside: readonly Piece[],
  before: Piece | undefined,
  after: Piece | undefined,
  price: number,
): Piece[] | undefined {
  const { start } = inside[0]
  const { end } = inside[inside.length - 1]
  if (end.index - start.index < POINTS_MIN) return undefined
  // What the curve may miss in all and still cost less.
  const saved = price - rule.curvePrice - priceOfKind(before, rule) - priceOfKind(after, rule)
  const squaresMax = saved * 2 * rule.sharedErrors * rule.pointError ** 2
  if (squaresMax <= 0) return undefined
  const ends = [startOf(start, before), endOf(end, after)] as const
  const limits = [
    before?.straight ? before.start.index + 1 : start.index + 1,
    after?.straight ? after.end.index - 1 : end.index - 1,
  ] as const
  const bridge = fitBridge(points, start.index + 1, end.index - 1, ends, limits, { rounds: rule.rounds, squaresMax })
  if (!bridge) return undefined
  const { coords } = bridge
  const newStart = ends[0].slides ? moveJoint(start, coords[0], coords[1], bridge.from - 1, ends[0].tangent) : start
  const newEnd = ends[1].slides ? moveJoint(end, coords[6], coords[7], bridge.to + 1, flip(ends[1].tangent)) : end
  const made: Piece[] = [{ start: newStart, end: newEnd, straight: false, handles: Array.from(coords.subarray(2, 6)) }]
  if (before) made.unshift({ ...before, end: newStart })
  if (after) made.push({ ...after, start: newEnd })
  return made
}

function startOf(joint: Joint, before: Piece | undefined): BridgeEnd {
  if (before?.straight && joint.forward) return { ...place(joint), tangent: headingOf(before), slides: true }
  return { ...place(joint), tangent: joint.forward, slides: false }
}

function endOf(joint: Joint, after: Piece | undefined): BridgeEnd {
  if (after?.straight && joint.backward) return { ...place(joint), tangent: flip(headingOf(after)), slides: true }
  return { ...place(joint), tangent: joint.backward, slides: false }
}

function place({ x, y }: Joint): { readonly x: number; readonly y: number } {
  return { x, y }
}

function priceOfKind(piece: Piece | undefined, { linePrice, curvePrice }: BridgeRule): number {
  return piece ? (piece.straight ? linePrice : curvePrice) : 0
}

/** Price of pieces with what they miss; beyond every bound where one misses a point by far. */
function priceOf(run: Run, pieces: readonly Piece[]): number {
  const { rule } = run
  let squares = 0
  let price = 0
  for (const piece of pieces) {
    price += priceOfKind(piece, rule)
    const missed = missedBy(piece, run)
    if (missed.most > (MISS_MAX * rule.tolerance) ** 2) return Number.POSITIVE_INFINITY
    squares += missed.sum
  }
  return price + squares / (2 * rule.sharedErrors * rule.pointError ** 2)
}

type Squares = { readonly sum: number; readonly most: number }

function missedBy(piece: Piece, { points, missed }: Run): Squares {
  const known = missed.get(piece)
  if (known) return known
  const found = piece.straight ? squaresOfLine(points, piece) : squaresOfCurve(points, piece)
  missed.set(piece, found)
  return found
}

function squaresOfLine(points: Float64Array, piece: Piece): Squares {
  const { start, end } = piece
  const [dx, dy] = headingOf(piece)
  let sum = 0
  let most = 0
  for (let i = start.index + 1; i < end.index; i++) {
    const off = (points[i * 2] - start.x) * dy - (points[i * 2 + 1] - start.y) * dx
    const square = off * off
    sum += square
    if (square > most) most = square
  }
  return { sum, most }
}

function squaresOfCurve(points: Float64Array, { start, end, handles }: Piece): Squares {
  const coords = Float64Array.of(start.x, start.y, handles[0], handles[1], handles[2], handles[3], end.x, end.y)
  const count = end.index - start.index
  let sum = 0
  let most = 0
  let t = 0
  for (let i = start.index + 1; i < end.index; i++) {
    const guess = Math.max(t, (i - start.index) / count - 0.2)
    t = nearestParameter(coords, points[i * 2], points[i * 2 + 1], guess)
    const square = squareAt(coords, t, points[i * 2], points[i * 2 + 1])
    sum += square
    if (square > most) most = square
  }
  return { sum, most }
}
