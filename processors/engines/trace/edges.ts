import type { Curve } from './curve.ts'
import type { EdgePath } from './edge-path.ts'

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
  /** Heading (radians, y down) at which the edge leaves its start, and at which it would leave its end backwards. */
  readonly startAngle: number
  readonly endAngle: number
  /** Drawn when it is first asked for. */
  readonly curve: Curve
  /** What it is drawn from, so that it can be drawn together with its neighbours; undefined where only the curve stands. */
  readonly path: EdgePath | undefined
}

/** Everything of an edge but how it is drawn. */
export type EdgeEnds = Omit<Edge, 'curve' | 'path'>

/** An edge that is drawn from its path when its curve is first asked for. A class, because a photograph has thousands. */
export class PathEdge implements Edge {
  readonly left: number
  readonly right: number
  readonly leftFace: number
  readonly rightFace: number
  readonly closed: boolean
  readonly start: number
  readonly end: number
  readonly startAngle: number
  readonly endAngle: number
  readonly path: EdgePath
  readonly #draw: (path: EdgePath) => Curve
  #known: Curve | undefined

  constructor(ends: EdgeEnds, path: EdgePath, draw: (path: EdgePath) => Curve) {
    this.left = ends.left
    this.right = ends.right
    this.leftFace = ends.leftFace
    this.rightFace = ends.rightFace
    this.closed = ends.closed
    this.start = ends.start
    this.end = ends.end
    this.startAngle = ends.startAngle
    this.endAngle = ends.endAngle
    this.path = path
    this.#draw = draw
  }

  get curve(): Curve {
    this.#known ??= this.#draw(this.path)
    return this.#known
  }
}
