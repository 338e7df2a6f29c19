import { bridgePieces } from './bridge-pieces.ts'
import type { Curve } from './curve.ts'
import { bridgeRule, type FitRule, fitPieces, segmentsOf } from './fit-run.ts'
import type { Direction, Joint } from './joints.ts'
import type { Piece } from './pieces.ts'

// Pieces to each side of the seam that may be joined over it.
const SEAM_REACH = 3

/**
 * Draws a smooth ring. It has to begin somewhere, and a seam there would stay for ever: once the ring is drawn, the
 * pieces on both sides of the seam are joined like any others.
 *
 * @param run points all round; the first and the last are the same place
 * @param tangent direction of the ring there
 */
export function fitLoop(run: Float64Array, rule: FitRule, tangent: Direction): Curve {
  const pieces = fitPieces(run, rule, tangent, [-tangent[0], -tangent[1]])
  const [{ x, y }] = pieces.map(({ start }) => start)
  if (!rule.curves || pieces.length < 3) return { x, y, ...segmentsOf(pieces) }
  const loop = joinOverSeam(run, pieces, rule)
  const [{ start }] = loop
  return { x: start.x, y: start.y, ...segmentsOf(loop) }
}

/** The same ring begun elsewhere, with the pieces on both sides of its first beginning joined where that costs less. */
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
