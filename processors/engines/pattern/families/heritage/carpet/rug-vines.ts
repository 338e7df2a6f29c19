import type { Cloth } from '../../../kit/area/cloth.ts'
import type { Curve } from '../../../kit/line/curve.ts'
import { ribbon, stationAt } from '../../../kit/line/curve.ts'
import { curveThrough, volute } from '../../../kit/line/flowing-curve.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { ornamentPetal } from '../../../kit/line/ornament.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addForm, createMotif } from '../../../kit/motif/motif.ts'
import { stampFourfold } from './rims.ts'
import { bloomOn, paintRosette } from './rug-blooms.ts'
import type { Rug } from './rug-inks.ts'

/** One quarter of the vine round a medallion, from the long axis to the short one, in half sides of the rug. */
const STEM: readonly Point[] = [
  [0, 0.93],
  [0.17, 0.86],
  [0.3, 0.68],
  [0.46, 0.56],
  [0.56, 0.46],
  [0.68, 0.3],
  [0.86, 0.17],
  [0.93, 0],
]
const QUARTERS = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const

/**
 * Vines that run through the field between medallion and corners and curl to both sides, a rosette in every curl, palmettes on
 * the axes and the diagonals.
 *
 * @param unit half the shorter side of the rug, in mm
 */
export function paintVines(cloth: Cloth, rug: Rug, unit: number, isAngular: boolean): void {
  const { at, inks, halfWide, halfTall } = rug
  const stem = curveThrough(
    STEM.map(([x, y]) => [x * halfWide, y * halfTall]),
    isAngular ? 1 : 6,
  )
  const curls = [0.2, 0.36, 0.64, 0.8].map((t, index) => curlFrom(stem, t, index % 2 ? 1 : -1, unit, isAngular))
  const motif = createMotif()
  for (const curve of [stem, ...curls]) addLeafyVine(motif, rug, curve, unit)
  stampFourfold(cloth, motif, at)
  for (const curve of curls) {
    const [x, y] = curve[curve.length - 1]
    for (const [sideX, sideY] of QUARTERS)
      paintRosette(cloth, [at[0] + sideX * x, at[1] + sideY * y], unit * 0.085, inks, inks.field)
  }
  const bud = bloomOn(inks, inks.field, unit * 0.26)
  const { x, y } = stationAt(stem, 0.5)
  stampFourfold(cloth, bud, at, { x, y, turn: Math.atan2(y, x) + TURN / 4 })
  stampFourfold(cloth, bud, at, { x: 0, y: halfTall * 0.95, turn: 0 })
  stampFourfold(cloth, bud, at, { x: halfWide * 0.95, y: 0, turn: -TURN / 4 })
}

function curlFrom(stem: Curve, t: number, hand: 1 | -1, unit: number, isAngular: boolean): Curve {
  const { x, y, tangentX, tangentY } = stationAt(stem, t)
  const heading = Math.atan2(tangentY, tangentX) + hand * 0.5
  return volute([x, y], heading, unit * 0.42, hand * 3.6, 1.3, isAngular ? 5 : 14)
}

function addLeafyVine(motif: Motif, { inks }: Rug, curve: Curve, unit: number): void {
  addForm(
    motif,
    inks.leaf,
    ribbon(curve, () => unit * 0.011),
  )
  for (let leaf = 1; leaf < 9; leaf++) {
    const { x, y, tangentX, tangentY } = stationAt(curve, leaf / 9.5)
    const turn = Math.atan2(tangentY, tangentX) + (leaf % 2 ? 0.75 : -0.75)
    addForm(motif, leaf % 3 ? inks.leaf : inks.heart, ornamentPetal(x, y, turn, 0, unit * 0.085, unit * 0.019))
  }
}
