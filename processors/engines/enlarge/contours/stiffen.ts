// How stiff contours are at each vertex: everywhere but where they turn as corners do.
import type { Chain, Contours } from './follow-cracks.ts'
import type { Bends } from './move-contours.ts'

/** A turn at one vertex from which a contour gives way while corners are looked for, radians. */
const TURN_OF_HINGE = 0.4
/** A turn between the chords of so many vertices before and behind from which it stays a corner, radians. */
const TURN_OF_CORNER = 0.8
const CORNER_REACH = 3
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
    const reach = kind === 'cornered' ? CORNER_REACH : 1
    const turns = turnsOf(chain, points, reach)
    const end = chain.vertices.length - 1
    for (let k = chain.isClosed ? 0 : 1; k < end; k++, bend++) {
      const spacing = Math.max(SPACING_MIN, spacingAt(bends, bend, points))
      const share = kind === 'even' ? 1 : shareAt(turns, k, chain.isClosed, kind)
      bends.stiffness[bend] = (stiffness * share) / spacing ** 3
    }
  }
}

function shareAt(turns: Float64Array, k: number, isClosed: boolean, kind: 'hinged' | 'cornered'): number {
  const count = isClosed ? turns.length - 1 : turns.length
  const at = (index: number): number => (isClosed ? turns[(index + count) % count] : (turns[index] ?? 0))
  const turn = turns[k]
  const side = Math.sign(turn)
  const isTip = side * at(k - 1) <= side * turn && side * at(k + 1) < side * turn
  if (kind === 'hinged') return isTip ? 1 / (1 + (turn / TURN_OF_HINGE) ** 4) : 1
  if (Math.abs(turn) <= TURN_OF_CORNER) return 1
  return isTip ? LEFT.atTip : LEFT.beside
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
