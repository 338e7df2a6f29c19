import type { Cloth } from '../../../kit/area/cloth.ts'
import { paintTogether } from '../../../kit/area/cloth.ts'
import { ribbon } from '../../../kit/line/curve.ts'
import type { Point, Ring } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { circle } from '../../../kit/line/outline.ts'
import type { Frame, FramePlace } from './frame.ts'

/** Crossings round one frame, even so that both strands close; and the points that a strand is drawn through between two of them. */
const [CROSSINGS, STEPS] = [24, 8]
/** Of half the cell: where the middle of the knotwork runs, how far the strands swing from it, and half their width. */
const [MIDDLE, SWING, HALF] = [0.8, 0.075, 0.03]
/** The bare line beside a strand that passes over another, in widths of it. */
const OUTLINE = 1.75

/** Rounds of knotwork: two strands that pass over and under each other all the way round, and a knot of four loops between the rounds. */
export const knotFrame: Frame = {
  wideMm: 100,
  tallMm: 100,
  shift: 'row',
  seat: { y: 0, wide: 0.62, tall: 0.62, round: 2 },
  alternates: 'never',
  draw: drawRound,
  drawJoint: (cloth, place) => {
    if (!place.isLone) drawLoops(cloth, place)
  },
}

function drawRound(cloth: Cloth, place: FramePlace): void {
  const { inks, x, y } = place
  const half = HALF * halfOf(place)
  const pieces = [0, 1].flatMap((strand) =>
    Array.from({ length: CROSSINGS }, (_, at) => ({ strand, at, isOver: (at + strand) % 2 === 0 })),
  )
  for (const isOver of [false, true]) {
    const passing = pieces.filter((piece) => piece.isOver === isOver)
    const bands = (wide: number, strands: readonly number[]): Ring[] =>
      passing
        .filter(({ strand }) => strands.includes(strand))
        .map(({ strand, at }) => ribbon(pieceOf(place, strand, at), () => half * wide))
    paintTogether(cloth, inks.ground, bands(OUTLINE, [0, 1]))
    paintTogether(cloth, inks.metal, bands(1, [0]))
    paintTogether(cloth, inks.fine, bands(1, [1]))
  }
  for (const radius of [MIDDLE - SWING - HALF * 2.6, MIDDLE + SWING + HALF * 2.6])
    paintTogether(cloth, inks.metal, [ribbon(ringOf(x, y, radius * halfOf(place)), () => Math.max(0.18, half * 0.3))])
}

/** One strand from half a crossing before to half a crossing after its `at`th. */
function pieceOf(place: FramePlace, strand: number, at: number): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const crossing = at - 0.5 + step / STEPS
    const swing = SWING * Math.sin(Math.PI * (crossing + strand))
    const turn = (TURN * crossing) / CROSSINGS
    const reach = (MIDDLE + swing) * halfOf(place)
    return [place.x + Math.cos(turn) * reach, place.y + Math.sin(turn) * reach]
  })
}

function ringOf(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 49 }, (_, at): Point => {
    const turn = (TURN * at) / 48
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius]
  })
}

/** Of half the cell, the reach of the knot between the frames; and into how many pieces its line is cut, each over the one before. */
const [LOOPS_REACH, PIECES] = [0.2, 16]

/** Four loops of one line, in the gap where the rounds of two rows meet. */
function drawLoops(cloth: Cloth, place: FramePlace): void {
  const { inks, x, y, halfWideMm, halfTallMm } = place
  const reach = LOOPS_REACH * halfOf(place)
  const half = HALF * 0.8 * halfOf(place)
  const at = (share: number): Point => {
    const turn = TURN * share
    return [
      x + halfWideMm + (reach / 1.8) * (Math.cos(turn) + 0.8 * Math.cos(3 * turn)),
      y + halfTallMm * 0.02 + (reach / 1.8) * (Math.sin(turn) - 0.8 * Math.sin(3 * turn)),
    ]
  }
  for (let piece = 0; piece < PIECES; piece++) {
    const line = Array.from({ length: STEPS + 1 }, (_, step) => at((piece + step / STEPS) / PIECES))
    paintTogether(cloth, inks.ground, [ribbon(line, () => half * OUTLINE)])
    paintTogether(cloth, inks.metal, [ribbon(line, () => half)])
  }
  paintTogether(cloth, inks.fine, [circle(x + halfWideMm, y + halfTallMm * 0.02, half * 1.2, 8)])
}

function halfOf({ halfWideMm, halfTallMm }: FramePlace): number {
  return Math.min(halfWideMm, halfTallMm)
}
