import { type Curve, reverseCurve } from '../fit/curve.ts'
import type { Edge } from '../map/edges.ts'
import type { WalkedPath } from '../measure/edge-path.ts'

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

/**
 * Puts together the outlines of a set of inks, or of faces (-1 beyond the frame), from the edges that have exactly one side in
 * it. Every ring keeps the set on its right, holes included.
 */
export function assembleRings(edges: readonly Edge[], isInside: (ink: number, face: number) => boolean): OutlineRing[] {
  const rings: OutlineRing[] = []
  const leaving = new Map<number, Half>()
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i]
    const inLeft = isInside(edge.left, edge.leftFace)
    if (inLeft === isInside(edge.right, edge.rightFace)) continue
    const half = new Half(edge, !inLeft)
    if (edge.closed) {
      rings.push([half])
      continue
    }
    const other = leaving.get(half.start)
    if (other) other.append(half)
    else leaving.set(half.start, half)
  }
  for (const first of leaving.values())
    for (let half: Half | undefined = first; half; half = half.next)
      if (!half.used) rings.push(followRing(half, leaving))
  return rings
}

/** An edge walked in one direction, with the other ones that leave the same node. */
class Half implements Outline {
  readonly edge: Edge
  readonly forward: boolean
  readonly walked: WalkedPath | undefined
  used = false
  next: Half | undefined = undefined

  constructor(edge: Edge, forward: boolean) {
    this.edge = edge
    this.forward = forward
    this.walked = edge.path && { path: edge.path, forward }
  }

  get curve(): Curve {
    return this.forward ? this.edge.curve : reverseCurve(this.edge.curve)
  }

  get ownFace(): number {
    return this.forward ? this.edge.rightFace : this.edge.leftFace
  }

  get otherFace(): number {
    return this.forward ? this.edge.leftFace : this.edge.rightFace
  }

  get otherInk(): number {
    return this.forward ? this.edge.left : this.edge.right
  }

  get start(): number {
    return this.forward ? this.edge.start : this.edge.end
  }

  get end(): number {
    return this.forward ? this.edge.end : this.edge.start
  }

  get startAngle(): number {
    return this.forward ? this.edge.startAngle : this.edge.endAngle
  }

  get endAngle(): number {
    return this.forward ? this.edge.endAngle : this.edge.startAngle
  }

  /** Adds one that leaves the same node, after all others. */
  append(half: Half): void {
    let last: Half = this
    while (last.next) last = last.next
    last.next = half
  }
}

function followRing(first: Half, leaving: ReadonlyMap<number, Half>): OutlineRing {
  const ring: Outline[] = []
  let half: Half | undefined = first
  while (half && !half.used) {
    half.used = true
    ring.push(half)
    half = nextHalf(half, leaving.get(half.end), first)
  }
  return ring
}

/**
 * At a node where several outlines meet, the sharpest right turn stays round the same piece of the inside, so that no
 * ring crosses itself.
 */
function nextHalf(arriving: Half, leaving: Half | undefined, first: Half): Half | undefined {
  if (leaving && !leaving.next) return !leaving.used || leaving === first ? leaving : undefined
  let best: Half | undefined
  let bestTurn = Number.POSITIVE_INFINITY
  for (let candidate = leaving; candidate; candidate = candidate.next) {
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
