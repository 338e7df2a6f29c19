import type { Curve, Points } from '../fit/curve.ts'
import { fitPath, type PathRule } from '../fit/fit-chain.ts'
import type { CopiedLine } from '../motifs/motif.ts'
import { followTones } from '../tones/follow-tones.ts'
import { joinTones } from '../tones/join-tones.ts'
import type { Place } from './junctions.ts'
import { joinShares, type ShareOnRight } from './pair-share.ts'
import { smoothCracks } from './smooth-cracks.ts'

/** What was measured of one boundary, before it is drawn. */
export type EdgePath = {
  /** Places on the boundary in order, its ends left out where a third ink spoils them. */
  readonly points: Points
  readonly start: Place
  readonly end: Place
  readonly closed: boolean
  /** How many times looser than a plain edge this one may be followed, 1 and more. */
  readonly looseness: number
  /** What the pixels beside it say of corners; undefined where blur, grain or hard pixels hide it. */
  readonly shareAt: ShareOnRight | undefined
  /** What it is a copy of, where a motif repeats. */
  readonly copy?: CopiedLine<EdgePath> | undefined
}

/** A path, and whether it is walked as it was measured or backwards. */
export type WalkedPath = { readonly path: EdgePath; readonly forward: boolean }

/**
 * Draws boundaries that follow each other with lines and cubics as one line, smooth through the junctions between them.
 *
 * @param closed true when the last one ends where the first begins, and the whole is a ring
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

/** Where a walked path begins, in pixels. */
export function startOf({ path, forward }: WalkedPath): Place {
  return forward ? path.start : path.end
}

/** Where a walked path ends, in pixels. */
export function endOf({ path, forward }: WalkedPath): Place {
  return forward ? path.end : path.start
}

/** Points of paths that follow each other; a junction between them is one of them, or what lies deeper would show beside it. */
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
