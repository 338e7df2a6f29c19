import type { LabelMap } from '../labels/merge-specks.ts'
import { createMapBoard, type MapBoard } from './map-board.ts'

/**
 * A boundary between two inks, from junction to junction or closed, along pixel corners. It is stored once and shared
 * by both sides, so neighbours can neither gap nor overlap. A photograph has tens of thousands, so rarely needed data
 * stay in tables.
 */
export class Chain {
  /** Ink on the left and on the right in the direction of travel (y grows downwards). */
  readonly left: number
  readonly right: number
  readonly closed: boolean
  /** Junction ids (corner y × (width + 1) + x); for a closed chain both are its start corner. */
  readonly start: number
  readonly end: number
  readonly board: MapBoard
  readonly index: number

  constructor(board: MapBoard, index: number) {
    const { tables } = board
    this.left = tables.leftInk[index]
    this.right = tables.rightInk[index]
    this.closed = tables.closed[index] === 1
    this.start = tables.from[index]
    this.end = tables.to[index]
    this.board = board
    this.index = index
  }

  /** Heading of the first and the last step: 0 east, 1 south, 2 west, 3 north. */
  get startHeading(): number {
    return this.board.tables.startHeading[this.index]
  }

  get endHeading(): number {
    return this.board.tables.endHeading[this.index]
  }

  /** Number of cracks that it runs along. */
  get steps(): number {
    const { firstCorner } = this.board.tables
    return firstCorner[this.index + 1] - firstCorner[this.index] - 1
  }

  /** Pixel corners in order, first and last included; on a torus they continue past the frame. */
  get xs(): Int32Array {
    const { xs, firstCorner } = this.board.tables
    return xs.subarray(firstCorner[this.index], firstCorner[this.index + 1])
  }

  get ys(): Int32Array {
    const { ys, firstCorner } = this.board.tables
    return ys.subarray(firstCorner[this.index], firstCorner[this.index + 1])
  }

  get firstX(): number {
    const { xs, firstCorner } = this.board.tables
    return xs[firstCorner[this.index]]
  }

  get firstY(): number {
    const { ys, firstCorner } = this.board.tables
    return ys[firstCorner[this.index]]
  }

  get lastX(): number {
    const { xs, firstCorner } = this.board.tables
    return xs[firstCorner[this.index + 1] - 1]
  }

  get lastY(): number {
    const { ys, firstCorner } = this.board.tables
    return ys[firstCorner[this.index + 1] - 1]
  }
}

export type PlanarMap = { readonly chains: readonly Chain[]; readonly board: MapBoard }

export type JoiningRule = {
  /**
   * True where aliased lines step diagonally: an ink that touches itself at a corner between two others then always
   * stays connected, else only where it is a line.
   */
  readonly joinsLines?: boolean
}

/** Traces every boundary of a label map. Chains come in reading order of their first corner, closed ones last. */
export function buildPlanarMap(map: LabelMap, { joinsLines = false }: JoiningRule = {}): PlanarMap {
  const board = createMapBoard(map, { joinsLines })
  const chains: Chain[] = []
  for (let index = 0; index < board.chainCount; index++) chains.push(new Chain(board, index))
  return { chains, board }
}
