import type { Joint } from './joints.ts'
import { layRun } from './lay-run.ts'
import { headingOf, type Piece } from './pieces.ts'

/** Costs and tolerances by which a chain of pieces is judged. */
export type BridgeRule = {
  readonly tolerance: number
  readonly pointError: number
  readonly rounds: number
  readonly linePrice: number
  readonly curvePrice: number
  /** Neighbouring points whose errors are correlated and count as one. */
  readonly sharedErrors: number
}

// Distance at which a single point rules a piece out, in tolerances: renderers may err that far. Smaller misses only
// cost.
const MISS_MAX = 2
// Cost of an end of a line that strays from the tangent of its joint: where a line goes on nearly straight it is most
// often a side of the polygon that a renderer made of a curve.
const KINK_PRICE = 5
// Sine of the angle from which it does.
const KINK_SINE = 0.01

/** Cost of a piece with its misses; infinite where it misses a single point by too much. */
export function priceOf(points: Float64Array, piece: Piece, rule: BridgeRule): number {
  const squares = piece.straight ? squaresOfLine(points, piece, rule) : squaresOfCurve(points, piece, rule)
  const kinks = piece.straight ? kinkPrice(piece.start, piece.end) : 0
  return priceOfKind(piece, rule) + kinks + squares / (2 * rule.sharedErrors * rule.pointError * rule.pointError)
}

/** Cost of a line or a curve that misses nothing; 0 for none. */
export function priceOfKind(piece: Piece | undefined, { linePrice, curvePrice }: BridgeRule): number {
  return piece ? (piece.straight ? linePrice : curvePrice) : 0
}

/** Cost of the kinks that a line makes with the tangents of the joints at its ends. */
export function kinkPrice(start: Joint, end: Joint): number {
  const dx = end.x - start.x
  const dy = end.y - start.y
  const most = KINK_SINE * Math.sqrt(dx * dx + dy * dy)
  const { forward } = start
  const { backward } = end
  const atStart = forward ? Math.abs(forward[0] * dy - forward[1] * dx) : 0
  const atEnd = backward ? Math.abs(backward[0] * dy - backward[1] * dx) : 0
  return (atStart > most ? KINK_PRICE : 0) + (atEnd > most ? KINK_PRICE : 0)
}

/** Sum of the squared distances of the points from a line; infinite where one is missed by too much. */
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

/** The same for a cubic. */
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
