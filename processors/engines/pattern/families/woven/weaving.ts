import { paintCells } from '../../kit/area/cell-grid.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Plan } from '../family.ts'
import type { ThreadOrder } from './threads.ts'
import { weaveCells } from './threads.ts'
import type { Weave } from './weave.ts'

/** A woven cloth whole: the inks of its ends from left to right, of its picks from top to bottom, and which lies on top. */
export type Weaving = { readonly warp: ThreadOrder; readonly weft: ThreadOrder; readonly weave: Weave }

/**
 * Paints every crossing of one period. Orders must close over the period together with the weave. Where two inks cross, the
 * lower lies flat below and only the upper is drawn thread by thread, so that no step of the weave is written twice.
 */
export function paintWeaving({ widthMm, heightMm, cast }: Plan, { warp, weft, weave }: Weaving): Cloth {
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const rank = (ink: number): number => (ink === cast.ground ? -1 : ink)
  const lower = (one: number, other: number): number => (rank(one) < rank(other) ? one : other)
  paintCells(
    cloth,
    weft.map((filling) => warp.map((thread) => lower(thread, filling))),
  )
  paintCells(
    cloth,
    weaveCells(warp, weft, weave).map((row, pick) =>
      row.map((ink, end) => (ink === lower(warp[end], weft[pick]) ? cast.ground : ink)),
    ),
  )
  return cloth
}

/**
 * How many threads fill a length: about one every `threadMm`, a multiple of `multipleOf`, and no more than `most`, so that
 * a thread stays wider than a pixel of an ordinary file and the outline of the weave stays small.
 */
export function countThreads(lengthMm: number, threadMm: number, multipleOf: number, most: number): number {
  const wanted = Math.round(lengthMm / threadMm / multipleOf)
  return Math.max(1, Math.min(wanted, Math.floor(most / multipleOf))) * multipleOf
}
