import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint, paintTogether } from '../../kit/area/cloth.ts'
import { ribbon } from '../../kit/line/curve.ts'
import type { Ring } from '../../kit/line/knot.ts'
import { polygon } from '../../kit/line/outline.ts'
import { fitCells } from '../../kit/place/fit-cells.ts'
import { asksFor } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'

const LOZENGE_MM = 26

export const argyle: Family = {
  name: 'argyle',
  summary: 'lozenges about 1 : 1.5 in half-drop, colours by turns, a thin overcheck through their centres',
  words: [
    'argyle',
    'argyle sock',
    'argyle socks',
    'argyle sweater',
    'argyle jumper',
    'argyle vest',
    'argyll',
    'diamond check',
    'diamond',
    'diamonds',
    'lozenge',
    'rhombus',
    'rauten',
    'losange',
    'rombo',
    'preppy',
  ],
  kinds: {
    harlequin:
      'geometric diamond|geometric diamonds|harlequin|harlequin diamond|harlequin diamonds|harlequin check|harlequin print|harlequin pattern|diamond harlequin|harlequin lozenge|arlequin|harlekin|arlecchino',
  },
  motifs: ['diamond', 'lozenge'],
  coverage: { low: 0.3, medium: 0.56, high: 0.8 },
  isDensityFixed: true,
  inks: { least: 2, natural: 5 },
  moods: ['heritage', 'christmas', 'scandinavian', 'coastal'],
  ground: 'light',
  motifMm: 26,
  repeatMm: 160,
  layouts: ['half-drop', 'diamond'],
  draw: drawArgyle,
}

function drawArgyle(plan: Plan): Cloth {
  if (asksFor(plan, 'harlequin')) return drawHarlequin(plan)
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const inks = cast.figures.filter((ink) => ink !== cast.accent || cast.figures.length < 3)
  const columns = fitCells(plan.widthMm, LOZENGE_MM * plan.scale, Math.min(inks.length, 3))
  const rows = fitCells(plan.heightMm, LOZENGE_MM * 1.5 * plan.scale, Math.min(inks.length, 2))
  const [wide, tall] = [columns.sizeMm / 2, rows.sizeMm / 2]
  const lozenge = (x: number, y: number): Ring =>
    polygon([
      [x, y - tall],
      [x + wide, y],
      [x, y + tall],
      [x - wide, y],
    ])
  for (let row = 0; row < rows.count; row++)
    for (let column = 0; column < columns.count; column++)
      paint(
        cloth,
        inks[(column + row) % inks.length],
        lozenge((column + 0.5) * columns.sizeMm, (row + 0.5) * rows.sizeMm),
      )
  const over = cast.figures.length > 2 ? cast.accent : cast.figures.length > 1 ? inks[inks.length - 1] : cast.ground
  paintTogether(cloth, over, overcheck(plan, columns, rows))
  return cloth
}

/** Size of a lozenge beside its cell: the rest is the ground's thread. */
const HARLEQUIN_SHARE = 0.955

/**
 * Lozenges side by side as on the coat of Harlequin, a thread of the ground between them: those of one row in the leading ink, those of the
 * next in the others by turns.
 */
function drawHarlequin({ cast, ...plan }: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const inks = cast.figures
  const columns = fitCells(plan.widthMm, LOZENGE_MM * plan.scale, Math.max(1, inks.length - 1))
  const rows = fitCells(plan.heightMm, LOZENGE_MM * 1.6 * plan.scale, Math.max(1, inks.length - 1))
  const [wide, tall] = [columns.sizeMm / 2, rows.sizeMm / 2]
  const others = inks.filter((ink) => ink !== inks[0])
  const lozenge = (x: number, y: number): Ring =>
    polygon([
      [x, y - tall * HARLEQUIN_SHARE],
      [x + wide * HARLEQUIN_SHARE, y],
      [x, y + tall * HARLEQUIN_SHARE],
      [x - wide * HARLEQUIN_SHARE, y],
    ])
  for (const [ink, shift] of [...others.map((ink) => [ink, 0] as const), [inks[0], 0.5] as const]) {
    const bodies = Array.from({ length: columns.count * rows.count }, (_, at): Ring[] => {
      const [column, row] = [at % columns.count, Math.floor(at / columns.count)]
      const turn = others.length > 1 ? others[(column + row) % others.length] : others[0]
      return shift > 0 || turn === ink ? [lozenge((column + shift) * columns.sizeMm, (row + shift) * rows.sizeMm)] : []
    }).flat()
    paintTogether(cloth, ink, bodies)
  }
  return cloth
}

/** Diagonals through the centres of all lozenges, one thread thick, cut into pieces of one cell. */
function overcheck(
  plan: Plan,
  columns: { count: number; sizeMm: number },
  rows: { count: number; sizeMm: number },
): Ring[] {
  const half = Math.max(0.3, columns.sizeMm * 0.014)
  const lines: Ring[] = []
  for (let row = 0; row < rows.count; row++)
    for (let column = 0; column < columns.count; column++) {
      const [x, y] = [(column + 0.5) * columns.sizeMm, (row + 0.5) * rows.sizeMm]
      for (const side of [1, -1])
        lines.push(
          ribbon(
            [
              [x - (side * columns.sizeMm) / 2, y - rows.sizeMm / 2],
              [x + (side * columns.sizeMm) / 2, y + rows.sizeMm / 2],
            ],
            () => half,
          ),
        )
    }
  return plan.scale > 0 ? lines : []
}
