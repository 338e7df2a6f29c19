import type { Whole } from '../../kernels/whole.ts'

/** Start and end of a curve, x and y each, and its unit tangents into the curve where they must be kept. */
export const ends = new Float64Array(4)
export const ways = new Float64Array(4)

// Longest handle, in chords: longer ones make loops and cusps.
const HANDLE_MAX = 2.5
// Levenberg–Marquardt damping, relative to the unknowns' own weights: keeps a curve that its points hardly determine
// near its last shape.
const DAMPING = 1e-3
// Shortest handle along a kept tangent, in chords: a shorter one makes a kink, in effect a joint.
const HANDLE_MIN = 0.1
/** Most unknowns of a curve. */
export const UNKNOWNS_MAX = 4

/**
 * Least squares for a cubic's two handles. A kept tangent leaves one unknown, a free end two; all four cases are solved
 * by Cramer's rule, substituting one end's solution into the other.
 *
 * @param moments sums over the points: b₁², b₁b₂ and b₂² of the handles' Bernstein weights, then b₁ and b₂ times what
 *   the ends leave to explain, x and y each
 * @param keeps bits: 1 keeps the tangent at the start, 2 that at the end
 * @param scale length in pixels relative to which a handle's length is limited
 * @param handles receives both control points
 * @returns false where a handle points backwards or is too long
 */
export function solveHandles(moments: Float64Array, keeps: Whole, scale: number, handles: Float64Array): boolean {
  const one = moments[0]
  const s12 = moments[1]
  const other = moments[2]
  const ux = ways[0]
  const uy = ways[1]
  const vx = ways[2]
  const vy = ways[3]
  const cross = keeps === 3 ? s12 * (ux * vx + uy * vy) : s12
  const determinant = one * other - cross * cross
  if (Math.abs(determinant) < 1e-12) return false
  const most = HANDLE_MAX * scale
  let ax = 0
  let ay = 0
  let bx = 0
  let by = 0
  if ((keeps & 1) !== 0) {
    const towards = keeps === 3 ? moments[5] * vx + moments[6] * vy : moments[5] * ux + moments[6] * uy
    const a = ((moments[3] * ux + moments[4] * uy) * other - towards * cross) / determinant
    if (a < 0 || a > most) return false
    ax = a * ux
    ay = a * uy
  }
  if ((keeps & 2) !== 0) {
    const towards = keeps === 3 ? moments[3] * ux + moments[4] * uy : moments[3] * vx + moments[4] * vy
    const b = ((moments[5] * vx + moments[6] * vy) * one - towards * cross) / determinant
    if (b < 0 || b > most) return false
    bx = b * vx
    by = b * vy
  }
  if ((keeps & 1) === 0) {
    ax = keeps === 2 ? (moments[3] - s12 * bx) / one : (moments[3] * other - moments[5] * s12) / determinant
    ay = keeps === 2 ? (moments[4] - s12 * by) / one : (moments[4] * other - moments[6] * s12) / determinant
    if (ax * ax + ay * ay > most * most) return false
  }
  if ((keeps & 2) === 0) {
    bx = (moments[5] - s12 * ax) / other
    by = (moments[6] - s12 * ay) / other
    if (bx * bx + by * by > most * most) return false
  }
  handles[0] = ends[0] + ax
  handles[1] = ends[1] + ay
  handles[2] = ends[2] + bx
  handles[3] = ends[3] + by
  return true
}

const normal = new Float64Array(UNKNOWNS_MAX * (UNKNOWNS_MAX + 1))
// For each unknown: the handle that it moves and the direction.
const unknownSides = new Int32Array(UNKNOWNS_MAX)
const wayX = new Float64Array(UNKNOWNS_MAX)
const wayY = new Float64Array(UNKNOWNS_MAX)

