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
