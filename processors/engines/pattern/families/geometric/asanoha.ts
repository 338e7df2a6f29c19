import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paint, paintTogether } from '../../kit/cloth.ts'
import { ribbon } from '../../kit/curve.ts'
import { fitCells } from '../../kit/fit-cells.ts'
import type { Point, Ring } from '../../kit/knot.ts'
import { mix, TURN } from '../../kit/knot.ts'
import { polar, polygon } from '../../kit/outline.ts'
import type { Family, Plan } from '../family.ts'

const EDGE_MM = 22

export const asanoha: Family = {
  name: 'asanoha',
  summary:
    'hemp leaf: a triangle lattice with every corner joined to its centre; one vertex in three carries a faceted star',
  words: [
    'asanoha',
    'hemp leaf',
    'japanese star',
    'japanese geometric',
    'kumiko',
    '麻の葉',
    'star lattice',
    'geometric star',
  ],
  motifs: [],
  coverage: { low: 0.2, medium: 0.42, high: 0.62 },
  isDensityFixed: true,
  inks: { least: 2, natural: 4 },
  moods: ['indigo', 'indigo', 'scandinavian', 'moody'],
  ground: 'light',
  repeatMm: 160,
  layouts: ['brick', 'block'],
  draw: drawAsanoha,
}

function drawAsanoha(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const columns = fitCells(plan.widthMm, EDGE_MM * plan.scale, 3)
  const rows = fitCells(plan.heightMm, EDGE_MM * plan.scale * 0.866, 6)
  const [edge, rise] = [columns.sizeMm, rows.sizeMm]
  const place = (column: number, row: number): Point => [(column + (row % 2 ? 0.5 : 0)) * edge, row * rise]
  const isPlain = plan.styles.includes('sashiko') || cast.figures.length < 2
  const starInks = cast.figures.filter((ink) => ink !== cast.line)
  for (let row = 0; row < rows.count; row++)
    for (let column = 0; column < columns.count; column++) {
      const kind = (((column - (row >> 1) + 2 * row) % 3) + 3) % 3
      if (kind === 0 && !isPlain)
        drawStar(cloth, place(column, row), edge, rise, starInks[row % starInks.length], cast.soft)
    }
  const lines: Ring[] = []
  for (let row = 0; row < rows.count; row++)
    for (let column = 0; column < columns.count; column++) lines.push(...latticeLines(place(column, row), edge, rise))
  paintTogether(cloth, cast.line, lines)
  return cloth
}

/** Six rhombs round a vertex, each cut into a light and a dark half. */
function drawStar(cloth: Cloth, [x, y]: Point, edge: number, rise: number, dark: number, light: number): void {
  const squash = rise / (edge * 0.8660254)
  const at = (far: number, angle: number): Point => {
    const [px, py] = polar(0, 0, far, angle)
    return [x + px, y + py * squash]
  }
  for (let ray = 0; ray < 6; ray++) {
    const angle = (ray / 6) * TURN
    const [tip, one, other] = [
      at(edge, angle),
      at(edge / Math.sqrt(3), angle - TURN / 12),
      at(edge / Math.sqrt(3), angle + TURN / 12),
    ]
    if (light !== cloth.ground) paint(cloth, light, polygon([[x, y], one, tip]))
    paint(cloth, dark, polygon([[x, y], tip, other]))
  }
}

/** Edges to the right, lower right and lower left, and the spokes of the two triangles below a vertex. */
function latticeLines([x, y]: Point, edge: number, rise: number): Ring[] {
  const [right, lowerRight, lowerLeft]: Point[] = [
    [x + edge, y],
    [x + edge / 2, y + rise],
    [x - edge / 2, y + rise],
  ]
  const origin: Point = [x, y]
  const line = (from: Point, to: Point, half: number): Ring => ribbon([from, to], () => half)
  const edges = [right, lowerRight, lowerLeft].map((to) => line(origin, to, edge * 0.02))
  const spokes = [
    [origin, right, lowerRight],
    [origin, lowerRight, lowerLeft],
  ].flatMap((triangle) => {
    const centre: Point = [
      triangle.reduce((sum, [px]) => sum + px, 0) / 3,
      triangle.reduce((sum, [, py]) => sum + py, 0) / 3,
    ]
    return triangle.map((corner) => line([mix(corner[0], centre[0], 0), corner[1]], centre, edge * 0.011))
  })
  return [...edges, ...spokes]
}
