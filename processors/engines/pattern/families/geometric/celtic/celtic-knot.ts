import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paint } from '../../../kit/area/cloth.ts'
import { gather } from '../../../kit/area/gather.ts'
import { paintScattered } from '../../../kit/area/paint-scattered.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { circle, polygon } from '../../../kit/line/outline.ts'
import { fitCellPair } from '../../../kit/place/fit-cell-pair.ts'
import type { Family, Plan } from '../../family.ts'
import type { Knotwork, Meeting } from './knotwork.ts'
import { meetingAt, neighbour, strandsOf } from './knotwork.ts'

const CELL_MM = 21

export const celticKnot: Family = {
  name: 'celtic-knot',
  summary: 'interlaced knotwork: a plait opened by walls in a symmetrical plan, strands over and under by turns',
  words:
    'celtic|celtic knot|celtic knots|celtic knotwork|knotwork|irish knot|irish knots|interlace|interlaced knot|pictish|pictish knot|insular art|book of kells|lindisfarne|interlacing knot|celtic interlace|celtic weave|viking knot|gaelic|endless knot|keltisch|keltischer knoten|celtique|noeud celtique|nudo celta|celta|nodo celtico|ケルト'.split(
      '|',
    ),
  motifs: [],
  coverage: { low: 0.45, medium: 0.6, high: 0.75 },
  isDensityFixed: true,
  inks: { least: 2, natural: 4 },
  moods: ['heritage', 'moody', 'deco', 'christmas'],
  ground: 'dark',
  motifMm: 48,
  repeatMm: 160,
  layouts: ['block'],
  lines: 'covering',
  draw: drawCelticKnot,
}

function drawCelticKnot(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('knot')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const block = random.pick([4, 4, 6])
  const size = CELL_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: block, rows: block })
  const knot = openPlait(random, block)
  const strands = strandsOf(knot)
  const inks = strandInks(plan)
  const place = ([x, y]: Point): Point => [x * cells.wideMm, y * cells.tallMm]
  const layers: Map<number, Ring[]>[] = [new Map(), new Map()]
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++)
      for (let edge = 0; edge < 4; edge++)
        for (const { ring, isOver, quarter } of partsAt(knot, column, row, edge, place)) {
          const strand = strands[((row % block) * block + (column % block)) * 4 + quarter]
          gather(layers[isOver ? 1 : 0], inks[strand % inks.length], ring)
        }
  const outline = cast.isDark || inks.includes(cast.line) ? cast.ground : cast.line
  paintJewels(cloth, plan, cells, inks)
  for (const layer of layers) {
    // The outline is the same path drawn wider, so it is kept as a second set of rings behind the first.
    for (const rings of layer.values())
      paintScattered(
        cloth,
        outline,
        rings.filter((_, at) => at % 2 === 0),
      )
    for (const [ink, rings] of layer)
      paintScattered(
        cloth,
        ink,
        rings.filter((_, at) => at % 2 === 1),
      )
  }
  return cloth
}

/** Strands change colour by loop; with one figure ink all are the same. */
function strandInks({ cast }: Plan): number[] {
  const onGround = cast.inks[cast.ground].lightness
  // A strand as dark as the ground would look broken wherever it dips.
  const clear = cast.figures.filter((ink) => Math.abs(cast.inks[ink].lightness - onGround) > CLEAR_STEP)
  return clear.length > 0 ? clear.slice(0, 3) : [cast.main]
}

/** Least step of OKLCH lightness between a strand and the ground. */
const CLEAR_STEP = 0.2
const WALL_TRIES = 30

/** Share of walls at which knots stand apart and still hang together. */
const WALL_SHARE = 0.38

/** Walls in a plan that is its own mirror image both ways; of many plans the one with about three loops and enough walls is kept. */
function openPlait(random: Random, block: number): Knotwork {
  const tries = Array.from({ length: WALL_TRIES }, () => drawWalls(random, block))
  const cost = (knot: Knotwork): number => {
    const loops = Math.max(...strandsOf(knot)) + 1
    const meetings = [...knot.upper, ...knot.left].flat()
    const walls = meetings.filter((meeting) => meeting !== 'cross').length / meetings.length
    return Math.abs(loops - 3) / 2 + Math.abs(walls - WALL_SHARE) * 12
  }
  const costs = tries.map(cost)
  return tries[costs.indexOf(Math.min(...costs))]
}

function drawWalls(random: Random, block: number): Knotwork {
  const make = (): Meeting[][] => Array.from({ length: block }, () => Array.from({ length: block }, () => 'cross'))
  const [upper, left] = [make(), make()]
  const half = block / 2
  const choose = (): Meeting => (random.chance(0.44) ? random.pick(['along', 'across']) : 'cross')
  for (let row = 0; row <= half; row++)
    for (let column = 0; column < half; column++) {
      const meeting = choose()
      for (const r of [row % block, (block - row) % block])
        for (const c of [column, block - 1 - column]) {
          upper[r][c] = meeting
          left[c][r] = meeting
        }
    }
  return { columns: block, rows: block, upper, left }
}

