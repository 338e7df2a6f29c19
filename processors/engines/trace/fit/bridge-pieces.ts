import { type BridgeEnd, fitBridge } from './fit-bridge.ts'
import { joinLines } from './join-lines.ts'
import type { Joint } from './joints.ts'
import { meetLines } from './meet-lines.ts'
import { type BridgeRule, priceOf, priceOfKind } from './piece-price.ts'
import { flip, headingOf, isAhead, moveJoint, type Piece } from './pieces.ts'
import { settleJoint } from './settle-joint.ts'

// Most pieces that may become one curve at once: the end of a line, two halves of an arc, the beginning of a line.
const SPAN_MAX = 4
// With fewer points than this between its ends a curve is too poorly determined to move them.
const POINTS_MIN = 5
// Passes over a run: each joins pieces that the one before made neighbours.
const PASSES_MAX = 3
// Rounds in which all smooth joints are settled: each moves with its neighbours.
const SWEEPS = 2
// All-straight spans from this number of pieces on may be the polygon that a renderer made of a curve.
const POLYGON_MIN = 3

/**
 * Joins neighbouring pieces into single curves wherever that costs less. The joints of a run were placed before the
 * curves between them were known; here a curve may slide its ends along the lines beside it, so that a rounding between
 * two straight sides becomes one curve from its true start to its true end.
 */
export function bridgePieces(points: Float64Array, pieces: readonly Piece[], rule: BridgeRule): Piece[] {
  if (pieces.length < 2) return [...pieces]
  const run: Run = { points, rule }
  const joined = pieces.map(
    (piece): Priced => ({ piece, price: priceOf(points, piece, rule), pass: 0, made: 0, tried: [] }),
  )
  for (let pass = 1; pass <= PASSES_MAX; pass++) if (!bridgeOnce(run, joined, pass)) break
  const refused: Piece[] = []
  for (let sweep = 0; sweep < SWEEPS; sweep++) settleJoints(run, joined, refused)
  return joined.map(({ piece }) => piece)
}

/**
 * Moves each smooth joint between two curves to where both fit better, if it can.
 *
 * @param refused for each joint the two pieces beside it of which nothing came
 */
function settleJoints({ points, rule }: Run, joined: Priced[], refused: Piece[]): void {
  for (let i = 0; i + 1 < joined.length; i++) {
    const one = joined[i]
    const other = joined[i + 1]
    if (refused[2 * i] === one.piece && refused[2 * i + 1] === other.piece) continue
    refused[2 * i] = one.piece
    refused[2 * i + 1] = other.piece
    const settled = settleJoint(points, one.piece, other.piece)
    if (!settled) continue
    const price = priceOf(points, settled[0], rule)
    const otherPrice = priceOf(points, settled[1], rule)
    if (!(price + otherPrice < one.price + other.price)) continue
    joined[i] = { ...one, piece: settled[0], price }
    joined[i + 1] = { ...other, piece: settled[1], price: otherPrice }
  }
}

/** A run and the rule by which its pieces are joined. */
type Run = { readonly points: Float64Array; readonly rule: BridgeRule }

/** A piece with its cost (for its kind and for what it misses) and the pass that made it. */
type Priced = {
  readonly piece: Piece
  readonly price: number
  readonly pass: number
  /** Value of `madeInAll` when it was made. */
  readonly made: number
  /** By span: value of `madeInAll` when that many pieces, from this one on, were last tried. */
  readonly tried: number[]
}

/** Counter of replacements in all runs so far; serves as a time stamp. */
let madeInAll = 0

/**
 * One pass along a run, in place; false where nothing was joined. Only pieces near those made in this pass or the one
 * before can have become cheaper to join.
 */
function bridgeOnce(run: Run, out: Priced[], pass: number): boolean {
  let hasJoined = false
  for (let at = 0; at < out.length; at++) {
    for (let span = Math.min(SPAN_MAX, out.length - at); span > 1; span--) {
      const first = at > 0 ? at - 1 : 0
      if (!isNearNew(out, first, at + span, pass) || isTried(out, at, span)) continue
      const near = out.slice(first, at + span + 1)
      const replaced = replaceWithOne(run, near, at - first, span, pass)
      if (!replaced) continue
      out.splice(first, near.length, ...replaced)
      hasJoined = true
      break
    }
  }
  return hasJoined
}

