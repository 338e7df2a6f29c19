import type { Points } from '../fit/curve.ts'
import type { Place } from '../measure/junctions.ts'
import { type Pen, takePen } from '../pen/pen.ts'

/** The measured points of a border between tones, and the direction in which it is walked. */
export type WalkedTones = {
  readonly path: {
    readonly points: Points
    readonly start: Place
    readonly end: Place
    readonly closed: boolean
    /** Factor on its tolerance, 1 for a clearly visible edge. */
    readonly looseness: number
  }
  readonly forward: boolean
}

/**
 * Copies the points of consecutive paths, junctions included, to the kernels' memory, each with the tolerance of its
 * own path; a ring ends where it begins.
 *
 * @returns number of points
 */
export function joinTones(walked: readonly WalkedTones[], closed: boolean, tolerance: number): number {
  let most = 1
  for (let i = 0; i < walked.length; i++) most += walked[i].path.points.length / 2 + 1
  const pen = takePen({ places: most })
  const { points, tolerances } = pen
  let used = 0
  for (let i = 0; i < walked.length; i++) {
    const { path, forward } = walked[i]
    const from = used
    if (!path.closed) addPlace(pen, forward ? path.start : path.end, used++)
    used += addPlaces(pen, path.points, forward, used)
    tolerances.fill(tolerance * path.looseness, from, used)
  }
  const { path, forward } = walked[walked.length - 1]
  if (closed) points.copyWithin(used * 2, 0, 2)
  else addPlace(pen, forward ? path.end : path.start, used)
  tolerances[used] = tolerances[closed ? 0 : used - 1]
  return used + 1
}

/** Copies measured points behind the first `used`; returns their number. */
export function addPlaces({ points, call }: Pen, own: Points, forward: boolean, used: number): number {
  const count = own.length / 2
  points.set(own, used * 2)
  if (!forward) call.turnRound(used, count)
  return count
}

/** Copies one point. */
export function addPlace({ points }: Pen, place: Place, at: number): void {
  points[at * 2] = place[0]
  points[at * 2 + 1] = place[1]
}
