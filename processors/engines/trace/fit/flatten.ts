import type { Ring } from './curve.ts'

// A cubic is cut into at most this many chords.
const CHORDS_MAX = 64

/**
 * A ring as corner points (x and y alternating, first not repeated) whose chords stay within `tolerance` of its curves.
 * Source: the chord error of a cubic is at most √3/18 of its second differences' length over the square of the chords.
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
        const chords = Math.min(CHORDS_MAX, Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / tolerance))))
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
