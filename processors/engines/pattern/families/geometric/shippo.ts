import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { gather } from '../../kit/area/gather.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Random } from '../../kit/chance/random.ts'
import { arcKnots } from '../../kit/line/arc.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import { circle, polar } from '../../kit/line/outline.ts'
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
/** Insets of a petal's edge, of what is opened in it, and of what is laid into the opening, as shares of a cell; and how much of a petal is left. */
const petalForms = {
  whole: { insets: [0.04], share: 0.94 },
  lined: { insets: [0.04, 0.13, 0.18], share: 0.8 },
  open: { insets: [0.04, 0.24], share: 0.72 },
  outlined: { insets: [0.03, 0.125], share: 0.45 },
} as const
type PetalForm = keyof typeof petalForms

function drawShippo(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('treasures')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const size = STEP_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: 2, rows: 2 })
  const { insets, share } = petalForms[choosePetals(plan, random)]
  const heart = Math.sqrt(Math.max(0, plan.coverage - PETALS_SHARE * share) / 0.55)
  const inkOf = inksOfPetals(cloth, random.fork('circles'), cells, inksOfCircles(plan))
  const petals = insets.map(() => new Map<number, Ring[]>())
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const at = (x: number, y: number): Point => [(column + x) * cells.wideMm, (row + y) * cells.tallMm]
      for (const isUpright of [false, true])
        insets.forEach((inset, depth) => {
          gather(petals[depth], depth === 1 ? cast.ground : inkOf(column, row, isUpright), [
            vesica(at, isUpright, inset),
          ])
        })
    }
  for (const layer of petals) for (const [ink, rings] of layer) paintScattered(cloth, ink, rings)
  const reach = Math.min(cells.wideMm, cells.tallMm) * Math.max(0.27, Math.min(0.46, heart))
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++)
      drawHeart(cloth, plan, [(column + 0.5) * cells.wideMm, (row + 0.5) * cells.tallMm], reach, (row + column) % 2)
  return cloth
}

/** Little coverage leaves outlines of petals, much of it whole ones. */
function choosePetals({ coverage, isDensityAsked }: Plan, random: Random): PetalForm {
  const drawn = random.pick(['lined', 'lined', 'open', 'whole', 'outlined'] as const)
  if (!isDensityAsked) return drawn
  return coverage < 0.42 ? 'outlined' : coverage < 0.5 ? 'open' : coverage < 0.6 ? 'lined' : 'whole'
}

/** The leading colour for most circles, and of the others as few as fill the turns: a cloth of one colour with sparks, and no motley. */
function inksOfCircles({ cast }: Plan): number[] {
  const inks = cast.figures.filter((ink) => ink !== cast.accent || cast.figures.length < 3)
  if (inks.length < 3) return inks
  const [main, second, ...others] = inks
  return [main, main, main, second, main, second, ...others.slice(0, 2)]
}

/**
 * The ink of the petal to the right of a corner of the lattice, or below it. Each lies between a white corner of a chessboard and a black one. Two
 * inks take turns circle by circle; of more, the circle about each white corner has one, dealt so that none stands in columns. An ink that is listed
 * more often has more circles.
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

/** A diamond flower (hanabishi) of four cleft petals for one half of the openings, a small one of dots for the other. */
function drawHeart(cloth: Cloth, { cast }: Plan, [x, y]: Point, reach: number, turn: number): void {
  const ink = cast.figures.length > 1 ? cast.accent : cast.main
  const eye = cast.figures.length > 1 ? cast.line : ink
  const corners = [0, 1, 2, 3].map((petal) => (petal / 4) * TURN + TURN / 8)
  if (turn === 0) {
    for (const angle of corners) {
      paint(cloth, ink, ornamentPetal(x, y, angle, reach * 0.16, reach, reach * 0.3))
      paint(cloth, cast.ground, ornamentPetal(x, y, angle, reach * 0.4, reach * 0.8, reach * 0.07))
    }
    paint(cloth, cast.ground, circle(x, y, reach * 0.24, 8))
    paint(cloth, eye, circle(x, y, reach * 0.17, 8))
  } else {
    for (const angle of corners) paint(cloth, eye, circle(...polar(x, y, reach * 0.42, angle), reach * 0.13, 8))
    paint(cloth, ink, circle(x, y, reach * 0.2, 8))
  }
}
