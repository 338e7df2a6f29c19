/** An end of a cubic: where it is and, if the curve must leave smoothly, its direction into the curve. */
export type CurveEnd = {
  readonly x: number
  readonly y: number
  /** Unit direction from the end into the curve, or undefined when the curve may leave as it likes (a corner). */
  readonly tangent: readonly [dx: number, dy: number] | undefined
}

// A handle longer than this many chords makes loops and cusps.
export const HANDLE_MAX = 2.5

/**
 * Least squares for a cubic's two handles; a given direction leaves one unknown, a free end two. All four cases are solved by
 * Cramer's rule: what one end leaves is put into the other.
 *
 * @param moments sums over the points: of the first handle's weight squared, of both weights' product, of the other's squared,
 *   and of each weight times what the ends leave to explain, across and down
 * @param scale length in pixels against which a handle is judged
 * @param handles takes both solved control points
 * @returns false where a handle points backwards or runs away
 */
export function solveHandles(
  moments: Float64Array,
  start: CurveEnd,
  end: CurveEnd,
  scale: number,
  handles: Float64Array,
): boolean {
  // Taken by name: taking a typed array apart in order walks its iterator.
  const { 0: one, 1: s12, 2: other, 3: oneX, 4: oneY, 5: otherX, 6: otherY } = moments
  const u = start.tangent
  const v = end.tangent
  const cross = u && v ? s12 * (u[0] * v[0] + u[1] * v[1]) : s12
  const determinant = one * other - cross * cross
  if (Math.abs(determinant) < 1e-12) return false
  const most = HANDLE_MAX * scale
  let ax = 0
  let ay = 0
  let bx = 0
  let by = 0
  if (u) {
    const towards = v ?? u
    const a = ((oneX * u[0] + oneY * u[1]) * other - (otherX * towards[0] + otherY * towards[1]) * cross) / determinant
    if (a < 0 || a > most) return false
    ax = a * u[0]
    ay = a * u[1]
  }
  if (v) {
    const towards = u ?? v
    const b = ((otherX * v[0] + otherY * v[1]) * one - (oneX * towards[0] + oneY * towards[1]) * cross) / determinant
    if (b < 0 || b > most) return false
    bx = b * v[0]
    by = b * v[1]
  }
  if (!u) {
    ax = v ? (oneX - s12 * bx) / one : (oneX * other - otherX * s12) / determinant
    ay = v ? (oneY - s12 * by) / one : (oneY * other - otherY * s12) / determinant
    if (Math.hypot(ax, ay) > most) return false
  }
  if (!v) {
    bx = (otherX - s12 * ax) / other
    by = (otherY - s12 * ay) / other
    if (Math.hypot(bx, by) > most) return false
  }
  handles[0] = start.x + ax
  handles[1] = start.y + ay
  handles[2] = end.x + bx
  handles[3] = end.y + by
  return true
}
