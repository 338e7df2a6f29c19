import { type Curve, endOf } from '../fit/curve.ts'
import { flattenRing } from '../fit/flatten.ts'
import type { LabelMap } from '../labels/merge-specks.ts'
import { startOf } from '../measure/edge-path.ts'
import type { Place } from '../measure/junctions.ts'
import { type Pen, takePen } from '../pen/pen.ts'
import { readCurve } from '../pen/read-curve.ts'
import { addPlace, addPlaces } from '../tones/join-tones.ts'
import type { Outline } from './rings.ts'

/** Side of a piece on which its cover is; `both` where the line may stay. */
export type Side = 'left' | 'right' | 'both'

/** What covers the hidden lines of one level. */
export type HidingRule = {
  readonly level: number
  readonly sideOf: (piece: Outline) => Side
  /** Largest distance that a point is moved under its cover, pixels. */
  readonly reachPx: number
  /** Cover that a line needs on either side, pixels. */
  readonly marginPx: number
  /** Pixels; nearer to an end than this the line runs alongside visible parts and nothing is wholly covered. */
  readonly endPx: number
}

const wayOf: Readonly<Record<Side, number>> = { left: 1, right: -1, both: 0 }

/**
 * Copies the label map into the kernels' memory, where it tells what covers hidden lines; `rank` is the level of each
 * ink.
 */
export function layCover({ ink, width, height }: LabelMap, rank: Int16Array): void {
  const { inks, levels, frame } = takePen({ pixels: ink.length })
  inks.set(ink)
  levels.set(rank)
  frame[0] = width
  frame[1] = height
}

/**
 * Draws consecutive hidden pieces as one line of as few straight sides as fit under the layers above (`layCover`
 * first). Its two ends stay, because the visible line continues there; a ring has none.
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

// Chords this near to their curve stay under whatever covers it, pixels.
const CHORD_MISS_PX = 0.1

/**
 * Vertices of a piece of which only the curve is known. (Reading the curve of other pieces would fit it needlessly.)
 */
function cornersOf(piece: Outline): readonly number[] {
  return flattenRing([piece.curve], CHORD_MISS_PX)
}

function placesOf(piece: Outline): number {
  return piece.walked ? piece.walked.path.points.length / 2 + 1 : cornersOf(piece).length / 2
}

/** Copies the piece's start and its measured points; its end belongs to the next piece. Returns their number. */
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
