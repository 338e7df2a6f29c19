import { TURN } from '../../kit/line/knot.ts'
import type { Motif } from '../../kit/motif/motif.ts'
import { createMotif, placeMotif, putMotif } from '../../kit/motif/motif.ts'
import { boxOfMotif } from './box-of-motif.ts'

/** Pictures of plants that are drawn with their pots. */
const pottedPictures: ReadonlySet<string> = new Set(
  'cactus-pot potted-plant monstera-pot snake-plant hanging-plant lemon-tree bonsai'.split(' '),
)

/** True for a picture (a name of the picture book) of a plant that has its pot already. */
export function isPotted(picture: string): boolean {
  return pottedPictures.has(picture)
}

/** Wider than this against its height, a plant lies: a frond, a leaf, a sprig. */
const LYING = 1.2
/** A frond stands in a pot with two more; how far these lean, radians, and their size. */
const [LEAN, SMALLER] = [0.62, 0.84]

/** A plant as it grows in a pot: what stands as it is, what lies as three upright from one foot. */
export function plantUpright(plant: Motif): Motif {
  const { left, right, top, bottom } = boxOfMotif(plant)
  if (right - left <= (bottom - top) * LYING) return plant
  const middle = (top + bottom) / 2
  // A frond is broad at its foot.
  const isFootLeft = meanAcross(plant) < (left + right) / 2
  const foot = isFootLeft ? left : right
  const grown = createMotif(plant.pen)
  for (const [lean, size] of [
    [-LEAN, SMALLER],
    [LEAN, SMALLER],
    [0, 1],
  ]) {
    const turn = (isFootLeft ? -TURN / 4 : TURN / 4) + lean
    const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size]
    putMotif(grown, placeMotif(plant, { turn, size, x: middle * sin - foot * cos, y: -(foot * sin) - middle * cos }))
  }
  return grown
}

/** Mean place of all knots from left to right: near the end that has more to it. */
function meanAcross({ layers }: Motif): number {
  const knots = layers.flatMap(({ ring }) => ring)
  return knots.reduce((sum, [x]) => sum + x, 0) / knots.length
}
