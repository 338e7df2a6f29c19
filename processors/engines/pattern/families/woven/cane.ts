import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paintTogether } from '../../kit/area/cloth.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { rectangle } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Plan } from '../family.ts'

const CELL_MM = 16
const CELLS_MOST = 64

/** Outline of a horizontal or vertical strand from its offset and half width in mm. */
type Strand = (offsetMm: number, halfMm: number) => Ring

/**
 * Viennese caning: pairs of horizontal and vertical strands, and one diagonal strand in each direction past their
 * crossings, which cuts the corners of the meshes to octagonal holes. A shadow line separates upper from lower strands.
 */
export function drawCane(plan: Plan): Cloth {
  const { widthMm, heightMm, cast, scale, coverage } = plan
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const size = Math.max(CELL_MM * scale, Math.max(widthMm, heightMm) / CELLS_MOST)
  const { columns, rows, wideMm, tallMm } = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: 2, rows: 2 })
  const [main = cast.main, shade = main, light = main] = cast.figures
  const broad = Math.min(wideMm, tallMm) * 0.12 * Math.sqrt(coverage / CLASSIC)
  const pair = Math.min(wideMm, tallMm) * 0.17
  const cellsOf = (draw: (left: number, top: number, isOdd: boolean) => readonly Ring[]): Ring[] =>
    Array.from({ length: columns * rows }, (_, at) => {
      const [column, row] = [at % columns, Math.floor(at / columns)]
      return draw(column * wideMm, row * tallMm, (column + row) % 2 === 1)
    }).flat()
  const upright: Strand = (x, half) => rectangle(x - half, 0, half * 2, heightMm)
  const across: Strand = (y, half) => rectangle(0, y - half, widthMm, half * 2)
  const aslant = (lean: 1 | -1, half: number): Ring[] =>
    cellsOf((left, top) => [slantOf([left + wideMm / 2, top], wideMm, tallMm, lean * half)])
  const lines = (count: number, stepMm: number, strand: Strand, half: number): Ring[] =>
    Array.from({ length: count }, (_, at) => [-pair, pair].map((off) => strand((at + 0.5) * stepMm + off, half))).flat()
  // Vertical pairs pass over the horizontal ones at every second crossing.
  const crossings = (half: number): Ring[] =>
    cellsOf((left, top, isOdd) => {
      const [x, y, reach] = [left + wideMm / 2, top + tallMm / 2, pair + broad * 1.1]
      return isOdd ? [-pair, pair].map((off) => rectangle(x + off - half, y - reach, half * 2, reach * 2)) : []
    })
  const layers: readonly (readonly [ink: number, rings: readonly Ring[]])[] = [
    [shade, aslant(1, broad * 0.62)],
    [main, aslant(1, broad * 0.46)],
    [shade, aslant(-1, broad * 0.62)],
    [light, aslant(-1, broad * 0.46)],
    [shade, lines(columns, wideMm, upright, broad * 0.6)],
    [main, lines(columns, wideMm, upright, broad * 0.44)],
    [shade, lines(rows, tallMm, across, broad * 0.6)],
    [light, lines(rows, tallMm, across, broad * 0.44)],
    [shade, crossings(broad * 0.6)],
    [main, crossings(broad * 0.44)],
  ]
  for (const [ink, rings] of layers) paintTogether(cloth, ink, rings)
  return cloth
}

/** Coverage at which strands have their usual width. */
const CLASSIC = 0.74

/**
 * A strand along the diagonal of a cell around (x, y), continuous with its neighbours; a negative half width selects
 * the other diagonal.
 */
function slantOf([x, y]: Point, wide: number, tall: number, half: number): Ring {
  const lean = Math.sign(half)
  const [dx, dy] = [wide / 2, (tall / 2) * lean]
  const long = Math.hypot(dx, dy)
  const [nx, ny] = [(-dy / long) * Math.abs(half), (dx / long) * Math.abs(half)]
  return [
    [x - dx - nx, y - dy - ny, 1],
    [x + dx - nx, y + dy - ny, 1],
    [x + dx + nx, y + dy + ny, 1],
    [x - dx + nx, y - dy + ny, 1],
  ]
}
