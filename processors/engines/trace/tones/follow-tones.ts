import type { Curve } from '../fit/curve.ts'
import { takePen } from '../pen/pen.ts'
import { readCurve } from '../pen/read-curve.ts'

export type FollowRule = {
  /** False draws straight lines only. */
  readonly curves: boolean
  /** Most refinements of one curve's parameter. */
  readonly rounds: number
}

/** Draws the boundary between tones that lies under the pen in few segments, each as far as it keeps within the tolerance of all places. */
export function followTones(count: number, { curves, rounds }: FollowRule): Curve {
  const pen = takePen({ places: count })
  const drawn = pen.call.followPlaces(count, curves ? 1 : 0, rounds)
  return readCurve(pen, pen.points[0], pen.points[1], drawn)
}
