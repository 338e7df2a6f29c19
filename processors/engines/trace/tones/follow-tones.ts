import type { Curve } from '../fit/curve.ts'
import { takePen } from '../pen/pen.ts'
import { readCurve } from '../pen/read-curve.ts'

export type FollowRule = {
  /** False allows straight lines only. */
  readonly curves: boolean
  /** Most iterations of the parameter refinement of one curve. */
  readonly rounds: number
}

/**
 * Draws the border between tones whose points were copied to the kernels' memory. Few segments: each is as long as it
 * stays within the tolerances of all points.
 */
export function followTones(count: number, { curves, rounds }: FollowRule): Curve {
  const pen = takePen({ places: count })
  const drawn = pen.call.followPlaces(count, curves ? 1 : 0, rounds)
  return readCurve(pen, pen.points[0], pen.points[1], drawn)
}