const BODY = 0.118
const OUTLINE = 0.172
/** How far the knots of a quarter circle lie from its ends, as a share of its radius: the tangent of an eighth of half a turn. */
const EIGHTH = Math.tan(Math.PI / 8)

type Part = { readonly ring: readonly [outline: Ring, body: Ring]; readonly isOver: boolean; readonly quarter: number }

/**
 * What one cell draws at one of its edges: the last half of the quarter that ends there and the first half of the one that
 * starts there. Ends pass over and starts dip under; turns are drawn by the cell whose strand turns.
 */
function partsAt(
  knot: Knotwork,
  column: number,
  row: number,
  edge: number,
  place: (point: Point) => Point,
): readonly Part[] {
  const meeting = meetingAt(knot, column, row, edge)
  const middle = edgeMiddle(column, row, edge)
  const ending = quarterMiddle(column, row, (edge + 3) % 4)
  const starting = quarterMiddle(column, row, edge)
  const both = (points: readonly Point[], isOver: boolean, quarter: number): Part => ({
    ring: [strandRing(points, OUTLINE).map(at(place)), strandRing(points, BODY).map(at(place))],
    isOver,
    quarter,
  })
  if (meeting === 'cross') return [both([ending, middle], true, (edge + 3) % 4), both([starting, middle], false, edge)]
  if (meeting === 'along') return [both([ending, middle, starting], false, edge)]
  // Each turn across an edge belongs to two cells; the upper and the left cell's neighbour draws it once.
  if (edge === 1 || edge === 2) return []
  const [nextColumn, nextRow] = neighbour(column, row, edge)
  const far = (edge + 2) % 4
  return [
    both([ending, middle, quarterMiddle(nextColumn, nextRow, far)], false, (edge + 3) % 4),
    both([starting, middle, quarterMiddle(nextColumn, nextRow, (far + 3) % 4)], false, edge),
  ]
}

function at(place: (point: Point) => Point): (knot: Knot) => Knot {
  return ([x, y, corner]) => [...place([x, y]), corner]
}

const MIDDLES: readonly Point[] = [
  [0.5, 0],
  [1, 0.5],
  [0.5, 1],
  [0, 0.5],
]

function edgeMiddle(column: number, row: number, edge: number): Point {
  return [column + MIDDLES[edge][0], row + MIDDLES[edge][1]]
}

function quarterMiddle(column: number, row: number, quarter: number): Point {
  const [one, other] = [MIDDLES[quarter], MIDDLES[(quarter + 1) % 4]]
  return [column + (one[0] + other[0]) / 2, row + (one[1] + other[1]) / 2]
}

/** A straight half, or a turn: a quarter of a ring about the corner where its strands' normals meet. */
function strandRing(points: readonly Point[], half: number): Ring {
  if (points.length === 2) {
    const [[fx, fy], [tx, ty]] = points
    const length = Math.hypot(tx - fx, ty - fy)
    const [nx, ny] = [(-(ty - fy) / length) * half, ((tx - fx) / length) * half]
    return polygon([
      [fx + nx, fy + ny],
      [tx + nx, ty + ny],
      [tx - nx, ty - ny],
      [fx - nx, fy - ny],
    ])
  }
  const [from, wall, to] = points
  const [dx, dy, ex, ey] = [wall[0] - from[0], wall[1] - from[1], to[0] - wall[0], to[1] - wall[1]]
  const radius = Math.hypot(dx, dy)
  const inner = Math.sign(dx * ey - dy * ex)
  // Two spans of an eighth of a turn each leave along the strands they join, so no step shows where they meet.
  const side = (sign: 1 | -1): Knot[] => {
    const aside = (half * sign) / radius
    const reach = EIGHTH * (1 - (inner * sign * half) / radius)
    const start: Point = [from[0] - dy * aside, from[1] + dx * aside]
    const end: Point = [to[0] - ey * aside, to[1] + ex * aside]
    return [
      [...start, 1],
      [start[0] + dx * reach, start[1] + dy * reach],
      [end[0] - ex * reach, end[1] - ey * reach],
      [...end, 1],
    ]
  }
  return [...side(1), ...side(-1).reverse()]
}

/** A small round in the eyes of the knot, in the ink that the strands left over. */
function paintJewels(
  cloth: Cloth,
  { cast }: Plan,
  cells: { columns: number; rows: number; wideMm: number; tallMm: number },
  inks: readonly number[],
): void {
  const jewel = [cast.accent, cast.soft, ...cast.figures].find((ink) => !inks.includes(ink) && ink !== cast.ground)
  if (jewel === undefined) return
  const radius = Math.max(0.3, cells.wideMm * 0.09)
  for (let row = 0; row < cells.rows; row++)
    for (let column = row % 2; column < cells.columns; column += 2)
      paint(cloth, jewel, circle((column + 0.5) * cells.wideMm, (row + 0.5) * cells.tallMm, radius, 8))
}
