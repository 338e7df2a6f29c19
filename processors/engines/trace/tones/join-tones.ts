import type { Points } from '../fit/curve.ts'
import type { Place } from '../measure/junctions.ts'
import type { TonePath } from './follow-tones.ts'

/** What was measured of a boundary between tones, and whether it is walked backwards. */
type WalkedTones = {
  readonly path: {
    readonly points: Points
    readonly start: Place
    readonly end: Place
    readonly closed: boolean
    /** How many times looser than a plain edge it may be followed. */
    readonly looseness: number
  }
  readonly forward: boolean
}

let points = new Float64Array(1024)
let tolerances = new Float64Array(512)

/**
 * All places of paths that follow each other, junctions too, each as closely followed as the edge that it lies on; valid until the
 * next are joined, since photographs have thousands of stretches of a few places each.
 */
export function joinTones(walked: readonly WalkedTones[], closed: boolean, tolerance: number): TonePath {
  let most = 1
  for (const { path } of walked) most += path.points.length / 2 + 1
  if (most > tolerances.length) {
    points = new Float64Array(most * 4)
    tolerances = new Float64Array(most * 2)
  }
  let used = 0
  for (const { path, forward } of walked) {
    const from = used
    if (!path.closed) addPlace(forward ? path.start : path.end, used++)
    const own = path.points
    const last = own.length - 2
    for (let i = 0; i <= last; i += 2, used++) {
      const at = forward ? i : last - i
      points[used * 2] = own[at]
      points[used * 2 + 1] = own[at + 1]
    }
    tolerances.fill(tolerance * path.looseness, from, used)
  }
  const { path, forward } = walked[walked.length - 1]
  if (closed) points.copyWithin(used * 2, 0, 2)
  else addPlace(forward ? path.end : path.start, used)
  tolerances[used] = tolerances[closed ? 0 : used - 1]
  return { points, tolerances, count: used + 1 }
}

function addPlace(place: Place, at: number): void {
  points[at * 2] = place[0]
  points[at * 2 + 1] = place[1]
}
