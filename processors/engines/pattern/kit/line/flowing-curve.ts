import type { Curve } from './curve.ts'
import type { Point } from './knot.ts'

/** A smooth open curve through its points (Catmull–Rom), so that few points give one sweep. */
export function curveThrough(points: readonly Point[], stepsPerSpan = 6): Curve {
  const last = points.length - 1
  const curve: Point[] = []
  for (let span = 0; span < last; span++) {
    const [a, b] = [points[Math.max(0, span - 1)], points[span]]
    const [c, d] = [points[span + 1], points[Math.min(last, span + 2)]]
    for (let step = 0; step < stepsPerSpan; step++) {
      const t = step / stepsPerSpan
      curve.push([bend(a[0], b[0], c[0], d[0], t), bend(a[1], b[1], c[1], d[1], t)])
    }
  }
  return [...curve, points[last]]
}

function bend(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
}

/**
 * A scroll: it starts at `from` with `heading` (radians) and turns by `turn` in all, more towards its end, like
 * tendrils and acanthus tips. `haste` 1 gives a circular arc, 2..3 a volute.
 */
export function volute(from: Point, heading: number, lengthMm: number, turn: number, haste: number, steps = 14): Curve {
  const points: Point[] = [from]
  let [x, y] = from
  for (let step = 0; step < steps; step++) {
    const angle = heading + turn * ((step + 0.5) / steps) ** haste
    x += (Math.cos(angle) * lengthMm) / steps
    y += (Math.sin(angle) * lengthMm) / steps
    points.push([x, y])
  }
  return points
}
