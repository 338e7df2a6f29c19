import type { Cloth } from '../../../kit/area/cloth.ts'
import { paint } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import { ribbon, stationAt } from '../../../kit/line/curve.ts'
import { curveThrough } from '../../../kit/line/flowing-curve.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { ornamentLeaf, ornamentPetal } from '../../../kit/line/ornament.ts'
import { addDetail, addForm, createMotif } from '../../../kit/motif/motif.ts'
import { stampMotif } from '../../../kit/motif/stamp-motif.ts'
import { stampFourfold } from './rims.ts'
import { bloomInksOn, bloomOn, paintRosette, ray } from './rug-blooms.ts'
import type { Rug, RugInks } from './rug-inks.ts'

/** Cells of a herati net, and panels of a garden, across one rug. */
const NET_CELLS = 4
const PANELS = 4

type Cell = {
  readonly at: Point
  readonly wide: number
  readonly tall: number
  readonly column: number
  readonly row: number
}

function cellsOf({ at, halfWide, halfTall }: Rug, across: number): Cell[] {
  const wide = (2 * halfWide) / across
  const down = Math.max(2, 2 * Math.round(halfTall / wide))
  const tall = (2 * halfTall) / down
  return Array.from({ length: across * down }, (_, index): Cell => {
    const [column, row] = [index % across, Math.floor(index / across)]
    return {
      at: [at[0] - halfWide + (column + 0.5) * wide, at[1] - halfTall + (row + 0.5) * tall],
      wide,
      tall,
      column,
      row,
    }
  })
}

/** Herati: a rosette in a lozenge of vines, palmettes at its points, a long curled leaf along each of its sides. */
export function paintHerati(cloth: Cloth, rug: Rug): void {
  const { inks } = rug
  const cells = cellsOf(rug, NET_CELLS)
  for (const { at, wide, tall } of cells) {
    const unit = Math.min(wide, tall)
    const side = createMotif()
    const vine = curveThrough([
      [0, -tall * 0.36],
      [wide * 0.13, -tall * 0.2],
      [wide * 0.2, -tall * 0.13],
      [wide * 0.36, 0],
    ])
    addForm(
      side,
      inks.leaf,
      ribbon(vine, () => unit * 0.018),
    )
    addForm(side, inks.heart, ornamentLeaf(wide * 0.13, -tall * 0.43, wide * 0.43, -tall * 0.13, 0.2, -0.24))
    addDetail(side, inks.line, ornamentLeaf(wide * 0.19, -tall * 0.39, wide * 0.38, -tall * 0.2, 0.06, -0.27))
    for (const turn of [-0.4, 1.2])
      addForm(side, inks.leaf, ornamentPetal(wide * 0.16, -tall * 0.165, turn + TURN / 2, 0, unit * 0.12, unit * 0.03))
    stampFourfold(cloth, side, at)
    for (const angle of [0, TURN / 4])
      stampFourfold(cloth, bloomOn(inks, inks.field, unit * 0.27), at, ray((angle ? tall : wide) * 0.4, angle))
    paintRosette(cloth, at, unit * 0.15, inks, inks.field)
  }
  for (const { at, wide, tall } of cells)
    paintRosette(
      cloth,
      [at[0] + wide / 2, at[1] + tall / 2],
      Math.min(wide, tall) * 0.13,
      { ...inks, bloom: inks.corner },
      inks.field,
    )
}

/** A garden seen from above: beds with a bloom or a cypress each, water between them. */
export function paintGarden(cloth: Cloth, rug: Rug, random: Random): void {
  const { inks } = rug
  const grounds = [...new Set([inks.field, inks.shield, inks.corner, inks.leaf])]
  const beds = random.shuffle([plantCypress, plantBush, plantRosette])
  for (const { at, wide, tall, column, row } of cellsOf(rug, PANELS)) {
    const bed = (share: number) =>
      (
        [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const
      ).map(([x, y]) => [at[0] + (x * wide * share) / 2, at[1] + (y * tall * share) / 2, 1] as const)
    const ground = grounds[(column + 2 * row) % grounds.length]
    paint(cloth, inks.line, bed(1))
    paint(cloth, inks.shield === ground ? inks.corner : inks.shield, bed(0.955))
    paint(cloth, inks.line, bed(0.87))
    paint(cloth, ground, bed(0.83))
    beds[(column + row) % beds.length](cloth, rug.inks, at, ground, Math.min(wide, tall) * 0.7)
  }
}

type Bed = (cloth: Cloth, inks: RugInks, at: Point, ground: number, high: number) => void

/** A cypress between two small flowers. */
const plantCypress: Bed = (cloth, inks, at, ground, high) => {
  const motif = createMotif()
  const { body, inner, leaf, detail } = bloomInksOn(inks, ground)
  addForm(motif, inner, ornamentPetal(0, high * 0.52, -TURN / 4, 0, high * 0.25, high * 0.04))
  addForm(motif, detail, ornamentPetal(0, -high * 0.58, TURN / 4, 0, high * 0.96, high * 0.2))
  addForm(motif, leaf, ornamentPetal(0, -high * 0.53, TURN / 4, 0, high * 0.87, high * 0.165))
  for (let branch = 0; branch < 5; branch++)
    for (const side of [1, -1]) {
      const y = high * (0.22 - branch * 0.13)
      const long = high * (0.18 - branch * 0.022)
      addDetail(motif, body, ornamentPetal(0, y, -TURN / 4 + side * 0.7, high * 0.03, long, high * 0.02))
    }
  stampMotif(cloth, motif, { x: at[0], y: at[1] })
  for (const side of [1, -1])
    for (const y of [0.34, -0.34])
      paintRosette(cloth, [at[0] + side * high * 0.36, at[1] + high * y], high * 0.13, inks, ground)
}

/** A bush in full flower. */
const plantBush: Bed = (cloth, inks, at, ground, high) => {
  const motif = createMotif()
  const { leaf } = bloomInksOn(inks, ground)
  const heads: readonly Point[] = [
    [0, -0.36],
    [0.3, -0.2],
    [-0.3, -0.2],
    [0.36, 0.14],
    [-0.36, 0.14],
  ].map(([x, y]): Point => [x * high, y * high])
  for (const head of heads) {
    const stem = curveThrough([
      [0, high * 0.54],
      [head[0] * 0.25, high * 0.3],
      [head[0] * 0.8, head[1] + high * 0.16],
      head,
    ])
    addForm(
      motif,
      leaf,
      ribbon(stem, () => high * 0.018),
    )
    for (const t of [0.35, 0.55, 0.75])
      for (const side of [1, -1]) {
        const { x, y, tangentX, tangentY } = stationAt(stem, t)
        const turn = Math.atan2(tangentY, tangentX) + side * 0.8
        addForm(motif, leaf, ornamentPetal(x, y, turn, 0, high * 0.13, high * 0.034))
      }
  }
  stampMotif(cloth, motif, { x: at[0], y: at[1] })
  for (const [index, [x, y]] of heads.entries())
    paintRosette(cloth, [at[0] + x, at[1] + y], high * (index === 0 ? 0.19 : 0.15), inks, ground)
}

/** A rosette, a palmette towards each corner of its bed. */
const plantRosette: Bed = (cloth, inks, at, ground, high) => {
  stampFourfold(cloth, bloomOn(inks, ground, high * 0.3), at, ray(high * 0.44, TURN / 8))
  paintRosette(cloth, at, high * 0.3, inks, ground)
}
