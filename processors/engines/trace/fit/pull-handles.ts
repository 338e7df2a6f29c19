import { type CurveEnd, HANDLE_MAX } from './solve-handles.ts'
import { solveLinear } from './solve-linear.ts'

// Of the unknowns' own weights: keeps a curve that its points say too little of near where it was.
const DAMPING = 1e-3
// A handle of fewer chords that must keep a direction makes a kink: a joint that nobody was asked for.
const HANDLE_MIN = 0.1
const UNKNOWNS_MAX = 4

const normal = new Float64Array(UNKNOWNS_MAX * (UNKNOWNS_MAX + 1))
// What each unknown moves, and which way.
const sides = new Uint8Array(UNKNOWNS_MAX)
const wayX = new Float64Array(UNKNOWNS_MAX)
const wayY = new Float64Array(UNKNOWNS_MAX)

/**
 * Moves a cubic's handles, in place, to where the points pull it across itself.
 *
 * @param pulls sums over the points, with the handles' weights b and the matrix m of how much a point pulls either way: b₁²m, b₁b₂m and
 *   b₂²m as xx, xy and yy each, then b₁ and b₂ times m times the way to go, as x and y each
 * @param scale length in pixels against which a handle is judged
 * @returns false where a handle would point backwards or run away
 */
export function pullHandles(
  pulls: Float64Array,
  start: CurveEnd,
  end: CurveEnd,
  scale: number,
  handles: Float64Array,
): boolean {
  const unknowns = addUnknowns(end.tangent, 1, addUnknowns(start.tangent, 0, 0))
  const width = unknowns + 1
  let trace = 0
  for (let k = 0; k < unknowns; k++) {
    for (let l = 0; l < unknowns; l++) {
      const block = 3 * (sides[k] + sides[l])
      normal[k * width + l] =
        wayX[k] * wayX[l] * pulls[block] +
        (wayX[k] * wayY[l] + wayY[k] * wayX[l]) * pulls[block + 1] +
        wayY[k] * wayY[l] * pulls[block + 2]
    }
    const right = 9 + 2 * sides[k]
    normal[k * width + unknowns] = wayX[k] * pulls[right] + wayY[k] * pulls[right + 1]
    trace += normal[k * width + k]
  }
  for (let k = 0; k < unknowns; k++) normal[k * width + k] += DAMPING * trace + 1e-9
  if (!solveLinear(normal, unknowns)) return false
  for (let k = 0; k < unknowns; k++) {
    handles[2 * sides[k]] += normal[k * width + unknowns] * wayX[k]
    handles[2 * sides[k] + 1] += normal[k * width + unknowns] * wayY[k]
  }
  return isHandle(start, handles[0], handles[1], scale) && isHandle(end, handles[2], handles[3], scale)
}

/** Lists what may move at one end, after `count` unknowns; returns how many there are now. */
function addUnknowns(tangent: CurveEnd['tangent'], side: number, count: number): number {
  const added = tangent ? 1 : 2
  for (let k = 0; k < added; k++) {
    sides[count + k] = side
    wayX[count + k] = tangent ? tangent[0] : 1 - k
    wayY[count + k] = tangent ? tangent[1] : k
  }
  return count + added
}

function isHandle({ x, y, tangent }: CurveEnd, handleX: number, handleY: number, scale: number): boolean {
  const dx = handleX - x
  const dy = handleY - y
  const reach = tangent ? dx * tangent[0] + dy * tangent[1] : Math.sqrt(dx * dx + dy * dy)
  return reach >= (tangent ? HANDLE_MIN * scale : 0) && reach <= HANDLE_MAX * scale
}
