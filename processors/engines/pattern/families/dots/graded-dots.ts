import { inkFromHex } from '../../../color/ink.ts'
import { oklabDistance } from '../../../color/oklab.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import type { Point } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Plan } from '../family.ts'
import { paintedDot } from './lattice-dots.ts'

const CELL_MM = 44
/** Largest number of cells across the longer side. */
const CELLS_MOST = 16
const SMALLEST_MM = 0.4

/** Places of one size in a unit cell, and its radius relative to the largest. */
type Size = { readonly share: number; readonly places: readonly Point[] }

/** Each size lies in the gaps of the larger ones: first the centre of four, then the middle of two. */
const sizes: readonly Size[] = [
  {
    share: 1,
    places: [
      [0.25, 0.25],
      [0.75, 0.75],
    ],
  },
  {
    share: 0.56,
    places: [
      [0.75, 0.25],
      [0.25, 0.75],
    ],
  },
  {
    share: 0.26,
    places: [
      [0, 0],
      [0.5, 0],
      [0, 0.5],
      [0.5, 0.5],
    ],
  },
]

/**
 * Dots of two or three sizes in the ratio 1 : 0.56 : 0.26 on nested lattices; each size keeps an ink, those left over
 * take turns in the largest.
 */
export function drawGradedDots(plan: Plan, count: 2 | 3, isPainted: boolean): Cloth {
  const random = plan.random.fork('painted')
  const { cast, widthMm, heightMm } = plan
  const figures = leadByLarge(plan)
  const cloth = createCloth(widthMm, heightMm, cast.ground)
  const sizeMm = Math.max(CELL_MM * plan.scale, Math.max(widthMm, heightMm) / CELLS_MOST)
  const shown = sizes.slice(0, count)
  const spare = figures.slice(count)
  const lead = [figures[0], ...spare]
  const turns = lead.length
  const cells = fitCellPair(plan, { wideMm: sizeMm, tallMm: sizeMm }, { columns: turns > 4 ? 1 : turns })
  const squares = shown.reduce((sum, { share, places }) => sum + places.length * share ** 2, 0)
  const room = cells.wideMm * cells.tallMm * (plan.isDensityAsked ? plan.coverage : 0.3)
  // Above this radius two of the largest would touch on the diagonal.
  const largest = Math.min(Math.sqrt(room / squares / Math.PI), Math.min(cells.wideMm, cells.tallMm) * 0.3)
  shown.forEach(({ share, places }, size) => {
    const inks = size === 0 ? lead : [figures[Math.min(size, figures.length - 1)]]
    for (const [turn, ink] of inks.entries()) {
      const rings = everyCell(cells).flatMap(({ column, row }) =>
        (column + row) % inks.length !== turn
          ? []
          : places.map(([x, y]) => {
              const [left, top] = [(column + x) * cells.wideMm, (row + y) * cells.tallMm]
              const radius = Math.max(SMALLEST_MM, largest * share)
              return isPainted ? paintedDot(random, left, top, radius) : circle(left, top, radius, size === 2 ? 8 : 12)
            }),
      )
      paintScattered(cloth, ink, rings)
    }
  })
  return cloth
}

function everyCell({ columns, rows }: { readonly columns: number; readonly rows: number }): {
  column: number
  row: number
}[] {
  return Array.from({ length: columns * rows }, (_, at) => ({
    column: at % columns,
    row: Math.floor(at / columns),
  }))
}

/** The inks with the colour that the prompt gives to the larger dots first. */
function leadByLarge({ cast, details }: Plan): readonly number[] {
  const large = inkFromHex(`${details['colour of large dot']}`)
  if (!large) return cast.figures
  const far = (ink: number): number => oklabDistance(cast.inks[ink].lab, large.lab)
  const lead = cast.figures.reduce((best, ink) => (far(ink) < far(best) ? ink : best))
  return [lead, ...cast.figures.filter((ink) => ink !== lead)]
}
