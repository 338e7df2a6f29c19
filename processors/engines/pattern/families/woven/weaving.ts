import { paintCells } from '../../kit/area/cell-grid.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Plan } from '../family.ts'
import type { ThreadOrder } from './threads.ts'
import { weaveCells } from './threads.ts'
import type { Weave } from './weave.ts'

/** A woven cloth: the inks of its ends from left to right and of its picks from top to bottom, and the weave. */
export type Weaving = { readonly warp: ThreadOrder; readonly weft: ThreadOrder; readonly weave: Weave }

/**
 * Paints every crossing of one period. Thread orders must close over the period together with the weave. Where two inks
 * cross, the lower one is painted as an area and only the upper one thread by thread, so that each step of the weave is
 * written once.
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
 * Number of threads in a length: about one per `threadMm`, a multiple of `multipleOf`, and at most `most`, so that a
 * thread is wider than a pixel of usual files and the outline of the weave stays small.
 */
export function countThreads(lengthMm: number, threadMm: number, multipleOf: number, most: number): number {
  const wanted = Math.round(lengthMm / threadMm / multipleOf)
  return Math.max(1, Math.min(wanted, Math.floor(most / multipleOf))) * multipleOf
}
