// How stiff contours are at each vertex: everywhere but where they turn as corners do.
import type { Chain, Contours } from './follow-cracks.ts'
import type { Bends } from './move-contours.ts'

/** A turn at one vertex from which a contour gives way while corners are looked for, radians. */
const TURN_OF_HINGE = 0.4
/** A turn between the chords of so many vertices before and behind from which it stays a corner, radians. */
const TURN_OF_CORNER = 0.8
const CORNER_REACH = 3
/** The same turn up to which a contour goes on smoothly. */
const TURN_OF_SMOOTH = 0.5
/**
 * The turn from which a contour turns back, as at the end of a stroke: of its three vertices in a row those outside may
 * both be corners, unless the middle one has most of the turn and the end is a point.
 */
const TURN_OF_END = 2
const POINT_SHARE = 0.7
/** A turn at one vertex from which it is a corner of such an end, radians. */
const TURN_AT_END = 0.4
/** Stiffness left at the tip of a corner and beside it. */
const LEFT = { atTip: 0.002, beside: 0.05 } as const
/** Turns are told apart by as much, so that two that are alike are so whatever sums were rounded. */
const TURNS_PER_RADIAN = 1e5
/** Vertices nearer to one another count as this far apart, pixels. */
const SPACING_MIN = 0.15

/**
 * Sets the stiffness of all bends, so that bending is measured per length.
 *
 * @param stiffness of a contour, pixels³: it irons out waves much shorter than 2π times its fourth root
 * @param kind `even` everywhere the same; `hinged` less the more a vertex turns, if more than those beside it, so that
 *   corners show; `cornered` none at the corners that are there now
 */
export function stiffen(
  bends: Bends,
  { points, chains }: Contours,
  stiffness: number,
  kind: 'even' | 'hinged' | 'cornered',
): void {
  let bend = 0
  for (const chain of chains) {
    const turns = lookAround(turnsOf(chain, points, 1), chain)
    const wide = kind === 'cornered' ? lookAround(turnsOf(chain, points, CORNER_REACH), chain) : turns
    const end = chain.vertices.length - 1
    for (let k = chain.isClosed ? 0 : 1; k < end; k++, bend++) {
      const spacing = Math.max(SPACING_MIN, spacingAt(bends, bend, points))
      const share = kind === 'even' ? 1 : kind === 'hinged' ? hingedShare(turns, k) : corneredShare(turns, wide, k)
      bends.stiffness[bend] = (stiffness * share) / spacing ** 3
    }
  }
}

/** The turn at a vertex of a chain, which goes on around where the chain does. */
type Turns = (k: number) => number

function lookAround(turns: Float64Array, { isClosed }: Chain): Turns {
  const count = turns.length - 1
  return (k) => (isClosed ? turns[(k + count) % count] : (turns[k] ?? 0))
}

/** Whether no vertex beside turns more; of two that turn as much the one behind. */
function isTip(turns: Turns, k: number): boolean {
  const side = Math.sign(turns(k))
  return side * turns(k - 1) <= side * turns(k) && side * turns(k + 1) < side * turns(k)
}

function hingedShare(turns: Turns, k: number): number {
  if (isMiddleOfEnd(turns, k)) return 1
  const isHinge = isTip(turns, k) || isMiddleOfEnd(turns, k - 1) || isMiddleOfEnd(turns, k + 1)
  return isHinge ? 1 / (1 + (turns(k) / TURN_OF_HINGE) ** 4) : 1
}

/** Whether a contour turns back within a vertex and the two beside it, and not at a point. */
function isMiddleOfEnd(turns: Turns, k: number): boolean {
  const total = turnAround(turns, k)
  const isEnd = total > TURN_OF_END && Math.abs(turns(k)) < POINT_SHARE * total
  return isEnd && total >= turnAround(turns, k - 1) && total > turnAround(turns, k + 1)
}

function turnAround(turns: Turns, k: number): number {
  return Math.abs(turns(k - 1) + turns(k) + turns(k + 1))
}

function corneredShare(turns: Turns, wide: Turns, k: number): number {
  const turn = Math.abs(wide(k))
  if (turn <= TURN_OF_CORNER) return 1
  if (turn > TURN_OF_END) return isTip(turns, k) && Math.abs(turns(k)) > TURN_AT_END ? LEFT.atTip : 1
  return isTip(wide, k) ? LEFT.atTip : LEFT.beside
}

/** Marks (1 each) the vertices at which contours go on smoothly. */
export function findSmooth({ points, isFixed, chains }: Contours): Uint8Array {
  const isSmooth = new Uint8Array(isFixed.length)
  for (const chain of chains) {
    const turns = turnsOf(chain, points, CORNER_REACH)
    for (let k = 0; k < turns.length; k++) if (Math.abs(turns[k]) < TURN_OF_SMOOTH) isSmooth[chain.vertices[k]] = 1
  }
  return isSmooth
}

/** The turn at each vertex of a chain, radians to the left, between the chords to vertices `reach` away. */
function turnsOf({ vertices, isClosed }: Chain, points: Float64Array, reach: number): Float64Array {
  const end = vertices.length - 1
  const at = (k: number): number => 2 * vertices[isClosed ? (k + reach * end) % end : Math.min(end, Math.max(0, k))]
  return Float64Array.from(vertices, (vertex, k) => {
    const [before, behind] = [at(k - reach), at(k + reach)]
    const [inX, inY] = [points[2 * vertex] - points[before], points[2 * vertex + 1] - points[before + 1]]
    const [outX, outY] = [points[behind] - points[2 * vertex], points[behind + 1] - points[2 * vertex + 1]]
    const turn = Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY)
    return Math.round(turn * TURNS_PER_RADIAN) / TURNS_PER_RADIAN
  })
}

function spacingAt({ before, at, behind }: Bends, bend: number, points: Float64Array): number {
  const [a, b, c] = [2 * before[bend], 2 * at[bend], 2 * behind[bend]]
  const toward = Math.hypot(points[b] - points[a], points[b + 1] - points[a + 1])
  return (toward + Math.hypot(points[c] - points[b], points[c + 1] - points[b + 1])) / 2
}
