import { clamp } from '../../numbers/clamp.ts'
import type { Ring } from './curve.ts'

// Most chords of one cubic.
const CHORDS_MAX = 64

/**
 * A ring as a polygon (x and y alternating, first point not repeated) within `tolerance` pixels of its curves. The
 * distance between a cubic and n equal chords is at most 3/4 · d / n², d being the longer of its two second differences
 * (Wang's bound).
 */
export function flattenRing(ring: Ring, tolerance: number): number[] {
  const points: number[] = []
  for (const curve of ring) {
    let fromX = curve.x
    let fromY = curve.y
    for (let i = 0; i < curve.straight.length; i++) {
      points.push(fromX, fromY)
      if (!curve.straight[i]) flattenCubic(points, curve.coords, i * 6, tolerance)
      fromX = curve.coords[i * 6 + 4]
      fromY = curve.coords[i * 6 + 5]
    }
  }
  return points
}

/** Adds the points between the ends of a cubic behind its start, the last point so far. */
function flattenCubic(points: number[], coords: ArrayLike<number>, at: number, tolerance: number): void {
  const fromX = points[points.length - 2]
  const fromY = points[points.length - 1]
  const x1 = coords[at]
  const y1 = coords[at + 1]
  const x2 = coords[at + 2]
  const y2 = coords[at + 3]
  const endX = coords[at + 4]
  const endY = coords[at + 5]
  const bend = Math.max(
    Math.hypot(fromX - 2 * x1 + x2, fromY - 2 * y1 + y2),
    Math.hypot(x1 - 2 * x2 + endX, y1 - 2 * y2 + endY),
  )
  const chords = clamp(Math.ceil(Math.sqrt((0.75 * bend) / tolerance)), 1, CHORDS_MAX)
  for (let chord = 1; chord < chords; chord++) {
    const t = chord / chords
    const u = 1 - t
    const b0 = u * u * u
    const b1 = 3 * u * u * t
    const b2 = 3 * u * t * t
    const b3 = t * t * t
    points.push(b0 * fromX + b1 * x1 + b2 * x2 + b3 * endX, b0 * fromY + b1 * y1 + b2 * y2 + b3 * endY)
  }
}
