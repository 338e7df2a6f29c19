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
  for (const { x, y, coords, straight } of ring) {
    let [fromX, fromY] = [x, y]
    for (let i = 0; i < straight.length; i++) {
      const [x1, y1, x2, y2, endX, endY] = coords.slice(i * 6, i * 6 + 6)
      points.push(fromX, fromY)
      if (!straight[i]) {
        const bend = Math.max(
          Math.hypot(fromX - 2 * x1 + x2, fromY - 2 * y1 + y2),
          Math.hypot(x1 - 2 * x2 + endX, y1 - 2 * y2 + endY),
        )
        const chords = clamp(Math.ceil(Math.sqrt((0.75 * bend) / tolerance)), 1, CHORDS_MAX)
        for (let chord = 1; chord < chords; chord++) {
          const t = chord / chords
          const u = 1 - t
          const [b0, b1, b2, b3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
          points.push(b0 * fromX + b1 * x1 + b2 * x2 + b3 * endX, b0 * fromY + b1 * y1 + b2 * y2 + b3 * endY)
        }
      }
      fromX = endX
      fromY = endY
    }
  }
  return points
}
