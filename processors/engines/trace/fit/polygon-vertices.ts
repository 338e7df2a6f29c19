/**
 * Vertex indices of a polygon within `tolerance` pixels of every point, each side greedily extended as far as possible.
 */
export function polygonVertices(points: Float64Array, tolerance: number): number[] {
  const last = points.length / 2 - 1
  const vertices = [0]
  let from = 0
  while (from < last) {
    from = farthestVisible(points, from, last, tolerance)
    vertices.push(from)
  }
  return vertices
}

/** Whether one side is within `tolerance` pixels of every point. */
export function isOneSide(points: Float64Array, tolerance: number): boolean {
  const last = points.length / 2 - 1
  return farthestVisible(points, 0, last, tolerance) === last
}

// A run that comes back by more than this many tolerances has turned round.
const BACK_MAX = 2

/**
 * Farthest point that one chord can reach: the cone of directions within the tolerance of every point on the way must
 * not become empty (Sklansky and Gonzalez' cone intersection).
 */
function farthestVisible(points: Float64Array, from: number, last: number, tolerance: number): number {
  const x = points[from * 2]
  const y = points[from * 2 + 1]
  let reached = from + 1
  let center = Number.NaN
  let low = 0
  let high = 0
  let farthest = 0
  for (let i = from + 1; i <= last; i++) {
    const dx = points[i * 2] - x
    const dy = points[i * 2 + 1] - y
    const distance = Math.sqrt(dx * dx + dy * dy)
    // Where the run turns back, a chord in the same direction would miss its far end.
    if (distance < farthest - BACK_MAX * tolerance) break
    if (distance > farthest) farthest = distance
    if (distance <= tolerance) {
      reached = i
      continue
    }
    const angle = Math.atan2(dy, dx)
    const half = Math.asin(tolerance / distance)
    if (Number.isNaN(center)) {
      center = angle
      low = -half
      high = half
      reached = i
      continue
    }
    let turn = angle - center
    if (turn > Math.PI) turn -= 2 * Math.PI
    else if (turn < -Math.PI) turn += 2 * Math.PI
    if (turn >= low && turn <= high) reached = i
    if (turn - half > low) low = turn - half
    if (turn + half < high) high = turn + half
    if (low > high) break
  }
  return reached
}
