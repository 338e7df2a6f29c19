import type { Knot, Ring } from './knot.ts'
import { signedArea } from './knot.ts'

/**
 * Offsets a contour outwards by `distance` mm (inwards when negative); a function receives the position along the ring,
 * 0..1. Moving the control polygon is exact on straight spans and accurate to a few per cent on gentle curves.
 */
export function offsetRing(ring: Ring, distance: number | ((share: number) => number)): Ring {
  const count = ring.length
  const direction = signedArea(ring) > 0 ? 1 : -1
  return ring.map((knot, at) => {
    const [normalX, normalY, mitre] = normalAt(ring, at)
    const far = (typeof distance === 'function' ? distance(at / count) : distance) * direction * mitre
    return [knot[0] + normalX * far, knot[1] + normalY * far, knot[2]] satisfies Knot
  })
}

function normalAt(ring: Ring, at: number): readonly [x: number, y: number, mitre: number] {
  const count = ring.length
  const [before, knot, after] = [ring[(at + count - 1) % count], ring[at], ring[(at + 1) % count]]
  const [ux, uy] = unit(knot[0] - before[0], knot[1] - before[1])
  const [vx, vy] = unit(after[0] - knot[0], after[1] - knot[1])
  const [nx, ny] = unit(uy + vy, -ux - vx)
  // Limits the mitre: a needle-sharp corner would go to infinity; 1.8 lets a right angle keep its full mitre.
  return [nx, ny, Math.min(1.8, 1 / Math.max(0.3, nx * uy - ny * ux))]
}

function unit(x: number, y: number): readonly [number, number] {
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}
