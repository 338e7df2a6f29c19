import { traceCells } from '../../kit/cell-grid.ts'
import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paint, paintArea } from '../../kit/cloth.ts'
import { fitCells } from '../../kit/fit-cells.ts'
import type { Knot } from '../../kit/knot.ts'
import { rectangle } from '../../kit/outline.ts'
import type { Family, Plan } from '../family.ts'

const UNIT_MM = 2.6

/** One period of the hooked meander on its grid, rails above and below. */
const MEANDER = [
  '########',
  '........',
  '#######.',
  '#.....#.',
  '#.###.#.',
  '#.#.#.#.',
  '#.#...#.',
  '#.#####.',
  '#.......',
  '#######.',
  '........',
  '########',
] as const

const BRICK_FRET = [
  '########',
  '.......#',
  '######.#',
  '#....#.#',
  '#.##.#.#',
  '#.#..#.#',
  '#.####.#',
  '#......#',
] as const

export const greekKey: Family = {
  name: 'greek-key',
  summary: 'meander friezes on an integer grid, between bands of plain colour',
  words: [
    'greek key',
    'greek fret',
    'meander border',
    'meander key',
    'grecian',
    'mäander',
    'greca',
    'méandre',
    'key pattern',
    'sayagata',
    '雷文',
  ],
  motifs: [],
  coverage: { low: 0.35, medium: 0.5, high: 0.65 },
  isDensityFixed: true,
  inks: { least: 2, natural: 4 },
  moods: ['coastal', 'deco', 'mediterranean', 'heritage'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['block'],
  draw: drawGreekKey,
}

function drawGreekKey(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const isFriezes = plan.random.fork('form').chance(0.65)
  const motif = isFriezes ? MEANDER : BRICK_FRET
  const bandUnits = isFriezes ? MEANDER.length + 8 : BRICK_FRET.length
  const columns = fitCells(plan.widthMm, UNIT_MM * 8 * plan.scale, 2)
  const inks = cast.figures.length
  const rows = fitCells(plan.heightMm, UNIT_MM * bandUnits * plan.scale, isFriezes ? inks : 2)
  const [unitX, unitY] = [columns.sizeMm / 8, rows.sizeMm / bandUnits]
  for (let row = 0; row < rows.count; row++) {
    const ink = cast.figures[row % inks]
    const top = row * rows.sizeMm
    const rings = traceCells(
      columns.count * 8,
      motif.length,
      (column, line) => motif[line][(isFriezes || row % 2 === 0 ? column : column + 4) % 8] === '#',
    )
    const offset = isFriezes ? 4 : 0
    paintArea(
      cloth,
      ink,
      rings.map((ring) => ring.map(([x, y]): Knot => [x * unitX, top + (y + offset) * unitY, 1])),
    )
    if (isFriezes) paint(cloth, cast.figures[(row + 1) % inks], rectangle(0, top, plan.widthMm, unitY * 2))
  }
  return cloth
}
