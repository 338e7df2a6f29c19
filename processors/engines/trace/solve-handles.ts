import { solveLinear } from './solve-linear.ts'

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
 * Least squares for a cubic's two handles; a given direction leaves one unknown, a free end two.
 *
 * @param scale length in pixels against which a handle is judged
 * @param handles takes both solved control points
 * @returns false where a handle points backwards or runs away
 */
export function solveHandles(
  moments: Moments,
  start: CurveEnd,
  end: CurveEnd,
  scale: number,
  handles: Float64Array,
): boolean {
  return start.tangent && end.tangent
    ? solveAlong(moments, start, end, start.tangent, end.tangent, scale, handles)
    : solveFree(moments, start, end, scale, handles)
}

type Direction = readonly [dx: number, dy: number]

/** Both directions given, as they are nearly always: two unknowns, solved by Cramer's rule. */
function solveAlong(
  { s11, s12, s22, r1x, r1y, r2x, r2y, stiffness }: Moments,
  start: CurveEnd,
  end: CurveEnd,
  [ux, uy]: Direction,
  [vx, vy]: Direction,
  scale: number,
  handles: Float64Array,
): boolean {
  const third = stiffness / 3
  const chordX = end.x - start.x
  const chordY = end.y - start.y
  const cross = s12 * (ux * vx + uy * vy)
  const one = s11 + stiffness
  const other = s22 + stiffness
  const restU = r1x * ux + r1y * uy + third * (chordX * ux + chordY * uy)
  const restV = r2x * vx + r2y * vy - third * (chordX * vx + chordY * vy)
  const determinant = one * other - cross * cross
  if (Math.abs(determinant) < 1e-12) return false
  const a = (restU * other - restV * cross) / determinant
  const b = (restV * one - restU * cross) / determinant
  const most = HANDLE_MAX * scale
  if (a < 0 || b < 0 || a > most || b > most) return false
  handles[0] = start.x + a * ux
  handles[1] = start.y + a * uy
  handles[2] = end.x + b * vx
  handles[3] = end.y + b * vy
  return true
}

const normal = new Float64Array(20)

function solveFree(moments: Moments, start: CurveEnd, end: CurveEnd, scale: number, handles: Float64Array): boolean {
  const { s11, s12, s22, r1x, r1y, r2x, r2y, stiffness } = moments
  const bases: [side: number, dx: number, dy: number][] = []
  if (start.tangent) bases.push([0, start.tangent[0], start.tangent[1]])
  else bases.push([0, 1, 0], [0, 0, 1])
  if (end.tangent) bases.push([1, end.tangent[0], end.tangent[1]])
  else bases.push([1, 1, 0], [1, 0, 1])
  const size = bases.length
  const width = size + 1
  for (let row = 0; row < size; row++) {
    const [side, dx, dy] = bases[row]
    for (let column = 0; column < size; column++) {
      const [otherSide, ox, oy] = bases[column]
      const sum = side !== otherSide ? s12 : side === 0 ? s11 : s22
      normal[row * width + column] = sum * (dx * ox + dy * oy)
    }
    const rest = side === 0 ? r1x * dx + r1y * dy : r2x * dx + r2y * dy
    const sign = side === 0 ? 1 : -1
    const third = (sign * ((end.x - start.x) * dx + (end.y - start.y) * dy)) / 3
    normal[row * width + row] += stiffness
    normal[row * width + size] = rest + stiffness * third
  }
  if (!solveLinear(normal, size)) return false
  return placeHandles(bases, start, end, scale, handles)
}

function placeHandles(
  bases: readonly (readonly [number, number, number])[],
  start: CurveEnd,
  end: CurveEnd,
  scale: number,
  handles: Float64Array,
): boolean {
  const width = bases.length + 1
  const offsets = [0, 0, 0, 0]
  bases.forEach(([side, dx, dy], row) => {
    const value = normal[row * width + bases.length]
    offsets[side * 2] += value * dx
    offsets[side * 2 + 1] += value * dy
  })
  for (const [side, given] of [
    [0, start.tangent],
    [1, end.tangent],
  ] as const) {
    const x = offsets[side * 2]
    const y = offsets[side * 2 + 1]
    const reach = given ? x * given[0] + y * given[1] : Math.hypot(x, y)
    if (reach < 0 || reach > HANDLE_MAX * scale) return false
  }
  handles[0] = start.x + offsets[0]
  handles[1] = start.y + offsets[1]
  handles[2] = end.x + offsets[2]
  handles[3] = end.y + offsets[3]
  return true
}
