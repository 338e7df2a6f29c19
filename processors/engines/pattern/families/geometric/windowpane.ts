import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paint, paintTogether } from '../../kit/cloth.ts'
import { fitCells } from '../../kit/fit-cells.ts'
import type { Ring } from '../../kit/knot.ts'
import { rectangle } from '../../kit/outline.ts'
import type { Family, Plan } from '../family.ts'

const PANE_MM = 20

export const windowpane: Family = {
  name: 'windowpane',
  summary: 'thin lines crossing in large squares; more inks make a tattersall of lines by turns',
  words: [
    'windowpane',
    'window pane',
    'windowpane check',
    'grid',
    'grid line',
    'lattice',
    'gitter',
    'grille',
    'cuadrícula',
    '格子',
  ],
  motifs: [],
  coverage: { low: 0.08, medium: 0.18, high: 0.36 },
  inks: { least: 2, natural: 3 },
  moods: ['scandinavian', 'coastal', 'heritage', 'monochrome'],
  ground: 'light',
  motifMm: 20,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawWindowpane,
}

/** Lines of share f each way cover 1 - (1 - f)² of the cloth. */
function drawWindowpane(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const inks = cast.figures.length
  const columns = fitCells(plan.widthMm, PANE_MM * plan.scale, inks)
  const rows = fitCells(plan.heightMm, PANE_MM * plan.scale, inks)
  const share = 1 - Math.sqrt(1 - plan.coverage)
  const lines = (count: number, sizeMm: number, ink: number, draw: (at: number, wide: number) => Ring): Ring[] =>
    Array.from({ length: count }, (_, at) => at)
      .filter((at) => cast.figures[at % inks] === ink)
      .map((at) => draw((at + 0.5 - share / 2) * sizeMm, sizeMm * share))
  for (const ink of cast.figures) {
    paintTogether(
      cloth,
      ink,
      lines(columns.count, columns.sizeMm, ink, (x, wide) => rectangle(x, 0, wide, plan.heightMm)),
    )
    for (const ring of lines(rows.count, rows.sizeMm, ink, (y, tall) => rectangle(0, y, plan.widthMm, tall)))
      paint(cloth, ink, ring)
  }
  return cloth
}
