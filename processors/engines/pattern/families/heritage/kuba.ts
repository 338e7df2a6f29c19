import { paintCells } from '../../kit/area/cell-grid.ts'
import type { Cloth } from '../../kit/area/cloth.ts'
import { createCloth } from '../../kit/area/cloth.ts'
import type { Random } from '../../kit/chance/random.ts'
import { wrap } from '../../kit/line/knot.ts'
import type { Family, Plan } from '../family.ts'

/** Tufts of pile: one square of the chart. */
const TUFT_MM = 2
const TUFTS_MOST = 208
/** Panels are whole numbers of this many tufts, so that every figure closes in its panel. */
const UNIT = 20

const raffia = { inks: ['#d6b685', '#231812', '#8d4a27', '#efe0bf'], ground: 0 } as const

export const kuba: Family = {
  name: 'kuba',
  summary:
    'raffia pile of the Kasai: panels of strapwork, lozenges, hooks and zigzags that change scale and tone from one to the next',
  words: 'kuba|kuba cloth|kasai velvet|kasai|shoowa|shoowa velvet|raffia cloth|raffia velvet|congo cloth|bakuba'.split(
    '|',
  ),
  colourway: () => raffia,
  motifs: [],
  coverage: { low: 0.4, medium: 0.52, high: 0.64 },
  isDensityFixed: true,
  inks: { least: 2, natural: 4 },
  moods: ['spice', 'boho', 'african'],
  home: 'african',
  ground: 'light',
  motifMm: UNIT * 2 * TUFT_MM,
  repeatMm: 320,
  layouts: ['block'],
  draw: drawKuba,
}

/** Which part of a panel a tuft belongs to: 0 its ground, 1 its figure, 2 the fine line within the figure. */
type Figure = (x: number, y: number) => 0 | 1 | 2

const fromMiddle = (at: number, period: number): number => Math.abs(wrap(at, period) + 0.5 - period / 2)

/** Straps that climb both ways and pass over and under one another, each with a line along its middle. */
const strapwork: Figure = (x, y) => {
  const [rise, fall] = [x + y, x - y]
  const [p, q] = [wrap(rise, UNIT), wrap(fall, UNIT)]
  const isRiseOver = (Math.floor(rise / UNIT) + Math.floor(fall / UNIT)) % 2 === 0
  const along = (at: number): 0 | 1 | 2 => (at > 9 ? 0 : at === 4 || at === 5 ? 2 : 1)
  const [first, second] = isRiseOver ? [p, q] : [q, p]
  // The strap below stops a tuft short of the one above.
  if (first <= 9) return along(first)
  if (first === 10 || first === UNIT - 1) return 0
  return along(second)
}

/** The parts of a panel one after the other, each up to a number of tufts from where it begins. */
type Bands = readonly (readonly [upTo: number, part: ReturnType<Figure>])[]
const LOZENGES: Bands = [
  [3, 1],
  [5, 0],
  [9, 1],
  [10, 2],
  [13, 1],
  [15, 0],
  [UNIT + 1, 1],
]
const ZIGZAGS: Bands = [
  [3, 1],
  [4, 2],
  [7, 1],
  [10, 0],
  [12, 1],
  [15, 0],
  [17, 1],
  [UNIT, 0],
]

const partAt = (bands: Bands, tufts: number): ReturnType<Figure> => bands.find(([upTo]) => tufts < upTo)?.[1] ?? 0

/** Lozenges within lozenges. */
const lozenges: Figure = (x, y) => partAt(LOZENGES, Math.floor(fromMiddle(x, UNIT) + fromMiddle(y, UNIT)))

/** Zigzags, broad and narrow by turns. */
const zigzags: Figure = (x, y) => partAt(ZIGZAGS, wrap(Math.floor(y + fromMiddle(x, UNIT)), UNIT))

