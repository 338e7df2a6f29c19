import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paint } from '../../kit/cloth.ts'
import { fitCells } from '../../kit/fit-cells.ts'
import type { Point } from '../../kit/knot.ts'
import { polygon } from '../../kit/outline.ts'
import type { Family, Plan } from '../family.ts'

const SIDE_MM = 20

export const triangles: Family = {
  name: 'triangles',
  summary:
    'a net of triangles pointing up and down; the seed leaves some open and colours the others so neighbours differ',
  words: [
    'triangle',
    'triangles',
    'triangular',
    'dreieck',
    'triángulo',
    'triangolo',
    'pyramid',
    'uroko',
    '鱗',
    'low poly',
    'prism',
  ],
  motifs: ['triangle'],
  coverage: { low: 0.3, medium: 0.55, high: 0.8 },
  inks: { least: 2, natural: 5 },
  moods: ['scandinavian', 'midcentury', 'pop', 'boho'],
  ground: 'light',
  motifMm: 20,
  repeatMm: 160,
  layouts: ['block'],
  draw: drawTriangles,
}

function drawTriangles(plan: Plan): Cloth {
  const { cast } = plan
  const random = plan.random.fork('triangles')
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const columns = fitCells(plan.widthMm, SIDE_MM * plan.scale, 2)
  const rows = fitCells(plan.heightMm, SIDE_MM * plan.scale * 0.866, 2)
  const count = columns.count * rows.count * 2
  // A shuffled deck holds every ink and every gap in exact number, so the coverage is met whatever the seed.
  const drawn = Math.round(count * Math.min(1, plan.coverage / 0.94))
  const deck = random.shuffle(
    Array.from({ length: count }, (_, at) => (at < drawn ? cast.figures[at % cast.figures.length] : cast.ground)),
  )
  const gap = 0.97
  deck.forEach((ink, at) => {
    if (ink === cast.ground) return
    const [row, column] = [Math.floor(at / (columns.count * 2)), at % (columns.count * 2)]
    const isUp = (column + row) % 2 === 0
    const [x, y] = [(column / 2 + 0.5) * columns.sizeMm, (row + 0.5) * rows.sizeMm]
    const middle = y + (isUp ? rows.sizeMm / 6 : -rows.sizeMm / 6)
    const corner = (dx: number, dy: number): Point => [
      x + dx * columns.sizeMm * gap,
      middle + (y + dy * rows.sizeMm - middle) * gap,
    ]
    const tip = isUp ? -0.5 : 0.5
    paint(cloth, ink, polygon([corner(0, tip), corner(0.5, -tip), corner(-0.5, -tip)]))
  })
  return cloth
}
