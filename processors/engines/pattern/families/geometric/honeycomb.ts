import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paint } from '../../kit/cloth.ts'
import { fitCells } from '../../kit/fit-cells.ts'
import type { Ring } from '../../kit/knot.ts'
import { TURN } from '../../kit/knot.ts'
import { polar, polygon } from '../../kit/outline.ts'
import type { Family, Plan } from '../family.ts'

const SIDE_MM = 12

export const honeycomb: Family = {
  name: 'honeycomb',
  summary: 'hexagons in contact with an even gap; some hold nested hexagons, inks in three-colour order (kikko)',
  words: ['hexagon', 'hexagonal', 'honeycomb', 'hex', 'bee hive', 'beehive', 'sechseck', 'hexagone'],
  motifs: ['hexagon', 'honeycomb'],
  coverage: { low: 0.36, medium: 0.6, high: 0.82 },
  inks: { least: 2, natural: 5 },
  moods: ['midcentury', 'scandinavian', 'autumn', 'indigo'],
  ground: 'light',
  motifMm: 22,
  repeatMm: 160,
  layouts: ['brick', 'block'],
  draw: drawHoneycomb,
}

/** Columns of width √3·side and rows of 1.5·side, odd rows moved by half; stretched a little to close the period. */
function drawHoneycomb(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('cells')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const sideMm = SIDE_MM * plan.scale
  const inks = [cast.main, ...cast.figures.filter((ink) => ink !== cast.main)]
  const columns = fitCells(plan.widthMm, sideMm * Math.sqrt(3), 3)
  const rows = fitCells(plan.heightMm, sideMm * 1.5, 2)
  const nested = random.below(2)
  const shrink = Math.sqrt(plan.coverage) * (nested ? 1.07 : 1)
  for (let row = 0; row < rows.count; row++)
    for (let column = 0; column < columns.count; column++) {
      const [x, y] = [(column + (row % 2 ? 0.5 : 0)) * columns.sizeMm, row * rows.sizeMm]
      const hexagon = (share: number): Ring =>
        polygon(
          Array.from({ length: 6 }, (_, at) => {
            const [px, py] = polar(0, 0, share, (at / 6) * TURN + TURN / 12)
            return [x + (px * columns.sizeMm) / Math.sqrt(3), y + (py * rows.sizeMm) / 1.5] as const
          }),
        )
      const order = (column + (row % 2 ? 2 : 0) + Math.floor(row / 2)) % inks.length
      paint(cloth, inks[order], hexagon(Math.min(0.98, shrink)))
      if (!nested) continue
      paint(cloth, cast.ground, hexagon(shrink * 0.6))
      paint(cloth, inks[(order + 1) % inks.length], hexagon(shrink * 0.46))
    }
  return cloth
}
