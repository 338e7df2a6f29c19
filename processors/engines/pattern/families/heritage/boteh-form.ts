import { clamp } from '../../../numbers/clamp.ts'
import type { Point } from '../../kit/line/knot.ts'
import { mix, TURN } from '../../kit/line/knot.ts'
import { sweepCircle } from '../../kit/line/sweep.ts'

export type BotehInks = {
  readonly ground: number
  readonly line: number
  readonly first: number
  readonly second: number
  readonly third: number
}

/** Below this radius edges and pearls would be finer than a screen prints. */
export const RICH_LEAST_MM = 9

const SPINE_STEPS = 120

/** The path of a boteh of radius 1: straight in the body, then a hook; heading falls as t^2.1. */
const botehPath: readonly Point[] = (() => {
  const points: Point[] = [[0, 0]]
  for (let step = 1; step <= SPINE_STEPS; step++) {
    const t = step / SPINE_STEPS
    const heading = -TURN / 4 + 0.12 - 3.5 * t ** 2.1 + 0.5 * t
    const length = (3.1 / SPINE_STEPS) * (1 - 0.28 * t)
    const [x, y] = points[step - 1]
    points.push([x + Math.cos(heading) * length, y + Math.sin(heading) * length])
  }
  return points
})()

/**
 * The point at share `t` (0 at the foot, 1 at the tip) of the middle line of a boteh of radius `size`; a negative `t`
 * lies before the foot.
 */
export function pathAt(t: number, size: number): Point {
  const at = clamp(t, 0, 1) * SPINE_STEPS
  const index = Math.min(SPINE_STEPS - 1, Math.floor(at))
  const share = t < 0 ? t * SPINE_STEPS : at - index
  const [from, to] = [botehPath[index], botehPath[index + 1]]
  return [mix(from[0], to[0], share) * size, mix(from[1], to[1], share) * size]
}

/** Half the width of a boteh of radius `size` at share `t` of its middle line; 0 at the tip. */
export function radiusAt(t: number, size: number): number {
  return size * Math.max(0, Math.cos((TURN / 4) * Math.max(0, t) ** 0.84)) ** 0.98
}

/** Places along the outline at equal steps, found by walking the swept ring. */
export function walkContour(sizeMm: number, inset: number, stepMm: number): { x: number; y: number; turn: number }[] {
  const ring = sweepCircle(
    (t) => pathAt(t, sizeMm),
    (t) => radiusAt(t, sizeMm),
    inset * sizeMm,
    40,
  )
  if (!ring) return []
  const lengths = ring.map((knot, at) =>
    Math.hypot(ring[(at + 1) % ring.length][0] - knot[0], ring[(at + 1) % ring.length][1] - knot[1]),
  )
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const count = Math.max(4, Math.round(total / stepMm / 2) * 2)
  const places: { x: number; y: number; turn: number }[] = []
  let [index, walked] = [0, 0]
  for (let place = 0; place < count; place++) {
    const goal = (total * (place + 0.5)) / count
    while (walked + lengths[index] < goal) walked += lengths[index++]
    const [from, to] = [ring[index], ring[(index + 1) % ring.length]]
    const share = (goal - walked) / (lengths[index] || 1)
    places.push({
      x: mix(from[0], to[0], share),
      y: mix(from[1], to[1], share),
      turn: Math.atan2(to[1] - from[1], to[0] - from[0]),
    })
  }
  return places
}
