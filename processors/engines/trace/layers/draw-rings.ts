import type { Curve, Ring } from '../fit/curve.ts'
import type { PathRule } from '../fit/fit-chain.ts'
import { endOf, startOf, type WalkedPath } from '../measure/edge-path.ts'
import { drawLine } from '../motifs/draw-copy.ts'
import type { Outline, OutlineRing } from './rings.ts'

/** How one layer's rings are drawn. */
export type RingPens = {
  readonly rule: PathRule
  /** True where the piece runs under a higher layer. */
  readonly isHidden: (piece: Outline) => boolean
  /** Draws hidden pieces that follow each other. */
  readonly hide: (pieces: readonly Outline[], closed: boolean) => Curve
}

// A ring of fewer points is too small to be drawn as one line.
const RING_POINTS_MIN = 5

/**
 * Draws a ring of one layer in as few stretches as it has changes between seen and hidden: nobody sees at which junctions
 * the lower layers change, so the line runs smoothly through them.
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
    drawn.push(drawPieces(stretch, false, isHidden, pens))
  }
  return drawn
}

/** A ring that is one line all round. */
function drawWhole(ring: OutlineRing, isHidden: boolean, pens: RingPens): Ring {
  const points = ring.reduce((sum, { walked }) => sum + (walked ? walked.path.points.length / 2 : 0), 0)
  if (points >= RING_POINTS_MIN || isHidden) return [drawPieces(ring, true, isHidden, pens)]
  return ring.map((piece) => piece.curve)
}

/** Draws pieces that are all seen or all hidden. */
function drawPieces(pieces: readonly Outline[], closed: boolean, isHidden: boolean, pens: RingPens): Curve {
  const piece = pieces[0]
  if (isHidden) return pens.hide(pieces, closed)
  if (!piece.walked) return piece.curve
  return drawLine(
    pieces.flatMap(({ walked }) => walked ?? []),
    closed,
    pens.rule,
  )
}

/** True where two pieces that are seen and follow each other are drawn as one line. */
function joins(one: Outline, other: Outline, pens: RingPens): boolean {
  if (!one.walked || !other.walked) return false
  if (one === other) return one.walked.path.closed
  // Tones have no corners of their own: whatever line follows goes on.
  return pens.rule.isTonal || runsOn(one.walked, other.walked)
}

// Arms of a junction are judged over this many points: enough to see a corner, few enough to see a curve's own direction.
const ARM_POINTS = 5
const STRAIGHT_COSINE = 0.97
const LOOSENESS_RATIO_MAX = 1.5

/** True where a line runs smoothly from one path into the next, and both may be followed equally closely. */
function runsOn(one: WalkedPath, other: WalkedPath): boolean {
  const [loose, tight] = [one.path.looseness, other.path.looseness].sort((a, b) => b - a)
  if (loose > LOOSENESS_RATIO_MAX * tight) return false
  const [x, y] = startOf(other)
  const [backX, backY] = armOf(one, !one.forward)
  const [aheadX, aheadY] = armOf(other, other.forward)
  const [ax, ay, bx, by] = [x - backX, y - backY, aheadX - x, aheadY - y]
  return ax * bx + ay * by >= STRAIGHT_COSINE * Math.hypot(ax, ay) * Math.hypot(bx, by)
}

/** The place a few points along a path, from its start or from its end; a short path's other end. */
function armOf(walked: WalkedPath, fromStart: boolean): readonly [number, number] {
  const { path } = walked
  const count = path.points.length / 2
  if (count < ARM_POINTS) return fromStart === walked.forward ? endOf(walked) : startOf(walked)
  const index = fromStart ? ARM_POINTS - 1 : count - ARM_POINTS
  return [path.points[index * 2], path.points[index * 2 + 1]]
}
