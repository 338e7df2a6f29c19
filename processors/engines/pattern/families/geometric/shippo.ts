import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { gather } from '../../kit/area/gather.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Random } from '../../kit/chance/random.ts'
import { arcKnots } from '../../kit/line/arc.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import { circle } from '../../kit/line/outline.ts'
import type { CellPair } from '../../kit/place/fit-cell-pair.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { inksApart } from '../../kit/place/lay-apart.ts'
import type { Family, Plan } from '../family.ts'

const STEP_MM = 22

export const shippo: Family = {
  name: 'shippo',
  summary: 'seven treasures: circles a radius apart share four petals each; a small flower sits in the openings',
  words:
    'shippo|overlapping transparent circle|overlapping transparent circles|transparent overlapping circles|seven treasures|interlocking circle|interlocking circles|overlapping circle|overlapping circles|interlaced circle|interlaced circles|cathedral window|cathedral windows|七宝|七宝柄|petal grid|vesica|wedding ring circles|überlappende kreise|cercles entrelacés|círculos entrelazados|linked circles|linked rings|interlocking ring|interlocking rings|interlaced rings|overlapping rings|intersecting circles'.split(
      '|',
    ),
  motifs: [],
  coverage: { low: 0.38, medium: 0.55, high: 0.66 },
  inks: { least: 2, natural: 4 },
  moods: ['indigo', 'mediterranean', 'midcentury', 'deco', 'scandinavian'],
  ground: 'light',
  motifMm: 31,
  repeatMm: 160,
  layouts: ['block', 'diamond'],
  draw: drawShippo,
}

/** A petal as wide as its two arcs make it covers 0.2854 of a cell; two petals a cell, so 0.57 of the cloth. */
const PETALS_SHARE = Math.PI / 2 - 1

function drawShippo(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('treasures')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const size = STEP_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: 2, rows: 2 })
  const inks = cast.figures.filter((ink) => ink !== cast.accent || cast.figures.length < 3)
  // Petals are hollowed by a fine line within them, or left whole; the openings take up what coverage is still wanted.
  const isLined = random.chance(0.45)
  const isHollow = plan.coverage < 0.48 || (isLined && plan.coverage < 0.6)
  const heart = Math.max(
    0,
    Math.min(0.46, Math.sqrt(Math.max(0, plan.coverage - PETALS_SHARE * (isHollow ? 0.78 : 0.94)) / 0.55)),
  )
  const inkOf = inksOfPetals(cloth, random.fork('circles'), cells, inks)
  const petals = new Map<number, Ring[]>()
  const openings: Ring[] = []
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const at = (x: number, y: number): Point => [(column + x) * cells.wideMm, (row + y) * cells.tallMm]
      for (const isUpright of [false, true]) {
        const ink = inkOf(column, row, isUpright)
        const body = vesica(at, isUpright, 0.04)
        gather(petals, ink, [body])
        if (isHollow) openings.push(vesica(at, isUpright, 0.24))
      }
    }
  for (const [ink, rings] of petals) paintScattered(cloth, ink, rings)
  paintScattered(cloth, cast.ground, openings)
  const size2 = Math.min(cells.wideMm, cells.tallMm)
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++)
      drawHeart(
        cloth,
        plan,
        [(column + 0.5) * cells.wideMm, (row + 0.5) * cells.tallMm],
        size2 * Math.max(0.16, heart),
        (row + column) % 2,
      )
  return cloth
}

/**
 * The ink of the petal to the right of a corner of the lattice, or below it. Each lies between a white corner of a chessboard and a black one. Two
 * inks take turns circle by circle; of more, the circle about each white corner has one, dealt so that none stands in columns.
 */
function inksOfPetals(
  cloth: Cloth,
  random: Random,
  { columns, rows, wideMm, tallMm }: CellPair,
  inks: readonly number[],
): (column: number, row: number, isUpright: boolean) => number {
  const isWhite = (column: number, row: number): boolean => (column + row) % 2 === 0
  if (inks.length < 3)
    return (column, row, isUpright) => inks[(isWhite(column, row) === isUpright ? 1 : 0) % inks.length]
  const corners = Array.from({ length: columns * rows }, (_, at): Point => [at % columns, Math.floor(at / columns)])
  const whites = corners.filter(([column, row]) => isWhite(column, row))
  const dealt = inksApart(
    random,
    cloth,
    whites.map(([column, row]): Point => [column * wideMm, row * tallMm]),
    inks,
  )
  const byCorner = new Map(whites.map(([column, row], at) => [row * columns + column, dealt[at]]))
  return (column, row, isUpright) => {
    const [right, below] = isWhite(column, row) ? [0, 0] : isUpright ? [0, 1] : [1, 0]
    return byCorner.get(((row + below) % rows) * columns + ((column + right) % columns)) ?? inks[0]
  }
}

/** The lens of two quarter circles along a side of the lattice, moved inwards by `inset` of a cell. */
function vesica(at: (x: number, y: number) => Point, isUpright: boolean, inset: number): Ring {
  const radius = Math.SQRT1_2 - inset * 0.5
  // Centres move with the inset as well, so that the tips draw back more than the flanks do.
  const half = Math.acos((0.5 + inset * 0.12) / radius)
  const upper = arcKnots([0.5, 0.5 + inset * 0.12], radius, -TURN / 4 - half, -TURN / 4 + half)
  const lower = arcKnots([0.5, -0.5 - inset * 0.12], radius, TURN / 4 - half, TURN / 4 + half)
  return [...upper, ...lower.slice(1, -1)].map(([x, y, corner]) => [...(isUpright ? at(y, x) : at(x, y)), corner])
}

/** A flower of four petals for one half of the openings, a plain dot for the other. */
function drawHeart(cloth: Cloth, { cast }: Plan, [x, y]: Point, reach: number, turn: number): void {
  const ink = cast.figures.length > 1 ? cast.accent : cast.main
  if (turn === 0) {
    for (let petal = 0; petal < 4; petal++)
      paint(cloth, ink, ornamentPetal(x, y, (petal / 4) * TURN + TURN / 8, reach * 0.2, reach, reach * 0.3))
    paint(cloth, cast.line, circle(x, y, reach * 0.2, 8))
  } else {
    paint(cloth, cast.figures.length > 1 ? cast.line : ink, circle(x, y, reach * 0.42, 8))
    paint(cloth, cast.ground, circle(x, y, reach * 0.22, 8))
  }
}
