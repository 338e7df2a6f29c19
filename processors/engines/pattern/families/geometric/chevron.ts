import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paint } from '../../kit/cloth.ts'
import { fitCells } from '../../kit/fit-cells.ts'
import type { Point } from '../../kit/knot.ts'
import { polygon } from '../../kit/outline.ts'
import type { Family, Plan } from '../family.ts'

export const chevron: Family = {
  name: 'chevron',
  summary: 'zigzag bands whose points meet, in a designed sequence of widths',
  words: [
    'chevron',
    'zigzag',
    'zig zag',
    'zig-zag',
    'zickzack',
    'missoni style',
    'flame stitch',
    'bargello',
    'rickrack',
  ],
  motifs: ['zigzag'],
  coverage: { low: 0.25, medium: 0.5, high: 0.72 },
  inks: { least: 2, natural: 4 },
  moods: ['boho', 'seventies', 'coastal', 'midcentury', 'deco'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['block'],
  draw: drawChevron,
}

const BAND_MM = 11

/** Band k of n has a width of its own from the seed; together the drawn bands take the share asked for. */
function drawChevron(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('chevron')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const columns = fitCells(plan.widthMm, BAND_MM * 2.5 * plan.scale)
  const inks = [cast.main, ...cast.figures.filter((ink) => ink !== cast.main)]
  const rows = fitCells(plan.heightMm, BAND_MM * 2 * inks.length * plan.scale)
  const rise = columns.sizeMm * random.between(0.36, 0.62)
  const weights = inks.map(() => random.pick([0.7, 1, 1, 1.3]))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  for (let row = 0; row < rows.count; row++) {
    let y = row * rows.sizeMm
    inks.forEach((ink, at) => {
      const slot = (rows.sizeMm * weights[at]) / total
      paint(cloth, ink, polygon(zigzag(columns, y, slot * plan.coverage, rise)))
      y += slot
    })
  }
  return cloth
}

function zigzag(columns: { count: number; sizeMm: number }, y: number, thickMm: number, rise: number): Point[] {
  const along = Array.from(
    { length: columns.count * 2 + 1 },
    (_, at): Point => [(at * columns.sizeMm) / 2, at % 2 ? rise : 0],
  )
  const upper = along.map(([x, dy]): Point => [x, y + dy])
  const lower = along.map(([x, dy]): Point => [x, y + dy + thickMm]).reverse()
  return [...upper, ...lower]
}
