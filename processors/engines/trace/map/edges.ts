import type { Curve } from '../fit/curve.ts'
import type { EdgePath } from '../measure/edge-path.ts'
import type { Faces } from './faces.ts'
import type { Chain } from './planar-map.ts'

/**
 * A fitted boundary with its place in the map: the unit from which every ring is put together. Two rings that share
 * an edge write the very same numbers, one of them backwards.
 */
export type Edge = {
  readonly left: number
  readonly right: number
  /** Connected area on either side; -1 beyond the frame. */
  readonly leftFace: number
  readonly rightFace: number
  readonly closed: boolean
  /** Node ids; equal numbers are the same point. */
  readonly start: number
  readonly end: number
  /** Heading at which the edge leaves its start, and at which it would leave its end backwards: 0 east, 1 south, 2 west, 3 north. */
  readonly startTurn: number
  readonly endTurn: number
  /** Drawn when it is first asked for. */
  readonly curve: Curve
  /** What it is drawn from, so that it can be drawn together with its neighbours; undefined where only the curve stands. */
  readonly path: EdgePath | undefined
}

/** Everything of an edge but how it is drawn. */
export type EdgeEnds = Omit<Edge, 'curve' | 'path'>

/** The ends and faces of the chain with this index. */
export function placeEdge(chain: Chain, faces: Faces, index: number): EdgeEnds {
  const { left, right, closed, start, end } = chain
  return {
    left,
    right,
    leftFace: faces.left[index],
    rightFace: faces.right[index],
    closed,
    start,
    end,
    startTurn: chain.startHeading,
    endTurn: returningHeading(chain),
  }
}

function returningHeading({ endHeading }: Chain): number {
  return (endHeading + 2) & 3
}

/**
 * An edge that is drawn from its path when its curve is first asked for. A class, filled without an object in between, because a
 * photograph has tens of thousands and the collector moves each of them twice.
 */
export class PathEdge implements Edge {
  readonly left: number
  readonly right: number
  readonly leftFace: number
  readonly rightFace: number
  readonly closed: boolean
  readonly start: number
  readonly end: number
  readonly startTurn: number
  readonly endTurn: number
  readonly path: EdgePath
  readonly #draw: (path: EdgePath) => Curve
  #known: Curve | undefined

  constructor(chain: Chain, faces: Faces, index: number, path: EdgePath, draw: (path: EdgePath) => Curve) {
    this.left = chain.left
    this.right = chain.right
    this.leftFace = faces.left[index]
    this.rightFace = faces.right[index]
    this.closed = chain.closed
    this.start = chain.start
    this.end = chain.end
    this.startTurn = chain.startHeading
    this.endTurn = returningHeading(chain)
    this.path = path
    this.#draw = draw
  }

  get curve(): Curve {
    this.#known ??= this.#draw(this.path)
    return this.#known
  }
}
