import type { Curve, Points } from './curve.ts'
import { endOf, joinPaths, startOf, type WalkedPath } from './edge-path.ts'
import { fitPath, type PathRule } from './fit-chain.ts'
import type { Place } from './junctions.ts'

/** How far left of a heading, at a point, a hidden line may go: a vector in pixels. */
export type SideStep = (dx: number, dy: number, x: number, y: number) => readonly [number, number]

// Nobody sees a hidden line, so it follows its edge only as closely as it must not come out beside it.
const SLACK_SHARE = 0.5
const SLACK_MIN = 0.25
const SLACK_MAX = 0.6
const ROUNDS_MAX = 2

/**
 * Draws boundaries that follow each other as one line moved to the left, under the shapes that cover them. Its two ends
 * stay where the visible line goes on; a ring has none.
 */
export function hideStretch(walked: readonly WalkedPath[], closed: boolean, rule: PathRule, sideStep: SideStep): Curve {
  const points = joinPaths(walked, rule)
  const start = startOf(walked[0])
  const end = endOf(walked[walked.length - 1])
  const { moved, meanStep } = moveAside(points, closed, start, end, sideStep)
  const tolerance = Math.max(rule.tolerance, SLACK_MIN, Math.min(SLACK_MAX, SLACK_SHARE * meanStep))
  // Moved places say nothing of roundings any more.
  const corner = { ...rule.corner, missPixels: tolerance, areaMax: Number.POSITIVE_INFINITY }
  const rounds = Math.min(ROUNDS_MAX, rule.rounds)
  return fitPath({ points: moved, start, end, closed }, { ...rule, tolerance, pointError: tolerance, rounds, corner })
}

function moveAside(
  points: Points,
  closed: boolean,
  start: Place,
  end: Place,
  sideStep: SideStep,
): { readonly moved: Points; readonly meanStep: number } {
  const moved = new Float64Array(points.length)
  const count = points.length / 2
  let steps = 0
  for (let i = 0; i < count; i++) {
    const before = i > 0 ? placeOf(points, i - 1) : closed ? placeOf(points, count - 1) : start
    const after = i + 1 < count ? placeOf(points, i + 1) : closed ? placeOf(points, 0) : end
    const [x, y] = placeOf(points, i)
    const [stepX, stepY] = sideStep(after[0] - before[0], after[1] - before[1], x, y)
    moved[i * 2] = x + stepX
    moved[i * 2 + 1] = y + stepY
    steps += Math.hypot(stepX, stepY)
  }
  return { moved, meanStep: steps / Math.max(1, count) }
}

function placeOf(points: Points, index: number): Place {
  return [points[index * 2], points[index * 2 + 1]]
}
