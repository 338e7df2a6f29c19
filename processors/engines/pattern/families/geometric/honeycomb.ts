import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint, paintTogether } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { chainInks } from '../../kit/ink/ink-chain.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { polar, polygon } from '../../kit/line/outline.ts'
import { dealApart } from '../../kit/place/deal-apart.ts'
import type { CellPair } from '../../kit/place/fit-cell-pair.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { asksFor, chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { halfLineShare } from '../line-weight.ts'
import { drawLinkedHexagons } from './linked-hexagons.ts'

const SIDE_MM = 13

export const honeycomb: Family = {
  name: 'honeycomb',
  summary:
    'hexagons in contact: a comb with some cells filled, a mosaic of scattered colours, nested rings or split facets',
  words:
    'basalt|basalt column|basalt columns|giant causeway|hexagon|hexagons|hexagonal|hex|hex tile|hex tiles|hexagon tile|hexagon tiles|sechseck|hexagone|hexágono|esagono|六角'.split(
      '|',
    ),
  kinds: {
    comb: 'honeycomb|honey comb|honeycomb lattice|bee comb|wabe|alvéole|alveare',
    mosaic: 'hexagon mosaic|hexagon patchwork print|hex mosaic',
    'hex-rings': 'nested hexagon print|hexagon rings|concentric hexagon print',
    'hex-links':
      'interlocking hexagon|interlocked hexagon|interlaced hexagon|interlacing hexagon|linked hexagon|overlapping hexagon|woven hexagon|entwined hexagon|hexagon chain|hexagon links|interlocking hexagonal ring',
    'hex-lines': 'hexagon outline|hexagonal outline|hexagon line|honeycomb outline|honeycomb line|hexagon wireframe',
    facets: 'faceted hexagon|faceted hexagons|hexagon facets|geode hexagon|gem hexagon',
  },
  motifs: ['hexagon', 'honeycomb'],
  coverage: { low: 0.36, medium: 0.6, high: 0.82 },
  inks: { least: 2, natural: 5 },
  moods: ['midcentury', 'scandinavian', 'autumn', 'indigo'],
  ground: 'light',
  motifMm: 22,
  repeatMm: 160,
  layouts: ['brick', 'block'],
  lines: 'drawn',
  draw: drawHoneycomb,
}

/** A hexagon of a cell, shrunk to a share of its reach. */
type Hexagon = (share: number) => Ring

/** Columns of width √3·side and rows of 1.5·side, odd rows moved by half; stretched a little to close the period. */
function drawHoneycomb(plan: Plan): Cloth {
  if (asksFor(plan, 'hex-links')) return drawLinkedHexagons(plan)
  const { cast } = plan
  const random = plan.random.fork('cells')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const isRun = plan.styles.some((style) => runs.includes(style))
  // A run is told by many cells.
  const side = (isRun ? 0.66 : 1) * SIDE_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: side * Math.sqrt(3), tallMm: side * 1.5 }, { rows: 2 })
  const kind = chooseKind(plan, ['comb', 'mosaic', 'hex-rings', 'facets'])
  const inks = dealApart(random, cast.figures, cells.columns, cells.rows)
  if (isRun) {
    drawRun(cloth, plan, cells, random)
    return cloth
  }
  if (asksFor(plan, 'hex-lines')) {
    drawWalls(cloth, plan, cells)
    return cloth
  }
  if (kind === 'comb') {
    drawComb(cloth, plan, cells, random)
    return cloth
  }
  // A ring of three hexagons inside each other covers 0.83 of its outermost, facets all of it.
  const usual = Math.min(0.97, Math.sqrt(plan.coverage / (kind === 'hex-rings' ? 0.8 : 1)))
  const grout = halfLineShare(plan, 1 - usual, cells.wideMm / 2)
  const share = Math.max(Math.min(0.68, usual), Math.min(0.97, 1 - grout))
  const forms = dealApart(random.fork('forms'), [0, 1, 2], cells.columns, cells.rows)
  // Past what three rings cover, the ring of ground between them closes.
  const fullness = Math.max(0, Math.min(1, (plan.coverage - 0.72) * 5))
  eachCell(cells, (at, hexagon) => {
    const ink = inks[at]
    const other = cast.figures[(cast.figures.indexOf(ink) + 1) % cast.figures.length]
    paint(cloth, ink, hexagon(share))
    if (other === ink && kind !== 'hex-rings') return cutOpen(cloth, ink, { kind, form: forms[at], hexagon, share })
    if (kind === 'hex-rings') {
      paint(cloth, cast.ground, hexagon(share * 0.72))
      paint(cloth, other, hexagon(share * (0.56 + 0.13 * fullness)))
      if (other !== ink) paint(cloth, ink, hexagon(share * 0.26))
    }
    if (kind === 'facets' && other !== ink) paintTogether(cloth, other, facetsOf(hexagon(share)))
  })
  return cloth
}

