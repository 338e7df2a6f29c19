import { traceCells } from '../../kit/area/cell-grid.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint, paintArea } from '../../kit/area/cloth.ts'
import type { Knot } from '../../kit/line/knot.ts'
import { rectangle } from '../../kit/line/outline.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { DEEP_KEY, pairKey, railKey, SIMPLE_KEY } from './meander-cells.ts'

const UNIT_MM = 2.6

export const greekKey: Family = {
  name: 'greek-key',
  summary:
    'meanders on an integer grid: friezes between rules, every second one reversed, hooks in pairs, or a field of frets in brick',
  words:
    'greek key|greek fret|greek meander|meander border|meander key|meander pattern|grecian|grecian key|mäander|greca|méandre|key pattern|key border|sayagata|雷文|wall of troy|versailles key|roman key'.split(
      '|',
    ),
  kinds: {
    bands: 'greek key border|greek key stripe|greek key stripes|greek key band|greek key bands|meander border',
    field: 'greek fret|allover greek key|all over greek key|greek key lattice|fret pattern',
    paired: 'double greek key|paired greek key',
  },
  motifs: [],
  coverage: { low: 0.35, medium: 0.5, high: 0.65 },
  isDensityFixed: true,
  inks: { least: 2, natural: 4 },
  moods: ['coastal', 'deco', 'mediterranean', 'heritage'],
  ground: 'light',
  motifMm: 31,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawGreekKey,
}

function drawGreekKey(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const kind = chooseKind(plan, ['bands', 'field', 'paired', 'bands'])
  const key = plan.random.fork('key').chance(0.7) ? DEEP_KEY : SIMPLE_KEY
  if (kind === 'field') drawField(cloth, plan, key)
  else drawFriezes(cloth, plan, railKey(kind === 'paired' ? pairKey(key) : key))
  return cloth
}

/** Units of a frieze beside its meander: a plain rule of two, and a gap of three above and below. */
const RULE = 2
const GAP = 3

function drawFriezes(cloth: Cloth, plan: Plan, motif: readonly string[]): void {
  const { cast } = plan
  const inks = cast.figures
  const bandUnits = motif.length + RULE + GAP * 2
  const bands = fitCells(plan.heightMm, UNIT_MM * bandUnits * plan.scale, inks.length)
  const unit = bands.sizeMm / bandUnits
  const isReversed = inks.length > 1 && plan.random.fork('form').chance(0.6)
  for (let band = 0; band < bands.count; band++) {
    const [ink, next] = [inks[band % inks.length], inks[(band + 1) % inks.length]]
    const top = band * bands.sizeMm
    const isFilled = isReversed && band % 2 === 1
    if (isFilled) paint(cloth, ink, rectangle(0, top + unit * RULE, plan.widthMm, bands.sizeMm - unit * RULE))
    paint(cloth, isFilled ? cast.ground : next, rectangle(0, top, plan.widthMm, unit * RULE))
    paintKey(cloth, motif, {
      ink: isFilled ? cast.ground : ink,
      top: top + unit * (RULE + GAP),
      unit,
      scale: plan.scale,
    })
  }
}

/** Rows of keys one above the other, a gap of one cell between, every second row turned round. */
function drawField(cloth: Cloth, plan: Plan, key: readonly string[]): void {
  const { cast } = plan
  const lines = key.length + 1
  const rows = fitCells(plan.heightMm, UNIT_MM * lines * plan.scale, 2 * cast.figures.length)
  const unit = rows.sizeMm / lines
  const turned = key.toReversed().map((line) => [...line].reverse().join(''))
  for (let row = 0; row < rows.count; row++) {
    const ink = cast.figures[Math.floor(row / 2) % cast.figures.length]
    paintKey(cloth, row % 2 ? turned : key, { ink, top: row * rows.sizeMm, unit, scale: plan.scale })
  }
}

type KeyRow = {
  readonly ink: number
  readonly top: number
  readonly unit: number
  readonly scale: number
}

/** One row of a key across the whole cloth, its outline traced once. */
function paintKey(cloth: Cloth, motif: readonly string[], { ink, top, unit, scale }: KeyRow): void {
  const wide = motif[0].length
  const columns = fitCells(cloth.widthMm, UNIT_MM * wide * scale)
  const rings = traceCells(columns.count * wide, motif.length, (column, line) => motif[line][column % wide] === '#')
  const unitX = columns.sizeMm / wide
  paintArea(
    cloth,
    ink,
    rings.map((ring) => ring.map(([x, y]): Knot => [x * unitX, top + y * unit, 1])),
  )
}
