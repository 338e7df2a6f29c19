import type { Cloth } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Point } from '../../../kit/line/knot.ts'
import { TURN } from '../../../kit/line/knot.ts'
import { ornamentPetal } from '../../../kit/line/ornament.ts'
import type { Motif } from '../../../kit/motif/motif.ts'
import { addForm, createMotif } from '../../../kit/motif/motif.ts'
import type { Rim } from './rims.ts'
import { angular, lobed, paintRims, stampFourfold } from './rims.ts'
import { bloomOn, paintRosette, ray } from './rug-blooms.ts'
import type { Rug } from './rug-inks.ts'
import { paintVines } from './rug-vines.ts'

type MedallionKind = 'medallion' | 'heriz'

/** A field of vines, a medallion with pendants in its middle, a quarter of another in each corner. */
export function paintMedallionField(cloth: Cloth, rug: Rug, kind: MedallionKind, random: Random): void {
  const { at, halfWide, halfTall, inks } = rug
  const isAngular = kind === 'heriz'
  const unit = Math.min(halfWide, halfTall)
  const rim = isAngular ? angular(8, 0.86) : lobed(random.pick([8, 12, 16]), random.between(0.07, 0.11))
  const radius = unit * 0.6
  const corners: readonly Point[] = [-1, 1].flatMap((x) =>
    [-1, 1].map((y): Point => [at[0] + x * halfWide, at[1] + y * halfTall]),
  )
  paintVines(cloth, rug, unit, isAngular)
  // Corners of a rug that wraps are one place, painted once.
  for (const corner of cloth.wraps ? corners.slice(0, 1) : corners) {
    const size = [halfWide * 0.56, halfTall * 0.56] as const
    paintRims(cloth, rim, corner, size, [
      [1, inks.line],
      [0.972, inks.corner],
      [0.87, inks.line],
      [0.845, inks.corner],
    ])
    paintRosette(cloth, corner, unit * 0.2, inks, inks.corner)
    stampFourfold(cloth, bloomOn(inks, inks.corner, unit * 0.22), corner, ray(unit * 0.34, TURN / 8))
  }
  paintPendants(cloth, rug, radius, isAngular)
  paintMedallion(cloth, rug, rim, radius, isAngular)
}

function paintMedallion(
  cloth: Cloth,
  { at, halfWide, halfTall, inks }: Rug,
  rim: Rim,
  radius: number,
  isAngular: boolean,
): void {
  const { line, shield, leaf, field, corner } = inks
  const rail = inks.bloom === line ? corner : inks.bloom
  // A long rug has a long medallion.
  const size = [
    radius * Math.max(1, halfWide / halfTall) ** 0.6,
    radius * Math.max(1, halfTall / halfWide) ** 0.6,
  ] as const
  paintRims(cloth, rim, at, size, [
    [1, line],
    [0.972, rail],
    [0.895, line],
    [0.87, shield],
  ])
  const petals = 8
  for (let petal = 0; petal < petals / 2; petal++) {
    const angle = ((petal + 0.5) / petals) * TURN
    if (angle < TURN / 4) stampFourfold(cloth, bloomOn(inks, shield, radius * 0.4), at, within(size, angle, 0.58))
  }
  for (const angle of [0, TURN / 4]) stampFourfold(cloth, leafPair(leaf, radius * 0.34), at, within(size, angle, 0.56))
  const heart = isAngular ? angular(8, 0.7) : lobed(8, 0.16)
  paintRims(
    cloth,
    heart,
    at,
    [radius * 0.42, radius * 0.42],
    [
      [1, line],
      [0.93, field],
      [0.7, line],
      [0.63, shield],
    ],
  )
  paintRosette(cloth, at, radius * 0.24, inks, shield)
}

/** A small shield above and one below on the long axis, each with a finial. */
function paintPendants(cloth: Cloth, { at, inks, halfTall, halfWide }: Rug, radius: number, isAngular: boolean): void {
  const rim = isAngular ? angular(4, 0.62) : lobed(6, 0.14)
  const isTall = halfTall >= halfWide
  const long = Math.max(halfTall / halfWide, halfWide / halfTall) ** 0.6
  for (const side of [1, -1]) {
    const far = radius * 1.2 * long * side
    const middle: Point = isTall ? [at[0], at[1] + far] : [at[0] + far, at[1]]
    paintRims(
      cloth,
      rim,
      middle,
      [radius * 0.26, radius * 0.26],
      [
        [1, inks.line],
        [0.88, inks.corner],
        [0.5, inks.line],
        [0.4, inks.bloom],
      ],
    )
  }
  const finial = bloomOn(inks, inks.field, radius * 0.34)
  stampFourfold(cloth, finial, at, ray(radius * 1.55 * long, isTall ? TURN / 4 : 0))
}

/** The same ray in a medallion that is longer one way. */
function within([wide, tall]: readonly [number, number], angle: number, share: number): ReturnType<typeof ray> {
  return { x: Math.cos(angle) * wide * share, y: Math.sin(angle) * tall * share, turn: angle + TURN / 4 }
}

function leafPair(ink: number, length: number): Motif {
  const motif = createMotif()
  for (const turn of [-0.5, 0.5])
    addForm(motif, ink, ornamentPetal(0, length * 0.3, -TURN / 4 + turn, 0, length, length * 0.14))
  return motif
}
