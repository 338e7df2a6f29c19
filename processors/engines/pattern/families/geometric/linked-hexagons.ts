import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { polygon } from '../../kit/line/outline.ts'
import type { CellPair } from '../../kit/place/fit-cell-pair.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Plan } from '../family.ts'

/** Distance of two middles at scale 1, mm. */
const STEP_MM = 44
/** Reach of a ring's corners, its thickness, and the ground left beside a strand that lies on top, all in steps. */
const [REACH, THICK_LEAST, THICK_MOST, GAP] = [0.66, 0.05, 0.105, 0.016]
/** Rings are of three kinds, so that each lies over one neighbour and under the next. */
const KINDS = 3

type Middle = { readonly at: Point; readonly kind: number }

/**
 * Rings of six sides that hold each other: corner through corner with all six neighbours, over three of them and under the other three. Of
 * three kinds the second is laid over the first and the third over the second; then the first is drawn once more where it meets the third.
 */
export function drawLinkedHexagons(plan: Plan): Cloth {
  const { cast, coverage } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const stepMm = STEP_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: stepMm, tallMm: stepMm * Math.sqrt(0.75) }, { columns: KINDS, rows: 2 })
  const thick = Math.max(THICK_LEAST, Math.min(THICK_MOST, coverage * 0.2))
  const inkOf = (kind: number): number => cast.figures[kind % Math.min(KINDS, cast.figures.length)]
  const middles = middlesOf(cells)
  for (let kind = 0; kind < KINDS; kind++) {
    const rings = middles.filter((one) => one.kind === kind)
    for (const { at } of rings)
      paint(cloth, cast.ground, hexagon(cells, at, REACH + GAP), [hole(cells, at, REACH - thick - GAP)])
    for (const { at } of rings) paint(cloth, inkOf(kind), hexagon(cells, at, REACH), [hole(cells, at, REACH - thick)])
  }
  for (const { at } of middles.filter(({ kind }) => kind === 0))
    for (const corner of [1, 3, 5]) {
      paint(cloth, cast.ground, bend(cells, at, corner, REACH + GAP, REACH - thick - GAP))
      paint(cloth, inkOf(0), bend(cells, at, corner, REACH, REACH - thick))
    }
  return cloth
}

function middlesOf({ columns, rows, wideMm, tallMm }: CellPair): Middle[] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    // Along a row kinds follow one another, and each lower row begins one kind on, with half a step to the right.
    const kind = (((column - Math.floor(row / 2) - row) % KINDS) + KINDS) % KINDS
    return { at: [(column + (row % 2) / 2) * wideMm, row * tallMm], kind }
  })
}

/** A point at so many steps from a middle, in a direction counted in twelfths of a turn. */
function pointAt({ wideMm, tallMm }: CellPair, [x, y]: Point, steps: number, twelfths: number): Point {
  const angle = (twelfths * TURN) / 12
  return [x + steps * wideMm * Math.cos(angle), y + (steps * tallMm * Math.sin(angle)) / Math.sqrt(0.75)]
}

function hexagon(cells: CellPair, at: Point, reach: number): Ring {
  return polygon([0, 2, 4, 6, 8, 10].map((twelfths) => pointAt(cells, at, reach, twelfths)))
}

function hole(cells: CellPair, at: Point, reach: number): Ring {
  return hexagon(cells, at, reach).toReversed()
}

/** The bend of a ring at one of its corners, to the middles of both sides. */
function bend(cells: CellPair, at: Point, corner: number, outer: number, inner: number): Ring {
  const along = [corner * 2 - 1, corner * 2, corner * 2 + 1]
  const reachAt = (reach: number, index: number): number => (index === 1 ? reach : reach * Math.sqrt(0.75))
  return polygon([
    ...along.map((twelfths, index) => pointAt(cells, at, reachAt(outer, index), twelfths)),
    ...along.map((twelfths, index) => pointAt(cells, at, reachAt(inner, index), twelfths)).toReversed(),
  ])
}
