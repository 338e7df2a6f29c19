import type { Cloth } from '../../kit/cloth.ts'
import { createCloth, paint } from '../../kit/cloth.ts'
import { fitCells } from '../../kit/fit-cells.ts'
import type { Point, Ring } from '../../kit/knot.ts'
import { TURN } from '../../kit/knot.ts'
import { circle, polar } from '../../kit/outline.ts'
import { visibleDisc } from '../../kit/overlapped-scale.ts'
import type { Family, Plan } from '../family.ts'

const SCALE_MM = 27

export const seigaiha: Family = {
  name: 'seigaiha',
  summary: 'blue sea waves: scales of concentric rings in brick order, each row over half of the one above',
  words: [
    'seigaiha',
    'japanese wave',
    'wave scale',
    'sea wave',
    '青海波',
    'wave',
    'waves',
    'scallop',
    'scalloped',
    'fish scale',
    'mermaid scale',
    'wellen',
    'vague',
    'ola',
    'onda',
    'clamshell',
  ],
  motifs: ['wave', 'scale'],
  coverage: { low: 0.4, medium: 0.55, high: 0.7 },
  inks: { least: 2, natural: 4 },
  moods: ['indigo', 'indigo', 'coastal', 'deco'],
  ground: 'light',
  motifMm: 27,
  repeatMm: 160,
  layouts: ['brick', 'block'],
  draw: drawSeigaiha,
}

/** Step 2r across and r/2 down. In units of r, the scales on top of one are a half row, a row, and a row and a half below. */
const COVERS: readonly Point[] = [
  [-1, 0.5],
  [1, 0.5],
  [0, 1],
  [-1, 1.5],
  [1, 1.5],
]

function drawSeigaiha(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const columns = fitCells(plan.widthMm, SCALE_MM * plan.scale, 4)
  const rows = fitCells(plan.heightMm, (SCALE_MM * plan.scale) / 4, 8)
  const radius = columns.sizeMm / 2
  const squash = (rows.sizeMm * 2) / radius
  // Ring widths share the visible scale so that drawn rings take the coverage asked for.
  const width = 0.2 * Math.min(0.94, Math.max(0.12, (plan.coverage - 0.16) * 1.28))
  const shift = plan.random.below(8)
  for (let row = 0; row < rows.count; row++)
    for (let column = 0; column < columns.count; column++) {
      const [x, y] = [(column + (row & 1 ? 0.5 : 0)) * columns.sizeMm, row * rows.sizeMm]
      const order = (column * 2 + (row & 1) + row * 3 + shift) % 8
      drawScale(cloth, { x, y, radius, squash, width, tone: toneOf(plan, order), isJewelled: order === 3 })
    }
  return cloth
}

type Scale = {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly squash: number
  readonly width: number
  readonly tone: { readonly body: number; readonly line: number; readonly heart: number }
  readonly isJewelled: boolean
}

/** Scales are coloured in sateen order, three steps of eight: most are ground, one in eight leads. */
function toneOf({ cast }: Plan, order: number): Scale['tone'] {
  const [first, second, third] = [cast.main, cast.second, cast.accent]
  const many = cast.figures.length > 1
  if (order === 0 && many) return { body: second, line: cast.ground, heart: third }
  if (order === 5 && cast.figures.length > 2) return { body: cast.ground, line: third, heart: second }
  return { body: cast.ground, line: order % 3 === 1 && many ? cast.line : first, heart: first }
}

function drawScale(cloth: Cloth, scale: Scale): void {
  const { x, y, radius, squash, width, tone } = scale
  const ellipse = (share: number): Ring =>
    visibleDisc(share, COVERS).map(([px, py, corner]) => [x + px * radius, y + py * radius * squash, corner] as const)
  paint(cloth, tone.body, ellipse(1))
  for (const outer of [1, 0.8, 0.6, 0.4]) {
    paint(cloth, tone.line, ellipse(outer))
    paint(cloth, tone.body, ellipse(outer - width))
  }
  if (scale.isJewelled)
    for (let bead = 0; bead < 11; bead++) {
      const [bx, by] = polar(0, 0, radius * (0.8 - width / 2 - 0.05), -(TURN / 2) * ((bead + 0.5) / 11))
      paint(cloth, tone.heart, circle(x + bx, y + by * squash, radius * 0.032, 8))
    }
  paint(cloth, tone.heart, ellipse(0.2))
}
