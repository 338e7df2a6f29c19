import type { Curve } from '../fit/curve.ts'
import type { EdgePath } from '../measure/edge-path.ts'
import type { Faces } from './faces.ts'
import type { Chain } from './planar-map.ts'

/**
 * A fitted boundary with its place in the map: the unit from which all rings are assembled. Two rings that share an
 * edge write identical coordinates, one of them in reverse.
 */
export type Edge = {
  readonly left: number
  readonly right: number
  /** Face (connected area) on either side; -1 outside the frame. */
  readonly leftFace: number
  readonly rightFace: number
  readonly closed: boolean
  /** Node ids; equal ids are the same point. */
  readonly start: number
  readonly end: number
  /**
   * Heading in which the edge leaves its start, and in which it would leave its end backwards: 0 east, 1 south, 2 west,
   * 3 north.
   */
  readonly startTurn: number
  readonly endTurn: number
  /** The curve; fitted when it is first read. */
  readonly curve: Curve
  /**
   * What the curve is fitted to, so that it can also be fitted together with its neighbours'; undefined where only the
   * curve is known.
   */
  readonly path: EdgePath | undefined
}

/** An edge without its geometry. */
export type EdgeEnds = Omit<Edge, 'curve' | 'path'>

/** Ends and faces of the chain with this index. */
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
 * An edge whose curve is fitted when first read. A class with plain fields, filled without an intermediate object: a
 * photograph has tens of thousands, each of which the garbage collector copies twice.
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