/** Hooks that turn into one another on the slant. */
const HOOKS = [
  '########..',
  '#......#..',
  '#.####.#..',
  '#.#..#.#..',
  '#.##.#.#..',
  '#....#.#..',
  '######.###',
  '.......#..',
] as const
const hooks: Figure = (x, y) => {
  const [p, q] = [wrap(Math.floor((x + y) / 2), 10), wrap(Math.floor((x - y) / 2), 10)]
  return HOOKS[q]?.[p] === '#' ? 1 : 0
}

/** Hourglasses: triangles that meet at their tips, striped in every other one. */
const hourglasses: Figure = (x, y) => {
  const [u, v] = [fromMiddle(x, UNIT), fromMiddle(y, UNIT)]
  if (Math.abs(u - v) < 1) return 2
  return u < v ? 1 : wrap(Math.floor(u), 3) === 0 ? 1 : 0
}

const figures: readonly Figure[] = [strapwork, lozenges, zigzags, hooks, hourglasses]

type Panel = {
  readonly from: number
  readonly to: number
  readonly figure: Figure
  readonly inks: readonly number[]
  readonly size: 1 | 2
}

/** Rows of panels of one, two or three units; each panel has its own figure, scale and order of tones. */
function drawKuba(plan: Plan): Cloth {
  const { cast } = plan
  const cloth = createCloth(plan.widthMm, plan.heightMm, cast.ground)
  const random = plan.random.fork('panels')
  const unitsIn = (lengthMm: number): number =>
    Math.max(2, Math.min(Math.floor(TUFTS_MOST / UNIT), Math.round(lengthMm / (TUFT_MM * plan.scale * UNIT))))
  const [wide, tall] = [unitsIn(plan.widthMm), unitsIn(plan.heightMm)]
  const grid: number[][] = []
  let turn = random.below(figures.length)
  for (const rows of splitUnits(random, tall)) {
    const panels = layPanels(plan, random, wide, turn)
    turn += 2
    for (let y = 0; y < rows * UNIT; y++) grid.push(tuftRow(panels, wide * UNIT, y, rows * UNIT, cast.line))
  }
  paintCells(cloth, grid)
  return cloth
}

/** Units in groups of one to three. */
function splitUnits(random: Random, units: number): number[] {
  const parts: number[] = []
  for (let left = units; left > 0; ) {
    const part = Math.min(left, left === 4 ? 2 : random.pick([1, 2, 2, 3]))
    parts.push(part)
    left -= part
  }
  return parts
}

function layPanels({ cast }: Plan, random: Random, units: number, first: number): Panel[] {
  const others = cast.figures.filter((ink) => ink !== cast.line)
  let [from, turn] = [0, first]
  return splitUnits(random, units).map((part): Panel => {
    const fine = others[turn % Math.max(1, others.length)]
    const second = others[(turn + 1) % Math.max(1, others.length)]
    const orders = [
      [cast.ground, cast.line, fine ?? cast.ground],
      [cast.line, cast.ground, fine ?? cast.line],
      [cast.ground, cast.line, cast.ground],
      [cast.line, second ?? cast.ground, cast.ground],
    ]
    const panel = {
      from: from * UNIT,
      to: (from + part) * UNIT,
      figure: figures[turn % figures.length],
      inks: orders[turn % orders.length],
      size: part > 1 && turn % 2 ? (2 as const) : (1 as const),
    }
    from += part
    turn++
    return panel
  })
}

/** Panels are set apart by a stitched edge two tufts broad, at their left and top. */
function tuftRow(panels: readonly Panel[], wide: number, y: number, tall: number, edge: number): number[] {
  return Array.from({ length: wide }, (_, x) => {
    const panel = panels.find(({ to }) => x < to) ?? panels[0]
    const u = x - panel.from
    if (u < 2 || y < 2) return (u < 2 ? y : u) % 4 < 2 ? edge : panel.inks[panel.inks[0] === edge ? 1 : 0]
    // At twice the size a figure still closes where its panel is an even number of units both ways.
    const size = panel.size === 2 && (panel.to - panel.from) % (2 * UNIT) === 0 && tall % (2 * UNIT) === 0 ? 2 : 1
    return panel.inks[panel.figure(Math.floor(u / size), Math.floor(y / size))]
  })
}
