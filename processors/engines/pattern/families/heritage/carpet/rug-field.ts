import type { Cloth } from '../../../kit/cloth.ts'
import type { Curve } from '../../../kit/curve.ts'
import { ribbon, stationAt } from '../../../kit/curve.ts'
import { curveThrough, volute } from '../../../kit/flowing-curve.ts'
import type { Knot, Point, Ring } from '../../../kit/knot.ts'
import { TURN } from '../../../kit/knot.ts'
import type { Motif } from '../../../kit/motif.ts'
import { addDetail, addForm, createMotif } from '../../../kit/motif.ts'
import { ornamentPetal } from '../../../kit/ornament.ts'
import { circle } from '../../../kit/outline.ts'
import type { Random } from '../../../kit/random.ts'
import { stampMotif } from '../../../kit/stamp-motif.ts'
import type { BloomInks } from '../bloom-parts.ts'
import type { Rim } from './rims.ts'
import { angular, lobed, paintRims, stampFourfold } from './rims.ts'
import type { RugInks } from './rug-inks.ts'

/** Half a carpet each way, in mm, and where its middle lies. */
export type Rug = { readonly at: Point; readonly halfWide: number; readonly halfTall: number; readonly inks: RugInks }

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

/** Vines that spring from the long axis and curl through the field between medallion and corners. */
function paintVines(cloth: Cloth, rug: Rug, unit: number, isAngular: boolean): void {
  const { at, inks, halfWide, halfTall } = rug
  const motif = createMotif()
  const [x, y] = [halfWide / unit, halfTall / unit]
  const steps = isAngular ? 1 : 6
  const place = (points: readonly Point[]): Curve =>
    curveThrough(
      points.map(([px, py]) => [px * unit * x, py * unit * y]),
      steps,
    )
  const main = place([
    [0, 0.93],
    [0.17, 0.86],
    [0.3, 0.68],
    [0.46, 0.56],
    [0.56, 0.46],
    [0.68, 0.3],
    [0.86, 0.17],
    [0.93, 0],
  ])
  const curls = [0.2, 0.36, 0.64, 0.8].map((t, index) => {
    const { x: fromX, y: fromY, tangentX, tangentY } = stationAt(main, t)
    const hand = index % 2 ? 1 : -1
    return volute(
      [fromX, fromY],
      Math.atan2(tangentY, tangentX) + hand * 0.5,
      unit * 0.42,
      hand * 3.6,
      1.3,
      isAngular ? 5 : 14,
    )
  })
  const half = unit * 0.011
  for (const curve of [main, ...curls]) {
    addForm(
      motif,
      inks.leaf,
      ribbon(curve, () => half),
    )
    for (let leaf = 1; leaf < 9; leaf++) {
      const { x: px, y: py, tangentX, tangentY } = stationAt(curve, leaf / 9.5)
      const turn = Math.atan2(tangentY, tangentX) + (leaf % 2 ? 0.75 : -0.75)
      addForm(motif, leaf % 3 ? inks.leaf : inks.heart, ornamentPetal(px, py, turn, 0, unit * 0.085, unit * 0.019))
    }
  }
  stampFourfold(cloth, motif, at)
  for (const curve of curls) {
    const [px, py] = curve[curve.length - 1]
    for (const [sx, sy] of [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const)
      paintRosette(cloth, [at[0] + sx * px, at[1] + sy * py], unit * 0.085, inks, inks.field)
  }
  const bud = bloomOn(inks, inks.field, unit * 0.26)
  const { x: midX, y: midY } = stationAt(main, 0.5)
  stampFourfold(cloth, bud, at, { x: midX, y: midY, turn: Math.atan2(midY, midX) + TURN / 4 })
  stampFourfold(cloth, bud, at, { x: 0, y: halfTall * 0.95, turn: 0 })
  stampFourfold(cloth, bud, at, { x: halfWide * 0.95, y: 0, turn: -TURN / 4 })
}

/** The same ray in a medallion that is longer one way. */
function within([wide, tall]: readonly [number, number], angle: number, share: number): ReturnType<typeof ray> {
  return { x: Math.cos(angle) * wide * share, y: Math.sin(angle) * tall * share, turn: angle + TURN / 4 }
}

/** A bloom pointing outwards from a middle along a ray. */
export function ray(far: number, angle: number): { readonly x: number; readonly y: number; readonly turn: number } {
  return { x: Math.cos(angle) * far, y: Math.sin(angle) * far, turn: angle + TURN / 4 }
}

/** A palmette in inks that stand off what it lies on, its drawing in the line. */
export function bloomOn(inks: RugInks, ground: number, high: number): Motif {
  const { body, inner, heart, leaf, detail } = bloomInksOn(inks, ground)
  const motif = createMotif()
  for (const turn of [-1.9, 1.9])
    addForm(motif, leaf, ornamentPetal(0, high * 0.3, -TURN / 4 + turn * 0.62, 0, high * 0.5, high * 0.1))
  for (const [share, ink] of [
    [1, detail],
    [0.82, body],
    [0.52, detail],
    [0.42, inner],
    [0.18, heart === inner ? detail : heart],
  ] as const)
    addForm(motif, ink, fan(high * 0.56 * share, high * 0.16))
  return motif
}

/** Five lobes fanned upwards, drawn in to a foot, round a middle `y` below the origin. */
function fan(radius: number, y: number): Ring {
  return Array.from({ length: 40 }, (_, step): Knot => {
    const angle = (step / 40) * TURN - TURN / 2
    const lobe = 0.8 + 0.2 * Math.abs(Math.cos(angle * 2.5))
    const far = radius * lobe * (Math.abs(angle) > 2.1 ? 0.5 : 1)
    return [Math.sin(angle) * far, y - Math.cos(angle) * far, 1]
  })
}

/** Inks for a bloom on a ground: the line draws, the others are its bodies. */
export function bloomInksOn(inks: RugInks, ground: number): BloomInks {
  const { bloom, heart, corner, field, shield, leaf, line } = inks
  const bodies = [...new Set([bloom, corner, heart, shield, field])].filter((ink) => ink !== ground && ink !== line)
  const [body = line, inner = body, middle = inner] = bodies
  return { body, inner, heart: middle, leaf: leaf === ground ? inner : leaf, detail: body === line ? ground : line }
}

function leafPair(ink: number, length: number): Motif {
  const motif = createMotif()
  for (const turn of [-0.5, 0.5])
    addForm(motif, ink, ornamentPetal(0, length * 0.3, -TURN / 4 + turn, 0, length, length * 0.14))
  return motif
}

/** A rosette of eight petals in two rings. */
export function paintRosette(cloth: Cloth, at: Point, radius: number, inks: RugInks, ground: number): void {
  const motif = createMotif()
  const { body, inner, heart, detail } = bloomInksOn(inks, ground)
  // All rims lie under all bodies: no petal is in front of another.
  const petals = Array.from({ length: 8 }, (_, turn) => (turn / 8) * TURN)
  for (const turn of petals) addForm(motif, detail, ornamentPetal(0, 0, turn, 0, radius, radius * 0.36))
  for (const turn of petals)
    addDetail(motif, body, ornamentPetal(0, 0, turn, radius * 0.2, radius * 0.84, radius * 0.22))
  addDetail(motif, detail, circle(0, 0, radius * 0.38, 8))
  addDetail(motif, inner === body ? heart : inner, circle(0, 0, radius * 0.24, 8))
  stampMotif(cloth, motif, { x: at[0], y: at[1] })
}
