import { type BridgeEnd, fitBridge } from './fit-bridge.ts'
import { joinLines } from './join-lines.ts'
import type { Joint } from './joints.ts'
import { layRun } from './lay-run.ts'
import { meetLines } from './meet-lines.ts'
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
  if (pieces.length < 2) return [...pieces]
  const run: Run = { points, rule }
  const joined = pieces.map((piece): Priced => ({ piece, price: priceOf(run, piece), pass: 0, made: 0, tried: [] }))
  for (let pass = 1; pass <= PASSES_MAX; pass++) if (!bridgeOnce(run, joined, pass)) break
  return joined.map(({ piece }) => piece)
}

/** A run whose pieces are joined. */
type Run = { readonly points: Float64Array; readonly rule: BridgeRule }

/** A piece with its price, what it misses included, and the pass that made it. */
type Priced = {
  readonly piece: Piece
  readonly price: number
  readonly pass: number
  /** How many had been made when it was. */
  readonly made: number
  /** How many had been made when so many pieces from this one on were last tried, by their number. */
  readonly tried: number[]
}

/** Pieces made so far, of all runs. */
let madeInAll = 0

/**
 * One pass along a run, in place; false where it joined nothing. Only pieces near those made in the pass before, or in this one,
 * can have become cheaper to join.
 */
function bridgeOnce(run: Run, out: Priced[], pass: number): boolean {
  let hasJoined = false
  for (let at = 0; at < out.length; at++) {
    for (let span = Math.min(SPAN_MAX, out.length - at); span > 1; span--) {
      const first = Math.max(0, at - 1)
      const near = out.slice(first, at + span + 1)
      if (!near.some((known) => known.pass >= pass - 1) || isTried(out[at], span, near)) continue
      const replaced = replaceWithOne(run, near, at - first, span, pass)
      if (!replaced) continue
      out.splice(first, near.length, ...replaced)
      hasJoined = true
      break
    }
  }
  return hasJoined
}

/** True where `span` pieces from one on were tried before, with the same ones beside them; notes that they are now. */
function isTried({ tried }: Priced, span: number, near: readonly Priced[]): boolean {
  const before = tried[span]
  tried[span] = madeInAll
  return before !== undefined && near.every(({ made }) => made <= before)
}

/** Pieces with `span` of them, from `at`, made one curve or one corner; undefined where that costs more or misses too far. */
function replaceWithOne(
  run: Run,
  near: readonly Priced[],
  at: number,
  span: number,
  pass: number,
): Priced[] | undefined {
  const before = at > 0 ? near[0].piece : undefined
  const after = at + span < near.length ? near[near.length - 1].piece : undefined
  const inside = near.slice(at, at + span).map(({ piece }) => piece)
  const price = near.reduce((sum, known) => sum + known.price, 0)
  const met = span === 3 ? meetLines(run.points, inside) : undefined
  if (met) {
    const cheaper = ifCheaper(run, near, [...(before ? [before] : []), ...met, ...(after ? [after] : [])], price, pass)
    if (cheaper) return cheaper
  }
  const made = inside.every(({ straight }) => straight)
    ? joinLines(run.points, inside, before, after)
    : joinAsCurve(run, inside, before, after, price)
  return made && ifCheaper(run, near, made, price, pass)
}

/** Made pieces with their prices; undefined where they are not cheaper in all than `most`, or a line leads back. */
function ifCheaper(
  run: Run,
  near: readonly Priced[],
  made: readonly Piece[],
  most: number,
  pass: number,
): Priced[] | undefined {
  const priced: Priced[] = []
  let sum = 0
  for (const piece of made) {
    if (piece.straight && !isAhead(piece)) return undefined
    const price = near.find((known) => known.piece === piece)?.price ?? priceOf(run, piece)
    sum += price
    if (!(sum < most)) return undefined
    priced.push({ piece, price, pass, made: madeInAll + 1, tried: [] })
  }
  madeInAll++
  return priced
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
  const squaresMax = saved * 2 * rule.sharedErrors * rule.pointError * rule.pointError
  if (squaresMax <= 0) return undefined
  const ends = [startOf(start, before), endOf(end, after)] as const
  const limits = [
    before?.straight ? before.start.index + 1 : start.index + 1,
    after?.straight ? after.end.index - 1 : end.index - 1,
  ] as const
  const bridge = fitBridge(points, start.index + 1, end.index - 1, ends, limits, { rounds: rule.rounds, squaresMax })
  if (!bridge) return undefined
  const { 0: x, 1: y, 2: x1, 3: y1, 4: x2, 5: y2, 6: endX, 7: endY } = bridge.coords
  const newStart = ends[0].slides ? moveJoint(start, x, y, bridge.from - 1, ends[0].tangent) : start
  const newEnd = ends[1].slides ? moveJoint(end, endX, endY, bridge.to + 1, flip(ends[1].tangent)) : end
  const made: Piece[] = []
  if (before) made.push(newStart === start ? before : { ...before, end: newStart })
  made.push({ start: newStart, end: newEnd, straight: false, handles: [x1, y1, x2, y2] })
  if (after) made.push(newEnd === end ? after : { ...after, start: newEnd })
  return made
}

function startOf(joint: Joint, before: Piece | undefined): BridgeEnd {
  const { x, y, forward } = joint
  if (before?.straight && forward) return { x, y, tangent: headingOf(before), slides: true }
  return { x, y, tangent: forward, slides: false }
}

function endOf(joint: Joint, after: Piece | undefined): BridgeEnd {
  const { x, y, backward } = joint
  if (after?.straight && backward) return { x, y, tangent: flip(headingOf(after)), slides: true }
  return { x, y, tangent: backward, slides: false }
}

function priceOfKind(piece: Piece | undefined, { linePrice, curvePrice }: BridgeRule): number {
  return piece ? (piece.straight ? linePrice : curvePrice) : 0
}

/** Price of a piece with what it misses; beyond every bound where it misses a point by far. */
function priceOf({ points, rule }: Run, piece: Piece): number {
  const squares = piece.straight ? squaresOfLine(points, piece, rule) : squaresOfCurve(points, piece, rule)
  return priceOfKind(piece, rule) + squares / (2 * rule.sharedErrors * rule.pointError * rule.pointError)
}

/** Sum of squared distances from a line; beyond every bound where one point is missed by far. */
function squaresOfLine(points: Float64Array, piece: Piece, { tolerance }: BridgeRule): number {
  const { start, end } = piece
  const [dx, dy] = headingOf(piece)
  const most = MISS_MAX * MISS_MAX * tolerance * tolerance
  let sum = 0
  for (let i = start.index + 1; i < end.index; i++) {
    const off = (points[i * 2] - start.x) * dy - (points[i * 2 + 1] - start.y) * dx
    const square = off * off
    if (square > most) return Number.POSITIVE_INFINITY
    sum += square
  }
  return sum
}

/** The same for a curve. */
function squaresOfCurve(points: Float64Array, { start, end, handles }: Piece, { tolerance }: BridgeRule): number {
  const { asked, call } = layRun(points)
  asked[0] = start.x
  asked[1] = start.y
  for (let i = 0; i < 4; i++) asked[i + 2] = handles[i]
  asked[6] = end.x
  asked[7] = end.y
  const most = MISS_MAX * MISS_MAX * tolerance * tolerance
  const squares = call.squaresOfCurve(start.index + 1, end.index - 1, most)
  return squares < 0 ? Number.POSITIVE_INFINITY : squares
}
