import { paintCells } from '../../kit/area/cell-grid.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { asksFor } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { lineWeight } from '../line-weight.ts'
import { drawLineTiles } from './line-tiles.ts'

const STEP_MM = 11

export const labyrinth: Family = {
  name: 'labyrinth',
  summary:
    'a maze that runs on over every edge: one path reaches each place; or line work in tiles of rounds, squares and diagonals',
  words:
    'labyrinth|labyrinths|maze|mazes|irrgarten|labyrinthe|laberinto|labirinto|迷路|maze pattern|shipibo|shipibo conibo|shipibo lines|kené|garden maze|pac maze'.split(
      '|',
    ),
  kinds: {
    'line-tiles':
      'linear geometric|geometric linear|truchet|truchet tile|truchet tiles|multi line truchet|geometrische linien|lignes géométriques|líneas geométricas|linee geometriche',
  },
  motifs: [],
  coverage: { low: 0.3, medium: 0.44, high: 0.6 },
  isDensityFixed: true,
  inks: { least: 2, natural: 3 },
  moods: ['monochrome', 'scandinavian', 'midcentury', 'deco'],
  ground: 'light',
  motifMm: STEP_MM,
  repeatMm: 160,
  layouts: ['block'],
  lines: 'drawn',
  draw: drawLabyrinth,
}

/** Cells of the fine grid per place, of which usually three are way and two wall. */
const PITCH = 5

function drawLabyrinth(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('maze')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  if (asksFor(plan, 'line-tiles')) return drawLineTiles(cloth, plan)
  const weight = lineWeight(plan)
  const way = weight < 1 ? 4 : weight > 1 ? 2 : 3
  const size = STEP_MM * plan.scale
  const { columns, rows } = fitCellPair(plan, { wideMm: size, tallMm: size }, {})
  const open = carve(random, columns, rows)
  const wall = cast.line
  const grid = Array.from({ length: rows * PITCH }, () => Array.from({ length: columns * PITCH }, () => wall))
  const clear = (x: number, y: number, wide: number, tall: number, ink: number): void => {
    for (let down = 0; down < tall; down++)
      for (let across = 0; across < wide; across++)
        grid[(y + down) % (rows * PITCH)][(x + across) % (columns * PITCH)] = ink
  }
  for (let at = 0; at < columns * rows; at++) {
    const [x, y] = [(at % columns) * PITCH, Math.floor(at / columns) * PITCH]
    clear(x, y, way, way, cast.ground)
    if (open.right[at]) clear(x + way, y, PITCH - way, way, cast.ground)
    if (open.below[at]) clear(x, y + way, way, PITCH - way, cast.ground)
  }
  // Dead ends hold a small treasure in the inks that are left.
  const treasures = cast.figures.filter((ink) => ink !== wall)
  let found = 0
  if (treasures.length > 0)
    for (let at = 0; at < columns * rows; at++)
      if (waysAt(open, at, columns, rows) === 1)
        clear(
          (at % columns) * PITCH + 1,
          Math.floor(at / columns) * PITCH + 1,
          1,
          1,
          treasures[found++ % treasures.length],
        )
  paintCells(cloth, grid)
  return cloth
}

type Ways = { readonly right: boolean[]; readonly below: boolean[] }

/** A spanning tree of the torus grid, grown from the newest place with a few steps back, so that ways are long and winding. */
function carve(random: Random, columns: number, rows: number): Ways {
  const count = columns * rows
  const ways: Ways = {
    right: Array.from({ length: count }, () => false),
    below: Array.from({ length: count }, () => false),
  }
  const isReached = Array.from({ length: count }, () => false)
  const trail = [random.below(count)]
  isReached[trail[0]] = true
  while (trail.length > 0) {
    const pick = random.chance(0.9) ? trail.length - 1 : random.below(trail.length)
    const from = trail[pick]
    const free = neighboursOf(from, columns, rows).filter(({ place }) => !isReached[place])
    if (free.length === 0) {
      trail.splice(pick, 1)
      continue
    }
    const { place, wall, side } = random.pick(free)
    ways[side][wall] = true
    isReached[place] = true
    trail.push(place)
  }
  return ways
}

type Neighbour = { readonly place: number; readonly wall: number; readonly side: 'right' | 'below' }

function neighboursOf(at: number, columns: number, rows: number): Neighbour[] {
  const [column, row] = [at % columns, Math.floor(at / columns)]
  const id = (c: number, r: number): number => ((r + rows) % rows) * columns + ((c + columns) % columns)
  const [left, above] = [id(column - 1, row), id(column, row - 1)]
  return [
    { place: id(column + 1, row), wall: at, side: 'right' },
    { place: left, wall: left, side: 'right' },
    { place: id(column, row + 1), wall: at, side: 'below' },
    { place: above, wall: above, side: 'below' },
  ]
}

function waysAt(ways: Ways, at: number, columns: number, rows: number): number {
  return neighboursOf(at, columns, rows).filter(({ wall, side }) => ways[side][wall]).length
}
