import type { Cloth } from '../../../kit/area/cloth.ts'
import { createCloth, paint, paintTogether } from '../../../kit/area/cloth.ts'
import type { Random } from '../../../kit/chance/random.ts'
import type { Knot, Point, Ring } from '../../../kit/line/knot.ts'
import { fitCellPair } from '../../../kit/place/fit-cell-pair.ts'
import { blockLattice } from '../../../kit/place/lattice.ts'
import { inksApart } from '../../../kit/place/lay-apart.ts'
import type { Plan } from '../../family.ts'
import { handStroke } from './hand-stroke.ts'

/** Side of a panel at scale 1, and half the line that frames it, in mm. */
const [PANEL_MM, RULE_MM] = [54, 0.9]

/** Part of a panel: polygons in shares of it, -0.5 … 0.5, in the dark ink or the dye. */
type Part = { readonly dye: boolean; readonly bodies: readonly (readonly Point[])[] }

/**
 * Beaten bark as it is printed and painted in Tonga, Samoa and Fiji: panels ruled off by double lines, each filled with one of the figures
 * of the islands in black and earth brown, no two alike side by side.
 */
export function drawTapa(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const random = plan.random.fork('tapa')
  const size = PANEL_MM * plan.scale
  const cells = fitCellPair(plan, { wideMm: size, tallMm: size }, { columns: 2, rows: 2 })
  const dark = cast.line
  const dyes = cast.figures.filter((ink) => ink !== dark)
  const places = Array.from(
    { length: cells.columns * cells.rows },
    (_, at): Point => [
      ((at % cells.columns) + 0.5) * cells.wideMm,
      (Math.floor(at / cells.columns) + 0.5) * cells.tallMm,
    ],
  )
  const kinds = panels.map((_, at) => at)
  const laid = inksApart(random, { ...plan, lattice: blockLattice }, places, random.shuffle(kinds))
  const hand = random.fork('hand')
  places.forEach(([x, y], at) => {
    const dye = dyes[at % Math.max(1, dyes.length)] ?? dark
    const place = ([u, v]: Point): Point => [x + u * cells.wideMm * FILL, y + v * cells.tallMm * FILL]
    for (const part of panels[laid[at]]) {
      const rings = part.bodies.map((body) => cut(hand, body.map(place), size * 0.008))
      paintTogether(cloth, part.dye ? dye : dark, rings)
    }
  })
  for (const ring of rules(hand, plan, cells)) paint(cloth, dark, ring)
  return cloth
}

/** Share of a panel's side that its figure takes. */
const FILL = 0.9

