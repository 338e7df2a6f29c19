import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth, paint } from '../../kit/area/cloth.ts'
import { paintScattered } from '../../kit/area/paint-scattered.ts'
import { lightnessStep } from '../../kit/ink/lightness-step.ts'
import { ribbon } from '../../kit/line/curve.ts'
import type { Point, Ring } from '../../kit/line/knot.ts'
import { TURN } from '../../kit/line/knot.ts'
import { ornamentPetal } from '../../kit/line/ornament.ts'
import { circle, rectangle } from '../../kit/line/outline.ts'
import { fitCellPair } from '../../kit/place/fit-cell-pair.ts'
import { chooseKind } from '../choose-kind.ts'
import type { Family, Plan } from '../family.ts'
import { halfLineMm } from '../line-weight.ts'

export const chineseLattice: Family = {
  name: 'chinese-lattice',
  summary:
    'window lattices of bars of one width: stepped frames, crossed octagons, bamboo lozenges, a plum blossom in the openings',
  words:
    'chinese lattice|suzhou lattice|suzhou window|suzhou garden window|lattice window|window lattice|moon gate lattice|double happiness lattice|ice crack lattice|chinese window|chinese fretwork|chippendale|chippendale lattice|chippendale fretwork|bamboo lattice|bamboo trellis|bamboo fretwork|fretwork|chinese chippendale|asian lattice|oriental lattice|chinoiserie lattice|chinoiserie trellis|chinoiserie geometric|palm beach lattice|窓格子|花窗'.split(
      '|',
    ),
  kinds: {
    steps: 'stepped lattice|stepped fretwork|key lattice',
    octagons: 'octagon lattice|octagonal lattice|octagon fretwork',
    bamboo:
      'bamboo lattice|bamboo trellis|bamboo fretwork|chippendale|chippendale lattice|chinese chippendale|palm beach lattice|chippendale fretwork',
  },
  motifs: [],
  coverage: { low: 0.2, medium: 0.34, high: 0.5 },
  isDensityFixed: true,
  inks: { least: 2, natural: 3 },
  moods: ['coastal', 'indigo', 'heritage', 'deco'],
  ground: 'light',
  motifMm: 40,
  repeatMm: 160,
  layouts: ['block'],
  lines: 'drawn',
  draw: drawChineseLattice,
}

/** Bars paler than this step of OKLCH lightness from the ground would not hold the lattice together. */
const BAR_STEP = 0.28

/** Bars of one cell of side 1; bars on its left and top edge alone, so that none is drawn twice. */
type Bars = readonly (readonly [from: Point, to: Point])[]

