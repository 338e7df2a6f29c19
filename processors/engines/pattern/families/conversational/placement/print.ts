import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Point, Ring } from '../../../kit/line/knot.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { placeMotif } from '../../../kit/motif/motif.ts'
import type { Toss } from '../../../kit/place/toss.ts'
import type { Plan } from '../../family.ts'
import { boxOfMotif } from '../box-of-motif.ts'

/** A sheet while a placement print is put on it. */
export type Print = {
  readonly plan: Plan
  readonly cloth: Cloth
  readonly toss: Toss
  readonly random: Random
  /** The shorter side in mm, times how large things are: what sizes and places are shares of. */
  readonly shortMm: number
  /** The middle of the sheet in mm. */
  readonly middle: Point
}

/** A motif turned, as long on its longer side as `longMm` if that is given, with the middle of its box at the origin. */
export function centred(motif: Motif, turn = 0, longMm?: number): Motif {
  const turned = placeMotif(motif, { turn })
  const { left, right, top, bottom } = boxOfMotif(turned)
  const size = longMm === undefined ? 1 : longMm / Math.max(right - left, bottom - top)
  return placeMotif(turned, { size, x: (-size * (left + right)) / 2, y: (-size * (top + bottom)) / 2 })
}

/**
 * Paints a motif where its outline lies clear of what is taken by a gap in mm, and gives its bodies, which are not yet taken: what
 * grows together may touch. None where it does not fit.
 */
export function paintWhereClear({ cloth, toss }: Print, motif: Motif, at: Point, gapMm: number): Ring[] {
  const { layers } = placeMotif(motif, { x: at[0], y: at[1] })
  const bodies = layers.filter(({ isForm }) => isForm).map(({ ring }) => ring)
  if (bodies.some((ring) => ring.some(([x, y]) => toss.field.clearanceAt(x, y) < gapMm))) return []
  for (const { ink, ring, holes } of layers) paint(cloth, ink, ring, holes)
  return bodies
}
