import { type Curve, reverseCurve } from './curve.ts'
import type { Edge } from './edges.ts'

/** A closed outline: curves that follow each other. The inside lies on the right, so both fill rules agree. */
export type Ring = readonly Curve[]

type Half = {
  readonly curve: Curve
  readonly end: number
  readonly startAngle: number
  readonly endAngle: number
  used: boolean
}

/**
 * Puts together the outlines of a set of inks from the edges that have exactly one side in it. Every ring keeps the
 * set on its right, holes included.
 */
export function assembleRings(edges: readonly Edge[], isInside: (ink: number) => boolean): Ring[] {
  const rings: Ring[] = []
  const leaving = new Map<number, Half[]>()
  for (const edge of edges) {
    const inLeft = isInside(edge.left)
    if (inLeft === isInside(edge.right)) continue
    const forward = !inLeft
    const curve = forward ? edge.curve : reverseCurve(edge.curve)
    if (edge.closed) {
      rings.push([curve])
      continue
    }
    const from = forward ? edge.start : edge.end
    const half: Half = {
      curve,
      end: forward ? edge.end : edge.start,
      startAngle: forward ? edge.startAngle : edge.endAngle,
      endAngle: forward ? edge.endAngle : edge.startAngle,
      used: false,
    }
    const list = leaving.get(from)
    if (list) list.push(half)
    else leaving.set(from, [half])
  }
  for (const halves of leaving.values())
    for (const first of halves) if (!first.used) rings.push(followRing(first, leaving))
  return rings
}

function followRing(first: Half, leaving: ReadonlyMap<number, readonly Half[]>): Ring {
  const ring: Curve[] = []
  let half: Half | undefined = first
  while (half && !half.used) {
    half.used = true
    ring.push(half.curve)
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
  const turned = angle % (2 * Math.PI)
  return turned <= 1e-9 ? turned + 2 * Math.PI : turned
}
