import { type Curve, reverseCurve } from '../fit/curve.ts'
import type { Edge } from '../map/edges.ts'
import type { EdgePath, WalkedPath } from '../measure/edge-path.ts'
import { createRingBoard, type RingBoard } from './ring-board.ts'

/** A piece of an outline: a curve with the drawn area on its right, and what is on either side. */
export type Outline = {
  readonly curve: Curve
  /** The measured path of the curve, where it is known. */
  readonly walked: WalkedPath | undefined
  /** Face on the right, inside the drawn area, and on the left, outside it; -1 outside the frame. */
  readonly ownFace: number
  readonly otherFace: number
  readonly otherInk: number
}

/** A closed outline: consecutive pieces with the inside on their right, so that both fill rules agree. */
export type OutlineRing = readonly Outline[]

/** Assembles outlines from edges; every ring has the inside on its right, holes included. */
export type RingAssembler = {
  /** Outlines of a set of inks, or of faces (-1 outside the frame). */
  readonly ringsOf: (isInside: (ink: number, face: number) => boolean) => OutlineRing[]
  /** Outlines of everything that the layer of one level covers. */
  readonly ringsOfLevel: (level: number) => OutlineRing[]
}

const NO_FACES = new Int16Array(0)

/**
 * Makes an assembler for some edges.
 *
 * @param faceRank level of each face from the bottom, 0 up, negative where nothing is drawn; left out where no level is
 *   asked for
 */
export function openRings(edges: readonly Edge[], faceRank: Int16Array = NO_FACES): RingAssembler {
  const board = createRingBoard(edges, faceRank)
  return {
    ringsOf: (isInside) => {
      edges.forEach((edge, at) => {
        const onLeft = isInside(edge.left, edge.leftFace)
        board.sides[at] = onLeft === isInside(edge.right, edge.rightFace) ? 0 : onLeft ? 1 : 2
      })
      return readRings(board, edges)
    },
    ringsOfLevel: (level) => {
      board.call.coverLevel(level)
      return readRings(board, edges)
    },
  }
}

function readRings({ call, pieces, ringEnds }: RingBoard, edges: readonly Edge[]): OutlineRing[] {
  const rings: OutlineRing[] = []
  const count = call.assembleRings()
  let at = 0
  for (let ring = 0; ring < count; ring++) {
    const outline: Outline[] = []
    for (; at < ringEnds[ring]; at++) outline.push(new Piece(edges[pieces[at] >> 1], (pieces[at] & 1) === 1))
    rings.push(outline)
  }
  return rings
}

/**
 * An edge in one direction. It serves as its own `WalkedPath`, to save an object each: a photograph has a hundred
 * thousand.
 */
class Piece implements Outline {
  readonly edge: Edge
  readonly forward: boolean
  readonly path: EdgePath | undefined

  constructor(edge: Edge, forward: boolean) {
    this.edge = edge
    this.forward = forward
    this.path = edge.path
  }

  get walked(): WalkedPath | undefined {
    return isWalked(this) ? this : undefined
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
}

function isWalked(piece: Piece): piece is Piece & WalkedPath {
  return piece.path !== undefined
}