/** Whether one of the pieces `first`..`last` was made in this pass or the one before. */
function isNearNew(out: readonly Priced[], first: number, last: number, pass: number): boolean {
  for (let i = first; i <= last && i < out.length; i++) if (out[i].pass >= pass - 1) return true
  return false
}

/**
 * Whether the `span` pieces from `at` on were tried before with the same neighbours; records that they are tried now.
 */
function isTried(out: readonly Priced[], at: number, span: number): boolean {
  const { tried } = out[at]
  const before = tried[span]
  tried[span] = madeInAll
  if (before === undefined) return false
  for (let i = at > 0 ? at - 1 : 0; i <= at + span && i < out.length; i++) if (out[i].made > before) return false
  return true
}

/**
 * Replaces `span` of the pieces, from index `at`, by one curve or one corner; undefined where that costs more or misses
 * a point by too much.
 */
function replaceWithOne(
  run: Run,
  near: readonly Priced[],
  at: number,
  span: number,
  pass: number,
): Priced[] | undefined {
  const before = at > 0 ? near[0].piece : undefined
  const after = at + span < near.length ? near[near.length - 1].piece : undefined
  const inside: Piece[] = []
  let price = 0
  let isStraight = true
  for (let i = 0; i < near.length; i++) {
    price += near[i].price
    if (i < at || i >= at + span) continue
    inside.push(near[i].piece)
    isStraight = isStraight && near[i].piece.straight
  }
  const met = span === 3 ? meetLines(run.points, inside) : undefined
  if (met) {
    const cheaper = ifCheaper(run, near, [...(before ? [before] : []), ...met, ...(after ? [after] : [])], price, pass)
    if (cheaper) return cheaper
  }
  const line = isStraight ? joinLines(run.points, inside, before, after) : undefined
  const made = line ?? (isStraight && span < POLYGON_MIN ? undefined : joinAsCurve(run, inside, before, after, price))
  return made && ifCheaper(run, near, made, price, pass)
}

/**
 * The new pieces with their costs; undefined where their sum is not below `most`, or where a line now runs backwards.
 */
function ifCheaper(
  run: Run,
  near: readonly Priced[],
  made: readonly Piece[],
  most: number,
  pass: number,
): Priced[] | undefined {
  const priced: Priced[] = []
  let sum = 0
  for (let i = 0; i < made.length; i++) {
    const piece = made[i]
    if (piece.straight && !isAhead(piece)) return undefined
    const price = knownPrice(near, piece) ?? priceOf(run.points, piece, run.rule)
    sum += price
    if (!(sum < most)) return undefined
    priced.push({ piece, price, pass, made: madeInAll + 1, tried: [] })
  }
  madeInAll++
  return priced
}

function knownPrice(near: readonly Priced[], piece: Piece): number | undefined {
  for (let i = 0; i < near.length; i++) if (near[i].piece === piece) return near[i].price
  return undefined
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
  // Largest sum of squared distances at which the curve still costs less.
  const saved = price - rule.curvePrice - priceOfKind(before, rule) - priceOfKind(after, rule)
  const squaresMax = saved * 2 * rule.sharedErrors * rule.pointError * rule.pointError
  if (squaresMax <= 0) return undefined
  const first = startOf(start, before)
  const last = endOf(end, after)
  const limits = [
    before?.straight ? before.start.index + 1 : start.index + 1,
    after?.straight ? after.end.index - 1 : end.index - 1,
  ] as const
  const bridge = fitBridge(points, start.index + 1, end.index - 1, [first, last], limits, {
    rounds: rule.rounds,
    squaresMax,
  })
  if (!bridge) return undefined
  const { 0: x, 1: y, 2: x1, 3: y1, 4: x2, 5: y2, 6: endX, 7: endY } = bridge.coords
  const newStart = first.slides ? moveJoint(start, x, y, bridge.from - 1, first.tangent) : start
  const newEnd = last.slides ? moveJoint(end, endX, endY, bridge.to + 1, flip(last.tangent)) : end
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
