import { type Curve, reverseCurve } from './curve.ts'
import type { WalkedPath } from './edge-path.ts'
import type { Edge } from './edges.ts'

/** A piece of an outline: a curve with the drawn area on its right, and what lies on either side. */
export type Outline = {
  readonly curve: Curve
  /** What the curve is drawn from, where that is known. */
  readonly walked: WalkedPath | undefined
  /** Face on the right, which belongs to the drawn area, and on the left, which does not; -1 beyond the frame. */
  readonly ownFace: number
  readonly otherFace: number
  readonly otherInk: number
}

/** A closed outline: pieces that follow each other. The inside lies on the right, so both fill rules agree. */
export type OutlineRing = readonly Outline[]

type Half = Outline & {
  readonly end: number
  readonly startAngle: number
  readonly endAngle: number
  used: boolean
}

/**
 * Puts together the outlines of a set of inks, or of faces (-1 beyond the frame), from the edges that have exactly one side in
 * it. Every ring keeps the set on its right, holes included.
 */
export function assembleRings(edges: readonly Edge[], isInside: (ink: number, face: number) => boolean): OutlineRing[] {
  const rings: OutlineRing[] = []
  const leaving = new Map<number, Half[]>()
  for (const edge of edges) {
    const inLeft = isInside(edge.left, edge.leftFace)
    if (inLeft === isInside(edge.right, edge.rightFace)) continue
    const half = halfOf(edge, !inLeft)
    if (edge.closed) {
      rings.push([half])
      continue
    }
    const from = inLeft ? edge.end : edge.start
    const list = leaving.get(from)
    if (list) list.push(half)
    else leaving.set(from, [half])
  }
  for (const halves of leaving.values())
    for (const first of halves) if (!first.used) rings.push(followRing(first, leaving))
  return rings
}

function halfOf(edge: Edge, forward: boolean): Half {
  return {
    get curve() {
      return forward ? edge.curve : reverseCurve(edge.curve)
    },
    walked: edge.path && { path: edge.path, forward },
    ownFace: forward ? edge.rightFace : edge.leftFace,
    otherFace: forward ? edge.leftFace : edge.rightFace,
    otherInk: forward ? edge.left : edge.right,
    end: forward ? edge.end : edge.start,
    startAngle: forward ? edge.startAngle : edge.endAngle,
    endAngle: forward ? edge.endAngle : edge.startAngle,
    used: false,
  }
}

function followRing(first: Half, leaving: ReadonlyMap<number, readonly Half[]>): OutlineRing {
  const ring: Outline[] = []
  let half: Half | undefined = first
  while (half && !half.used) {
    half.used = true
    ring.push(half)
    half = nextHalf(half, leaving.get(half.end) ?? [], first)
  }
  return ring
}

/**
 * At a node where several outlines meet, the sharpest right turn stays round the same piece of the inside, so that no
 * ring crosses itself.
 */
function nextHalf(arriving: Half, candidates: readonly Half[], first: Half): Half | undefined {
  let best: Half | undefined
  let bestTurn = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    if (candidate.used && candidate !== first) continue
    // Angle from the way back, anticlockwise on screen: the first edge met encloses the inside on the right.
    const turn = positiveAngle(arriving.endAngle - candidate.startAngle)
    if (turn < bestTurn) {
      bestTurn = turn
      best = candidate
    }
  }
  return best
}

function positiveAngle(angle: number): number {
  const turned = ((angle % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI)
  return turned <= 1e-9 ? 2 * Math.PI : turned
}
