import type { Points } from '../fit/curve.ts'
import type { Place } from '../measure/junctions.ts'
import { type Alignment, innerOf, moveOf, type Reference } from './align-islands.ts'
import type { Island } from './find-islands.ts'
import type { Placement } from './motif.ts'

/** Islands of one shape: a reference, and how each of the others lies on it. */
export type Group = {
  readonly reference: Reference
  readonly others: { readonly island: Island; readonly alignment: Alignment }[]
}

/**
 * The mean boundary of a motif in the position of its first copy, and the placement of each copy, the first included.
 */
export type Mean = {
  /** Inner points of each line, and the junctions. */
  readonly lines: readonly Points[]
  readonly junctions: readonly Place[]
  readonly placements: readonly Placement[]
}

/** Averages the measured points of all copies of a motif, and registers each copy with that mean. */
export function meanOf({ reference, others }: Group): Mean {
  const { island, normals } = reference
  const count = normals.length / 2
  const mean = new Float64Array(count)
  for (const { alignment } of others) {
    const { offsets, move } = alignment
    for (let i = 0; i < count; i++)
      mean[i] += (offsets[i] - move[0] * normals[2 * i] - move[1] * normals[2 * i + 1]) / (others.length + 1)
  }
  // The reference is displaced from the mean too; the mean is placed on the reference's own pixels.
  const [ownX, ownY] = moveOf(normals, mean)
  const moves = others.map(({ alignment }): Place => {
    const [x, y] = moveOf(
      normals,
      alignment.offsets.map((offset, i) => offset - mean[i]),
    )
    return [x + ownX, y + ownY]
  })
  let used = 0
  const lines = island.lines.map((line) => {
    const inner = innerOf(line.places, line.closed).slice()
    for (let i = 0; i < inner.length; i += 2, used++) {
      inner[i] += island.middle[0] + normals[2 * used] * mean[used] - ownX
      inner[i + 1] += island.middle[1] + normals[2 * used + 1] * mean[used] - ownY
    }
    return inner
  })
  const junctions = island.junctions.map((_, at) => meanJunction({ reference, others }, moves, at))
  const placements = others.map((other, at) => placementOf(other, moves[at], island.middle))
  return { lines, junctions, placements: [UNMOVED, ...placements] }
}

const UNMOVED: Placement = { xx: 1, xy: 0, yx: 0, yy: 1, dx: 0, dy: 0 }

function meanJunction({ reference: { island }, others }: Group, moves: readonly Place[], at: number): Place {
  let [x, y] = [island.junctionPlaces[2 * at], island.junctionPlaces[2 * at + 1]]
  others.forEach(({ island: other, alignment: { turn, junctions } }, index) => {
    const own = 2 * junctions[at]
    const [ownX, ownY] = [other.junctionPlaces[own], other.junctionPlaces[own + 1]]
    x += turn.xx * ownX + turn.xy * ownY - moves[index][0]
    y += turn.yx * ownX + turn.yy * ownY - moves[index][1]
  })
  return [island.middle[0] + x / (others.length + 1), island.middle[1] + y / (others.length + 1)]
}

// Pixels; placements this near to whole pixels, which is within the measuring error, are rounded to them.
const WHOLE_MISS_PX = 0.03

function placementOf(
  { island, alignment: { turn } }: Group['others'][number],
  [moveX, moveY]: Place,
  [middleX, middleY]: Place,
): Placement {
  // The symmetries of the square are orthogonal: the transpose is the inverse.
  const { xx, xy: yx, yx: xy, yy } = turn
  const [x, y] = [moveX - middleX, moveY - middleY]
  const [dx, dy] = [island.middle[0] + xx * x + xy * y, island.middle[1] + yx * x + yy * y]
  const isWhole = Math.hypot(dx - Math.round(dx), dy - Math.round(dy)) <= WHOLE_MISS_PX
  return { xx, xy, yx, yy, dx: isWhole ? Math.round(dx) : dx, dy: isWhole ? Math.round(dy) : dy }
}

/** One copy of a motif: the island, and which of its lines and junctions correspond to the motif's. */
export type MotifCopy = {
  readonly island: Island
  readonly lines: Alignment['lines']
  readonly junctions: Int32Array
}

/** Lists the copies of a group, the reference first. */
export function copiesOf({ reference: { island }, others }: Group): MotifCopy[] {
  const lines = island.lines.map((_, line) => ({ line, forward: true }))
  const junctions = Int32Array.from(island.junctions, (_, at) => at)
  return [{ island, lines, junctions }, ...others.map((other) => ({ island: other.island, ...other.alignment }))]
}
