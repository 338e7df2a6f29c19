import type { Cloth } from '../../kit/area/cloth.ts'
import { paint } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { arcKnots } from '../../kit/line/arc.ts'
import type { Knot, Point, Ring } from '../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../kit/line/knot.ts'
import { polygon } from '../../kit/line/outline.ts'
import type { CellPair } from '../../kit/place/fit-cell-pair.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Plan } from '../family.ts'
import { halfLineShare } from '../line-weight.ts'

const TILE_MM = 40
/** A tile of an ordered cloth, beside a free one. */
const ORDERED = 0.5
/** Lines that cross each side of a tile, and half the width of one, as a share of the step between them. */
const [LINES, HALF] = [6, 0.13]
const STEP = 1 / LINES

/** A line of a tile by its number from the corner that it runs about: the band it covers in the unit square. */
type Band = (from: number, to: number) => Ring
/** Draws into the unit square; the tile is turned by quarters. `lay` covers what lies below with the ground. */
type Form = (put: (line: number, band: Ring) => void, lay: (area: Ring) => void, half: number) => void

/**
 * Geometric line work: tiles of parallel lines, quarter rounds, diagonals, and squares and rings about their corners. All sides are crossed at the
 * same places, so that lines run on from tile to tile and over every edge.
 */
export function drawLineTiles(cloth: Cloth, plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('tiles')
  const isOrdered = random.chance(0.7)
  const size = TILE_MM * plan.scale * (isOrdered ? ORDERED : 1)
  const order = isOrdered ? 4 : 2
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: order, rows: order })
  const tileMm = Math.min(cells.wideMm, cells.tallMm)
  const half = Math.max(0.2 / tileMm, Math.min(0.36, halfLineShare(plan, HALF, tileMm * STEP)) * STEP)
  // The strongest ink draws most of the lines. A line lies as far from one corner as its twin from the other, so both have one ink.
  const inks = [cast.line, ...cast.figures.filter((ink) => ink !== cast.line)]
  const inkOf = (line: number): number => inks[(LINES / 2 - 1 - Math.min(line, LINES - 1 - line)) % inks.length]
  const tiles = isOrdered ? inBlocks(random, cells) : inAnyOrder(random, cells)
  tiles.forEach(({ form, quarters }, at) => {
    const [column, row] = [at % cells.columns, Math.floor(at / cells.columns)]
    const turn = placeKnot({ turn: (quarters / 4) * TURN })
    const place = (knot: Knot): Knot => {
      const [x, y, corner] = turn([knot[0] - 0.5, knot[1] - 0.5, knot[2]])
      return [(column + 0.5 + x) * cells.wideMm, (row + 0.5 + y) * cells.tallMm, corner]
    }
    form(
      (line, band) => {
        paint(cloth, inkOf(line), band.map(place))
      },
      (area) => {
        paint(cloth, cast.ground, area.map(place))
      },
      half,
    )
  })
  return cloth
}

type Tile = { readonly form: Form; readonly quarters: number }

function inAnyOrder(random: Random, { columns, rows }: CellPair): Tile[] {
  const deck = random.shuffle(Array.from({ length: columns * rows }, (_, at) => forms[at % forms.length]))
  return deck.map((form) => ({ form, quarters: random.below(4) }))
}

/** Two forms in a chessboard of blocks, the four tiles of a block turned about its middle: rings, diamonds and squares that grow out of each other. */
function inBlocks(random: Random, { columns, rows }: CellPair): Tile[] {
  const [rounds, diagonals, squares] = forms
  const pair = random.pick([
    [rounds, diagonals],
    [diagonals, squares],
    [rounds, rounds],
  ])
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const quarters = [0, 1, 3, 2][(column % 2) + 2 * (row % 2)]
    return { form: pair[(Math.floor(column / 2) + Math.floor(row / 2)) % 2], quarters }
  })
}

/** Distances of the lines of a side from a corner of it. */
const from = (line: number): number => (line + 0.5) * STEP

/** A quarter round about a corner of the square; `facing` is the angle at which it begins. */
function roundAbout(corner: Point, facing: number): Band {
  return (inner, outer) => [
    ...arcKnots(corner, outer, facing, facing + TURN / 4),
    ...arcKnots(corner, inner, facing + TURN / 4, facing),
  ]
}

/** Two sides of a square about a corner. */
function squareAbout([x, y]: Point): Band {
  const [dx, dy] = [x === 0 ? 1 : -1, y === 0 ? 1 : -1]
  const at = (u: number, v: number): Point => [x + dx * u, y + dy * v]
  return (inner, outer) => {
    const ring = [at(outer, 0), at(outer, outer), at(0, outer), at(0, inner), at(inner, inner), at(inner, 0)]
    return polygon(dx * dy > 0 ? ring : ring.toReversed())
  }
}

/** A line straight across a corner. */
function acrossCorner([x, y]: Point): Band {
  const [dx, dy] = [x === 0 ? 1 : -1, y === 0 ? 1 : -1]
  return (inner, outer) =>
    polygon([
      [x + dx * outer, y],
      [x, y + dy * outer],
      [x, y + dy * inner],
      [x + dx * inner, y],
    ])
}

const corners: readonly (readonly [Point, number])[] = [
  [[0, 0], 0],
  [[1, 0], TURN / 4],
  [[1, 1], TURN / 2],
  [[0, 1], (TURN * 3) / 4],
]

const forms: readonly Form[] = [
  // Quarter rounds about two corners, one fan over the other.
  (put, lay, half) => {
    const [[lower, facing], , [upper, turned]] = corners
    const [below, above] = [roundAbout(lower, facing), roundAbout(upper, turned)]
    for (let line = 0; line < LINES; line++) put(line, below(from(line) - half, from(line) + half))
    lay([[...upper, 1], ...arcKnots(upper, 1, turned, turned + TURN / 4)])
    for (let line = 0; line < LINES; line++) put(line, above(from(line) - half, from(line) + half))
  },
  // Diagonals from side to side. They are as wide across as other lines.
  (put, _, half) => {
    const slant = half * Math.SQRT2
    for (const [corner] of [corners[0], corners[2]])
      for (let line = 0; line < LINES; line++) put(line, acrossCorner(corner)(from(line) - slant, from(line) + slant))
  },
  // Squares about all four corners.
  (put, _, half) => {
    for (const [corner] of corners)
      for (let line = 0; line < LINES / 2; line++) put(line, squareAbout(corner)(from(line) - half, from(line) + half))
  },
  // Rings about all four corners.
  (put, _, half) => {
    for (const [corner, facing] of corners)
      for (let line = 0; line < LINES / 2; line++)
        put(line, roundAbout(corner, facing)(from(line) - half, from(line) + half))
  },
]