/** Half the wall between two cells, and the edges of a fine line within each, as shares of its reach. */
const WALL = { half: 0.05, outer: 0.76, inner: 0.71 }

/** The walls of the comb in one ink, and a fine line of the next inside every cell. */
function drawWalls(cloth: Cloth, plan: Plan, cells: CellPair): void {
  const { main, second, ground, figures } = plan.cast
  const half = halfLineShare(plan, WALL.half, cells.wideMm / 2)
  const all = (share: number): Ring[] => {
    const rings: Ring[] = []
    eachCell(cells, (_, hexagon) => rings.push(hexagon(share)))
    return rings
  }
  paintTogether(cloth, main, all(1))
  for (const [ink, share] of [
    [ground, 1 - half],
    [figures.length > 1 ? second : main, WALL.outer],
    [ground, WALL.inner],
  ] as const)
    paintTogether(cloth, ink, all(share))
}

const runs = ['gradient', 'ombre', 'ombré', 'dégradé', 'farbverlauf']

/** Tone after tone down the cloth and back without a gap, each cell a little before or after its place: a mosaic of the run. */
function drawRun(cloth: Cloth, { cast }: Plan, cells: CellPair, random: Random): void {
  const chance = random.fork('run')
  const first = cast.byLightness[0]
  const chain = [first, ...chainInks(cast, first)]
  const bodies = cast.inks.map((): Ring[] => [])
  eachCell(cells, (at, hexagon) => {
    const row = Math.floor(at / cells.columns)
    const share = 1 - Math.abs(1 - (2 * (row + 0.5)) / cells.rows)
    const place = share * chain.length + chance.between(-1.2, 1.2)
    bodies[chain[Math.max(0, Math.min(chain.length - 1, Math.floor(place)))]].push(hexagon(1))
  })
  bodies.forEach((rings, ink) => {
    if (ink !== cast.ground && rings.length > 0) paintTogether(cloth, ink, rings)
  })
}

function eachCell(cells: CellPair, use: (at: number, hexagon: Hexagon) => void): void {
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const [x, y] = [(column + (row % 2 ? 0.5 : 0)) * cells.wideMm, row * cells.tallMm]
      use(row * cells.columns + column, (share) =>
        polygon(
          Array.from({ length: 6 }, (_, at): Point => {
            const [px, py] = polar(0, 0, share, (at / 6) * TURN + TURN / 12)
            return [x + (px * cells.wideMm) / Math.sqrt(3), y + (py * cells.tallMm) / 1.5]
          }),
        ),
      )
    }
}

/** In one ink on the ground, cells that are all whole say nothing: they are whole, open and ringed by turns, or halved into facets. */
function cutOpen(
  cloth: Cloth,
  ink: number,
  { kind, form, hexagon, share }: { kind: string; form: number; hexagon: Hexagon; share: number },
): void {
  if (kind === 'facets') paintTogether(cloth, cloth.ground, facetsOf(hexagon(share * 0.9)))
  else if (form > 0) paint(cloth, cloth.ground, hexagon(share * 0.8))
  if (kind !== 'facets' && form > 1) paint(cloth, ink, hexagon(share * 0.46))
}

/** Every second of the six triangles about the middle. */
function facetsOf(hexagon: Ring): Ring[] {
  const middle: Point = [(hexagon[0][0] + hexagon[3][0]) / 2, (hexagon[0][1] + hexagon[3][1]) / 2]
  return [0, 2, 4].map((at) => {
    const [one, other] = [hexagon[at], hexagon[(at + 1) % 6]]
    return polygon([middle, [one[0], one[1]], [other[0], other[1]]])
  })
}

/** Walls of even width round every cell; the cells that hold honey are filled a little short of the walls, or to a third. */
function drawComb(cloth: Cloth, plan: Plan, cells: CellPair, random: Random): void {
  const { cast, coverage } = plan
  const wall = cast.figures.length > 1 ? cast.line : cast.main
  const honey = cast.figures.filter((ink) => ink !== wall)
  const inner = 1 - Math.min(0.6, halfLineShare(plan, 0.14, cells.wideMm / 2))
  const walls: Ring[] = []
  eachCell(cells, (_, hexagon) => walls.push(hexagon(1), hexagon(inner).toReversed()))
  const count = cells.columns * cells.rows
  const wallShare = 1 - inner ** 2
  const wanted = Math.max(0, Math.min(1, (coverage - wallShare) / 0.6))
  const isFilled = random.shuffle(Array.from({ length: count }, (_, at) => at < wanted * count))
  const inks = dealApart(random, honey.length > 0 ? honey : [wall], cells.columns, cells.rows)
  eachCell(cells, (at, hexagon) => {
    if (isFilled[at]) paint(cloth, inks[at], hexagon(inner - 0.05))
  })
  for (let at = 0; at < walls.length; at += 2) paint(cloth, wall, walls[at], [walls[at + 1]])
}
