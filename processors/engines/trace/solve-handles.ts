/** An end of a cubic: where it is and, if the curve must leave smoothly, its direction into the curve. */
export type CurveEnd = {
  readonly x: number
  readonly y: number
  /** Unit direction from the end into the curve, or undefined when the curve may leave as it likes (a corner). */
  readonly tangent: readonly [dx: number, dy: number] | undefined
}

/** Moments of a fit: of both handles' weights with each other and with what the ends leave to explain. */
export type Moments = {
  readonly s11: number
  readonly s12: number
  readonly s22: number
  readonly r1x: number
  readonly r1y: number
  readonly r2x: number
  readonly r2y: number
  /** Pull towards thirds of the chord, which keeps short runs with few points well posed. */
  readonly stiffness: number
}

// A handle longer than this many chords makes loops and cusps.
const HANDLE_MAX = 2.5

/**
 * Least squares for a cubic's two handles; a given direction leaves one unknown, a free end two. All four cases are solved by
 * Cramer's rule: what one end leaves is put into the other.
 *
 * @param scale length in pixels against which a handle is judged
 * @param handles takes both solved control points
 * @returns false where a handle points backwards or runs away
 */
export function solveHandles(
  { s11, s12, s22, r1x, r1y, r2x, r2y, stiffness }: Moments,
  start: CurveEnd,
  end: CurveEnd,
  scale: number,
  handles: Float64Array,
): boolean {
  const pullX = (stiffness * (end.x - start.x)) / 3
  const pullY = (stiffness * (end.y - start.y)) / 3
  const one = s11 + stiffness
  const other = s22 + stiffness
  const [oneX, oneY, otherX, otherY] = [r1x + pullX, r1y + pullY, r2x - pullX, r2y - pullY]
  const [u, v] = [start.tangent, end.tangent]
  const cross = u && v ? s12 * (u[0] * v[0] + u[1] * v[1]) : s12
  const determinant = one * other - cross * cross
  if (Math.abs(determinant) < 1e-12) return false
  const most = HANDLE_MAX * scale
  let [ax, ay, bx, by] = [0, 0, 0, 0]
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
