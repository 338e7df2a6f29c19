import { lesser } from '../../numbers/clamp.ts'
import type { Curve, Points } from '../fit/curve.ts'
import { fitPath, type PathRule } from '../fit/fit-chain.ts'
import type { CopiedLine } from '../motifs/motif.ts'
import { followTones } from '../tones/follow-tones.ts'
import { joinTones } from '../tones/join-tones.ts'
import type { Place } from './junctions.ts'
import { joinShares, type ShareOnRight, type WalkedShare } from './pair-share.ts'
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
  const shares: WalkedShare[] = []
  let looseness = Number.POSITIVE_INFINITY
  for (let i = 0; i < walked.length; i++) {
    const { path, forward } = walked[i]
    looseness = lesser(path.looseness, looseness)
    if (path.shareAt) shares.push({ share: path.shareAt, forward })
  }
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
  let total = 2 * walked.length - 2
  for (let i = 0; i < walked.length; i++) total += walked[i].path.points.length
  const out = new Float64Array(total)
  let used = layPath(out, 0, walked[0])
  for (let order = 1; order < walked.length; order++) {
    const { 0: x, 1: y } = startOf(walked[order])
    out[used] = x
    out[used + 1] = y
    used = layPath(out, used + 2, walked[order])
  }
  return out
}

/** Copies the points of a path as it is walked; returns where they end. */
function layPath(out: Points, first: number, { path: { points }, forward }: WalkedPath): number {
  for (let i = 0; i < points.length; i += 2) {
    const from = forward ? i : points.length - 2 - i
    out[first + i] = points[from]
    out[first + i + 1] = points[from + 1]
  }
  return first + points.length
}

function loosen(rule: PathRule, looseness: number): PathRule {
  if (looseness <= 1) return rule
  const corner = { ...rule.corner, missPixels: rule.corner.missPixels * looseness }
  return { ...rule, tolerance: rule.tolerance * looseness, pointError: rule.pointError * looseness, corner }
}
