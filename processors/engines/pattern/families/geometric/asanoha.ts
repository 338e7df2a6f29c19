import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import { ribbon } from '../../kit/line/curve.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { polar, polygon, rectangle } from '../../kit/line/outline.ts'
import type { CellPair } from '../../kit/place/fit-cell-pair.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { inksApart } from '../../kit/place/lay-apart.ts'
import type { Family, Plan } from '../family.ts'
import { halfLineMm } from '../line-weight.ts'

const EDGE_MM = 24

export const asanoha: Family = {
  name: 'asanoha',
  summary:
    'hemp leaf: a triangle lattice with every corner joined to its centre; stars of six leaves in tones by turns',
  words:
    'asanoha|hemp leaf|hemp leaves|japanese star|japanese stars|japanese geometric|kumiko|kumiko lattice|麻の葉|star lattice|geometric star|geometric stars|麻の葉模様'.split(
      '|',
    ),
  motifs: [],
  coverage: { low: 0.2, medium: 0.42, high: 0.62 },
  isDensityFixed: true,
  inks: { least: 2, natural: 4 },
  moods: ['indigo', 'indigo', 'scandinavian', 'moody'],
  ground: 'light',
  motifMm: 44,
  repeatMm: 160,
  layouts: ['brick', 'block'],
  lines: 'drawn',
  draw: drawAsanoha,
}

/**
 * Lattice points are of three kinds, neighbours never alike. Stars of six leaves round one kind reach to its neighbours and leave
 * over the single leaves between these. Lines are of one even width, as cut wood.
 */
function drawAsanoha(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('leaf')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const edge = EDGE_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: edge, tallMm: edge * 0.8660254 }, { columns: 3, rows: 6 })
  // White lines on coloured leaves, or coloured lines on the plain ground with some stars filled.
  const isFilled = cast.figures.length > 1 ? random.chance(0.6) : random.chance(0.5)
  const usable = cast.figures.filter((ink) => isFilled || ink !== cast.line || cast.figures.length < 2)
  const tones = random.fork('fills').shuffle(usable)
  const line = isFilled ? cast.ground : cast.line
  if (isFilled) paint(cloth, tones[0], rectangle(0, 0, plan.widthMm, plan.heightMm))
  const stars = isFilled ? tones.slice(1) : tones.filter((ink) => ink !== line)
  const middles = pointsOf(cells, 0)
  const dealt = inksApart(random.fork('stars'), cloth, middles, stars)
  stars.forEach((ink) => {
    const own = middles.filter((_, at) => dealt[at] === ink)
    paintScattered(
      cloth,
      ink,
      own.flatMap((point) => leavesOf(cells, point)),
    )
  })
  const half = halfLineMm(plan, edge * (isFilled ? 0.021 : 0.026), 0.3)
  paintScattered(
    cloth,
    line,
    [0, 1, 2].flatMap((kind) => pointsOf(cells, kind).flatMap((point) => latticeLines(cells, point, half))),
  )
  return cloth
}

/** Lattice points of one of three kinds; neighbours are always of another kind. */
function pointsOf(cells: CellPair, kind: number): Point[] {
  const points: Point[] = []
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++)
      if ((((column - (row >> 1) + 2 * row) % 3) + 3) % 3 === kind)
        points.push([(column + (row % 2 ? 0.5 : 0)) * cells.wideMm, row * cells.tallMm])
  return points
}

/** Six whole leaves: rhombs from a point to its neighbours over the centres of the triangles on either side. */
function leavesOf(cells: CellPair, [x, y]: Point): Ring[] {
  const at = placeRound(cells, [x, y])
  const side = 1 / Math.sqrt(3)
  return Array.from({ length: 6 }, (_, ray) => {
    const angle = (ray / 6) * TURN
    return polygon([[x, y], at(side, angle - TURN / 12), at(1, angle), at(side, angle + TURN / 12)])
  })
}

/** Places round a point in units of an edge, stretched as the cells are. */
function placeRound(cells: CellPair, [x, y]: Point): (far: number, angle: number) => Point {
  const squash = cells.tallMm / (cells.wideMm * 0.8660254)
  return (far, angle) => {
    const [px, py] = polar(0, 0, far * cells.wideMm, angle)
    return [x + px, y + py * squash]
  }
}

/** Edges to the right, lower right and lower left, and the spokes of the two triangles below a point. */
function latticeLines(cells: CellPair, point: Point, half: number): Ring[] {
  const at = placeRound(cells, point)
  const line = (from: Point, to: Point): Ring => ribbon([from, to], () => half)
  const edges = [0, 1, 2].map((step) => line(point, at(1, (step / 6) * TURN)))
  const spokes = [0.5, 1.5].flatMap((step) => {
    const centre = at(1 / Math.sqrt(3), (step / 6) * TURN)
    const corners = [point, at(1, ((step - 0.5) / 6) * TURN), at(1, ((step + 0.5) / 6) * TURN)]
    return corners.map((corner) => line(corner, centre))
  })
  return [...edges, ...spokes]
}