/**
 * Moves a cubic's handles, in place, by the least-squares displacement across the curve.
 *
 * @param pulls sums over the points, with the handles' weights b and a point's 2×2 weight matrix m: b₁²m, b₁b₂m and
 *   b₂²m as xx, xy and yy each, then b₁ and b₂ times m times the vector from the curve to the point, x and y each
 * @param scale length in pixels relative to which a handle's length is limited
 * @returns false where a handle would point backwards or be too long
 */
export function pullHandles(pulls: Float64Array, keeps: Whole, scale: number, handles: Float64Array): boolean {
  const unknowns = addUnknowns(keeps & 2, 1, addUnknowns(keeps & 1, 0, 0))
  const width = unknowns + 1
  let trace = 0
  for (let k: Whole = 0; k < unknowns; k++) {
    for (let l: Whole = 0; l < unknowns; l++) {
      const block = 3 * (unknownSides[k] + unknownSides[l])
      normal[k * width + l] =
        wayX[k] * wayX[l] * pulls[block] +
        (wayX[k] * wayY[l] + wayY[k] * wayX[l]) * pulls[block + 1] +
        wayY[k] * wayY[l] * pulls[block + 2]
    }
    const right = 9 + 2 * unknownSides[k]
    normal[k * width + unknowns] = wayX[k] * pulls[right] + wayY[k] * pulls[right + 1]
    trace += normal[k * width + k]
  }
  for (let k: Whole = 0; k < unknowns; k++) normal[k * width + k] += DAMPING * trace + 1e-9
  if (!solveLinear(normal, unknowns)) return false
  for (let k: Whole = 0; k < unknowns; k++) {
    handles[2 * unknownSides[k]] += normal[k * width + unknowns] * wayX[k]
    handles[2 * unknownSides[k] + 1] += normal[k * width + unknowns] * wayY[k]
  }
  return isHandle(keeps & 1, 0, handles, scale) && isHandle(keeps & 2, 2, handles, scale)
}

/** Adds the unknowns of one end to the first `count`; returns their new number. */
function addUnknowns(keeps: Whole, side: Whole, count: Whole): Whole {
  const added: Whole = keeps !== 0 ? 1 : 2
  for (let k: Whole = 0; k < added; k++) {
    unknownSides[count + k] = side
    wayX[count + k] = keeps !== 0 ? ways[2 * side] : 1 - k
    wayY[count + k] = keeps !== 0 ? ways[2 * side + 1] : k
  }
  return count + added
}

function isHandle(keeps: Whole, at: Whole, handles: Float64Array, scale: number): boolean {
  const dx = handles[at] - ends[at]
  const dy = handles[at + 1] - ends[at + 1]
  if (keeps !== 0) {
    const reach = dx * ways[at] + dy * ways[at + 1]
    return reach >= HANDLE_MIN * scale && reach <= HANDLE_MAX * scale
  }
  return Math.sqrt(dx * dx + dy * dy) <= HANDLE_MAX * scale
}

/**
 * Gauss–Jordan elimination with partial pivoting, in place.
 *
 * @param matrix `size` rows of `size` coefficients and one right-hand side; the solution is left in the last column
 * @returns false when the matrix is singular
 */
export function solveLinear(matrix: Float64Array, size: Whole): boolean {
  const width = size + 1
  for (let pivot: Whole = 0; pivot < size; pivot++) {
    let best: Whole = pivot
    for (let row: Whole = pivot + 1; row < size; row++)
      if (Math.abs(matrix[row * width + pivot]) > Math.abs(matrix[best * width + pivot])) best = row
    const value = matrix[best * width + pivot]
    if (Math.abs(value) < 1e-12) return false
    for (let column: Whole = 0; column < width; column++) {
      const kept = matrix[pivot * width + column]
      matrix[pivot * width + column] = matrix[best * width + column] / value
      if (best !== pivot) matrix[best * width + column] = kept
    }
    for (let row: Whole = 0; row < size; row++) {
      const factor = matrix[row * width + pivot]
      if (row === pivot || factor === 0) continue
      for (let column: Whole = pivot; column < width; column++)
        matrix[row * width + column] -= factor * matrix[pivot * width + column]
    }
  }
  return true
}
