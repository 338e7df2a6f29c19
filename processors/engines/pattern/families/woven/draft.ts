import type { Plan } from '../family.ts'
import type { Weaving } from './weaving.ts'
import { wovenFamilies } from './woven-families.ts'

/** A weaving draft of one repeat. Shafts and treadles count from 0. */
export type Draft = {
  readonly shafts: number
  readonly treadles: number
  /** Shaft of each end, from left to right. */
  readonly threading: readonly number[]
  /** Per treadle, the shafts it raises. */
  readonly tieup: readonly (readonly number[])[]
  /** Treadle of each pick, from top to bottom. */
  readonly treadling: readonly number[]
  /** Ink index of each end and of each pick. */
  readonly warpColours: readonly number[]
  readonly weftColours: readonly number[]
  /** `#rrggbb` by ink index. */
  readonly palette: readonly string[]
  readonly warpThicknessMm: number
  readonly weftThicknessMm: number
}

/**
 * The draft of a woven design: ends that rise together share a shaft, and picks that raise the same shafts share a
 * treadle. Neps and slubs on a cloth are not part of it.
 *
 * @returns undefined for a family that is not woven
 */
export function draftOf(family: string, plan: Plan): Draft | undefined {
  const weave = wovenFamilies.get(family)
  if (!weave) return undefined
  const weaving = weave(plan)
  return {
    ...readShafts(weaving),
    warpColours: weaving.warp,
    weftColours: weaving.weft,
    palette: plan.cast.inks.map(({ hex }) => hex),
    warpThicknessMm: plan.widthMm / weaving.warp.length,
    weftThicknessMm: plan.heightMm / weaving.weft.length,
  }
}

type Mechanics = Pick<Draft, 'shafts' | 'treadles' | 'threading' | 'tieup' | 'treadling'>

function readShafts({ warp, weft, weave }: Weaving): Mechanics {
  const ends = warp.map((_, end) => weft.map((_, pick) => (weave(end, pick) ? 'x' : '.')).join(''))
  const columns = [...new Set(ends)]
  const threading = ends.map((column) => columns.indexOf(column))
  const lifts = weft.map((_, pick) => columns.flatMap((column, shaft) => (column[pick] === 'x' ? [shaft] : [])))
  const rows = [...new Set(lifts.map((lift) => lift.join(' ')))]
  const treadling = lifts.map((lift) => rows.indexOf(lift.join(' ')))
  return {
    shafts: columns.length,
    treadles: rows.length,
    threading,
    tieup: rows.map((row) => (row === '' ? [] : row.split(' ').map(Number))),
    treadling,
  }
}
