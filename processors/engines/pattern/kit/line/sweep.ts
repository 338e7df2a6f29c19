import { clamp } from '../../../numbers/clamp.ts'
import type { Knot, Point, Ring } from './knot.ts'

/**
 * The envelope of a circle that moves along a path while its radius changes: the body of a boteh (paisley), a bud, a
 * comma. `inset` gives exact parallel contours inside; undefined when nothing is left.
 *
 * @param path centre at t in 0..1
 * @param radius radius at t, falling to 0 at t = 1
 */
export function sweepCircle(
  path: (t: number) => Point,
  radius: (t: number) => number,
  inset: number,
  steps = 14,
): Ring | undefined {
  const end = lastInside(radius, inset)
  if (end === undefined || end < 0.05) return undefined
  const left: Knot[] = []
  const right: Knot[] = []
  for (let step = 0; step <= steps; step++) {
    const t = (end * step) / steps
    const [before, after, centre] = [path(t - 1e-3), path(t + 1e-3), path(t)]
    const heading = Math.atan2(after[1] - before[1], after[0] - before[0])
    const pace = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1e-9
    const lean = Math.asin(clamp((radius(t + 1e-3) - radius(t - 1e-3)) / pace, -0.98, 0.98))
    const far = Math.max(0, radius(t) - inset)
    const isTip = step === steps
    left.push(knotAt(centre, far, heading + Math.PI / 2 + lean, isTip ? 1 : 0))
    if (!isTip) right.push(knotAt(centre, far, heading - Math.PI / 2 - lean))
  }
  const foot = path(0)
  const heading = Math.atan2(path(1e-3)[1] - path(-1e-3)[1], path(1e-3)[0] - path(-1e-3)[0])
  const cap = [-0.3, -0.6, -0.9].map((share) =>
    knotAt(foot, (radius(0) - inset) * 1.03, heading - Math.PI / 2 + share * Math.PI * 0.84),
  )
  return [...left, ...right.reverse(), ...cap]
}

function lastInside(radius: (t: number) => number, inset: number): number | undefined {
  if (radius(0) <= inset) return undefined
  let [low, high] = [0, 1]
  for (let round = 0; round < 24; round++) {
    const middle = (low + high) / 2
    if (radius(middle) > inset) low = middle
    else high = middle
  }
  return low
}

function knotAt([x, y]: Point, far: number, angle: number, corner: 0 | 1 = 0): Knot {
  return [x + Math.cos(angle) * far, y + Math.sin(angle) * far, corner]
}
