import { type Curve, endOf } from '../fit/curve.ts'
import { flattenRing } from '../fit/flatten.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import { startOf } from '../measure/edge-path.ts'
import type { Place } from '../measure/junctions.ts'
import { type Pen, takePen } from '../pen/pen.ts'
import { readCurve } from '../pen/read-curve.ts'
import { addPlace, addPlaces } from '../tones/join-tones.ts'
import type { Outline } from './rings.ts'

/** Side of a piece on which its cover lies: left, right, or both, where the line may stay. */
export type Side = 'left' | 'right' | 'both'

/** What lies over the hidden lines of one level. */
export type HidingRule = {
  readonly level: number
  readonly sideOf: (piece: Outline) => Side
  /** Farthest that a place is moved under its cover, pixels. */
  readonly reachPx: number
  /** Cover that a line needs on either side, pixels. */
  readonly marginPx: number
  /** Nearer to an end than this the visible line runs alongside and nothing is wholly covered, pixels. */
  readonly endPx: number
}

const wayOf: Readonly<Record<Side, number>> = { left: 1, right: -1, both: 0 }

/** Lays the picture under the pen, by whose layers lines are hidden; `rank` is the level of each ink. */
export function layCover({ ink, width, height }: LabelMap, rank: Int16Array): void {
  const { inks, levels, frame } = takePen({ pixels: ink.length })
  inks.set(ink)
  levels.set(rank)
  frame[0] = width
  frame[1] = height
}

/**
 * Draws pieces that follow each other and that nobody sees as one line of as few straight sides as fit under the layers above, in the
 * picture that was laid under the pen. Its two ends stay where the visible line goes on; a ring has none.
 */
export function hideStretch(pieces: readonly Outline[], closed: boolean, rule: HidingRule): Curve {
  let most = 1
  for (let i = 0; i < pieces.length; i++) most += placesOf(pieces[i])
  const pen = takePen({ places: most })
  let used = 0
  for (let i = 0; i < pieces.length; i++) {
    const from = used
    used += layPiece(pen, pieces[i], used)
    pen.coverSides.fill(wayOf[rule.sideOf(pieces[i])], from, used)
  }
  if (closed) pen.points.copyWithin(used * 2, 0, 2)
  else addPlace(pen, endPlace(pieces[pieces.length - 1]), used)
  pen.coverSides[used] = pen.coverSides[0]
  pen.reaches[0] = rule.reachPx
  pen.reaches[1] = rule.marginPx
  pen.reaches[2] = rule.endPx
  const drawn = pen.call.hidePlaces(used + 1, closed ? 1 : 0, rule.level)
  return readCurve(pen, pen.moved[0], pen.moved[1], drawn)
}

// Chords nearer than this to their curve stay under whatever covers it.
const CHORD_MISS_PX = 0.1

/** Where a piece bends of which only the curve is known. A curve is drawn when it is first asked for: of others it never is. */
function cornersOf(piece: Outline): readonly number[] {
  return flattenRing([piece.curve], CHORD_MISS_PX)
}

function placesOf(piece: Outline): number {
  return piece.walked ? piece.walked.path.points.length / 2 + 1 : cornersOf(piece).length / 2
}

/** Lays the piece's own start and the places measured along it; its end belongs to the next piece. Returns how many they are. */
function layPiece(pen: Pen, piece: Outline, used: number): number {
  const { walked } = piece
  if (!walked) {
    const corners = cornersOf(piece)
    pen.points.set(corners, used * 2)
    return corners.length / 2
  }
  const { path, forward } = walked
  if (path.closed) return addPlaces(pen, path.points, forward, used)
  addPlace(pen, startOf(walked), used)
  return 1 + addPlaces(pen, path.points, forward, used + 1)
}

function endPlace(piece: Outline): Place {
  const { walked } = piece
  if (!walked) return endOf(piece.curve)
  return walked.forward ? walked.path.end : walked.path.start
}
