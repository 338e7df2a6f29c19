import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import type { InkPool } from '../../kit/ink/ink-pool.ts'
import { poolInks } from '../../kit/ink/ink-pool.ts'
import type { Knot, Ring } from '../../kit/line/knot.ts'
import { placeKnot, TURN } from '../../kit/line/knot.ts'
import { circle } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import type { Family, Plan } from '../family.ts'

const CELL_MM = 92

/** Crimson silk with gold and ivory, as the kaftans of the court had it. */
const kaftan = { inks: ['#7d1f2b', '#d2a84a', '#f1e6cf', '#2b4a6b'], ground: 0 } as const

export const cintamani: Family = {
  name: 'cintamani',
  summary:
    'Ottoman court silk: three balls, each with a crescent set off its middle, over a pair of rippling tiger stripes',
  words: [
    'cintamani',
    'çintamani',
    'chintamani',
    'three balls',
    'leopard spots and tiger stripes',
    'ottoman court silk',
  ],
  generalWords: ['ottoman kaftan', 'kaftan silk'],
  colourway: () => kaftan,
  motifs: [],
  coverage: { low: 0.2, medium: 0.32, high: 0.44 },
  isDensityFixed: true,
  inks: { least: 2, natural: 4 },
  moods: ['heritage', 'madder', 'moody', 'deco'],
  ground: 'dark',
  motifMm: 60,
  orientation: 'one-way',
  repeatMm: 320,
  layouts: ['half-drop'],
  draw: drawCintamani,
}

function drawCintamani(plan: Plan): Cloth {
  const cloth = createCloth(plan.widthMm, plan.heightMm, plan.cast.ground)
  const size = CELL_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size * 1.3 }, { columns: 2 })
  const pool = poolInks(plan.cast.figures, 4)
  const unit = Math.min(cells.wideMm, cells.tallMm / 1.3)
  for (let column = 0; column < cells.columns; column++)
    for (let row = 0; row < cells.rows; row++) {
      const x = (column + 0.5) * cells.wideMm
      const y = (row + 0.5 + (column % 2) / 2) * cells.tallMm
      const turn = column + row
      drawBalls(cloth, { pool, turn, x, y: y - unit * 0.2, unit })
      drawRipples(cloth, { pool, turn, x, y: y + unit * 0.36, unit })
    }
  return cloth
}

type Place = {
  readonly pool: InkPool
  readonly turn: number
  readonly x: number
  readonly y: number
  readonly unit: number
}

/** One ball above two; inside each a smaller one touches its rim from below, so that a crescent is left, and a third in that. */
function drawBalls(cloth: Cloth, { pool, turn, x, y, unit }: Place): void {
  const radius = unit * 0.182
  for (let ball = 0; ball < 3; ball++) {
    const angle = -TURN / 4 + (ball / 3) * TURN
    const [cx, cy] = [x + Math.cos(angle) * unit * 0.222, y + Math.sin(angle) * unit * 0.222]
    paint(cloth, pool.lead(turn), circle(cx, cy, radius))
    // Crescents open towards the middle of the three.
    const [inX, inY] = [Math.cos(angle), Math.sin(angle)]
    const second = pool.size > 1 ? pool.part(1) : cloth.ground
    paint(cloth, second, circle(cx - inX * radius * 0.22, cy - inY * radius * 0.22, radius * 0.66))
    const third = pool.size > 2 ? pool.part(2 + (turn % (pool.size - 2))) : pool.lead(turn)
    paint(cloth, third, circle(cx - inX * radius * 0.36, cy - inY * radius * 0.36, radius * 0.36))
  }
}

/** Two stripes like a tiger's, one under the other, thick where they bend and pointed where they end. */
function drawRipples(cloth: Cloth, { pool, turn, x, y, unit }: Place): void {
  for (const stripe of [0, 1]) {
    const place = placeKnot({ x, y: y + stripe * unit * 0.125, size: unit })
    const ink = pool.size > 1 ? pool.part(stripe ? 1 : 0) : pool.lead(turn)
    paint(cloth, ink, ripple().map(place))
  }
}

/** A wave of one and a half swings, 0.92 long; its middle line is a sine, its half thickness a lens that swells at the bends. */
function ripple(): Ring {
  const steps = 14
  const edge = (sign: 1 | -1): Knot[] =>
    Array.from({ length: steps - 1 }, (_, at): Knot => {
      const t = (at + 1) / steps
      const swing = 0.05 * Math.sin(t * TURN * 1.5)
      const half = 0.04 * Math.sin(Math.PI * t) ** 0.8 * (1 + 0.35 * Math.abs(Math.sin(t * TURN * 1.5)))
      return [-0.46 + 0.92 * t, swing + sign * half]
    })
  return [[-0.46, 0, 1], ...edge(-1), [0.46, 0, 1], ...edge(1).reverse()]
}