/** A frame within the cell, joined to its rim at the middles, a smaller frame turned into the corners. */
const STEPS: Bars = [
  [
    [0, 0],
    [1, 0],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  ...frame(0.2, 0.8),
  ...frame(0.34, 0.66),
  [
    [0.5, 0],
    [0.5, 0.34],
  ],
  [
    [0.5, 0.66],
    [0.5, 1],
  ],
  [
    [0, 0.5],
    [0.34, 0.5],
  ],
  [
    [0.66, 0.5],
    [1, 0.5],
  ],
]

/** Octagons in contact with squares between, each octagon crossed by four bars round an open square. */
const OCTAGONS: Bars = [
  ...loop([
    [0.3, 0],
    [0.7, 0],
    [1, 0.3],
    [1, 0.7],
    [0.7, 1],
    [0.3, 1],
    [0, 0.7],
    [0, 0.3],
  ]).filter(([[fx, fy], [tx, ty]]) => !(fx === 1 && tx === 1) && !(fy === 1 && ty === 1)),
  ...frame(0.34, 0.66),
  [
    [0.34, 0.34],
    [0.15, 0.15],
  ],
  [
    [0.66, 0.34],
    [0.85, 0.15],
  ],
  [
    [0.66, 0.66],
    [0.85, 0.85],
  ],
  [
    [0.34, 0.66],
    [0.15, 0.85],
  ],
]

/** Lozenges crossed by upright bars, as bamboo is tied. */
const BAMBOO: Bars = [
  [
    [0, 0],
    [1, 1],
  ],
  [
    [1, 0],
    [0, 1],
  ],
  [
    [0.5, 0],
    [0.5, 1],
  ],
  ...loop([
    [0.5, 0.22],
    [0.78, 0.5],
    [0.5, 0.78],
    [0.22, 0.5],
  ]),
  [
    [0, 0],
    [0, 1],
  ],
  [
    [0, 0.5],
    [0.22, 0.5],
  ],
  [
    [0.78, 0.5],
    [1, 0.5],
  ],
]

function frame(from: number, to: number): Bars {
  return loop([
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ])
}

function loop(points: readonly Point[]): Bars {
  return points.map((point, at) => [point, points[(at + 1) % points.length]])
}

const lattices = { steps: STEPS, octagons: OCTAGONS, bamboo: BAMBOO } as const

/** Bars thicker than this factor would close the narrow panes. */
const LINES_APART = 1.3

function drawChineseLattice(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const kind = chooseKind(plan, ['steps', 'octagons', 'bamboo'])
  const size = (kind === 'bamboo' ? 32 : 40) * plan.scale
  const cells = fitCellPair(
    plan,
    { wideMm: size, tallMm: kind === 'bamboo' ? size * 1.3 : size },
    { columns: 2, rows: 2 },
  )
  const half = Math.min(size * 0.033 * LINES_APART, halfLineMm(plan, size * 0.033, 0.32))
  const fill = cast.figures.length > 2 ? cast.second : undefined
  const far = (ink: number): number => lightnessStep(cast, ink, cast.ground)
  const [strongest] = cast.figures.toSorted((one, other) => far(other) - far(one))
  const bar = far(cast.main) < BAR_STEP ? strongest : cast.main
  // Blossoms take the inks by turns that neither the bars nor the panes have.
  const blossoms = cast.figures.filter((ink) => ink !== bar && ink !== fill)
  const bars: Ring[] = []
  for (let row = 0; row < cells.rows; row++)
    for (let column = 0; column < cells.columns; column++) {
      const place = ([x, y]: Point): Point => [(column + x) * cells.wideMm, (row + y) * cells.tallMm]
      if (fill !== undefined && kind !== 'bamboo' && (row + column) % 2 === 0)
        paint(cloth, fill, squareBetween(place, kind === 'steps' ? 0.2 : 0.34))
      for (const [from, to] of lattices[kind]) bars.push(barRing(place(from), place(to), half))
      const blossom = blossoms[(column + row * cells.columns) % blossoms.length]
      if (blossom !== undefined) drawBlossom(cloth, { plan, ink: blossom, at: place([0.5, 0.5]), reach: size * 0.115 })
    }
  paintScattered(cloth, bar, bars)
  return cloth
}

function squareBetween(place: (point: Point) => Point, from: number): Ring {
  const [left, top] = place([from, from])
  const [right, bottom] = place([1 - from, 1 - from])
  return rectangle(left, top, right - left, bottom - top)
}

/** A bar a little longer than its run, so that corners close. */
function barRing(from: Point, to: Point, half: number): Ring {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [ux, uy] = [((to[0] - from[0]) / length) * half, ((to[1] - from[1]) / length) * half]
  return ribbon(
    [
      [from[0] - ux, from[1] - uy],
      [to[0] + ux, to[1] + uy],
    ],
    () => half,
  )
}

/** Five round petals and a heart. */
function drawBlossom(
  cloth: Cloth,
  { plan, ink, at: [x, y], reach }: { plan: Plan; ink: number; at: Point; reach: number },
): void {
  for (let petal = 0; petal < 5; petal++)
    paint(cloth, ink, ornamentPetal(x, y, (petal / 5) * TURN - TURN / 4, reach * 0.1, reach, reach * 0.42))
  paint(cloth, plan.cast.ground, circle(x, y, reach * 0.2, 8))
}
