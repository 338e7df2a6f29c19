import type { Curve, Points } from '../fit/curve.ts'
import { fitPath, type PathRule } from '../fit/fit-chain.ts'
import type { CopiedLine } from '../motifs/motif.ts'
import { followTones } from '../tones/follow-tones.ts'
import { joinTones } from '../tones/join-tones.ts'
import type { Place } from './junctions.ts'
import { joinShares, type ShareOnRight } from './pair-share.ts'
import { smoothCracks } from './smooth-cracks.ts'

/** The measured points of one boundary, before a curve is fitted. */
export type EdgePath = {
  /** Points on the boundary in order, without those at its ends, which a third ink distorts. */
  readonly points: Points
  readonly start: Place
  readonly end: Place
  readonly closed: boolean
  /** Factor on its tolerance, 1 or more. */
  readonly looseness: number
  /** Coverage of the pixels beside it, which shows its corners; undefined where blur, noise or aliasing hide them. */
  readonly shareAt: ShareOnRight | undefined
  /** The line of a motif that it is a copy of, if any. */
  readonly copy?: CopiedLine<EdgePath> | undefined
}

/** A path and the direction in which it is walked. */
export type WalkedPath = { readonly path: EdgePath; readonly forward: boolean }

/**
 * Fits consecutive boundaries with lines and cubics as one line, smooth through the junctions between them.
 *
 * @param closed true when the last one ends where the first starts, and they form a ring
 */
export function drawStretch(walked: readonly WalkedPath[], closed: boolean, rule: PathRule): Curve {
  if (rule.isTonal) return followTones(joinTones(walked, closed, rule.tolerance), rule)
  const joined = joinPaths(walked)
  const points = rule.smoothsCracks ? smoothCracks(joined, closed) : joined
  const start = startOf(walked[0])
  const end = endOf(walked[walked.length - 1])
  const looseness = Math.min(...walked.map(({ path }) => path.looseness))
  const shares = walked.flatMap(({ path, forward }) => (path.shareAt ? [{ share: path.shareAt, forward }] : []))
  const shareAt = shares.length > 0 ? joinShares(shares) : undefined
  return fitPath({ points, start, end, closed, shareAt }, loosen(rule, looseness))
}

/** Start of a walked path, pixels. */
export function startOf({ path, forward }: WalkedPath): Place {
  return forward ? path.start : path.end
}

/** End of a walked path, pixels. */
export function endOf({ path, forward }: WalkedPath): Place {
  return forward ? path.end : path.start
}

/**
 * The points of consecutive paths. The junctions between them are included; without them lower layers would show
 * beside.
 */
function joinPaths(walked: readonly WalkedPath[]): Points {
  if (walked.length === 1 && walked[0].forward) return walked[0].path.points
  const total = walked.reduce((sum, { path }) => sum + path.points.length + 2, 0)
  const out = new Float64Array(total)
  let used = 0
  walked.forEach((one, order) => {
    const { points } = one.path
    if (order > 0) {
      out.set(startOf(one), used)
      used += 2
    }
    for (let i = 0; i < points.length; i += 2) {
      const from = one.forward ? i : points.length - 2 - i
      out[used++] = points[from]
      out[used++] = points[from + 1]
    }
  })
  return out.subarray(0, used)
}

function loosen(rule: PathRule, looseness: number): PathRule {
  if (looseness <= 1) return rule
  const corner = { ...rule.corner, missPixels: rule.corner.missPixels * looseness }
  return { ...rule, tolerance: rule.tolerance * looseness, pointError: rule.pointError * looseness, corner }
}
