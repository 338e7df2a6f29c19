import type { Phase } from '../bands/catmull-rom.ts'

/**
 * Weights of the uniform cubic B-spline at each of the `steps` positions inside a cell. It does not pass through its
 * values, but edges it interpolates are smooth and do not bend towards the source's grid as with an interpolating
 * cubic; refining coverage until the drawing fits makes up for its softness.
 */
export function splinePhases(steps: number): readonly Phase[] {
  return Array.from({ length: steps }, (_, position) => {
    const at = (position + 0.5) / steps - 0.5
    const base = Math.floor(at)
    return { first: base - 1, weights: splineWeights(at - base) }
  })
}

/** Weights of the neighbours at distances 1 + t, t, 1 - t and 2 - t, for t in 0..1. */
function splineWeights(t: number): Phase['weights'] {
  const left = 1 - t
  return [left ** 3 / 6, (3 * t ** 3 - 6 * t * t + 4) / 6, (3 * left ** 3 - 6 * left * left + 4) / 6, t ** 3 / 6]
}
