import { bridgePieces } from './bridge-pieces.ts'
import type { Curve } from './curve.ts'
import { bridgeRule, type FitRule, fitPieces, segmentsOf } from './fit-run.ts'
import type { Direction, Joint } from './joints.ts'
import type { Piece } from './pieces.ts'

// Pieces on each side of the seam that may be joined across it.
const SEAM_REACH = 3

/**
 * Fits a smooth ring. It has to start somewhere, and a joint there would stay; so once the ring is fitted, the pieces
 * on both sides of this seam are joined like any others.
 *
 * @param run points all round, x and y alternating; the first and the last are the same
 * @param tangent unit direction of the ring there
 */
export function fitLoop(run: Float64Array, rule: FitRule, tangent: Direction): Curve {
  const pieces = fitPieces(run, rule, tangent, [-tangent[0], -tangent[1]])
  const [{ x, y }] = pieces.map(({ start }) => start)
  if (!rule.curves || pieces.length < 3) return { x, y, ...segmentsOf(pieces) }
  const loop = joinOverSeam(run, pieces, rule)
  const [{ start }] = loop
  return { x: start.x, y: start.y, ...segmentsOf(loop) }
}

/**
 * The same ring with the pieces on both sides of its seam joined where that costs less; it may then start elsewhere.
 */
function joinOverSeam(run: Float64Array, pieces: readonly Piece[], rule: FitRule): Piece[] {
  const reach = Math.min(SEAM_REACH, pieces.length >> 1)
  const lap = run.length / 2 - 1
  const twice = new Float64Array(run.length * 2 - 2)
  twice.set(run)
  twice.set(run.subarray(2), run.length)
  const [tail, head] = [pieces.slice(-reach), pieces.slice(0, reach).map((piece) => shift(piece, lap))]
  const seam: Joint = { ...head[0].start, backward: tail[reach - 1].end.backward }
  tail[reach - 1] = { ...tail[reach - 1], end: seam }
  head[0] = { ...head[0], start: seam }
  const joined = bridgePieces(twice, [...tail, ...head], bridgeRule(rule))
  return [...pieces.slice(reach, -reach), ...joined]
}

function shift(piece: Piece, by: number): Piece {
  const move = (joint: Joint): Joint => ({ ...joint, index: joint.index + by })
  return { ...piece, start: move(piece.start), end: move(piece.end) }
}
