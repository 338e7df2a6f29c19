import { greater, lesser } from '../../numbers/clamp.ts'
import type { Curve, Ring } from '../fit/curve.ts'
import type { PathRule } from '../fit/fit-chain.ts'
import { endOf, startOf, type WalkedPath } from '../measure/edge-path.ts'
import { drawLine } from '../motifs/draw-copy.ts'
import type { Outline, OutlineRing } from './rings.ts'

/** How the rings of one layer are drawn. */
export type RingPens = {
  readonly rule: PathRule
  /** Whether a piece runs under a higher layer. */
  readonly isHidden: (piece: Outline) => boolean
  /** Draws consecutive hidden pieces. */
  readonly hide: (pieces: readonly Outline[], closed: boolean) => Curve
}

// Rings with fewer points are too small to be fitted as a whole.
const RING_POINTS_MIN = 5

/**
 * Draws a ring of a layer. Consecutive pieces that are all visible or all hidden become one line where possible:
 * junctions at which only lower layers change are invisible, so the line runs smoothly through them.
 */
export function drawRing(ring: OutlineRing, pens: RingPens): Ring {
  const hidden = ring.map(pens.isHidden)
  const goesOn = (at: number): boolean => {
    const before = (at === 0 ? ring.length : at) - 1
    return hidden[before] === hidden[at] && (hidden[at] || joins(ring[before], ring[at], pens))
  }
  const first = ring.findIndex((_, at) => !goesOn(at))
  if (first < 0) return drawWhole(ring, hidden[0], pens)
  const drawn: Curve[] = []
  for (let done = 0; done < ring.length; ) {
    const isHidden = hidden[(first + done) % ring.length]
    const stretch = [ring[(first + done++) % ring.length]]
    while (done < ring.length && goesOn((first + done) % ring.length))
      stretch.push(ring[(first + done++) % ring.length])
    drawn.push(drawStretch({ pieces: stretch, closed: false, isHidden }, pens))
  }
  return drawn
}

/** A ring that is one line all round. */
function drawWhole(ring: OutlineRing, isHidden: boolean, pens: RingPens): Ring {
  const points = ring.reduce((sum, { walked }) => sum + (walked ? walked.path.points.length / 2 : 0), 0)
  if (points >= RING_POINTS_MIN || isHidden) return [drawStretch({ pieces: ring, closed: true, isHidden }, pens)]
  return ring.map((piece) => piece.curve)
}

/** Consecutive pieces that are all visible or all hidden and become one line; closed where that is the whole ring. */
type Stretch = { readonly pieces: readonly Outline[]; readonly closed: boolean; readonly isHidden: boolean }

function drawStretch({ pieces, closed, isHidden }: Stretch, pens: RingPens): Curve {
  const piece = pieces[0]
  if (isHidden) return pens.hide(pieces, closed)
  if (!piece.walked) return piece.curve
  const walked: WalkedPath[] = []
  for (let i = 0; i < pieces.length; i++) {
    const one = pieces[i].walked
    if (one) walked.push(one)
  }
  return drawLine(walked, closed, pens.rule)
}

/** Whether two consecutive visible pieces are drawn as one line. */
function joins(one: Outline, other: Outline, pens: RingPens): boolean {
  if (!one.walked || !other.walked) return false
  if (one === other) return one.walked.path.closed
  // Tones have no corners of their own, so a line continues into whichever follows.
  return pens.rule.isTonal || runsOn(one.walked, other.walked)
}

// Points over which the arms at a junction are judged: enough to see a corner, few enough to show a curve's own
// direction.
const ARM_POINTS = 5
const STRAIGHT_COSINE = 0.97
const LOOSENESS_RATIO_MAX = 1.5

/** Whether a line runs smoothly from one path into the next, and both have similar tolerances. */
function runsOn(one: WalkedPath, other: WalkedPath): boolean {
  const loose = greater(one.path.looseness, other.path.looseness)
  const tight = lesser(one.path.looseness, other.path.looseness)
  if (loose > LOOSENESS_RATIO_MAX * tight) return false
  const { 0: x, 1: y } = startOf(other)
  const { 0: backX, 1: backY } = armOf(one, one.forward ? 'end' : 'start')
  const { 0: aheadX, 1: aheadY } = armOf(other, other.forward ? 'start' : 'end')
  const ax = x - backX
  const ay = y - backY
  const bx = aheadX - x
  const by = aheadY - y
  return ax * bx + ay * by >= STRAIGHT_COSINE * Math.hypot(ax, ay) * Math.hypot(bx, by)
}

/** The place a few points along a path from its start or its end; a short path's other end. */
function armOf(walked: WalkedPath, side: 'start' | 'end'): readonly [number, number] {
  const { path } = walked
  const count = path.points.length / 2
  if (count < ARM_POINTS) return (side === 'start') === walked.forward ? endOf(walked) : startOf(walked)
  const index = side === 'start' ? ARM_POINTS - 1 : count - ARM_POINTS
  return [path.points[index * 2], path.points[index * 2 + 1]]
}
