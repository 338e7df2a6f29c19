import type { Cloth } from '../kit/cloth.ts'
import { createCloth, paint } from '../kit/cloth.ts'
import { fitCells } from '../kit/fit-cells.ts'
import { circle } from '../kit/outline.ts'
import type { Family, Plan } from './family.ts'

const CELL_MM = 20

export const dots: Family = {
  name: 'dots',
  summary: 'polka dots on a centred lattice; pin dots when small, coin spots when large',
  words: [
    'dot',
    'polka dot',
    'polka',
    'pin dot',
    'spot',
    'coin spot',
    'spotted',
    'dotted',
    'circle',
    'punkte',
    'pois',
    'lunares',
    'bolinhas',
    '水玉',
  ],
  motifs: ['dot', 'spot', 'circle'],
  coverage: { low: 0.12, medium: 0.3, high: 0.55 },
  inks: { least: 2, natural: 3 },
  moods: ['coastal', 'nursery', 'scandinavian', 'deco'],
  ground: 'light',
  motifMm: 13,
  repeatMm: 160,
  layouts: ['half-drop', 'brick', 'block', 'diamond', 'sateen'],
  draw: drawDots,
}

/** Radius from coverage c and one dot per cell of area A: r = √(cA/π). */
function drawDots(plan: Plan): Cloth {
  const { cast, lattice } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const isCentred = lattice.order > 1
  // In a centred lattice each cell holds two dots, so cells grow to keep the distance between dots.
  const cellMm = CELL_MM * plan.scale * (isCentred ? Math.SQRT2 : 1)
  const rhythm = Math.max(1, Math.min(cast.figures.length, 8))
  const columns = fitCells(plan.widthMm, cellMm, rhythm === 2 ? 2 : 1)
  const rows = fitCells(plan.heightMm, cellMm, rhythm === 2 ? 2 : 1)
  const perCell = isCentred ? 2 : 1
  const radius = Math.sqrt((plan.coverage * columns.sizeMm * rows.sizeMm) / perCell / Math.PI)
  const order = plan.random.shuffle(colourSequence(columns.count * rows.count * perCell, cast.figures))
  let at = 0
  const colourAt = (column: number, row: number, centre: number): number =>
    rhythm <= 3 ? cast.figures[(column + row + centre * 2) % rhythm] : order[at++]
  for (let row = 0; row < rows.count; row++)
    for (let column = 0; column < columns.count; column++)
      for (let centre = 0; centre < perCell; centre++) {
        const [x, y] = [(column + 0.25 + centre / 2) * columns.sizeMm, (row + 0.25 + centre / 2) * rows.sizeMm]
        paint(cloth, colourAt(column, row, centre), circle(x, y, radius))
      }
  return cloth
}

/** The main ink most, the others after it by equal parts, so no ink of the palette is missing. */
function colourSequence(count: number, figures: readonly number[]): number[] {
  return Array.from({ length: count }, (_, at) => figures[(at * 2) % 3 === 0 ? 0 : at % figures.length])
}