/** Edges as a stencil leaves them: corners stray a little, and long sides bend. */
function cut(random: Random, corners: readonly Point[], strayMm: number): Ring {
  const stray = ([x, y]: Point): Point => [x + random.between(-strayMm, strayMm), y + random.between(-strayMm, strayMm)]
  const strayed = corners.map(stray)
  return strayed.flatMap((from, at): Knot[] => {
    const to = strayed[(at + 1) % strayed.length]
    const [x, y] = stray([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
    return [
      [from[0], from[1], 1],
      [x, y],
    ]
  })
}

type Cells = { readonly columns: number; readonly rows: number; readonly wideMm: number; readonly tallMm: number }

/** A line along every edge of a panel, drawn panel by panel so that it closes over the repeat. */
function rules(random: Random, { scale }: Plan, { columns, rows, wideMm, tallMm }: Cells): Ring[] {
  const half = Math.max(0.3, RULE_MM * Math.min(1, scale))
  return Array.from({ length: columns * rows }, (_, at): Ring[] => {
    const [x, y] = [(at % columns) * wideMm, Math.floor(at / columns) * tallMm]
    return [handStroke(random, [x, y], [x + wideMm, y], half), handStroke(random, [x, y], [x, y + tallMm], half)]
  }).flat()
}

const turned = ([x, y]: Point, quarters: number): Point => (quarters === 0 ? [x, y] : turned([-y, x], quarters - 1))
const around = (body: readonly Point[]): Point[][] =>
  [0, 1, 2, 3].map((quarter) => body.map((at) => turned(at, quarter)))
const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]
/** A leaf with pointed ends along a diagonal, from near the middle to a corner. */
const leaf: Point[] = [
  [0.04, 0.04],
  [0.24, 0.1],
  [0.4, 0.28],
  [0.48, 0.48],
  [0.28, 0.4],
  [0.1, 0.24],
]
const lozenge = (outer: number, inner: number): Point[][] =>
  around([
    [0, -outer],
    [outer, 0],
    [inner, 0],
    [0, -inner],
  ])
const saw = (y: number, tall: number, teeth: number): Point[][] =>
  Array.from({ length: teeth }, (_, at): Point[] => {
    const [from, to] = [-0.5 + at / teeth, -0.5 + (at + 1) / teeth]
    return [
      [from, y],
      [to, y],
      [(from + to) / 2, y - tall],
    ]
  })

/** The figures: leaves of the breadfruit, drums, lozenges in lozenges, shark's teeth, the pandanus star, nets, the frigate bird's wings. */
const panels: readonly (readonly Part[])[] = [
  [
    { dye: true, bodies: around(leaf) },
    {
      dye: false,
      bodies: around([
        [0, -0.08],
        [0.2, -0.5],
        [-0.2, -0.5],
      ]),
    },
  ],
  [
    {
      dye: false,
      bodies: [0, 2].map((quarter) =>
        [
          [0, 0],
          [0.5, -0.5],
          [-0.5, -0.5],
        ].map(([x, y]) => turned([x, y], quarter)),
      ),
    },
    {
      dye: true,
      bodies: [1, 3].flatMap((quarter) =>
        [0, 1, 2].map((band) => {
          const [near, far] = [0.14 + band * 0.13, 0.21 + band * 0.13]
          const stripe: Point[] = [
            [-near, -near],
            [near, -near],
            [far, -far],
            [-far, -far],
          ]
          return stripe.map((at) => turned(at, quarter))
        }),
      ),
    },
  ],
  [
    { dye: false, bodies: [...lozenge(0.5, 0.4), ...lozenge(0.16, 0)] },
    { dye: true, bodies: lozenge(0.33, 0.22) },
    {
      dye: true,
      bodies: around([
        [0.5, -0.5],
        [0.5, -0.16],
        [0.16, -0.5],
      ]),
    },
  ],
  [
    { dye: false, bodies: [...saw(-0.26, 0.22, 4), ...saw(0.5, 0.22, 4)] },
    { dye: true, bodies: [box(-0.5, -0.22, 0.5, -0.14), box(-0.5, 0.18, 0.5, 0.26), ...saw(0.14, 0.22, 6)] },
  ],
  [
    {
      dye: true,
      bodies: [0, 1].flatMap((half) =>
        around(
          half === 0
            ? [
                [0, 0],
                [0.1, -0.16],
                [0, -0.5],
                [-0.1, -0.16],
              ]
            : [
                [0.03, -0.03],
                [0.2, -0.1],
                [0.46, -0.46],
                [0.1, -0.2],
              ],
        ),
      ),
    },
    {
      dye: false,
      bodies: around([
        [0.14, -0.5],
        [0.34, -0.5],
        [0.16, -0.28],
      ]).flatMap((body) => [body, body.map(([x, y]): Point => [y, x])]),
    },
  ],
  [
    {
      dye: false,
      bodies: Array.from({ length: 16 }, (_, at) => {
        const [x, y] = [-0.5 + (at % 4) * 0.25, -0.5 + Math.floor(at / 4) * 0.25]
        return (at + Math.floor(at / 4)) % 2 === 0
          ? box(x + 0.01, y + 0.01, x + 0.24, y + 0.24)
          : box(x + 0.1, y + 0.1, x + 0.15, y + 0.15)
      }),
    },
  ],
  [
    {
      dye: true,
      bodies: [-0.5, -0.17, 0.16].map((y): Point[] => [
        [-0.5, y + 0.06],
        [0, y + 0.2],
        [0.5, y + 0.06],
        [0.5, y + 0.16],
        [0, y + 0.32],
        [-0.5, y + 0.16],
      ]),
    },
    {
      dye: false,
      bodies: [-0.5, -0.17, 0.16].map((y): Point[] => [
        [-0.24, y + 0.02],
        [0, y + 0.13],
        [0.24, y + 0.02],
      ]),
    },
  ],
]
